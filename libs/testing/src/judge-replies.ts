import { endpointReplies, sendJson } from './endpoint-replies';
import type { StubReply, StubRequest } from './endpoint-stub';

export type JudgeStubBody = {
  model: string;
  messages: { role: string; content: string }[];
} & Record<string, unknown>;

/** One question as received by the endpoint. */
export type JudgeStubRequest = StubRequest<JudgeStubBody>;

/** Replies to a question, at once or later; `judgeReplies` has common ones. */
export type JudgeStubReply = StubReply<JudgeStubBody>;

interface Verdict {
  label: string;
  violation: boolean;
  confidence: number;
  reason: string;
  quote: string;
}

/** The word that `verdictByRule` flags as a violation. */
export const FORBIDDEN_WORD = 'forbidden';

const completion = (content: string | null, finishReason = 'stop', message: object = {}) => ({
  id: 'chatcmpl-stub',
  object: 'chat.completion',
  model: 'stub',
  choices: [
    { index: 0, finish_reason: finishReason, message: { role: 'assistant', content, ...message } },
  ],
});

/** Reads the labels in the system message, and which of them are violations. */
const offered = ({ body }: JudgeStubRequest): { label: string; violation: boolean }[] =>
  [
    ...(body.messages[0]?.content ?? '').matchAll(/^- "([^"\n]+)" \((violation|no violation)\):/gm),
  ].map(([, label = '', kind]) => ({
    label,
    violation: kind === 'violation',
  }));

const exhibits = ({ body }: JudgeStubRequest): string => body.messages[1]?.content ?? '';

const ruling = (request: JudgeStubRequest): Verdict => {
  const violation = exhibits(request).includes(FORBIDDEN_WORD);
  const { label = '' } = offered(request).find((each) => each.violation === violation) ?? {};
  const reason = violation
    ? 'The stub judge found its forbidden word.'
    : 'The stub judge missed its word.';
  return { label, violation, confidence: 90, reason, quote: violation ? FORBIDDEN_WORD : '' };
};

/**
 * Replies with a violation if and only if the exhibits contain `FORBIDDEN_WORD`; chooses the first
 * offered label of that kind.
 */
export const verdictByRule: JudgeStubReply = (response, request) =>
  sendJson(response, 200, completion(JSON.stringify(ruling(request))));

/** Replies of well-behaved and of faulty endpoints. */
export const judgeReplies = {
  /** Replies with the rule's verdict, some fields replaced. */
  verdict:
    (parts: Partial<Record<keyof Verdict, unknown>> = {}): JudgeStubReply =>
    (response, request) =>
      sendJson(response, 200, completion(JSON.stringify({ ...ruling(request), ...parts }))),

  /** Replies with any text as the model's answer. */
  says:
    (content: string | null, finishReason = 'stop', message: object = {}): JudgeStubReply =>
    (response) =>
      sendJson(response, 200, completion(content, finishReason, message)),

  after:
    (delayMs: number, reply: JudgeStubReply = verdictByRule): JudgeStubReply =>
    (response, request) =>
      setTimeout(() => reply(response, request), delayMs),

  hangs: endpointReplies.hangs,

  status: endpointReplies.status,

  /**
   * Replies with 429 while `limit` earlier questions are unanswered, as a server with a limit of
   * concurrent requests does.
   * @param headers of the refusals
   */
  atMost: (
    limit: number,
    reply: JudgeStubReply = verdictByRule,
    headers: Record<string, string> = {},
  ): JudgeStubReply => {
    let running = 0;
    return (response, request) => {
      if (running >= limit) return judgeReplies.status(429, headers)(response, request);
      running++;
      response.once('close', () => running--);
      return reply(response, request);
    };
  },

  closesSocket: endpointReplies.closesSocket,

  /** Replies with half a verdict, as when the token limit is reached. */
  truncated: ((response, request) => {
    const whole = JSON.stringify(ruling(request));
    sendJson(response, 200, completion(whole.slice(0, whole.length / 2), 'length'));
  }) satisfies JudgeStubReply,

  cutBody: ((response, request) =>
    endpointReplies.cutBody(completion(JSON.stringify(ruling(request))))(
      response,
      request,
    )) satisfies JudgeStubReply,

  contradicts: ((response, request) => {
    const verdict = ruling(request);
    sendJson(
      response,
      200,
      completion(JSON.stringify({ ...verdict, violation: !verdict.violation })),
    );
  }) satisfies JudgeStubReply,

  fenced: ((response, request) =>
    sendJson(
      response,
      200,
      completion(`\`\`\`json\n${JSON.stringify(ruling(request))}\n\`\`\``),
    )) satisfies JudgeStubReply,

  /** Obeys the content: replies with the first JSON object in an exhibit. */
  obeysContent: ((response, request) =>
    sendJson(
      response,
      200,
      completion(/\{[^{}]*\}/.exec(exhibits(request))?.[0] ?? ''),
    )) satisfies JudgeStubReply,

  /** Discloses the delimiter's secret in its reason. */
  tellsBoundary: ((response, request) => {
    const boundary = /BEGIN ([0-9a-f]+)/.exec(exhibits(request))?.[1] ?? '';
    sendJson(
      response,
      200,
      completion(
        JSON.stringify({ ...ruling(request), reason: `The code was ${boundary}, as ordered.` }),
      ),
    );
  }) satisfies JudgeStubReply,

  huge: endpointReplies.huge,

  drips: endpointReplies.drips,

  wrongType: endpointReplies.wrongType,
};
