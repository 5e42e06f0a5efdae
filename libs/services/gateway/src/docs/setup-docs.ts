import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';

/** The OpenAPI description of every route under /api. */
export const describeApi = (app: INestApplication): OpenAPIObject => {
  const description = SwaggerModule.createDocument(
    app,
    new DocumentBuilder()
      .setTitle('Touchstone')
      .setDescription('Judges what goes into and comes out of language models.')
      .setVersion('1')
      .addApiKey({ type: 'apiKey', in: 'header', name: 'X-Service-API-Key' }, 'key')
      .addSecurityRequirements('key')
      .build(),
  );
  return {
    ...description,
    paths: Object.fromEntries(
      Object.entries(description.paths).filter(([path]) => path.startsWith('/api/')),
    ),
  };
};

/** Serves the description at /docs and /docs-json. Call it before the application listens. */
export const setupDocs = (app: INestApplication): void =>
  SwaggerModule.setup('docs', app, () => describeApi(app), {
    jsonDocumentUrl: 'docs-json',
    yamlDocumentUrl: 'docs-yaml',
  });
