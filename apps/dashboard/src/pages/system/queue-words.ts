import type { QueueState } from '@touchstone/contracts';
import { formatCount } from '../../ui/format';
import { type Lane, LANES, type ModeQueue } from './queues';

const MINUTE = 60;
const HOUR = 3_600;

export const LANE_WORDS: Record<Lane, string> = { live: 'live requests', batch: 'batches' };

const LIST = new Intl.ListFormat('en', { type: 'conjunction' });

/** Says which queues no process serves, and what that means; undefined if all are served. */
export const unservedWords = (
  queues: readonly ModeQueue[],
  consequence: string,
): string | undefined => {
  const unserved = queues.filter(({ consumers }) => consumers === 0);
  if (unserved.length === 0) return undefined;
  if (unserved.length === queues.length) return `No process serves it: ${consequence}.`;
  return `No process serves ${LIST.format(partWords(unserved))}: there, ${consequence}.`;
};

/** Names queues by mode, and by lane unless both lanes have the same ones. */
const partWords = (queues: readonly ModeQueue[]): string[] => {
  const [live = [], batch = []] = LANES.map((lane) =>
    queues.filter((queue) => queue.lane === lane).map(({ mode }) => mode as string),
  );
  if (LIST.format(live) === LIST.format(batch)) return live;
  return [
    ...(live.length > 0 ? [`${LIST.format(live)} for ${LANE_WORDS.live}`] : []),
    ...(batch.length > 0 ? [`${LIST.format(batch)} for ${LANE_WORDS.batch}`] : []),
  ];
};

/** Says how much a queue holds: `12 waiting`. */
export const waitingWords = ({ waiting }: QueueState): string =>
  waiting === null ? 'unknown' : `${formatCount(waiting)} waiting`;

/** The rate of a queue, and the time until its waiting messages are handled: `812/s · 59 s left`. */
export const paceWords = (queue: QueueState): string =>
  queue.consumers === 0
    ? 'no process'
    : [rateWords(queue), drainWords(queue)].filter((words) => words !== '').join(' · ');

const rateWords = ({ handled_per_second }: QueueState): string =>
  handled_per_second === 0 ? 'idle' : `${formatCount(handled_per_second)}/s`;

const drainWords = ({ waiting, drain_seconds }: QueueState): string => {
  if (!waiting) return '';
  if (drain_seconds === null) return 'not draining';
  const [length, unit] =
    drain_seconds >= HOUR ? [HOUR, 'h'] : drain_seconds >= MINUTE ? [MINUTE, 'min'] : [1, 's'];
  return `${formatCount(Math.max(1, Math.round(drain_seconds / length)))} ${unit} left`;
};

const PURPOSES: Readonly<Record<string, string>> = {
  'management.accepted': 'accepted evaluations to store',
  'management.answers': 'asynchronous answers to store',
  'management.live': 'keys, definitions and history',
  'studio.live': 'prompts',
  'notifier.live': 'notifications',
};

/** Says what waits in a queue; its name alone where only a newer service knows it. */
export const purposeOf = ({ name }: QueueState): string => PURPOSES[name] ?? name;
