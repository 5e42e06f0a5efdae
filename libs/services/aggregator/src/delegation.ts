import { type DelegatedCheck, type DelegatedRule, parseDelegation } from '@touchstone/assertions';
import {
  type CheckOutcomes,
  type CheckRequest,
  type Content,
  type EvaluationJob,
  inputField,
  isUndecided,
  type Message,
  type Outcome,
  outputField,
  SAFETY_CATEGORIES,
  type Verdict,
} from '@touchstone/contracts';

type PolicyRequest = CheckRequest<'policy'>;

/** An assertion that other families decide, and the checks that do. */
interface DelegatedAssertion {
  assertion: string;
  checks: DelegatedCheck[];
}

/** The checks that decide assertions on the same texts. */
export interface DelegatedJob {
  job: EvaluationJob;
  assertions: DelegatedAssertion[];
}

export interface Delegation {
  /** The job without the assertions that other families decide. */
  own: EvaluationJob;
  delegated: DelegatedJob[];
}

/** Separates the assertions that other families decide from a job. */
export const delegate = (job: EvaluationJob): Delegation => {
  const policy = job.checks.find(isPolicy);
  const found = policy?.assertions.flatMap((assertion) => {
    const rule = parseDelegation(assertion);
    return rule ? [{ assertion, rule }] : [];
  });
  if (!policy || !found || found.length === 0) return { own: job, delegated: [] };
  return {
    own: without(job, policy, new Set(found.map(({ assertion }) => assertion))),
    delegated: jobsOf(job, policy, found),
  };
};

const isPolicy = (request: CheckRequest): request is PolicyRequest => request.check === 'policy';

const without = (
  job: EvaluationJob,
  policy: PolicyRequest,
  delegated: ReadonlySet<string>,
): EvaluationJob => {
  const assertions = policy.assertions.filter((assertion) => !delegated.has(assertion));
  return {
    ...job,
    checks: job.checks.flatMap((request): CheckRequest[] => {
      if (request !== policy) return [request];
      return assertions.length > 0 ? [{ ...policy, assertions }] : [];
    }),
  };
};

interface Found {
  assertion: string;
  rule: DelegatedRule;
}

/**
 * Builds one job for the assertions on each side, since a check is requested once in a job; one
 * more for each further list of topics.
 */
const jobsOf = (
  job: EvaluationJob,
  policy: PolicyRequest,
  found: readonly Found[],
): DelegatedJob[] => {
  const groups = new Map<string, Found[]>();
  for (const one of found) {
    const topics = one.rule.checks.find(({ check }) => check === 'topic_scoping');
    const key = JSON.stringify([one.rule.side, topics]);
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()].map((group) => {
    const side = sideOf(policy, group[0]?.rule.side ?? 'any');
    return {
      job: {
        ...job,
        content: contentOf(job.content, side, policy.multiTurn),
        checks: requestsOf(
          group.flatMap(({ rule }) => rule.checks),
          side,
          policy,
        ),
      },
      assertions: group.map(({ assertion, rule }) => ({ assertion, checks: rule.checks })),
    };
  });
};

type Target = PolicyRequest['target'];

const OPPOSITE: Partial<Record<Target, Target>> = { input: 'output', output: 'input' };

/** Returns the side that is judged; `undefined` if the assertion is about the one that is not. */
const sideOf = ({ target }: PolicyRequest, side: DelegatedRule['side']): Target | undefined => {
  if (side === 'any' || side === target) return target;
  return OPPOSITE[target] === side ? undefined : side;
};

const ROLES: Record<Target, ReadonlySet<Message['role']>> = {
  input: new Set(['user']),
  output: new Set(['assistant']),
  both: new Set(['user', 'assistant', 'tool', 'system', 'developer']),
};

/** Returns the texts of a side, in the shape of a content. */
const contentOf = (content: Content, side: Target | undefined, multiTurn: boolean): Content => {
  const none: Content = { input: null, output: null, messages: [], tools: [] };
  if (side === undefined) return none;
  if (multiTurn && content.messages.length > 0)
    return {
      ...none,
      messages: content.messages.filter(({ role }) => ROLES[side].has(role)),
      input: side === 'output' ? null : content.input,
      output: side === 'input' ? null : content.output,
    };
  return {
    ...none,
    input: side === 'output' ? null : (inputField(content)?.text ?? null),
    output: side === 'input' ? null : (outputField(content)?.text ?? null),
  };
};

/** A check may occur twice; the planner drops the second. */
const requestsOf = (
  checks: readonly DelegatedCheck[],
  side: Target | undefined,
  { mode, multiTurn }: PolicyRequest,
): CheckRequest[] => {
  const categories = SAFETY_CATEGORIES.filter((category) =>
    checks.some((one) => one.check === 'safety' && one.categories.includes(category)),
  );
  return checks.map((one): CheckRequest => {
    switch (one.check) {
      case 'safety':
        return { check: 'safety', mode, categories };
      case 'topic_scoping':
        return { ...one, mode, target: side ?? 'both', multiTurn };
      default:
        return { check: one.check, mode };
    }
  });
};

/** Turns the outcomes of the checks into one outcome for each assertion: the worst decides. */
export const delegatedOutcomes = (
  { assertions }: DelegatedJob,
  answered: readonly CheckOutcomes[],
): Outcome[] =>
  assertions.map(({ assertion, checks }) =>
    asAssertion(
      assertion,
      checks.flatMap((one) =>
        (answered.find(({ check }) => check === one.check)?.outcomes ?? []).filter(
          ({ name }) =>
            one.check !== 'safety' ||
            name === 'safety' ||
            (one.categories as string[]).includes(name),
        ),
      ),
    ),
  );

const NO_ANSWER = 'The detector that decides this assertion gave no verdict.';

const asAssertion = (assertion: string, outcomes: readonly Outcome[]): Outcome => {
  const subject = { name: 'policy', data: assertion, claim: assertion };
  const verdicts = outcomes.filter((outcome) => outcome.kind === 'verdict');
  const flagged = verdicts.filter((verdict) => verdict.flagged);
  const undecided = outcomes.find(isUndecided);
  const [worst] = (flagged.length > 0 ? flagged : verdicts).toSorted(byScore);
  if (worst && (flagged.length > 0 || undecided === undefined))
    return { ...worst, ...subject, label: labelOf(worst) };
  if (undecided) return { ...undecided, ...subject };
  const bypassed = outcomes.find((outcome) => outcome.kind === 'bypassed');
  return bypassed
    ? { ...bypassed, ...subject }
    : { kind: 'not_evaluated', cause: NO_ANSWER, ...subject };
};

const byScore = (one: Verdict, other: Verdict): number => one.score - other.score;

const labelOf = ({ flagged, borderline, label }: Verdict): string => {
  if (flagged) return 'VIOLATES';
  return borderline ? label : 'COMPLIES';
};
