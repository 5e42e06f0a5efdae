import {
  type CheckRequest,
  detectionQueue,
  type Lane,
  type Mode,
  type SafetyCategory,
} from '@touchstone/contracts';
import {
  Classifiers,
  createClassifiers,
  Judge,
  type Judgement,
  NoJudge,
  readClassifierSettings,
} from '@touchstone/inference';
import { Deadline } from '@touchstone/kernel';
import {
  aContent,
  aJob,
  endpointReplies,
  type EndpointStub,
  eventually,
  startEndpointStub,
  type StubReply,
} from '@touchstone/testing';
import { InlineCompute } from '../compute/inline-compute';
import { defineFamily, type Detector } from '../detector';
import { clear, flag, NotEvaluable } from '../verdict';
import { DetectionService } from './detection.service';

interface Body {
  inputs: string[][];
}
type Texts = Parameters<typeof aContent>[0];

const WORD = 'forbidden';
const byRule: StubReply<Body> = (response, request) =>
  endpointReplies.json(
    request.body.inputs.map(([text = '']) => [
      { label: 'INJECTION', score: text.includes(WORD) ? 0.97 : 0.01 },
    ]),
  )(response, request);

const BENIGN = clear('prompt_injections', 'BENIGN', 0.9, 'Nothing was found.');
const passing: Detector<'prompt_injections'> = { examine: () => [BENIGN] };
const flagging: Detector<'prompt_injections'> = {
  examine: () => [flag('prompt_injections', 'INJECTION', 0.8, 'Asks to forget rules.')],
};

let stub: EndpointStub<Body>;
let classifiers: Classifiers;

const configure = async (settings: Record<string, string> = {}) => {
  await classifiers.close();
  const given = { URL: stub.origin, LABELS: 'INJECTION', ...settings };
  classifiers = createClassifiers(
    readClassifierSettings(
      Object.fromEntries(
        Object.entries(given).map(([name, value]) => [
          `TOUCHSTONE_CLASSIFIER_PROMPT_INJECTIONS_${name}`,
          value,
        ]),
      ),
    ),
  );
};

const run = async (
  content: Texts,
  {
    detector = passing,
    mode = 'quality',
    lane = 'live',
    judge = new NoJudge(),
    deadlineMs = 20_000,
  }: {
    detector?: Detector<'prompt_injections'>;
    mode?: Mode;
    lane?: Lane;
    judge?: Judge;
    deadlineMs?: number;
  } = {},
) => {
  const family = defineFamily('security', __filename, () => ({
    prompt_injections: detector,
    pii: { examine: () => [clear('pii', 'NO_PII_FOUND', 0.9, 'Nothing was found.')] },
  }));
  const checks: CheckRequest[] = [
    { check: 'prompt_injections', mode },
    { check: 'pii', mode },
  ];
  const service = new DetectionService(family, new InlineCompute(), judge, classifiers);
  const reply = await service.run(aJob({ checks, content: aContent(content) }), {
    queue: detectionQueue('security', mode, lane).name,
    deadline: Deadline.in(deadlineMs),
  });
  return reply.checks;
};
const injectionFindings = async (...given: Parameters<typeof run>) =>
  (await run(...given)).find(({ check }) => check === 'prompt_injections')?.findings;
const saying = (content: string) => ({ role: 'user' as const, content, toolCalls: [] });
const refusesDense: StubReply<Body> = (response, request) =>
  (request.body.inputs.flat().includes('dense') ? endpointReplies.status(413) : byRule)(
    response,
    request,
  );
const sent = () => stub.requests.flatMap(({ body }) => body.inputs.flat());

beforeEach(async () => {
  stub = await startEndpointStub<Body>(byRule);
  classifiers = new Classifiers([]);
  await configure();
});
afterEach(async () => {
  await stub.close();
  await classifiers.close();
  classifiers = new Classifiers([]);
});

