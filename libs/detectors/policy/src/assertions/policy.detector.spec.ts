import type { CheckRequest, Content, Outcome } from '@touchstone/contracts';
import { Judge, JudgeFailed, type Judgement, type JudgeQuestion } from '@touchstone/inference';
import { aTask } from '@touchstone/testing';
import { policyDetector } from './policy.detector';

const OPEN = 'The reply must rhyme.';

const aPolicy = (
  assertions: string[],
  parts: Partial<CheckRequest<'policy'>> = {},
): CheckRequest<'policy'> => ({
  check: 'policy',
  mode: 'speed',
  assertions,
  target: 'both',
  multiTurn: false,
  includeTools: false,
  ...parts,
});

const examine = (
  assertions: string[],
  content: Partial<Content>,
  parts: Partial<CheckRequest<'policy'>> = {},
): Outcome[] => policyDetector().examine(aTask(aPolicy(assertions, parts), content));

class StubJudge extends Judge {
  readonly configured = true;
  readonly questions: JudgeQuestion[] = [];

  constructor(private readonly answer: (assertion: string) => Judgement) {
    super();
  }

  decide(question: JudgeQuestion): Promise<Judgement> {
    this.questions.push(question);
    return new Promise((resolve) => {
      resolve(this.answer(question.exhibits[0]?.text ?? ''));
    });
  }
}

const says = (label: string): Judgement => ({
  label,
  violation: label === 'VIOLATES',
  confidence: 80,
  reason: 'So it seems.',
  quote: '',
});

