import { join } from 'node:path';
import { type CheckRequest, type Content, SAFETY_CATEGORIES } from '@touchstone/contracts';
import type { DetectorFamily } from '@touchstone/detection';
import { safetyFamily } from '@touchstone/detectors/safety';
import { securityFamily } from '@touchstone/detectors/security';
import { type Deployment, eventually } from '@touchstone/testing';
import { verdictOn } from '../detection/verdicts';
import { apiClient } from '../lib/api-client';
import { closedLoop } from '../lib/load';
import { counted } from '../lib/metrics';
import type { Figure } from '../lib/report';
import { repeatedly } from '../lib/statistics';
import { ANSWER, chatBody, type ChatClient, chatClient, CREDENTIAL, QUESTION } from './chats';
import { clientOf, cpuDuring, gatewayPid, withAllInOne, withPortkey, withVendor } from './gateways';
import { portkeyChecks } from './portkey';

/** Some seconds' worth: newly compiled code costs more than it does later. */
const CALLS = 6_000;
const CALLERS = 10;
const DETECTOR_CALLS = 300;
/** Enough for the detectors to reach their steady cost, a third of that of the first calls. */
const WARM_UPS = 10;
const SWITCHES = {
  mode: 'speed',
  prompt_injections: true,
  pii_check: true,
  content_moderation_check: true,
};
const STOPPED = 'My social security number is 536-90-4399, and my card is 4111 1111 1111 1111.';

const RECALLING = {
  NODE_OPTIONS: `--require ${join(__dirname, '../programs/recalled-detectors.js')}`,
};

/**
 * Measures injection, personal data and moderation on both sides: the added cost, beside the
 * detectors' own cost in the service and alone.
 */
export const guarded = (): Promise<Figure[]> =>
  withVendor((vendor) =>
    withPortkey(({ address }) =>
      withAllInOne(vendor, (open) =>
        withAllInOne(
          vendor,
          (recalling) =>
            withAllInOne(vendor, async (closed) => {
              const portkey = chatClient(
                `${address}/v1/chat/completions`,
                portkeyChecks(vendor, CREDENTIAL),
              );
              const sides = {
                open: sideOf(open),
                recalling: sideOf(recalling),
                closed: sideOf(closed),
              };
              await guard(recalling, sides.recalling.client);
              await guard(closed, sides.closed.client);
              await demandHooks(portkey);
              const figures = [...(await compare(portkey, sides)), await lost(closed, recalling)];
              await Promise.all(
                [portkey, ...Object.values(sides).map(({ client }) => client)].map((client) =>
                  client.close(),
                ),
              );
              return figures;
            }),
          RECALLING,
        ),
      ),
    ),
  );

interface Side {
  client: ChatClient;
  pid: number;
}

const sideOf = (deployment: Deployment): Side => ({
  client: clientOf(deployment),
  pid: gatewayPid(deployment),
});

/** Adds guardrails and waits until they block what they should. */
const guard = async (deployment: Deployment, chats: ChatClient): Promise<void> => {
  const client = apiClient(deployment);
  const { id } = await client.askOk<{ id: string }>(
    'POST',
    '/api/evaluation',
    JSON.stringify({ name: 'bench', ...SWITCHES }),
  );
  await client.askOk(
    'POST',
    '/api/guardrails',
    JSON.stringify({
      name: 'bench',
      evaluations: { request_evaluation: id, response_evaluation: id },
    }),
  );
  await client.close();
  await eventually(
    async () =>
      (await chats.answer(chatBody({ messages: [{ role: 'user', content: STOPPED }] }))).status ===
      400,
  );
};

/** @throws Error unless Portkey reports that its checks ran */
const demandHooks = async (portkey: ChatClient): Promise<void> => {
  const { text } = await portkey.answer(chatBody());
  const looks = text.match(/"default\.regexMatch"/g)?.length;
  if (looks !== 4) throw new Error(`Portkey checked ${looks ?? 0} times in place of 4.`);
};

/** Counts evaluations missing from the history: even at full speed, all must reach it. */
const lost = async (...deployments: readonly Deployment[]): Promise<Figure> => {
  const losses = await Promise.all(
    deployments.map(({ address }) => counted(address, 'touchstone_completion_events_lost_total')),
  );
  return {
    name: 'evaluations that the history lost',
    unit: '',
    values: [losses.reduce((sum, loss) => sum + loss)],
    goal: { atMost: 0 },
  };
};

