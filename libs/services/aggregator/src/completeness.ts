import {
  type CheckRequest,
  type Content,
  descriptorOf,
  isKnownCheck,
  isUndecided,
  type NotEvaluated,
  type Outcome,
  type Subject,
} from '@touchstone/contracts';

const LEFT_OUT = 'The detector gave no verdict on this part.';

/**
 * Adds to a detector's sound outcomes an undecided one for every missing part. An undecided outcome
 * of the whole check provides their cause. Returns `undefined` if there are outcomes of parts that
 * were not requested.
 */
export const complete = (
  request: CheckRequest,
  content: Content,
  outcomes: readonly Outcome[],
): Outcome[] | undefined => {
  if (isBypass(request, outcomes)) return [...outcomes];
  const whole = outcomes.find((outcome) => isWhole(request, outcome));
  const blank = (part: Subject): Outcome =>
    whole === undefined ? notEvaluated(part, LEFT_OUT) : { ...whole, ...part };
  const parts = owed(request, content);
  if (!isNamedByPart(request)) return [...outcomes, ...parts.slice(outcomes.length).map(blank)];

  const extra = outcomes.filter((outcome) => outcome !== whole);
  const taken = parts.map((part) => take(extra, part));
  if (!extra.every(isUndecided)) return undefined;
  const wholeIsSpread = whole === undefined || taken.includes(undefined);
  return [
    ...parts.map((part, index) => taken[index] ?? blank(part)),
    ...extra,
    ...(wholeIsSpread ? [] : [whole]),
  ];
};

/** Returns an undecided outcome with this cause for every part of the check. */
export const unevaluated = (
  request: CheckRequest,
  content: Content,
  cause: string,
): NotEvaluated[] => owed(request, content).map((part) => notEvaluated(part, cause));

const notEvaluated = (part: Subject, cause: string): NotEvaluated => ({
  kind: 'not_evaluated',
  cause,
  ...part,
});

/**
 * Lists the parts that need an outcome: each requested category, assertion or tool call, or the
 * check as a whole.
 */
const owed = (request: CheckRequest, content: Content): Subject[] => {
  const parts = partsOf(request, content);
  return parts.length === 0 ? [{ name: request.check }] : parts;
};

const partsOf = (request: CheckRequest, content: Content): Subject[] =>
  (isKnownCheck(request.check) && descriptorOf(request.check).parts?.(content, request)) || [];

const isNamedByPart = ({ check }: CheckRequest): boolean => descriptorOf(check).namesParts === true;

/**
 * Removes the first outcome of this part from `outcomes` and returns it. The data of a safety
 * result is not compared.
 */
const take = (outcomes: Outcome[], part: Subject): Outcome | undefined => {
  const index = outcomes.findIndex(
    ({ name, data }) => name === part.name && (part.data === undefined || data === part.data),
  );
  return index === -1 ? undefined : outcomes.splice(index, 1)[0];
};

const isWhole = ({ check }: CheckRequest, outcome: Outcome): boolean =>
  isUndecided(outcome) && outcome.name === check && outcome.data === undefined;

/**
 * Returns true if the detector bypassed the whole check: it may lack something that the planner
 * cannot know of.
 */
const isBypass = ({ check }: CheckRequest, outcomes: readonly Outcome[]): boolean => {
  const [only, ...others] = outcomes;
  return (
    others.length === 0 &&
    only?.kind === 'bypassed' &&
    only.name === check &&
    only.data === undefined
  );
};
