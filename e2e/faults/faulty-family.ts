import { randomUUID } from 'node:crypto';
import type { ConsumeMessage } from 'amqplib';
import {
  detectionQueue,
  type DetectionReply,
  FAMILY_BUDGET_MS,
  type Verdict,
} from '@touchstone/contracts';
import { type Random, randomNumbers } from '@touchstone/testing';
import { intercept, type Interceptor, workRoute } from './interceptor';
import { MODE } from './known-requests';

/** One reply of a faulty family: its body, and the time it is held back. */
interface FaultyReply {
  body: Buffer;
  afterMs?: number;
}

/** Replaces the right reply, which is JSON, by any number of others. */
export type Misbehaviour = (right: Buffer, random: Random) => FaultyReply[];

const json = (value: unknown): FaultyReply => ({ body: Buffer.from(JSON.stringify(value)) });

/** Reply with a single verdict, which breaks a rule. */
const verdict = (check: string, changes: Partial<Verdict>): FaultyReply =>
  json({
    result: {
      family: 'topic',
      mode: MODE,
      computeMs: 1,
      checks: [
        {
          check,
          findings: [
            {
              kind: 'verdict',
              name: check,
              score: 90,
              label: 'ON_TOPIC',
              confidence_score: 80,
              reason: '',
              flagged: false,
              quote: '',
              ...changes,
            },
          ],
        },
      ],
    },
  });

const GARBAGE: readonly FaultyReply[] = [
  { body: Buffer.from('not JSON') },
  { body: Buffer.from([0xff, 0xfe, 0x00]) },
  json(null),
  json([]),
  json({}),
  json({ result: null }),
  json({ result: { checks: 'topic_scoping' } }),
  json({ result: { checks: [null, 7, { check: 'topic_scoping' }] } }),
  json({ result: { checks: [{ check: 'topic_scoping', findings: [] }] } }),
  json({ error: 'a text' }),
  json({ error: { kind: 'no such kind', code: 7 } }),
  verdict('topic_scoping', { label: 'PASS' }),
  verdict('topic_scoping', { label: 'NOT_EVALUATED' }),
  verdict('topic_scoping', { flagged: true }),
  verdict('topic_scoping', { score: 101 }),
  verdict('topic_scoping', { score: 12.5 }),
  verdict('topic_scoping', { confidence_score: -1 }),
  verdict('policy', {}),
  verdict('no_such_check', {}),
];

/** Turns every verdict into its opposite. */
const contradicting = (right: Buffer): Buffer => {
  const { result } = JSON.parse(right.toString()) as { result: DetectionReply };
  const findings = (label: string, flagged: boolean) => [
    {
      kind: 'verdict',
      name: 'topic_scoping',
      score: flagged ? 1 : 99,
      label,
      confidence_score: 99,
      reason: 'The contrary.',
      flagged,
      quote: '',
    },
  ];
  const isOff = JSON.stringify(result).includes('OFF_TOPIC');
  return Buffer.from(
    JSON.stringify({
      result: {
        ...result,
        checks: result.checks.map(({ check }) => ({
          check,
          findings: findings(isOff ? 'ON_TOPIC' : 'OFF_TOPIC', !isOff),
        })),
      },
    }),
  );
};

const TOO_LATE_MS = FAMILY_BUDGET_MS[MODE] + 500;

const garbage: Misbehaviour = (_right, random) => [
  GARBAGE[Math.floor(random() * GARBAGE.length)] as FaultyReply,
];
const errors: Misbehaviour = (_right, random) => [
  random() < 0.5
    ? json({ error: null })
    : json({ error: { kind: 'unavailable', code: 'unavailable', message: 'Out of memory.' } }),
];
const late: Misbehaviour = (right) => [{ body: right, afterMs: TOO_LATE_MS }];
const twice: Misbehaviour = (right) => [{ body: right }, { body: contradicting(right) }];

export const MISBEHAVIOURS = { hangs: () => [], errors, garbage, late, twice };

/** The rest of the messages is answered properly. */
const FAULTY_SHARE = 1 / 3;
const { name: QUEUE } = detectionQueue('topic', MODE);

/** Lets the topic family misbehave towards a share of its callers. */
export const startFaultyFamily = async (
  brokerUrl: string,
  misbehave: Misbehaviour,
  seed: number,
): Promise<Interceptor> => {
  const random = randomNumbers(seed);
  const pending = new Map<string, ConsumeMessage>();
  const timers = new Set<NodeJS.Timeout>();
  let replyTo = '';
  let isClosing = false;
  const interceptor = await intercept(brokerUrl, workRoute(QUEUE), (message, to) => {
    if (replyTo === '' || random() >= FAULTY_SHARE) return to.forward(message);
    const correlationId = randomUUID();
    pending.set(correlationId, message);
    to.forward(message, { correlationId, replyTo });
  });
  replyTo = await interceptor.replies(({ content, properties }) => {
    const request = pending.get(String(properties.correlationId));
    if (!request || !pending.delete(String(properties.correlationId))) return;
    const reply = (body: Buffer) =>
      interceptor.send(String(request.properties.replyTo), body, {
        correlationId: String(request.properties.correlationId),
        headers: properties.headers,
      });
    if (isClosing) return reply(content);
    for (const { body, afterMs = 0 } of misbehave(content, random)) {
      const timer = setTimeout(() => {
        timers.delete(timer);
        reply(body);
      }, afterMs);
      timers.add(timer);
    }
  });
  return {
    ...interceptor,
    close: async () => {
      isClosing = true;
      timers.forEach(clearTimeout);
      await interceptor.close();
    },
  };
};
