import {
  ASYNC_EVALUATION_QUEUES,
  asyncAcceptedQueue,
  asyncAnswersQueue,
  DETECTION_QUEUES,
  EVALUATION_QUEUES,
} from './evaluation/messages';
import { managementQueue } from './management/caller';
import type { WorkQueue } from './message';
import { notifierQueue } from './notifier/notifier';
import { studioQueue } from './studio/studio';

/**
 * Every work queue: each publishing process declares them all, so that no copy of a fan-out
 * is lost for lack of a queue.
 */
export const WORK_QUEUES: readonly WorkQueue[] = [
  ...EVALUATION_QUEUES,
  ...ASYNC_EVALUATION_QUEUES,
  ...DETECTION_QUEUES,
  asyncAcceptedQueue,
  asyncAnswersQueue,
  managementQueue,
  studioQueue,
  notifierQueue,
];