describe('DetectionService with a classifier', () => {
  it('flags what only the classifier finds', async () => {
    await expect(injectionFindings({ input: `this is ${WORD}` })).resolves.toMatchObject([
      {
        label: 'INJECTION',
        flagged: true,
        confidence_score: 97,
        quote: `this is ${WORD}`,
        reason:
          'The classifier flags the text in input as INJECTION (97 %). Without it, the label would be BENIGN.',
      },
    ]);
  });

  it('sends every text that the check reads, and no other, each once', async () => {
    await run({
      input: 'the input',
      output: 'the output',
      messages: [
        { role: 'system', content: 'a system message', toolCalls: [] },
        { role: 'user', content: 'a user message', toolCalls: [] },
        { role: 'tool', content: 'the input', toolCalls: [] },
      ],
    });
    expect(sent().sort()).toEqual(['a user message', 'the input']);
  });

  it('names the field of the violation', async () => {
    const messages = ['fine', `so ${WORD}`, 'fine again'].map((content) => ({
      role: 'user' as const,
      content,
      toolCalls: [],
    }));
    await expect(injectionFindings({ messages })).resolves.toMatchObject([
      { reason: expect.stringContaining('messages[1].content') as string },
    ]);
  });

  it('sends long texts in overlapping windows, which miss nothing and are not cut', async () => {
    await configure({ WINDOW_CHARACTERS: '100' });
    const input = Array.from({ length: 90 }, (_, index) => `word${index}`).join(' ');
    await run({ input });
    const windows = sent().sort((one, other) => input.indexOf(one) - input.indexOf(other));
    expect(Math.max(...windows.map((text) => text.length))).toBeLessThanOrEqual(100);
    expect(input.startsWith(windows[0] ?? '-')).toBe(true);
    expect(input.endsWith(windows.at(-1) ?? '-')).toBe(true);
    const overlaps = windows.slice(1).map((text, index) => {
      const before = windows[index] ?? '';
      return input.indexOf(before) + before.length - input.indexOf(text);
    });
    expect(Math.min(...overlaps)).toBeGreaterThanOrEqual(20);
  });

  it.each([0, 95, 250, 601])('finds a violation at character %d', async (position) => {
    await configure({ WINDOW_CHARACTERS: '100' });
    const input = `${'. '.repeat(400).slice(0, position)}${WORD}${' .'.repeat(300)}`;
    await expect(injectionFindings({ input })).resolves.toMatchObject([
      { flagged: true, quote: expect.stringContaining(WORD) as string },
    ]);
  });

  it('refuses content beyond its bound instead of cutting it', async () => {
    await configure({ MAX_CHARACTERS: '1000' });
    await expect(injectionFindings({ input: 'x'.repeat(1001) })).resolves.toMatchObject([
      { kind: 'not_evaluated', cause: 'The content is longer than the classifier takes.' },
    ]);
    expect(stub.requests).toEqual([]);
  });

  it('refuses thousands of short texts instead of asking for each', async () => {
    await configure({ MAX_CHARACTERS: '2000' });
    const messages = Array.from({ length: 400 }, (_, index) => saying(`t${index}`));
    await expect(injectionFindings({ messages })).resolves.toMatchObject([
      { kind: 'not_evaluated', cause: 'The content has more texts than the classifier takes.' },
    ]);
    expect(stub.requests).toEqual([]);
  });

  it.each([
    ['a text before', [WORD, 'dense']],
    ['a text after', ['dense', WORD]],
  ])('flags %s one that the classifier refuses', async (_title, texts) => {
    stub.reply(refusesDense);
    await expect(injectionFindings({ messages: texts.map(saying) })).resolves.toMatchObject([
      { label: 'INJECTION', flagged: true },
    ]);
  });

  it('leaves the check without a verdict if the classifier refuses one of harmless texts', async () => {
    stub.reply(refusesDense);
    const messages = ['dense', 'fine'].map(saying);
    await expect(injectionFindings({ messages })).resolves.toMatchObject([
      { kind: 'not_evaluated', cause: 'The classifier endpoint answered with status 413.' },
    ]);
  });

  it.each<[string, StubReply<unknown>, string]>([
    ['is down', endpointReplies.status(500), 'The classifier endpoint answered with status 500.'],
    [
      'does not take a text of this length',
      endpointReplies.status(413),
      'The classifier endpoint answered with status 413.',
    ],
    [
      'gives nonsense',
      endpointReplies.text('nonsense'),
      'The classifier gave no usable verdict: the answer does not have the expected form.',
    ],
  ])('leaves the check without a verdict if the classifier %s', async (_title, reply, cause) => {
    stub.reply(reply);
    const checks = await run({ input: 'fine' });
    expect(checks).toMatchObject([
      { check: 'prompt_injections', findings: [{ kind: 'not_evaluated', cause }] },
      { check: 'pii', findings: [{ kind: 'verdict', label: 'NO_PII_FOUND' }] },
    ]);
  });

  it('leaves the check without a verdict if the classifier is slow, in the time of the job', async () => {
    stub.reply(endpointReplies.hangs);
    await expect(injectionFindings({ input: 'fine' }, { deadlineMs: 200 })).resolves.toMatchObject([
      { kind: 'not_evaluated', cause: 'The classifier did not answer in time.' },
    ]);
    await eventually(() => stub.pending === 0);
  });

  it('keeps a violation of the detector if the classifier is down', async () => {
    stub.reply(endpointReplies.status(500));
    await expect(
      injectionFindings({ input: 'fine' }, { detector: flagging }),
    ).resolves.toMatchObject([
      {
        flagged: true,
        reason:
          'Asks to forget rules. There is no second opinion: The classifier endpoint answered with status 500.',
      },
    ]);
  });

  it('flags what the classifier finds even if the detector cannot decide', async () => {
    const detector: Detector<'prompt_injections'> = {
      examine: () => {
        throw new NotEvaluable('Too much is hidden.');
      },
    };
    await expect(injectionFindings({ input: WORD }, { detector })).resolves.toMatchObject([
      { flagged: true, reason: expect.stringMatching(/Too much is hidden\.$/) as string },
    ]);
    await expect(injectionFindings({ input: 'fine' }, { detector })).resolves.toMatchObject([
      { kind: 'not_evaluated', cause: 'Too much is hidden.' },
    ]);
  });

  it.each<[Mode, number]>([
    ['speed', 0],
    ['balanced', 0],
    ['quality', 1],
  ])('consults it by default in quality alone: %s', async (mode, requests) => {
    await run({ input: 'fine' }, { mode });
    expect(stub.requests).toHaveLength(requests);
  });

  it('consults it in the configured modes', async () => {
    await configure({ MODES: 'speed,balanced' });
    await expect(injectionFindings({ input: WORD }, { mode: 'speed' })).resolves.toMatchObject([
      { flagged: true },
    ]);
    await expect(injectionFindings({ input: WORD }, { mode: 'quality' })).resolves.toMatchObject([
      { flagged: false },
    ]);
  });

  it('answers in the lane of batches, too', async () => {
    await expect(injectionFindings({ input: WORD }, { lane: 'batch' })).resolves.toMatchObject([
      { flagged: true },
    ]);
  });
});

