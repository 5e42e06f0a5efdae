import {
  type Check,
  type CheckFindings,
  type CheckRequest,
  CHECKS,
  type Content,
  type MediaKind,
  type Message,
  type Role,
} from '@touchstone/contracts';
import { aContent, aJob } from '@touchstone/testing';
import { composeAnswer } from './compose';
import { planEvaluation } from './plan';

const said = (role: Role, text: string | null, ...skipped: MediaKind[]): Message => ({
  role,
  content: text,
  toolCalls: [],
  ...(skipped.length > 0 && { skipped }),
});
const plain = (check: Check): CheckRequest => ({ check, mode: 'speed' }) as CheckRequest;
const policy = (target: 'input' | 'output', multiTurn = false): CheckRequest => ({
  check: 'policy',
  mode: 'speed',
  assertions: ['a', 'b'],
  target,
  multiTurn,
  includeTools: false,
});
const cleanOf = ({ check }: CheckRequest): CheckFindings => ({
  check,
  findings: (check === 'policy' ? ['a', 'b'] : [undefined]).map((data) => ({
    kind: 'verdict',
    name: check,
    score: 100,
    label: CHECKS[check].clean,
    confidence_score: 90,
    reason: 'All is well.',
    flagged: false,
    quote: '',
    ...(data && { data, claim: data }),
  })),
});

/** Composes the answer of an aggregator whose detectors all find nothing. */
const answered = (content: Partial<Content>, request: CheckRequest) => {
  const job = aJob({ content: aContent(content), checks: [request] });
  const { bypassed, parts } = planEvaluation(job);
  const { answer } = composeAnswer(
    job,
    bypassed,
    parts.flatMap(({ checks }) => checks).map(() => cleanOf(request)),
  );
  return answer.evaluationResults[0]?.results ?? [];
};

const SENTENCE = 'Skipped, since only text is judged: 1 image in messages[0].content.';
const SEEN = { messages: [said('user', 'What is this?', 'image')] };

describe('skipped parts', () => {
  it('are named in the reason of each result of a check that would have read them', () => {
    expect(answered(SEEN, plain('pii'))).toMatchObject([
      { label: 'NO_PII_FOUND', reason: `All is well. ${SENTENCE}` },
    ]);
    expect(answered(SEEN, policy('input')).map(({ reason }) => reason)).toEqual([
      `All is well. ${SENTENCE}`,
      `All is well. ${SENTENCE}`,
    ]);
  });

  it('leave a check without a verdict if there is nothing else to judge', () => {
    const reason = `Not evaluated: There is no text to judge, only parts that were skipped. ${SENTENCE}`;
    expect(
      answered({ messages: [said('user', null, 'image')] }, plain('prompt_injections')),
    ).toMatchObject([{ label: 'NOT_EVALUATED', flagged: true, reason }]);
    expect(answered({ messages: [said('user', null, 'image')] }, policy('input'))).toMatchObject(
      ['a', 'b'].map((data) => ({ label: 'NOT_EVALUATED', data, reason })),
    );
    expect(
      answered(
        { messages: [said('user', null, 'image')] },
        { check: 'safety', mode: 'speed', categories: ['harassment', 'hate_speech'] },
      ),
    ).toMatchObject([{ reason }, { reason }]);
  });

  const IMAGES = {
    messages: [
      said('system', 's', 'image'),
      said('user', 'u', 'audio'),
      said('assistant', 'a', 'video'),
    ],
  };
  it.each<[string, Partial<Content>, CheckRequest, string | undefined]>([
    [
      'injection, in user messages',
      IMAGES,
      plain('prompt_injections'),
      '1 audio part in messages[1].content',
    ],
    [
      'personal data, in all messages',
      IMAGES,
      plain('pii'),
      '1 image in messages[0].content, 1 audio part in messages[1].content, 1 video in messages[2].content',
    ],
    [
      'hallucinations, in all messages',
      IMAGES,
      plain('hallucinations'),
      '1 image in messages[0].content, 1 audio part in messages[1].content, 1 video in messages[2].content',
    ],
    [
      'grounding, of output and context',
      IMAGES,
      { check: 'grounding', mode: 'speed', multiTurn: false },
      '1 image in messages[0].content, 1 video in messages[2].content',
    ],
    [
      'consistency, of turns',
      IMAGES,
      plain('consistency'),
      '1 audio part in messages[1].content, 1 video in messages[2].content',
    ],
    [
      'instructions, of output and instructions',
      IMAGES,
      plain('instructions_following'),
      '1 image in messages[0].content, 1 audio part in messages[1].content, 1 video in messages[2].content',
    ],
    ['rules on the output', IMAGES, policy('output'), '1 video in messages[2].content'],
    [
      'rules on the conversation',
      IMAGES,
      policy('output', true),
      '1 image in messages[0].content, 1 audio part in messages[1].content, 1 video in messages[2].content',
    ],
    [
      'a turn that has no text, before one that has',
      { messages: [said('user', 'u'), said('user', null, 'image', 'image')] },
      policy('input'),
      '2 images in messages[1].content',
    ],
    [
      'an output',
      { output: 'o', outputSkipped: ['image', 'audio', 'image'] },
      policy('output'),
      '2 images and 1 audio part in output',
    ],
    ['an input beside the messages', { ...SEEN, input: 'i' }, policy('input'), undefined],
    [
      'parts that are only compared with',
      { output: 'o', messages: [{ ...said('user', 'u', 'image'), context: true }] },
      plain('pii'),
      undefined,
    ],
    [
      'many messages',
      { messages: Array.from({ length: 8 }, () => said('user', 'u', 'image')) },
      plain('pii'),
      `${[0, 1, 2, 3, 4].map((index) => `1 image in messages[${index}].content`).join(', ')}, 3 images elsewhere`,
    ],
  ])('are named for %s', (_title, content, request, places) => {
    const [result] = answered(content, request);
    expect(result?.reason).toBe(
      places === undefined
        ? 'All is well.'
        : `All is well. Skipped, since only text is judged: ${places}.`,
    );
  });

  it('do not explain other missing requirements', () => {
    expect(
      answered(
        { messages: [said('assistant', null, 'image')] },
        { check: 'grounding', mode: 'speed', multiTurn: false },
      ),
    ).toMatchObject([
      {
        label: 'PASS',
        reason:
          'Bypassed: there is no model output to judge and there is no context to hold the output against.',
      },
    ]);
    expect(answered(SEEN, plain('tuq'))).toMatchObject([{ label: 'PASS' }]);
  });
});
