import { filtered } from './adverbial';
import { secretTest } from './arguments';
import { actionPhrase, callPhrase } from './call-phrase';
import type { Context } from './context';
import { NEVER, SUBJECT } from './fragments';
import { GatedPattern } from './gated-pattern';
import type { CallPattern, ToolRule } from './tool-rule';
import { splitList } from './values';

type Groups = Record<string, string | undefined>;
type Form = readonly [GatedPattern, (groups: Groups, context: Context) => ToolRule | undefined];
const form = (source: string, make: Form[1]): Form => [new GatedPattern(source), make];

const callsOf = (text: string | undefined, context: Context): CallPattern | undefined => {
  const phrase =
    text === undefined ? undefined : (callPhrase(text, context) ?? actionPhrase(text, context));
  return phrase && !phrase.bounds && !phrase.per ? filtered(phrase) : undefined;
};

/** Names of parameters for a list in words ("name and e-mail"); `undefined` if one is unknown. */
const parametersIn = (written: string, { toolbox }: Context): string[] | undefined => {
  const names = splitList(written.replace(/^both /i, '')).map((one) => {
    const words = one.replace(/^(?:the|an?|their|his|her|its|any) /i, '');
    return (
      toolbox.parameterNamed(words) ??
      toolbox.parameterDescribed(words) ??
      toolbox.parameterNamed(words.replace(/ (?:number|address|field|date|argument|value)s?$/i, ''))
    );
  });
  return names.length > 0 && names.every((name) => name !== undefined) ? names : undefined;
};

const emptyRule = (names: readonly string[], calls: CallPattern): ToolRule | undefined => {
  const parts = names.map((name): ToolRule => ({
    rule: 'argument',
    calls,
    test: { argument: { by: 'name', name }, negated: true },
  }));
  const [first, ...more] = parts;
  return first && more.length === 0 ? first : first && { rule: 'all', parts };
};

const FILL = String.raw`(?:fill in|fill|set|pass|use|give|provide|enter|include|send|supply|store|save|record|specify)`;
const FIELDS = String.raw`(?:the )?(?:fields? |arguments? |parameters? )?`;
const FOR = String.raw`(?: (?:in|for|of|when calling|when using|to) (?<np>.{2,60}))`;
const PUT = String.raw`(?:put|include|pass|write|send|use|place|enter|store|copy|give|share|forward|add|log|save|search for|type)`;
const SUCH_AS = String.raw`(?:,? (?:such as|like|e\.g\.,?|for example|for instance|including|i\.e\.,?) .{2,120})?`;

const FORMS: readonly Form[] = [
  form(
    `(?:${FILL} only|only (?:ever )?${FILL}) ${FIELDS}(?<names>.{2,80}?)${FOR}?`,
    ({ names = '', np }, context) => {
      const calls = np === undefined ? context.topic : callsOf(np, context);
      const wanted = parametersIn(names, context);
      if (!calls?.tools || !wanted) return undefined;
      const others = context.toolbox
        .parametersOf(calls.tools)
        .filter((one) => !wanted.includes(one));
      return emptyRule(others, calls);
    },
  ),
  form(
    `(?:always )?leave ${FIELDS}(?<names>.{2,80}?) (?:empty|blank|out|unset|open|unfilled)${FOR}?`,
    ({ names = '', np }, context) => {
      const calls = np === undefined ? (context.topic ?? {}) : callsOf(np, context);
      const unwanted = parametersIn(names, context);
      return calls && unwanted && emptyRule(unwanted, calls);
    },
  ),
  form(
    `(?:(?:please |${SUBJECT})?(?:${NEVER}) (?:fill in|fill|set|pass|provide|enter|specify)|omit|skip) ${FIELDS}(?<names>.{2,80}?)${FOR}`,
    ({ names = '', np }, context) => {
      const [calls, unwanted] = [callsOf(np, context), parametersIn(names, context)];
      return calls && unwanted && emptyRule(unwanted, calls);
    },
  ),
  form(
    `(?<np>.{2,60}?) (?:${NEVER}) (?:contain|include|carry|hold|have|expose|reveal|mention) (?<secret>.{3,60}?)${SUCH_AS}`,
    ({ np, secret = '' }, context) => secretRule(np, secret, context),
  ),
  form(
    `(?:(?:please |${SUBJECT})?(?:${NEVER}) ${PUT}) (?<secret>.{3,60}?)(?:${SUCH_AS},? )?(?: ?(?:in|into|to|with|via|using|through|as part of)) (?<np>.{2,60}?)`,
    ({ np, secret = '' }, context) => secretRule(np, secret, context),
  ),
  form(
    `(?:(?:always|please|then|instead) )?(?<verb>\\p{L}{3,15}) (?:it|them|this|that|everything|these|those|(?:the |their |his |her |an? )?\\p{L}{3,20})(?: (?:down|up|on|over|off|out|back|in))? (?:with|using|via|through|in|by calling|by using|by means of) (?<np>[\\p{L}_.]{2,60}(?: tool)?)`,
    ({ np = '' }, context) => {
      const names = context.toolbox.named(np);
      return names?.every((name) => context.toolbox.has(name))
        ? { rule: 'count', calls: { tools: names }, bounds: { min: 1 } }
        : undefined;
    },
  ),
];

const secretRule = (
  np: string | undefined,
  secret: string,
  context: Context,
): ToolRule | undefined => {
  if (/["'`]/.test(secret)) return undefined;
  const [calls, test] = [callsOf(np, context), secretTest(secret)];
  return calls?.tools && test && { rule: 'argument', calls, test: { ...test, negated: true } };
};

/** Reads a rule on what calls may carry ("leave the phone number empty"). */
export const dataRule = (written: string, context: Context): ToolRule | undefined => {
  for (const [pattern, make] of FORMS) {
    const match = pattern.exec(written);
    const rule = match && make(match.groups ?? {}, context);
    if (rule) return rule;
  }
  return undefined;
};
