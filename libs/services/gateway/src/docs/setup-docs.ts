import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { CHECK_NAMES, descriptorOf, labelsOf } from '@touchstone/contracts';
import { withBodyExamples } from './body-examples';
import { PASS_THROUGH_PATHS } from './pass-through-paths';

/** Restricts the labels of a result to those of its check. */
const RESULTS_BY_CHECK = CHECK_NAMES.map((check) => ({
  title: check,
  required: ['type', 'results'],
  properties: {
    type: { enum: [check] },
    results: { items: { properties: { label: { enum: labelsOf(check) } } } },
  },
}));

/** Describes every check, in the order of the answer, so that clients need no list of their own. */
const CHECKS = CHECK_NAMES.map((name) => {
  const { title, family, judges, clean, otherLabels, switches, options } = descriptorOf(name);
  return {
    name,
    title,
    family,
    judges,
    clean_label: clean,
    other_labels: otherLabels,
    switches: Object.keys(switches),
    options: Object.keys(options),
  };
});

/** Builds the OpenAPI description of every route under /api. */
export const describeApi = (app: INestApplication): OpenAPIObject => {
  const description = SwaggerModule.createDocument(
    app,
    new DocumentBuilder()
      .setTitle('Touchstone')
      .setDescription('Judges what goes into and comes out of language models.')
      .setVersion('1')
      .setLicense('Apache-2.0', 'https://www.apache.org/licenses/LICENSE-2.0')
      .addServer('/')
      .addApiKey({ type: 'apiKey', in: 'header', name: 'X-Service-API-Key' }, 'key')
      .addSecurityRequirements('key')
      .build(),
  );
  const schemas = description.components?.schemas ?? {};
  const paths = Object.entries(description.paths).filter(([path]) => path.startsWith('/api/'));
  return withBodyExamples({
    ...description,
    components: {
      ...description.components,
      schemas: {
        ...schemas,
        EvaluationResultDto: { ...schemas['EvaluationResultDto'], oneOf: RESULTS_BY_CHECK },
      },
    },
    paths: { ...Object.fromEntries(paths), ...PASS_THROUGH_PATHS },
    ...{ 'x-checks': CHECKS },
  });
};

/** Serves the description at /docs and /docs-json. Call it before the application listens. */
export const setupDocs = (app: INestApplication): void =>
  SwaggerModule.setup('docs', app, () => describeApi(app), {
    jsonDocumentUrl: 'docs-json',
    yamlDocumentUrl: 'docs-yaml',
  });