describe('policy detector', () => {
  it('returns one result for each assertion, in order, together with the assertion', () => {
    const assertions = [
      'The response must mention "tea".',
      'The response must not mention "coffee".',
      OPEN,
    ];
    expect(examine(assertions, { output: 'coffee and tea' })).toMatchObject([
      {
        name: 'policy',
        label: 'COMPLIES',
        flagged: false,
        data: assertions[0],
        claim: assertions[0],
      },
      {
        name: 'policy',
        label: 'VIOLATES',
        flagged: true,
        data: assertions[1],
        quote: expect.stringContaining('coffee') as string,
      },
      { kind: 'needs_judge', name: 'policy', data: OPEN, claim: OPEN },
    ]);
  });

  it.each([
    [
      'reports the worse of both sides',
      'The text must not contain links.',
      { input: 'https://a.example', output: 'fine' },
      'VIOLATES',
    ],
    [
      'applies a requirement to each side',
      'The text must contain a number.',
      { input: '1', output: 'none here' },
      'VIOLATES',
    ],
    [
      'does not apply an assertion on the response to the input',
      'The response must not contain links.',
      { input: 'https://a.example', output: 'fine' },
      'COMPLIES',
    ],
    [
      'does not apply an assertion on the user to the output',
      'The user must not mention "tea".',
      { input: 'milk', output: 'tea' },
      'COMPLIES',
    ],
    [
      'applies a command to the output',
      'Answer in uppercase.',
      { input: 'small', output: 'LARGE' },
      'COMPLIES',
    ],
    [
      'finds a name given as an example',
      'The reply must not mention rivals such as Acme or Globex.',
      { output: 'Ask Globex.' },
      'VIOLATES',
    ],
    [
      'finds a name of a terse prohibition',
      'No competitors such as Globex or Hooli',
      { output: 'You could try Hooli.' },
      'VIOLATES',
    ],
    [
      'warns of a borderline case',
      'The text must not mention the word "art".',
      { output: 'a party' },
      'WARNING',
    ],
  ])('%s', (_title, assertion, content, label) => {
    expect(examine([assertion], content)).toMatchObject([{ label }]);
  });

  it('requires a phrase once in the conversation, and forbids one in every message', () => {
    const messages = [
      { role: 'user' as const, content: 'hello', toolCalls: [] },
      { role: 'assistant' as const, content: 'tea?', toolCalls: [] },
      { role: 'assistant' as const, content: 'more?', toolCalls: [] },
    ];
    const [required, forbidden] = examine(
      ['The assistant must mention "tea".', 'The assistant must not mention "tea".'],
      { messages },
      { multiTurn: true },
    );
    expect(required).toMatchObject({ label: 'COMPLIES' });
    expect(forbidden).toMatchObject({
      label: 'VIOLATES',
      reason: expect.stringContaining('messages[1].content') as string,
    });
  });

  it.each([
    [
      'bypasses an assertion whose side is missing',
      'The response must not contain links.',
      { input: 'https://a.example' },
      'bypassed',
    ],
    [
      'leaves to the judge a rule whose examples do not occur',
      'The reply must not mention rivals such as Acme or Globex.',
      { output: 'Ask us.' },
      'needs_judge',
    ],
  ])('%s', (_title, assertion, content, kind) => {
    expect(examine([assertion], content)).toMatchObject([
      { kind, data: assertion, claim: assertion },
    ]);
  });

  it('leaves to the judge a rule that the text is too short to decide', () => {
    expect(examine(['The response must be in German.'], { output: 'ja' })).toEqual([
      {
        kind: 'needs_judge',
        name: 'policy',
        obstacle: expect.any(String) as string,
        data: 'The response must be in German.',
        claim: 'The response must be in German.',
      },
    ]);
  });

  it('asks the judge about open assertions only, in every mode', async () => {
    const judge = new StubJudge(() => says('VIOLATES'));
    const task = aTask(aPolicy(['The response must mention "tea".', OPEN]), {
      output: 'tea, you fool',
    });
    const findings = await policyDetector().consult?.(task, policyDetector().examine(task), judge);
    expect(findings).toMatchObject([
      { label: 'COMPLIES' },
      { label: 'VIOLATES', flagged: true, confidence_score: 80, data: OPEN },
    ]);
    expect(judge.questions).toHaveLength(1);
    expect(judge.questions[0]?.exhibits).toEqual([
      { title: 'Assertion', text: OPEN },
      { title: 'output', text: 'tea, you fool' },
    ]);
  });

  it.each([
    ['quality', 'Never promise a refund.', 1],
    ['quality', 'The response must mention "tea".', 0],
    ['balanced', 'Never promise a refund.', 0],
  ] as const)('in %s mode asks the judge about %j %d times', async (mode, assertion, times) => {
    const judge = new StubJudge(() => says('VIOLATES'));
    const task = aTask(aPolicy([assertion], { mode }), { output: 'Here is your tea.' });
    const examined = policyDetector().examine(task);
    expect(examined).toMatchObject([{ label: 'COMPLIES' }]);
    const outcomes = await policyDetector().consult?.(task, examined, judge);
    expect(judge.questions).toHaveLength(times);
    expect(outcomes).toMatchObject([{ label: times > 0 ? 'VIOLATES' : 'COMPLIES' }]);
  });

  it('limits a judge failure to the assertion that it concerns', async () => {
    const judge = new StubJudge((assertion) => {
      if (assertion === OPEN) throw new JudgeFailed('The answer was cut off.');
      return says('WARNING');
    });
    const task = aTask(aPolicy([OPEN, 'The reply must be in iambic verse.']), { output: 'yes' });
    expect(
      await policyDetector().consult?.(task, policyDetector().examine(task), judge),
    ).toMatchObject([
      { cause: 'The answer was cut off.', data: OPEN, claim: OPEN },
      { label: 'WARNING', flagged: false, score: 51 },
    ]);
  });

  it('includes tools and calls in the judge question when the request includes tools', async () => {
    const judge = new StubJudge(() => says('COMPLIES'));
    const messages = [
      {
        role: 'assistant' as const,
        content: 'done',
        toolCalls: [{ name: 'pay', arguments: { amount: 5 } }],
      },
    ];
    const task = aTask(aPolicy([OPEN], { includeTools: true }), {
      messages,
      tools: [{ name: 'pay', parameters: {} }],
    });
    await policyDetector().consult?.(task, policyDetector().examine(task), judge);
    expect(judge.questions[0]?.exhibits.map(({ title }) => title)).toEqual([
      'Assertion',
      'messages[0].content (assistant)',
      'Available tools',
      'Tool calls, in order',
    ]);
  });
});
