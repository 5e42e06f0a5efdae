import type { Check, CheckRequest, Content, EvaluationJob } from '@touchstone/contracts';
import type { Task } from '@touchstone/detection';
import { Deadline } from '@touchstone/kernel';
import { frozen } from './frozen';

export const aContent = (parts: Partial<Content> = {}): Content => ({
  input: null,
  output: null,
  messages: [],
  tools: [],
  ...parts,
});

/**
 * Builds a task for a detector's spec, with a deadline of one minute. It is frozen, since all
 * detectors of a process share one task.
 */
export const aTask = <C extends Check>(
  request: CheckRequest<C>,
  content: Partial<Content> = {},
): Task<C> => ({
  request: frozen(request),
  content: frozen(aContent(content)),
  deadline: Deadline.in(60_000),
});

/**
 * Builds an evaluation as the aggregator receives it, without a requested check. It is frozen,
 * since all services of a process share it.
 */
export const aJob = (parts: Partial<EvaluationJob> = {}): EvaluationJob =>
  frozen({
    id: '01890a5d-ac96-774b-bcce-b302099a8057',
    workspace: 'workspace-1',
    source: 'evaluate',
    content: aContent(),
    checks: [],
    failurePolicy: 'closed',
    metadata: {},
    keyId: 'a-key',
    ...parts,
  });
