import { CALL, NAME } from './fragments';
import { GatedPattern } from './gated-pattern';
import type { ArgumentRef, ArgumentTest } from './tool-rule';
import type { Toolbox } from './toolbox';
import {
  clean,
  COMPARISON,
  N,
  secretsOf,
  splitList,
  timeTest,
  valueBounds,
  VALUES,
  valueTest,
} from './values';

type Groups = Record<string, string | undefined>;
type Form = readonly [GatedPattern, (groups: Groups, toolbox: Toolbox) => ArgumentTest | undefined];
const form = (source: string, make: Form[1]): Form => [new GatedPattern(source), make];

const IDENTIFIER = /[_.]|\p{Ll}\p{Lu}|["'`]/u;

/** An argument by its name, if that is certain, else by its words. */
export const referenceTo = (written: string, toolbox: Toolbox, certain = false): ArgumentRef => {
  const name = clean(
    written
      .trim()
      .replace(/^(?:the|an?|its|any) /i, '')
      .replace(/ of$/i, ''),
  );
  const known = toolbox.parameterNamed(name) ?? toolbox.parameterDescribed(name);
  if (known !== undefined) return { by: 'name', name: known };
  return certain || IDENTIFIER.test(written) ? { by: 'name', name } : { by: 'words', words: name };
};

const valued = (argument: ArgumentRef, written: string, not = false): ArgumentTest | undefined => {
  const parsed = valueTest(written);
  if (!parsed) return undefined;
  const negated = not !== (parsed.negated === true);
  return { argument, ...(negated && { negated }), value: parsed.value };
};

const UNIT = String.raw`[\p{L}%][\p{L}-]{0,20}`;
/** Nouns before a unit that its argument does not need ("100 euros in value"). */
const REST = String.raw`(?: (?:in total|in value|each|in one go|at a time|in a single \p{L}{3,12}|in one \p{L}{3,12}|at once|in length|old|or more|or less|off|discount|long|per (?:order|refund|transfer|payment|coupon|customer|user|call)))?`;

const ranged = ({ comparison, n, unit }: Groups): ArgumentTest | undefined => {
  const bounds = valueBounds(comparison, n ?? '');
  if (!bounds || unit === undefined || /^(?:characters?|chars|letters|words?)$/i.test(unit))
    return undefined;
  return { argument: { by: 'unit', unit: unit.toLowerCase() }, value: { test: 'range', bounds } };
};

const outside = ({ low, high, unit, other }: Groups): ArgumentTest | undefined => {
  const [from, to] = [valueBounds('at least', low ?? ''), valueBounds('at most', high ?? '')];
  const named = unit ?? other;
  return from && to && named !== undefined
    ? {
        argument: { by: 'unit', unit: named.toLowerCase() },
        negated: true,
        value: { test: 'range', bounds: { ...from, ...to } },
      }
    : undefined;
};

const PLACES = String.raw`(?:e-?mail )?(?:address(?:es)?|recipients?|domains?|numbers?|files?|paths?|urls?|links?|sites?|websites?|people|accounts?|folders?|branches|tables?|names?|hosts?|users?|customers?|ids?|anyone|quer(?:y|ies)|titles?|subjects?|mail|messages?|phone numbers?|colleagues|employees)`;
const OWNER = String.raw`(?:user|customer|caller|client|student|patient|employee|guest|member|person|pupil)`;

const FROM_USER = String.raw`(?:that |which )?(?:the |a )?${OWNER}s? (?:has |have )?(?:gave|given|provided|mentioned|named|stated|supplied|specified|asked for|entered|wrote|said|typed|gives|provides|mentions)|(?:given|provided|mentioned|named|stated|supplied|specified|entered) by the ${OWNER}|from the ${OWNER}(?:['’]s (?:message|request))?`;

/** Names of environments and the like, proper names and codes, which are values by themselves. */
const VALUE_WORD = String.raw`(?:(?:staging|production|prod|test|testing|dev|development|sandbox|live|main|master|internal|external|public|private)(?: environment)?|"[^"]{1,60}"|'[^']{1,60}'|\x60[^\x60]{1,60}\x60)`;

const TAILS: readonly Form[] = [
  form(
    `(?:only )?(?<time>(?:between|from|before|after|until|no later than|later than|earlier than|not before|not after|past) .{1,30})`,
    ({ time = '' }) => {
      const value = timeTest(time);
      return value && { argument: { by: 'words', words: 'time' }, value };
    },
  ),
  form(`outside (?:of )?(?<time>.{3,30})`, ({ time = '' }) => {
    const value = timeTest(time);
    return value && { argument: { by: 'words', words: 'time' }, negated: true, value };
  }),
  form(
    `(?:of |for |with |worth |valued |totall?ing |by |to )?(?:a |an )?(?:amounts?|values?|totals?|sums?|discounts?|durations?)? ?(?:of |valid for )?(?<comparison>${COMPARISON}) (?<n>${N}) (?<unit>${UNIT})${REST}`,
    ranged,
  ),
  form(
    `(?:to |of |for |with |by )?(?:more than|over|above|higher than) (?<high>${N})(?: (?<unit>${UNIT}))? or (?:to )?(?:less than|under|below|lower than|fewer than) (?<low>${N})(?: (?<other>${UNIT}))?`,
    outside,
  ),
  form(
    `(?:to |of |for |with |by )?(?:less than|under|below|lower than|fewer than) (?<low>${N})(?: (?<unit>${UNIT}))? or (?:to )?(?:more than|over|above|higher than) (?<high>${N})(?: (?<other>${UNIT}))?`,
    outside,
  ),
  form(
    `(?:for |of |with )?(?<n>${N}) (?<unit>${UNIT}) (?:at (?:the )?most|max(?:imum)?|tops|or less)`,
    ({ n, unit }) => ranged({ comparison: 'at most', n, unit }),
  ),
  form(
    `(?:for |of |with )?(?:a )?max(?:imum)?\\.?(?: of)? (?<n>${N}) (?<unit>${UNIT})`,
    ({ n, unit }) => ranged({ comparison: 'at most', n, unit }),
  ),
  form(`(?:for |of |with )?(?<n>${N}) (?<unit>${UNIT}) or more`, ({ n, unit }) =>
    ranged({ comparison: 'at least', n, unit }),
  ),
  form(
    `(?:valid |open |lasting |running )?(?:for |up to )?(?<comparison>no longer than|longer than|at most|more than|not longer than|a maximum of) (?<n>${N}) (?<unit>${UNIT})`,
    ranged,
  ),
  form(
    `(?:with |where )?(?:the )?(?:argument |parameter |field |option )(?<name>${NAME}) ?(?:=|:|set to|equal to|of|as|being|is)? ?(?<values>${VALUES})`,
    ({ name = '', values = '' }, toolbox) => valued(referenceTo(name, toolbox, true), values),
  ),
  form(
    `(?:with |where |for )?(?:the |an? )?(?<name>${NAME}) ?(?:=|: )(?<values>${VALUES})`,
    ({ name = '', values = '' }, toolbox) => valued(referenceTo(name, toolbox, true), values),
  ),
  form(
    `(?:with |where )(?:the |an? )?(?<name>${NAME})(?: argument| parameter)? (?:set to|equal to|being|is|as) (?<values>.{1,100})`,
    ({ name = '', values = '' }, toolbox) => valued(referenceTo(name, toolbox), values),
  ),
  form(
    `with (?:the |their |his |her |any |a |an )?(?:right |correct |own )?(?<name>[\\p{L}_ -]{2,40}?) (?:of the ${OWNER} (?:who|that) (?:is asking|asks|is chatting|is writing|is logged in|writes|asked)|of the (?:asking|requesting|current|logged-in) ${OWNER})`,
    ({ name = '' }, toolbox) => own(name, toolbox),
  ),
  form(
    `(?:with |for |on )(?:the |their |his |her |a )?(?:${OWNER}['’]?s? )?own (?<name>[\\p{L}_ -]{2,40})(?: only)?`,
    ({ name = '' }, toolbox) => own(name, toolbox),
  ),
  form(
    `(?:for|of|on|with|to) (?:any ?one|someone|somebody|anybody)? ?(?:other|another|different|someone else|anyone else|other people|somebody else)(?: (?:than|but) the ${OWNER}(?: (?:who|that) .{1,30})?| ${OWNER}s?)?(?:['’]s? .{1,30})?`,
    (_groups, toolbox) => negate(own('id', toolbox)),
  ),
  form(
    `(?:with |using )(?:only )?(?:the |an? )?(?<name>[\\p{L}_ -]{2,40}?) (?:${FROM_USER})`,
    ({ name = '' }, toolbox) => ({
      argument: /^(?:values?|data|arguments?|parameters?|information|details)$/i.test(name)
        ? { by: 'any' }
        : referenceTo(name, toolbox),
      value: { test: 'from-user' },
    }),
  ),
  form(
    `without (?:an? |any |the |specifying (?:an? |the )?|passing (?:an? |the )?|setting (?:an? |the )?)?(?<name>${NAME})(?: argument| parameter| field)?`,
    ({ name = '' }, toolbox) =>
      toolbox.hasParameter(clean(name)) || IDENTIFIER.test(name)
        ? { argument: { by: 'name', name: clean(name) }, negated: true }
        : undefined,
  ),
  form(
    `with an? (?:empty|blank) (?<name>${NAME})(?: argument| parameter| field)?`,
    ({ name = '' }, toolbox) => ({
      argument: referenceTo(name, toolbox),
      negated: true,
      value: { test: 'form', form: 'non-empty' },
    }),
  ),
  form(
    `(?:to|for|from|in|on|under|at|with) (?:an? |the |any )?(?<words>${PLACES}) (?:(?:that|which|whose .{2,20}?) )?(?<outside>outside (?:of )?|not )?(?<value>(?:ending|ends?|starting|starts?|beginning|begins?|containing|contains?|inside|under|in|at|of|with|from) .{1,100})`,
    ({ words = '', outside, value = '' }, toolbox) =>
      valued(
        referenceTo(placeOf(words), toolbox),
        value.replace(/^(?:with|at|of|from) (?:the domain )?(?=@?[\w-]+\.\w)/i, 'ending in '),
        outside !== undefined,
      ),
  ),
  form(
    `(?:to|at) (?:an? |the |any )?(?<value>@[\\w.-]{2,60}(?:(?: or | and |, )@[\\w.-]{2,60}){0,6})(?: (?:e-?mail )?(?:address(?:es)?|recipients?|domains?|accounts?))?`,
    ({ value = '' }) => ({
      argument: { by: 'words', words: 'address' },
      value: { test: 'ends', values: splitList(value) },
    }),
  ),
  form(
    `(?:to|at) (?:anyone |any address |an(?:y)? address(?:es)? |recipients |people |anybody )?(?:outside|not (?:at|in|ending in)) (?:of )?(?:the )?(?:domain )?(?<value>@?[\\w-]{1,40}\\.[\\w.-]{2,40}|@[\\w.-]{2,60})(?: domain)?`,
    ({ value = '' }) => ({
      argument: { by: 'words', words: 'address' },
      negated: true,
      value: { test: 'ends', values: [value] },
    }),
  ),
  form(
    `(?:with|where) (?:the |an? |any )?(?<name>[\\p{L}_]{2,30}(?: [\\p{L}_]{2,30})?) (?<values>(?:(?:of |that (?:is|are) |which (?:is|are) |is |are )?(?:${COMPARISON}|starting|ending|containing|beginning|between|that (?:starts?|ends?|contains?)) .{1,100}))`,
    ({ name = '', values = '' }, toolbox) =>
      valued(
        referenceTo(name, toolbox),
        withoutUnit(
          values.replace(/^(?:of |that (?:is|are) |which (?:is|are) |is |are |that )/i, ''),
        ),
      ),
  ),
  form(
    `(?:with|in|that contain|containing|including) (?:the |an? |any )?(?<secret>.{2,60}?)(?: in (?:it|them|its|the|any|an) ?(?:arguments?|parameters?|query)?)?`,
    ({ secret = '' }) => secretTest(secret),
  ),
  form(
    `(?:with |in |at |on |to |for |using )?(?:the |an? )?(?<name>[\\p{L}_]{2,30}) (?<value>["'\x60]?[\\p{L}\\p{N}_.-]{1,40}["'\x60]?)`,
    ({ name = '', value = '' }, toolbox) =>
      toolbox.hasParameter(name) || toolbox.parameterWith(clean(value)) !== undefined
        ? valued(
            toolbox.hasParameter(name)
              ? { by: 'name', name }
              : { by: 'name', name: toolbox.parameterWith(clean(value)) ?? name },
            value,
          )
        : undefined,
  ),
  form(
    `(?:with|in|at|on|to|for|using) (?:the |an? )?(?<value>["'\x60]?[\\p{L}\\p{N}_.-]{1,40}["'\x60]?)(?: (?<name>[\\p{L}_]{2,30}))?`,
    ({ value = '', name }, toolbox) => {
      const parameter =
        name !== undefined && toolbox.hasParameter(name)
          ? name
          : toolbox.parameterWith(clean(value));
      return parameter === undefined ? undefined : valued({ by: 'name', name: parameter }, value);
    },
  ),
];

const PATH = String.raw`["'\x60]?/[^\s"'\x60]{1,100}["'\x60]?`;

/** Tails that are tried last. */
const LATE_TAILS: readonly Form[] = [
  form(
    `(?:the )?(?<name>[\\p{L}_]{2,30}) (?<values>(?:${COMPARISON}) ${N}(?: [\\p{L}]{2,12})?|between .{1,30})`,
    ({ name = '', values = '' }, toolbox) =>
      toolbox.hasParameter(name)
        ? valued(referenceTo(name, toolbox), withoutUnit(values))
        : undefined,
  ),
  form(
    `(?:(?:files?|anything|data|paths?) )?(?:in|inside|under|from|within|into|to|below) (?:the )?(?:(?:folder|directory|path|tree|subtree) )?(?<path>${PATH})(?: (?:folder|directory|path|tree))?`,
    ({ path = '' }) => ({
      argument: { by: 'words', words: 'path' },
      value: { test: 'starts', values: [clean(path)] },
    }),
  ),
  form(`(?:for |valid for )?(?<n>${N}) (?<unit>${UNIT}) at most`, ({ n, unit }) =>
    ranged({ comparison: 'at most', n, unit }),
  ),
  form(
    `(?:to|in|into|on|for|at) (?<values>\\p{L}{2,20}(?:(?:, | or | and )\\p{L}{2,20}){0,8})`,
    ({ values = '' }) => {
      const list = splitList(values);
      return list.every(
        (one) =>
          /^\p{Lu}/u.test(one) && !/days?$|weekends?$|mornings?$|nights?$|user|customer/i.test(one),
      )
        ? { argument: { by: 'any' }, value: { test: 'equals', values: list } }
        : undefined;
    },
  ),
  form(
    `(?:only )?(?:to|with|for|from|using) (?:the |an? )?(?<name>[\\p{L}_ ]{2,30}?) (?:that |which )?${FROM_USER}`,
    ({ name = '' }, toolbox) => ({
      argument: referenceTo(name, toolbox),
      value: { test: 'from-user' },
    }),
  ),
  form(
    `with (?:an? |the |both )?(?<name>${NAME})(?: argument| parameter| field)?`,
    ({ name = '' }, toolbox) =>
      !toolbox.has(clean(name)) && (toolbox.hasParameter(clean(name)) || IDENTIFIER.test(name))
        ? { argument: referenceTo(name, toolbox, true) }
        : undefined,
  ),
  form(
    `(?:to|in|on|for|at|with|into)? ?(?:the |an? )?(?<value>${VALUE_WORD})`,
    ({ value = '' }) => ({
      argument: { by: 'any' },
      value: { test: 'equals', values: [clean(value.replace(/ environment$/i, ''))] },
    }),
  ),
  form(
    `(?:with |for |to run |in )?(?<value>\\p{L}{3,10}) (?:statements?|queries|commands?)`,
    ({ value = '' }) => ({ argument: { by: 'any' }, value: { test: 'starts', values: [value] } }),
  ),
  form(
    `(?:files? |paths? |anything |data )?(?:outside|other than|not in|not under) (?:of )?(?:the (?:folder|directory|path) )?(?<path>["'\x60]?/[^\\s"'\x60]{1,100}["'\x60]?)`,
    ({ path = '' }) => ({
      argument: { by: 'words', words: 'path' },
      negated: true,
      value: { test: 'starts', values: [clean(path)] },
    }),
  ),
  form(
    `(?:to|for|with|on|from|in) (?:an? |the |any )?(?<words>[\\p{L}_ ]{2,30}?) (?:that |which )?(?:the |a )?${OWNER} (?:did not|didn't|has not|hasn't|never) (?:named?|mention(?:ed)?|g[ia]ven?|provided?|specif(?:y|ied)|stated?|asked? for)`,
    ({ words = '' }, toolbox) => ({
      argument: /account|address|recipient|number/.test(words)
        ? referenceTo(words, toolbox)
        : referenceTo(words, toolbox),
      negated: true,
      value: { test: 'from-user' },
    }),
  ),
];

const placeOf = (words: string): string =>
  /^(?:people|anyone|recipients?|users?|customers?|mail|messages?|colleagues|employees)$/i.test(
    words,
  )
    ? 'address'
    : words;

const own = (name: string, toolbox: Toolbox): ArgumentTest => ({
  argument: referenceTo(name, toolbox),
  value: { test: 'from-user', own: true },
});
const negate = (test: ArgumentTest): ArgumentTest => ({ ...test, negated: true });

export const secretTest = (written: string): ArgumentTest | undefined => {
  const secrets = secretsOf(written);
  return secrets && { argument: { by: 'any' }, value: { test: 'secret', secrets } };
};

/** Drops the unit of a figure at the end ("at most 40 euros"). */
export const withoutUnit = (written: string): string =>
  written.replace(
    /^(.{0,40}\d[\d.,]{0,12}) (?:euros?|eur|dollars?|usd|pounds?|gbp|percent|days?|hours?|minutes?|weeks?|months?|people|persons?|results?|nights?|guests?)$/i,
    '$1',
  );

const MOST_TESTS = 4;

/** Reads the end of a phrase as conditions on arguments ("above 100 euros", "to addresses at @x.y"). */
export const argumentTests = (written: string, toolbox: Toolbox): ArgumentTest[] | undefined => {
  const text = written
    .trim()
    .replace(/^,? ?(?:and )?/, '')
    .replace(/[,.]$/, '');
  if (text === '') return undefined;
  for (const [pattern, make] of [...TAILS, ...LATE_TAILS]) {
    const match = pattern.exec(text);
    const test = match && make(match.groups ?? {}, toolbox);
    if (test) return [test];
  }
  const parts = text.split(/, (?:and )?| and (?=with|valid|at most|no|for|up to|max)/i);
  if (parts.length < 2 || parts.length > MOST_TESTS) return undefined;
  const tests = parts.map((part) => argumentTests(part, toolbox));
  return tests.every((test) => test !== undefined) ? tests.flat() : undefined;
};

/** A rule on an argument, and the phrase that names its tools if there is one. */
export interface ArgumentSentence {
  tool?: string;
  test: ArgumentTest;
  never?: boolean;
}

const MODAL = String.raw`(?:(?<only>may only|must only|can only|should only)|(?:must|should|shall|has to|have to|may|can|needs to|need to|is|are|will)(?<not> not| never)?(?: always)?(?: only)?|(?<never>never|cannot|can't|mustn't|don't|doesn't|do not|does not|won't|shouldn't)|always)`;
const WHOLE = String.raw`(?:(?:the |every |any |an? )?(?:argument|parameter|field|value) (?<name>${NAME})|(?:the |every |any |an? )?(?<other>[\p{L}_]{2,30}(?: (?!argument|parameter|field|value|must|should|has|may|can|is|are|never)[\p{L}_]{2,30})?)(?: (?<kind>argument|parameter|field|value))?)`;
const OF = String.raw`(?: (?:of|in|for|passed to|given to|to|on) (?:every |each |any |all )?(?:calls? (?:to|of) )?(?<tool>.{2,60}?))?`;
const ABOUT = new RegExp(
  `^(?:when(?:ever)? (?:${CALL} (?<when>.{2,60}?)|(?<passive>.{2,60}?) is (?:called|used)), )?${WHOLE}${OF} ${MODAL} (?<rest>.{1,160})$`,
  'iu',
);
const POSSESSIVE = new RegExp(
  `^(?:the )?(?<tool>[\\p{L}_.]{2,60})['’]s (?<other>[\\p{L}_]{2,30})(?: argument| parameter)? ${MODAL} (?<rest>.{1,160})$`,
  'iu',
);
const PASS = new RegExp(
  `^(?:pass|set|use|include|provide|give|specify|fill|add|send|supply)(?:es|s)? (?:(?:the )?(?:argument|parameter) (?<certain>${NAME})|(?:the |an? )?(?<name>${NAME})(?: argument| parameter)?)(?:(?: ?= ?| to | as | with |: | )(?<values>(?:"[^"]{1,100}"|'[^']{1,100}'|\x60[^\x60]{1,100}\x60|[^\\s]{1,60})))?(?: (?:when(?:ever)? (?:you )?(?:${CALL})|to|for|in(?: calls to)?|with|on) (?<tool>.{2,60}))?$`,
  'iu',
);

/** "Titles start with a capital letter." */
const PRESENT = /^(.{2,60}?) (?=(?:starts?|ends?|begins?|contains?) )/i;

/** Reads a sentence whose subject is an argument, or that says which argument to pass. */
export const argumentSentence = (
  written: string,
  toolbox: Toolbox,
  isTopical: boolean,
): ArgumentSentence | undefined => {
  const groups = (
    ABOUT.exec(written) ??
    POSSESSIVE.exec(written) ??
    ABOUT.exec(written.replace(PRESENT, '$1 must '))
  )?.groups;
  if (groups) {
    const subject = groups['other'] ?? '';
    if (/^(?:any|every|no|some)(?:thing|one|body)\b/i.test(subject)) return undefined;
    if (toolbox.has(subject) && groups['tool'] === undefined) return onWhole(subject, groups);
    const [head = '', part = ''] = subject.split(' ');
    if (part !== '' && toolbox.has(head) && toolbox.hasParameter(part))
      return withTool(
        head,
        argumentSentence(
          `${part} must ${(groups['not'] ?? groups['never']) ? 'not ' : ''}${groups['rest'] ?? ''}`,
          toolbox,
          true,
        ),
      );
    const { name, other = '', tool, when, passive, not, never, rest = '', kind } = groups;
    if (
      /^(?:be |get )?(?:called|used|invoked|run|executed|made|triggered|forbidden|taboo|a no-go|out of the question|allowed|permitted|off[- ]limits|required|mandatory|optional|banned|prohibited|disabled|confirmed|approved|told|asked|informed|reminded|addressed|greeted|thanked|treated|referred|warned|notified|mentioned|written|answered|offered|sent|kept|stored|deleted|shown|able|clear|polite|friendly)\b/i.test(
        rest,
      )
    )
      return undefined;
    const certain = name !== undefined || kind !== undefined;
    if (
      !certain &&
      !isTopical &&
      tool === undefined &&
      when === undefined &&
      passive === undefined &&
      !IDENTIFIER.test(other) &&
      !isParameter(other, toolbox) &&
      !(/^recipients?$/i.test(other) && !toolbox.isEmpty)
    )
      return undefined;
    const phrase = name ?? other;
    const last = phrase.split(' ').at(-1) ?? phrase;
    const argument = referenceTo(
      certain || toolbox.hasParameter(phrase)
        ? phrase
        : isParameter(other, toolbox) && toolbox.parameterDescribed(phrase) === undefined
          ? last
          : phrase,
      toolbox,
      certain && !/ /.test(phrase),
    );
    const test = /^(?:be )?(?:given|passed|set|provided|present|included|specified)$/i.test(rest)
      ? { argument, ...((not ?? never) !== undefined && { negated: true as const }) }
      : (provenance(argument, rest) ??
        valued(argument, withoutUnit(rest), (not ?? never) !== undefined));
    const named = tool ?? when ?? passive;
    return test && { test, ...(named !== undefined && { tool: named }) };
  }
  return passed(written, toolbox, isTopical);
};

const withTool = (
  tool: string,
  found: ArgumentSentence | undefined,
): ArgumentSentence | undefined => found && { ...found, tool };

/** "run_sql must never contain DROP": any argument of the tool. */
const onWhole = (tool: string, { rest = '', not, never }: Groups): ArgumentSentence | undefined => {
  if (!/^(?:contain|include|start|begin|end)/i.test(rest)) return undefined;
  const test = valued({ by: 'any' }, rest, (not ?? never) !== undefined);
  return test && { tool, test };
};

/** "Ticket titles" names the parameter `title`. */
const isParameter = (written: string, toolbox: Toolbox): boolean =>
  toolbox.hasParameter(written.split(' ').at(-1) ?? written) ||
  (written.includes(' ') && toolbox.parameterDescribed(written) !== undefined);

const TAKEN_FROM_USER = new GatedPattern(
  `(?:be )?(?:the one |the (?:id|number) |(?:an? |the )\\p{L}{2,20} |those |exactly (?:what|the one) |what |taken |come )?(?:${FROM_USER})`,
);
const OF_ASKING_USER = new GatedPattern(
  `(?:be )?(?:that of |the one of |the (?:id|number) of )the (?:asking |current )?${OWNER}(?: (?:who|that) .{2,30})?|(?:belong to|be) the ${OWNER}(?:['’]s own)?(?: (?:who|that) .{2,30})?`,
);

const provenance = (argument: ArgumentRef, rest: string): ArgumentTest | undefined => {
  if (TAKEN_FROM_USER.exec(rest)) return { argument, value: { test: 'from-user' } };
  return OF_ASKING_USER.exec(rest)
    ? { argument, value: { test: 'from-user', own: true } }
    : undefined;
};

const passed = (
  written: string,
  toolbox: Toolbox,
  isTopical: boolean,
): ArgumentSentence | undefined => {
  const { certain, name = '', values, tool } = PASS.exec(written)?.groups ?? {};
  const argument = certain ?? name;
  const isArgument =
    certain !== undefined ||
    IDENTIFIER.test(argument) ||
    toolbox.hasParameter(clean(argument)) ||
    written.includes('=');
  if (
    argument === '' ||
    !isArgument ||
    (tool === undefined && !isTopical && !toolbox.hasParameter(clean(argument)))
  )
    return undefined;
  if (
    values !== undefined &&
    tool === undefined &&
    toolbox.named(values)?.every((name) => toolbox.has(name) || /_/.test(name))
  )
    return { test: { argument: referenceTo(argument, toolbox, true) }, tool: values };
  const by = referenceTo(argument, toolbox, true);
  const test = values === undefined ? { argument: by } : valued(by, values);
  return test && { test, ...(tool !== undefined && { tool }) };
};
