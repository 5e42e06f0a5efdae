import { InvalidConfiguration } from '@touchstone/kernel';
import { readClassifierSettings } from './classifier.config';
import { createClassifiers } from './classifiers';

type Settings = Record<string, string>;

const variables = (check: string, settings: Settings): Settings =>
  Object.fromEntries(
    Object.entries(settings).map(([name, value]) => [
      `TOUCHSTONE_CLASSIFIER_${check}_${name}`,
      value,
    ]),
  );
const injections = (settings: Settings) =>
  variables('PROMPT_INJECTIONS', {
    URL: 'http://localhost:8080',
    LABELS: 'INJECTION',
    ...settings,
  });
const safety = (settings: Settings) =>
  variables('SAFETY', { URL: 'http://localhost:8000/v1', API: 'moderations', ...settings });

const problemsOf = (environment: Settings): string[] => {
  try {
    readClassifierSettings(environment);
    return [];
  } catch (error) {
    if (error instanceof InvalidConfiguration) return error.problems;
    throw error;
  }
};

describe('classifier settings', () => {
  it('configure no classifier without an address', () => {
    expect(readClassifierSettings({ TOUCHSTONE_CLASSIFIER_SAFETY_API_KEY: 'key' })).toEqual([]);
  });

  it('have defaults for text-embeddings-inference', () => {
    expect(readClassifierSettings(injections({}))).toMatchObject([
      {
        check: 'prompt_injections',
        api: 'predict',
        modes: ['quality'],
        threshold: 0.5,
        windowCharacters: 1000,
        batchSize: 16,
        concurrency: 16,
        multiLabel: false,
        multilingual: false,
      },
    ]);
  });

  it("leave the threshold of moderations to the endpoint, and know OpenAI's categories", () => {
    const [settings] = readClassifierSettings(safety({}));
    expect(settings?.threshold).toBeUndefined();
    expect([...(settings?.labels.parts.keys() ?? [])]).toEqual([
      'dangerous_content',
      'harassment',
      'hate_speech',
      'sexual_content',
    ]);
  });

  it('are parsed from text', () => {
    expect(
      readClassifierSettings(
        injections({
          THRESHOLD: '0.8',
          MODES: 'balanced, quality',
          MULTILINGUAL: 'true',
          WINDOW_CHARACTERS: '500',
          BATCH_SIZE: '1',
        }),
      ),
    ).toMatchObject([
      {
        threshold: 0.8,
        modes: ['balanced', 'quality'],
        multilingual: true,
        windowCharacters: 500,
        batchSize: 1,
      },
    ]);
  });

  it.each<[string, Settings, string, string]>([
    [
      'a check that cannot have a classifier',
      { TOUCHSTONE_CLASSIFIER_PII_URL: 'http://localhost:8080' },
      'TOUCHSTONE_CLASSIFIER_PII_URL',
      'only PROMPT_INJECTIONS and SAFETY can have a classifier',
    ],
    [
      'a misspelt check',
      { TOUCHSTONE_CLASSIFIER_PROMPT_INJECTION_URL: 'http://localhost:8080' },
      'TOUCHSTONE_CLASSIFIER_PROMPT_INJECTION_URL',
      'only PROMPT_INJECTIONS and SAFETY can have a classifier',
    ],
    ['a misspelt setting', safety({ TRESHOLD: '0.5' }), 'SAFETY_TRESHOLD', 'is no setting'],
    [
      'an address without labels',
      injections({ LABELS: '' }),
      'PROMPT_INJECTIONS_LABELS',
      'is needed: the labels of the model that are a violation, for example INJECTION,JAILBREAK',
    ],
    [
      'predict for safety without labels',
      safety({ API: 'predict' }),
      'SAFETY_LABELS',
      'is needed: the labels of the model that violate each category',
    ],
    [
      'moderations for injections without labels',
      injections({ API: 'moderations', LABELS: '' }),
      'PROMPT_INJECTIONS_LABELS',
      'is needed',
    ],
    ['an unknown category', safety({ LABELS: 'violence=violence' }), 'SAFETY_LABELS', 'must list'],
    ['a category twice', safety({ LABELS: 'harassment=a,harassment=b' }), 'SAFETY_LABELS', 'must'],
    ['a category without labels', safety({ LABELS: 'harassment=' }), 'SAFETY_LABELS', 'must list'],
    ['labels without a category', safety({ LABELS: 'insult' }), 'SAFETY_LABELS', 'must list'],
    ['an empty list of labels', injections({ LABELS: ' , ' }), 'INJECTIONS_LABELS', 'must list'],
    ['a model for predict', injections({ MODEL: 'm' }), 'INJECTIONS_MODEL', 'has no effect'],
    [
      'several labels of a moderation model',
      safety({ MULTI_LABEL: 'true' }),
      'SAFETY_MULTI_LABEL',
      'has no effect',
    ],
    ['an unknown API', safety({ API: 'classify' }), 'SAFETY_API', 'predict, moderations'],
    ['an unknown mode', safety({ MODES: 'fast' }), 'SAFETY_MODES', 'speed, balanced, quality'],
    ['no mode', safety({ MODES: ',' }), 'SAFETY_MODES', 'at least one mode'],
    ['a threshold of 0', safety({ THRESHOLD: '0' }), 'SAFETY_THRESHOLD', '0.001'],
    ['a threshold above 1', safety({ THRESHOLD: '80' }), 'SAFETY_THRESHOLD', '1'],
    ['neither true nor false', safety({ MULTILINGUAL: 'yes' }), 'SAFETY_MULTILINGUAL', 'true or'],
    ['a tiny window', safety({ WINDOW_CHARACTERS: '10' }), 'SAFETY_WINDOW_CHARACTERS', '100'],
    ['text that is no address', safety({ URL: 'localhost' }), 'SAFETY_URL', 'http or https'],
    [
      'credentials in the address',
      safety({ URL: 'http://me:hunter2@host/v1' }),
      'SAFETY_URL',
      'without credentials',
    ],
    [
      'a key that would break a header',
      safety({ API_KEY: 'hunter2\nhost: x' }),
      'SAFETY_API_KEY',
      'printable',
    ],
  ])('refuse %s, naming the variable and no secret', (_title, environment, variable, hint) => {
    const problems = problemsOf(environment);
    expect(problems).toEqual([expect.stringContaining(variable)]);
    expect(problems[0]).toContain(hint);
    expect(problems[0]).not.toContain('hunter2');
  });
});

describe('classifiers', () => {
  const classifiers = createClassifiers(
    readClassifierSettings({ ...injections({ MODES: 'speed' }), ...safety({}) }),
  );

  it.each([
    ['prompt_injections', 'speed', true],
    ['prompt_injections', 'quality', false],
    ['safety', 'quality', true],
    ['safety', 'balanced', false],
    ['pii', 'quality', false],
  ] as const)('are consulted for their check and modes: %s in %s', (check, mode, consulted) => {
    expect(classifiers.for({ check, mode }) !== undefined).toBe(consulted);
  });
});
