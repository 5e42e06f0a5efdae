import type { Family } from '../checks/vocabulary';
import { event } from '../message';

/** A queue that a process consumes. */
export interface ServedQueue {
  name: string;
  /** Messages handled a second since the last report. */
  handled_per_second: number;
  /** End of the last message that was handled; `null` if none was. */
  last_handled_at: string | null;
}

/** State of one process, which it publishes every five seconds. */
export interface ProcessReport {
  id: string;
  /** Name of the app, such as `detector-security`. */
  service: string;
  version: string;
  started_at: string;
  /** True if it is the last report: the process ends. */
  ended?: boolean;
  /** Name of its judge model; absent without one, and from workers of an earlier version. */
  judge_model?: string;
  queues: ServedQueue[];
}

export const processReported = event<ProcessReport>('process.reported.v1');

/** A process without a report for longer than this has ended. */
export const PROCESS_SILENCE_MS = 16_000;
export const PROCESS_REPORT_MS = 5_000;

export interface ProcessState {
  id: string;
  service: string;
  version: string;
  started_at: string;
  reported_at: string;
  families: Family[];
  queues: string[];
}

export interface QueueState {
  name: string;
  /** Messages that no consumer has taken; `null` if the broker does not say. */
  waiting: number | null;
  /** Processes that consume it. */
  consumers: number;
  handled_per_second: number;
  /** Time until the waiting messages are handled at this rate; `null` if nothing shows it. */
  drain_seconds: number | null;
}

export interface FamilyState {
  family: Family;
  /** Processes that serve at least one of its queues. */
  processes: number;
  /** Queues of the family that no process serves. */
  unserved_queues: string[];
  last_evaluation_at: string | null;
}

export interface JudgeState {
  configured: boolean;
  /** More than one while the configuration is changed. */
  models: string[];
  /** Families of which every live process has a judge model. */
  families: Family[];
}

export interface SystemState {
  processes: ProcessState[];
  queues: QueueState[];
  families: FamilyState[];
  judge: JudgeState;
}
