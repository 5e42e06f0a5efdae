import type { Family, Mode, QueueState, SystemState } from '@touchstone/contracts';

export const MODES: readonly Mode[] = ['speed', 'balanced', 'quality'];
export const LANES = ['live', 'batch'] as const;
export type Lane = (typeof LANES)[number];

/** Queues of a service that has one for each mode and lane. */
export interface ModeQueue extends QueueState {
  mode: Mode;
  lane: Lane;
}

const COMPOSING = 'evaluate';
const DETECTING = 'detect';

/** Returns the queues `<prefix>.<mode>.<lane>`, those of live requests first. */
const modeQueues = ({ queues }: SystemState, prefix: string): ModeQueue[] =>
  LANES.flatMap((lane) =>
    MODES.flatMap((mode) => {
      const queue = queues.find(({ name }) => name === `${prefix}.${mode}.${lane}`);
      return queue === undefined ? [] : { ...queue, mode, lane };
    }),
  );

export const composingQueues = (state: SystemState): ModeQueue[] => modeQueues(state, COMPOSING);

export const familyQueues = (state: SystemState, family: Family): ModeQueue[] =>
  modeQueues(state, `${DETECTING}.${family}`);

/** Returns the queues that are neither of evaluations nor of a family. */
export const otherQueues = ({ queues }: SystemState): QueueState[] =>
  queues.filter(
    ({ name }) => ![COMPOSING, DETECTING].some((prefix) => name.startsWith(`${prefix}.`)),
  );

/** Counts the processes that serve any of the queues, by the name of their app. */
export const appsServing = (
  { processes }: SystemState,
  queues: readonly QueueState[],
): { app: string; count: number }[] => {
  const names = new Set(queues.map(({ name }) => name));
  const serving = processes.filter((process) => process.queues.some((name) => names.has(name)));
  return [...new Set(serving.map(({ service }) => service))].map((app) => ({
    app,
    count: serving.filter(({ service }) => service === app).length,
  }));
};
