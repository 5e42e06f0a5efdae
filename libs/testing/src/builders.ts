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

/** A task for a detector's spec; a minute to do it in. Nobody can change it: within one process all detectors are given the same. */
export const aTask = <C extends Check>(
  request: CheckRequest<C>,
  content: Partial<Content> = {},
): Task<C> => ({
  request: frozen(request),
  content: frozen(aContent(content)),
  deadline: Deadline.in(60_000),
});

/** An evaluation as the aggregator receives it; nothing asked for yet. Nobody can change it: within one process all have the same. */
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