describe('DetectionService with a classifier and a judge', () => {
  class Ruling extends Judge {
    readonly configured = true;
    constructor(private readonly violation: boolean) {
      super();
    }
    decide(): Promise<Judgement> {
      const { violation } = this;
      return Promise.resolve({ label: '', violation, confidence: 90, reason: 'Ruled.', quote: '' });
    }
  }
  const judged: Detector<'prompt_injections'> = {
    examine: () => [BENIGN],
    consult: async (_task, _examined, judge) => {
      const { violation, reason } = await judge.decide(
        { instruction: '', labels: [], exhibits: [] },
        Deadline.in(1_000),
      );
      return [
        violation
          ? flag('prompt_injections', 'INJECTION', 0.9, reason)
          : clear('prompt_injections', 'BENIGN', 0.9, reason),
      ];
    },
  };

  it.each([
    ['fine', false, false],
    ['fine', true, true],
    [WORD, false, true],
    [WORD, true, true],
  ])('flags what either of them flags: %s, judge %s', async (input, violation, flagged) => {
    await expect(
      injectionFindings({ input }, { detector: judged, judge: new Ruling(violation) }),
    ).resolves.toMatchObject([{ flagged }]);
  });

  it.each([
    [false, { kind: 'not_evaluated' }],
    [true, { kind: 'verdict', flagged: true }],
  ])(
    'does not let a judge pass what a failed classifier did not see: violation %s',
    async (violation, expected) => {
      stub.reply(endpointReplies.status(500));
      await expect(
        injectionFindings({ input: 'fine' }, { detector: judged, judge: new Ruling(violation) }),
      ).resolves.toMatchObject([expected]);
    },
  );
});

