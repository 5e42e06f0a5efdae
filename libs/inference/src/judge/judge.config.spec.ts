import { InvalidConfiguration } from '@touchstone/kernel';
import { createJudge } from './create-judge';
import { NoJudge } from './judge';
import { JudgeSettings, readJudgeSettings } from './judge.config';
import { OpenAiJudge } from './openai-judge';

const URL_AND_MODEL = {
  TOUCHSTONE_JUDGE_URL: 'http://localhost:8000/v1/',
  TOUCHSTONE_JUDGE_MODEL: 'some-model',
};

const problemsOf = (environment: Record<string, string>): string[] => {
  try {
    readJudgeSettings(environment);
    return [];
  } catch (error) {
    if (error instanceof InvalidConfiguration) return error.problems;
    throw error;
  }
};

describe('judge settings', () => {
  it('has default bounds', () => {
    expect(readJudgeSettings({})).toMatchObject({
      concurrency: 64,
      maxCharacters: 200_000,
      maxTokens: 1024,
      maxWaiting: 1000,
    });
  });

  it('parses numbers from text', () => {
    expect(
      readJudgeSettings({ ...URL_AND_MODEL, TOUCHSTONE_JUDGE_CONCURRENCY: '8' }),
    ).toMatchObject({ concurrency: 8, model: 'some-model' });
  });

  it.each([
    [
      'an address without a model',
      { TOUCHSTONE_JUDGE_URL: 'http://localhost/v1' },
      'TOUCHSTONE_JUDGE_MODEL',
    ],
    [
      'text that is no address',
      { ...URL_AND_MODEL, TOUCHSTONE_JUDGE_URL: 'localhost' },
      'TOUCHSTONE_JUDGE_URL',
    ],
    [
      'an address of another protocol',
      { ...URL_AND_MODEL, TOUCHSTONE_JUDGE_URL: 'file:///etc/passwd' },
      'TOUCHSTONE_JUDGE_URL',
    ],
    [
      'credentials in the address',
      { ...URL_AND_MODEL, TOUCHSTONE_JUDGE_URL: 'http://me:hunter2@host/v1' },
      'TOUCHSTONE_JUDGE_URL',
    ],
    [
      'a key that would break a header',
      { ...URL_AND_MODEL, TOUCHSTONE_JUDGE_API_KEY: 'hunter2\nhost: x' },
      'TOUCHSTONE_JUDGE_API_KEY',
    ],
    [
      'a concurrency of zero',
      { TOUCHSTONE_JUDGE_CONCURRENCY: '0' },
      'TOUCHSTONE_JUDGE_CONCURRENCY',
    ],
    [
      'text that is no number',
      { TOUCHSTONE_JUDGE_MAX_CHARACTERS: 'many' },
      'TOUCHSTONE_JUDGE_MAX_CHARACTERS',
    ],
  ])('refuses %s, naming the variable and no secret', (_title, environment, variable) => {
    const problems = problemsOf(environment);
    expect(problems).toEqual([expect.stringContaining(variable)]);
    expect(problems.join()).not.toContain('hunter2');
  });
});

describe('createJudge', () => {
  it('creates NoJudge without an address', () => {
    expect(createJudge(readJudgeSettings({}))).toBeInstanceOf(NoJudge);
  });

  it('creates a configured judge from an address and a model', () => {
    const judge = createJudge(readJudgeSettings(URL_AND_MODEL));
    expect(judge).toBeInstanceOf(OpenAiJudge);
    expect(judge.configured).toBe(true);
  });

  it('refuses an address without a model in settings made by hand', () => {
    expect(() =>
      createJudge(Object.assign(new JudgeSettings(), { url: 'http://localhost/v1' })),
    ).toThrow(InvalidConfiguration);
  });
});
