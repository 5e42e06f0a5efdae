import {
  type CheckRequest,
  type Content,
  type Finding,
  isUnevaluated,
  toolCalls,
  type Unevaluated,
} from '@touchstone/contracts';

/** A result that a check owes: one for each category, assertion or tool call it was asked about, one for any other check. */
type Owed = Omit<Unevaluated, 'cause'>;

const LEFT_OUT = 'The detector gave no verdict on this part.';

/**
 * A detector's sound findings, and an unevaluated one for every part it owes and left out. An unevaluated finding on the
 * whole check gives these its cause. `undefined` when there are results on parts that nobody asked for.
 */
export const complete = (
  request: CheckRequest,
  content: Content,
  findings: readonly Finding[],
): Finding[] | undefined => {
  if (isBypass(request, findings)) return [...findings];
  const whole = findings.find((finding) => isWhole(request, finding));
  const blank = (part: Owed): Unevaluated => ({ ...part, cause: whole?.cause ?? LEFT_OUT });
  const parts = owed(request, content);
  if (!isNamedByPart(request)) return [...findings, ...parts.slice(findings.length).map(blank)];

  const extra = findings.filter((finding) => finding !== whole);
  const taken = parts.map((part) => take(extra, part));
  if (!extra.every(isUnevaluated)) return undefined;
  const wholeIsSpread = whole === undefined || taken.includes(undefined);
  return [
    ...parts.map((part, index) => taken[index] ?? blank(part)),
    ...extra,
    ...(wholeIsSpread ? [] : [whole]),
  ];
};

/** The check as a whole without a verdict: every part it owes, with the same cause. */
export const unevaluated = (
  request: CheckRequest,
  content: Content,
  cause: string,
): Unevaluated[] => owed(request, content).map((part) => ({ ...part, cause }));

const owed = (request: CheckRequest, content: Content): Owed[] => {
  const parts = partsOf(request, content);
  return parts.length === 0 ? [{ name: request.check }] : parts;
};

const partsOf = (request: CheckRequest, content: Content): Owed[] => {
  switch (request.check) {
    case 'safety':
      return request.categories.map((name) => ({ name }));
    case 'policy':
      return request.assertions.map((assertion) => ({
        name: 'policy',
        data: assertion,
        claim: assertion,
      }));
    case 'tuq':
      return toolCalls(content).map(() => ({ name: 'tuq' }));
    default:
      return [];
  }
};

/** Results that say which part they are about; those on tool calls are only counted. */
const isNamedByPart = ({ check }: CheckRequest): boolean =>
  check === 'safety' || check === 'policy';

/** Takes out of `findings` the first on this part. The data of a safety result is its own affair. */
const take = (findings: Finding[], part: Owed): Finding | undefined => {
  const index = findings.findIndex(
    ({ name, data }) => name === part.name && (part.data === undefined || data === part.data),
  );
  return index === -1 ? undefined : findings.splice(index, 1)[0];
};

const isWhole = ({ check }: CheckRequest, finding: Finding): finding is Unevaluated =>
  isUnevaluated(finding) && finding.name === check && finding.data === undefined;

/** A detector may find that it lacks something the planner cannot know of, a judge for example. */
const isBypass = ({ check }: CheckRequest, findings: readonly Finding[]): boolean => {
  const [only, ...others] = findings;
  if (only === undefined || others.length > 0 || isUnevaluated(only)) return false;
  return only.label === 'PASS' && only.name === check && only.data === undefined;
};