describe('DetectionService with a classifier of some safety categories', () => {
  const LABELS = ['insult', 'identity_hate'];
  const flaggingAll: StubReply<Body> = (response, request) =>
    endpointReplies.json(
      request.body.inputs.map(() => LABELS.map((label) => ({ label, score: 0.45 }))),
    )(response, request);

  const moderate = async (categories: SafetyCategory[]) => {
    const detector: Detector<'safety'> = {
      examine: ({ request }) =>
        request.categories.map((category) => clear(category, 'SAFE', 0.9, 'Nothing was found.')),
    };
    const family = defineFamily('safety', __filename, () => ({ safety: detector }));
    const request: CheckRequest<'safety'> = { check: 'safety', mode: 'quality', categories };
    const service = new DetectionService(family, new InlineCompute(), new NoJudge(), classifiers);
    const reply = await service.run(
      aJob({ checks: [request], content: aContent({ output: 'fine' }) }),
      { queue: detectionQueue('safety', 'quality').name, deadline: Deadline.in(20_000) },
    );
    return reply.checks[0]?.findings.map((finding) => [
      finding.name,
      finding.kind === 'verdict' ? finding.label : finding.kind,
    ]);
  };

  beforeEach(async () => {
    await classifiers.close();
    const prefix = 'TOUCHSTONE_CLASSIFIER_SAFETY_';
    classifiers = createClassifiers(
      readClassifierSettings({
        [`${prefix}URL`]: stub.origin,
        [`${prefix}LABELS`]: 'harassment=insult,hate_speech=identity_hate',
        [`${prefix}THRESHOLD`]: '0.4',
      }),
    );
    stub.reply(flaggingAll);
  });

  it('combines each category by itself, and leaves the others to the detector', async () => {
    await expect(moderate(['dangerous_content', 'harassment', 'hate_speech'])).resolves.toEqual([
      ['dangerous_content', 'SAFE'],
      ['harassment', 'UNSAFE'],
      ['hate_speech', 'UNSAFE'],
    ]);
  });

  it('gives no results for categories that were not requested', async () => {
    await expect(moderate(['harassment'])).resolves.toEqual([['harassment', 'UNSAFE']]);
  });

  it('leaves only its own categories without a verdict when it fails', async () => {
    stub.reply(endpointReplies.status(400));
    await expect(moderate(['dangerous_content', 'harassment'])).resolves.toEqual([
      ['dangerous_content', 'SAFE'],
      ['harassment', 'not_evaluated'],
    ]);
  });

  it('is not asked for categories that it does not know', async () => {
    await expect(moderate(['sexual_content'])).resolves.toEqual([['sexual_content', 'SAFE']]);
    expect(stub.requests).toEqual([]);
  });
});
