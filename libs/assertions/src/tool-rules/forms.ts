import type { Bounds } from '../constraint';
import {
  ARGUMENT,
  ARGUMENT_AFTER,
  BOUND,
  CALL,
  CALLS,
  LISTED,
  LITERAL,
  MUST,
  N,
  NAME,
  NEVER,
  NOT,
  OF,
  SUBJECT,
  TOOL,
  TOOLS,
  VALUE,
} from './fragments';
import type { ToolRule } from './tool-rule';
import { boundsOf, clean, numberOf, valueTest } from './values';

type Groups = Record<string, string | undefined>;

interface Form {
  pattern: RegExp;
  make: (groups: Groups, named: (written?: string) => string[] | undefined) => ToolRule | undefined;
}

const form = (source: string, make: Form['make']): Form => ({
  pattern: new RegExp(`^${source}\\.?$`, 'iu'),
  make,
});

const single = (names: string[] | undefined): string | undefined =>
  names?.length === 1 ? names[0] : undefined;

const countOf = (tools: string[] | undefined, bounds: Bounds): ToolRule | undefined =>
  tools && { rule: 'count', tools, bounds };

const order = (earlier: string | undefined, later: string | undefined): ToolRule | undefined =>
  earlier && later ? { rule: 'order', earlier, later } : undefined;

const argument = (
  { tool, argument: name, not, values, predicate = '' }: Groups,
  named: Parameters<Form['make']>[1],
): ToolRule | undefined => {
  const called = single(named(tool));
  const value = values === undefined ? undefined : valueTest(predicate, values);
  if (!called || name === undefined || (values !== undefined && !value)) return undefined;
  return {
    rule: 'argument',
    tool: called,
    argument: clean(name),
    negated: not !== undefined,
    ...(value && { value }),
  };
};