/** `recalling`: with guardrails whose detectors answer from a cache. */
type Sides = Record<'open' | 'recalling' | 'closed', Side>;

const compare = async (portkey: ChatClient, sides: Sides): Promise<Figure[]> => {
  for (let run = 0; run < WARM_UPS; run++) detectorsMs();
  await measure(portkey, sides);
  return figuresOf(await repeatedly(() => measure(portkey, sides)));
};

type Measured = Awaited<ReturnType<typeof measure>>;

const measure = async (portkey: ChatClient, { open, recalling, closed }: Sides) => {
  const [without, recalled, guards, regexes] = [
    await busy(open),
    await busy(recalling),
    await busy(closed),
    await busy({ ...closed, client: portkey }),
  ];
  const [added, inside, detectors] = [
    guards.cpuMs - without.cpuMs,
    guards.cpuMs - recalled.cpuMs,
    detectorsMs(),
  ];
  return {
    regexes: regexes.perSecond,
    guards: guards.perSecond,
    ratio: guards.perSecond / regexes.perSecond,
    without: without.cpuMs,
    with: guards.cpuMs,
    recalled: recalled.cpuMs,
    inside,
    detectors,
    addedInside: added / inside,
    added: added / detectors,
  };
};

const figuresOf = (values: Record<keyof Measured, number[]>): Figure[] => [
  { name: 'Portkey with two patterns, 10 connections', unit: '/s', values: values.regexes },
  { name: 'ours with guardrails, 10 connections', unit: '/s', values: values.guards },
  { name: 'ours with guardrails to Portkey with two patterns', unit: '×', values: values.ratio },
  { name: 'ours without guardrails, cpu', unit: 'ms', values: values.without },
  { name: 'ours with guardrails, cpu', unit: 'ms', values: values.with },
  {
    name: 'ours with guardrails that recall their findings, cpu',
    unit: 'ms',
    values: values.recalled,
  },
  { name: 'the detectors in the service, cpu', unit: 'ms', values: values.inside },
  { name: 'the detectors by themselves, cpu', unit: 'ms', values: values.detectors },
  {
    name: 'what guardrails add, to the detectors in the service, cpu',
    unit: '×',
    values: values.addedInside,
    goal: { atMost: 1.5 },
  },
  {
    name: 'what guardrails add, to the detectors by themselves, cpu',
    unit: '×',
    values: values.added,
    goal: { atMost: 1.5 },
  },
];

const busy = async ({
  client: { chat },
  pid,
}: Side): Promise<{ perSecond: number; cpuMs: number }> => {
  let perSecond = 0;
  const usedMs = await cpuDuring([pid], async () => {
    ({ perSecond } = await closedLoop(CALLERS, CALLS, chat));
  });
  return { perSecond, cpuMs: usedMs / CALLS };
};

const question = { role: 'user' as const, content: QUESTION, toolCalls: [] };
/**
 * Content that the guardrails examine in an exchange: the question, then the answer with the
 * question.
 */
const asked: Partial<Content> = { messages: [question] };
const answered: Partial<Content> = {
  messages: [{ ...question, context: true }],
  output: ANSWER,
  untrustedOutput: true,
};

const CHECKS: [DetectorFamily, CheckRequest, Partial<Content>[]][] = [
  [securityFamily, { check: 'prompt_injections', mode: 'speed' }, [asked, answered]],
  [securityFamily, { check: 'pii', mode: 'speed' }, [asked, answered]],
  [
    safetyFamily,
    { check: 'safety', mode: 'speed', categories: [...SAFETY_CATEGORIES] },
    [asked, answered],
  ],
];

/** Measures the processor time of the detectors for one exchange, in this process. */
const detectorsMs = (): number => {
  const before = process.cpuUsage();
  for (let call = 0; call < DETECTOR_CALLS; call++) {
    for (const [{ detectors }, request, contents] of CHECKS) {
      for (const content of contents) {
        const detector = detectors()[request.check];
        if (!detector || !verdictOn(detector, request, content).evaluated)
          throw new Error(`${request.check} returned no verdict.`);
      }
    }
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / DETECTOR_CALLS;
};
