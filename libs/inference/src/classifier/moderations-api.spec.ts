import { Deadline } from '@touchstone/kernel';
import { endpointReplies } from '@touchstone/testing';
import { type ApiUnderTest, describeClassifier, useClassifier } from './classifier.suite';
import { OPENAI_LABELS } from './labels';
import type { PartScore } from './text-classifier';

interface Body {
  model?: string;
  input: string | string[];
}

type Scores = Record<string, number | null>;

const NAMES = [...OPENAI_LABELS.parts.values()].flat();
const NOTHING: Scores = Object.fromEntries(NAMES.map((name) => [name, 0.001]));

/** A result as OpenAI sends it, with all categories. */
const aResult = (scores: Scores, flags: Record<string, boolean | null> = {}) => {
  const all = { ...NOTHING, ...scores };
  const categories = Object.fromEntries(
    Object.entries(all).map(([name, score]) => [name, score === null ? null : score > 0.5]),
  );
  Object.assign(categories, flags);
  return {
    flagged: Object.values(categories).includes(true),
    categories,
    category_scores: all,
    category_applied_input_types: Object.fromEntries(NAMES.map((name) => [name, ['text']])),
  };
};

const API: ApiUnderTest<Body> = {
  check: 'safety',
  settings: { API: 'moderations' },
  path: '/moderations',
  part: 'harassment',
  textsIn: ({ input }) => [input].flat(),
  answer: (scores) => ({
    id: 'modr-1',
    model: 'omni-moderation',
    results: scores.map((score) => aResult({ harassment: score })),
  }),
};

describeClassifier('OpenAI moderations', API);

describe('POST /moderations', () => {
  const under = useClassifier(API);
  const classify = async (texts = ['fine']) =>
    (await under.classifier.classify(texts, Deadline.in(60_000))).flat() as PartScore[];
  const answering = (result: unknown) =>
    under.stub.reply(endpointReplies.json({ results: [result] }));
  const faultOf = (fault: string) => `The classifier gave no usable verdict: ${fault}.`;

  it.each<[string, string[], unknown]>([
    ['one text as text', ['one'], 'one'],
    ['several texts as a list', ['one', 'two'], ['one', 'two']],
  ])('sends %s', async (_title, texts, input) => {
    await classify(texts);
    expect(under.stub.requests[0]?.body).toEqual({ input });
  });

  it('names the configured model', async () => {
    await under.configure({ MODEL: 'omni-moderation-latest' });
    await classify();
    expect(under.stub.requests[0]?.body).toMatchObject({ model: 'omni-moderation-latest' });
  });

  it.each([
    ['violence/graphic', 'dangerous_content'],
    ['self-harm/intent', 'dangerous_content'],
    ['illicit', 'dangerous_content'],
    ['harassment/threatening', 'harassment'],
    ['hate', 'hate_speech'],
    ['sexual/minors', 'sexual_content'],
  ])('reports %s as %s alone', async (label, part) => {
    answering(aResult({ [label]: 0.9 }));
    const flagged = (await classify()).filter((score) => score.flagged);
    expect(flagged).toEqual([{ part, label, score: 0.9, flagged: true }]);
  });

  it("follows the endpoint's own thresholds", async () => {
    answering(aResult({ hate: 0.4, harassment: 0.6 }, { hate: true, harassment: false }));
    await expect(classify()).resolves.toEqual(
      expect.arrayContaining([
        { part: 'hate_speech', label: 'hate', score: 0.4, flagged: true },
        { part: 'harassment', label: 'harassment', score: 0.6, flagged: false },
      ]),
    );
  });

  it('names a flagged category before one with a higher score', async () => {
    answering(aResult({ violence: 0.45, 'self-harm': 0.3 }, { 'self-harm': true }));
    await expect(classify()).resolves.toContainEqual({
      part: 'dangerous_content',
      label: 'self-harm',
      score: 0.3,
      flagged: true,
    });
  });

  it('follows the configured threshold instead, if there is one', async () => {
    await under.configure({ THRESHOLD: '0.5' });
    answering(aResult({ hate: 0.4, harassment: 0.6 }, { hate: true, harassment: false }));
    const flagged = (await classify()).filter((score) => score.flagged);
    expect(flagged.map(({ part }) => part)).toEqual(['harassment']);
  });

  it('accepts models that have no illicit categories', async () => {
    answering(aResult({ illicit: null, 'illicit/violent': null, violence: 0.9 }));
    await expect(classify()).resolves.toContainEqual({
      part: 'dangerous_content',
      label: 'violence',
      score: 0.9,
      flagged: true,
    });
  });

  it.each<[string, unknown, string]>([
    ['without another category', aResult({ hate: null }), 'the label "hate" is missing'],
    [
      'without scores',
      { ...aResult({}), category_scores: undefined },
      'the answer does not have the expected form',
    ],
    [
      'without categories',
      { ...aResult({}), categories: undefined },
      'the answer does not have the expected form',
    ],
    [
      'with a category as a number',
      { ...aResult({}), categories: { hate: 1 } },
      'a category is neither true nor false',
    ],
    [
      'that is flagged without a category',
      { ...aResult({}), flagged: true },
      'its flag and its categories contradict each other',
    ],
    [
      'that flags a category but not the text',
      { ...aResult({ hate: 0.9 }), flagged: false },
      'its flag and its categories contradict each other',
    ],
    [
      'that flags an unknown category',
      aResult({ 'new-harm': 0.9 }),
      'it flags a category that TOUCHSTONE_CLASSIFIER_SAFETY_LABELS has to map',
    ],
  ])('refuses a result %s', async (_title, result, fault) => {
    answering(result);
    await expect(classify()).rejects.toThrow(faultOf(fault));
  });
});

describe('POST /moderations of another vendor', () => {
  const under = useClassifier({
    ...API,
    settings: {
      API: 'moderations',
      LABELS:
        'hate_speech=hate_and_discrimination,dangerous_content=violence_and_threats|selfharm,sexual_content=sexual',
    },
  });
  const answering = (scores: Scores) =>
    under.stub.reply(
      endpointReplies.json({
        results: [
          {
            categories: Object.fromEntries(
              Object.entries(scores).map(([name, score]) => [name, Number(score) > 0.5]),
            ),
            category_scores: scores,
          },
        ],
      }),
    );

  it('maps the configured labels, and leaves the others aside', async () => {
    answering({
      sexual: 0.1,
      hate_and_discrimination: 0.1,
      violence_and_threats: 0.2,
      selfharm: 0.9,
      health: 0.99,
    });
    await expect(under.classifier.classify(['fine'], Deadline.in(60_000))).resolves.toEqual([
      [
        { part: 'hate_speech', label: 'hate_and_discrimination', score: 0.1, flagged: false },
        { part: 'dangerous_content', label: 'selfharm', score: 0.9, flagged: true },
        { part: 'sexual_content', label: 'sexual', score: 0.1, flagged: false },
      ],
    ]);
  });

  it('refuses an answer that lacks a configured label', async () => {
    answering({ sexual: 0.1, hate_and_discrimination: 0.1, violence_and_threats: 0.2 });
    await expect(under.classifier.classify(['fine'], Deadline.in(60_000))).rejects.toThrow(
      'the label "selfharm" is missing',
    );
  });
});
