import { isMainThread } from 'node:worker_threads';
import { defineFamily, type Detector } from '../detector';
import { clear } from '../verdict';

/** Time of computing in which a thread loads this file. */
export const LOADS_IN_MS = 1_500;

const untilMs = performance.now() + (isMainThread ? 0 : LOADS_IN_MS);
while (performance.now() < untilMs);

const detector: Detector<'topic_scoping'> = {
  examine: () => [clear('toy', 'GOOD', 0.9, 'It is loaded.')],
};

/** A family whose file takes long to load. */
export const slowFamily = defineFamily('topic', __filename, () => ({ topic_scoping: detector }));
