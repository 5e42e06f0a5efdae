import { Deadline } from '@touchstone/kernel';
import { endpointReplies } from '@touchstone/testing';
import { type ApiUnderTest, describeClassifier, useClassifier } from './classifier.suite';

interface Body {
  inputs: string[][];
  truncate: boolean;
  raw_scores: boolean;
}

const API: ApiUnderTest<Body> = {
  check: 'prompt_injections',
  settings: { LABELS: 'INJECTION' },
  path: '/predict',
  part: 'prompt_injections',
  textsIn: ({ inputs }) => inputs.flat(),
  answer: (scores) =>
    scores.map((score) => [
      { score, label: 'INJECTION' },
      { score: 0.5, label: 'SAFE' },
    ]),
};

describeClassifier('text-embeddings-inference', API);

describe('POST /predict', () => {
  const under = useClassifier(API);
  const classify = async (texts = ['fine']) =>
    (await under.classifier.classify(texts, Deadline.in(60_000))).flat();
  const answering = (...labels: [label: string, score: unknown][]) =>
    under.stub.reply(endpointReplies.json([labels.map(([label, score]) => ({ label, score }))]));

  it('sends a batch of single texts, which the server must not truncate', async () => {
    await classify(['one', 'two']);
    expect(under.stub.requests[0]?.body).toEqual({
      inputs: [['one'], ['two']],
      truncate: false,
      raw_scores: false,
    });
  });

  it.each([
    [0.5, true],
    [0.49, false],
  ])('flags from a score of one half on: %d', async (score, flagged) => {
    answering(['SAFE', 1 - score], ['INJECTION', score]);
    await expect(classify()).resolves.toEqual([
      { part: 'prompt_injections', label: 'INJECTION', score, flagged },
    ]);
  });

  it.each([
    [0.9, true],
    [0.89, false],
  ])('flags from the configured threshold on: %d', async (score, flagged) => {
    await under.configure({ THRESHOLD: '0.9' });
    answering(['INJECTION', score]);
    await expect(classify()).resolves.toMatchObject([{ flagged }]);
  });

  it('adds up the scores of labels that exclude each other, and names the strongest', async () => {
    await under.configure({ LABELS: 'INJECTION, JAILBREAK' });
    answering(['BENIGN', 0.375], ['JAILBREAK', 0.375], ['INJECTION', 0.25]);
    await expect(classify()).resolves.toEqual([
      { part: 'prompt_injections', label: 'JAILBREAK', score: 0.625, flagged: true },
    ]);
  });

  it('accepts probabilities that exceed 1 by the rounding of single precision', async () => {
    answering(['INJECTION', 1.0000001]);
    await expect(classify()).resolves.toMatchObject([{ score: 1 }]);
  });

  it.each<[string, [string, unknown][], string]>([
    ['another label', [['LABEL_1', 0.9]], 'the label "INJECTION" is missing'],
    ['no label', [], 'the label "INJECTION" is missing'],
    [
      'a label twice',
      [
        ['INJECTION', 0.1],
        ['INJECTION', 0.9],
      ],
      'the answer names a label twice',
    ],
    ['a score as text', [['INJECTION', '0.1']], 'a score is not a number from 0 to 1'],
  ])('refuses an answer with %s', async (_title, labels, fault) => {
    answering(...labels);
    await expect(classify()).rejects.toThrow(`The classifier gave no usable verdict: ${fault}.`);
  });

  it.each([
    ['the form of a single text', [{ label: 'INJECTION', score: 0.1 }]],
    ['predictions without labels', [[{ score: 0.1 }]]],
    ['predictions that are no objects', [['INJECTION']]],
  ])('refuses %s', async (_title, answer) => {
    under.stub.reply(endpointReplies.json(answer));
    await expect(classify()).rejects.toThrow('the answer does not have the expected form');
  });
});

describe('POST /predict of a model with several labels for a text', () => {
  const under = useClassifier({
    ...API,
    check: 'safety',
    settings: {
      MULTI_LABEL: 'true',
      LABELS: 'harassment=insult|threat, hate_speech=identity_hate',
    },
  });
  const classify = async () =>
    (await under.classifier.classify(['fine'], Deadline.in(60_000))).flat();
  const answering = (labels: Record<string, unknown>) =>
    under.stub.reply(
      endpointReplies.json([Object.entries(labels).map(([label, score]) => ({ label, score }))]),
    );

  it('requests raw scores and turns each into a probability of its own', async () => {
    answering({ toxic: 4, insult: 2, threat: -8, identity_hate: -6 });
    await expect(classify()).resolves.toEqual([
      { part: 'harassment', label: 'insult', score: expect.closeTo(0.8808), flagged: true },
      {
        part: 'hate_speech',
        label: 'identity_hate',
        score: expect.closeTo(0.0025),
        flagged: false,
      },
    ]);
    expect(under.stub.requests[0]?.body).toMatchObject({ raw_scores: true });
  });

  it('judges only the categories that have labels', () => {
    expect(under.classifier.parts).toEqual(['harassment', 'hate_speech']);
  });

  it.each([null, 'high'])('refuses the raw score %j', async (score) => {
    answering({ insult: score, threat: 0, identity_hate: 0 });
    await expect(classify()).rejects.toThrow('a score is not a number');
  });
});