/** Sentence forms, the most specific first. Each pattern is anchored, its repetitions bounded. */
export const FORMS: readonly Form[] = [
  form(
    `${SUBJECT}?(?:may|must|should|can|shall|is allowed to|is permitted to) only ${CALL}(?:the )?(?:tools|functions) ${LISTED}`,
    () => ({ rule: 'listed' }),
  ),
  form(
    `${SUBJECT}?(?:may|must|should|can|shall|is allowed to|is permitted to) only ${CALL}(?:the )?(?:available|listed|provided|defined|declared) (?:tools|functions)`,
    () => ({ rule: 'listed' }),
  ),
  form(
    `${SUBJECT}?${NEVER}${CALL}(?:any |a )?(?:tools?|functions?) (?:that|which) (?:is|are) not ${LISTED.replace('(?:that (?:are|were) |which are )?', '')}`,
    () => ({ rule: 'listed' }),
  ),
  form(
    `(?:every|each|any|all) (?:tools?|functions?)(?: that is| that are)? (?:called|used|invoked)(?: by the (?:assistant|model|agent))? must be ${LISTED.replace('(?:that (?:are|were) |which are )?', '')}`,
    () => ({ rule: 'listed' }),
  ),
  form(
    `only (?:the )?(?:(?:available|listed|provided|defined) (?:tools|functions)|(?:tools|functions) ${LISTED}) (?:may|must|can|should) be (?:called|used|invoked)`,
    () => ({ rule: 'listed' }),
  ),
  form(
    `${SUBJECT}?(?:may|must|should|can|shall|is allowed to|is permitted to) only ${CALL}(?<tools>${TOOLS})`,
    ({ tools }, named) => {
      const names = named(tools);
      return names && { rule: 'only', tools: names };
    },
  ),
  form(`${SUBJECT}?${NEVER}(?:make|issue|call|use|invoke|perform) (?:any )?${CALLS}`, () => ({
    rule: 'count',
    tools: [],
    bounds: { max: 0 },
  })),
  form(
    `no ${CALLS} (?:may|must|can|should|are to|is to) be (?:called|used|made|invoked|issued)`,
    () => ({ rule: 'count', tools: [], bounds: { max: 0 } }),
  ),
  form(
    `${SUBJECT}?${NEVER}(?:make|issue|call|use|invoke|perform) more than ${N} ${CALLS}`,
    ({ n }) => ({ rule: 'count', tools: [], bounds: { max: numberOf(n) } }),
  ),
  form(
    `${SUBJECT}?(?:${MUST}|may |can )(?:make|issue|call|use|invoke|perform|contain) ${BOUND} ${N} (?:different )?${CALLS}`,
    ({ bound, n }) => ({ rule: 'count', tools: [], bounds: boundsOf(bound, n) }),
  ),
  form(
    `${SUBJECT}?${MUST}(?:make|issue|call|use|invoke) (?:a|some|any) (?:tool|function)(?: call)?`,
    () => ({ rule: 'count', tools: [], bounds: { min: 1 } }),
  ),
  form(
    `${BOUND} ${N} ${CALLS} (?:may|must|can|should) be (?:made|used|called|issued)`,
    ({ bound, n }) => ({ rule: 'count', tools: [], bounds: boundsOf(bound, n) }),
  ),
  form(
    `${SUBJECT}?${NEVER}(?:call|use|invoke) the same (?:tool|function) (?:twice|more than once)(?: with the same arguments)?`,
    () => ({ rule: 'no-repeats' }),
  ),
  form(
    `${SUBJECT}?${MUST}${CALL}(?<a>${TOOL}) before (?:${CALL})?(?<b>${TOOL})`,
    ({ a, b }, named) => order(single(named(a)), single(named(b))),
  ),
  form(
    `${SUBJECT}?${MUST}only ${CALL}(?<b>${TOOL}) after (?:${CALL})?(?<a>${TOOL})`,
    ({ a, b }, named) => order(single(named(a)), single(named(b))),
  ),
  form(
    `${SUBJECT}?${NEVER}${CALL}(?<b>${TOOL}) (?:before|without)(?: first| having called| previously)?(?: first)? (?:${CALL})?(?<a>${TOOL})(?: first)?`,
    ({ a, b }, named) => order(single(named(a)), single(named(b))),
  ),
  form(
    `(?:before (?:${CALL})?(?<b>${TOOL}),? ${SUBJECT}?${MUST}(?:first )?${CALL}(?<a>${TOOL}))`,
    ({ a, b }, named) => order(single(named(a)), single(named(b))),
  ),
  form(
    `(?<a>${TOOL}) ${MUST}be (?:called|used|invoked) before (?<b>${TOOL})(?: is (?:called|used|invoked))?`,
    ({ a, b }, named) => order(single(named(a)), single(named(b))),
  ),
  form(
    `(?<b>${TOOL}) ${NEVER}be (?:called|used|invoked) before (?<a>${TOOL})(?: is (?:called|used|invoked))?`,
    ({ a, b }, named) => order(single(named(a)), single(named(b))),
  ),
  form(
    `(?<b>${TOOL}) (?:must|may|can|should) only be (?:called|used|invoked) after (?<a>${TOOL})(?: is| was| has been)?(?: called| used| invoked)?`,
    ({ a, b }, named) => order(single(named(a)), single(named(b))),
  ),
  form(
    `if (?:${SUBJECT}?${CALL}(?<a>${TOOL})|(?<c>${TOOL}) is (?:called|used)),? (?:it |the assistant |the agent |the model |you )?${MUST}(?:also )?${CALL}(?<b>${TOOL})(?: too| as well)?`,
    ({ a, b, c }, named) => {
      const [tool, needs] = [single(named(a ?? c)), single(named(b))];
      return tool && needs ? { rule: 'together', tool, needs } : undefined;
    },
  ),
  form(
    `${SUBJECT}?${MUST}(?:first ${CALL}(?<a>${TOOL})|${CALL}(?<b>${TOOL}) first)`,
    ({ a, b }, named) => {
      const tool = single(named(a ?? b));
      return tool ? { rule: 'edge', edge: 'first', tool } : undefined;
    },
  ),
  form(
    `the (?<edge>first|last) (?:tool|function)(?: call| called)? ${MUST}be (?:a call to |to )?(?<a>${TOOL})`,
    ({ edge, a }, named) => {
      const tool = single(named(a));
      return tool
        ? { rule: 'edge', edge: edge?.toLowerCase() === 'first' ? 'first' : 'last', tool }
        : undefined;
    },
  ),
  form(
    `${SUBJECT}?(?:${MUST}|may |can )${CALL}(?<tool>${TOOL}) (?:(?<bound>at least|at most|no more than|exactly|only) )?(?:(?<n>\\d{1,4}|two|three|four|five|six) times|(?<once>once)|(?<twice>twice))`,
    ({ tool, bound, n, once }, named) =>
      countOf(named(tool), boundsOf(bound, n ?? (once ? '1' : '2'))),
  ),
  form(
    `${SUBJECT}?${NEVER}${CALL}(?<tool>${TOOL}) more than (?:(?<n>\\d{1,4}|two|three|four|five|six) times|once|(?<twice>twice))`,
    ({ tool, n, twice }, named) => countOf(named(tool), { max: n ? numberOf(n) : twice ? 2 : 1 }),
  ),
  form(
    `(?:when(?:ever)? (?:${CALL})?(?<tool>${TOOL})(?: is called)?, )?${ARGUMENT} must ${NOT}(?<predicate>${VALUE})`,
    argument,
  ),
  form(
    `${ARGUMENT}${OF}(?<tool>${TOOL}) (?:must|should|shall) ${NOT}(?<predicate>${VALUE})`,
    argument,
  ),
  form(
    `${ARGUMENT_AFTER}${OF}(?<tool>${TOOL}) (?:must|should|shall) ${NOT}(?<predicate>${VALUE})`,
    argument,
  ),
  form(
    `${SUBJECT}?(?:must|should) (?:always )?pass ${ARGUMENT} (?:when ${CALL}|to )(?<tool>${TOOL})`,
    argument,
  ),
  form(`(?<tool>${TOOL}) must (?:always )?be (?:called|used|invoked) with ${ARGUMENT}`, argument),
  form(
    `(?<tool>${TOOL}) must ${NOT}be (?:called|used|invoked) with (?:the argument |the parameter )?(?<argument>${NAME}) (?:(?<predicate>(?:set to|equal to|of) (?<values>${LITERAL})))`,
    argument,
  ),
  form(
    `${SUBJECT}?(?:must|should) ${NOT}${CALL}(?<tool>${TOOL}) with (?:the argument |the parameter )?(?<argument>${NAME}) (?<predicate>(?:set to|equal to|of|=) (?<values>${LITERAL}))`,
    argument,
  ),
  form(
    `${SUBJECT}?(?:must|should) (?<not>not |never )${CALL}(?<tool>${TOOL}) with (?:an? |the )?(?<argument>${NAME}) (?<predicate>(?<values>(?:greater than|more than|larger than|less than|over|above|under|below) ${LITERAL}))`,
    argument,
  ),
  form(`${SUBJECT}?${NEVER}${CALL}(?<tools>${TOOLS})`, ({ tools }, named) =>
    countOf(named(tools), { max: 0 }),
  ),
  form(
    `(?<tool>${TOOL}) (?:${MUST}|may |can )be (?:called|used|invoked) (?:(?<bound>at least|at most|no more than|exactly|only) )?(?:(?<n>\\d{1,4}|two|three|four|five|six) times|(?<once>once)|(?<twice>twice))`,
    ({ tool, bound, n, once }, named) =>
      countOf(named(tool), boundsOf(bound, n ?? (once ? '1' : '2'))),
  ),
  form(`(?<tools>${TOOLS}) ${NEVER}be (?:called|used|invoked|executed|run)`, ({ tools }, named) =>
    countOf(named(tools), { max: 0 }),
  ),
  form(`${SUBJECT}?${MUST}${CALL}(?<tool>${TOOL})(?: at least once)?`, ({ tool }, named) =>
    countOf(named(tool), { min: 1 }),
  ),
  form(
    `(?<tool>${TOOL}) ${MUST}be (?:called|used|invoked|executed|run)(?: at least once)?`,
    ({ tool }, named) => countOf(named(tool), { min: 1 }),
  ),
];
