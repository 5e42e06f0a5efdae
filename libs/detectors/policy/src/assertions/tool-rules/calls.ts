import { type CallPattern, effectOf } from '@touchstone/assertions';
import { type Answer, every, no } from './answer';
import { meetsArgument } from './arguments';
import type { Conversation, MadeCall } from './conversation';
import { same } from './values';

const hasAffix = (name: string, { at, texts }: NonNullable<CallPattern['affix']>): boolean => {
  const lower = name.toLowerCase();
  return texts.some((text) => {
    const piece = text.toLowerCase();
    if (at === 'start') return lower.startsWith(piece);
    return at === 'end' ? lower.endsWith(piece) : lower.includes(piece);
  });
};

const hasEffect = (call: MadeCall, effect: 'read' | 'write', { tools }: Conversation): Answer => {
  const found = effectOf(tools.find(({ name }) => same(name, call.name)) ?? { name: call.name });
  return found === undefined ? undefined : found === effect;
};

/** Checks whether a rule concerns a call. */
export const selects = (
  pattern: CallPattern,
  call: MadeCall,
  conversation: Conversation,
): Answer => {
  const { tools, affix, effect, except, where = [] } = pattern;
  const named = every([
    tools === undefined || tools.some((tool) => same(tool, call.name)),
    affix === undefined || hasAffix(call.name, affix),
    effect === undefined ? true : hasEffect(call, effect, conversation),
  ]);
  const selected = except ? no(named) : named;
  if (selected === false || where.length === 0) return selected;
  return every([selected, ...where.map((test) => meetsArgument(test, call, conversation, false))]);
};

/** The calls that a rule concerns, and those that it may concern. */
export const selected = (
  pattern: CallPattern,
  calls: readonly MadeCall[],
  conversation: Conversation,
): { sure: MadeCall[]; unsure: MadeCall[] } => {
  const answers = calls.map((call) => ({ call, answer: selects(pattern, call, conversation) }));
  const of = (wanted: Answer): MadeCall[] =>
    answers.flatMap(({ call, answer }) => (answer === wanted ? [call] : []));
  return { sure: of(true), unsure: of(undefined) };
};

/** Names the calls of a pattern in a reason. */
export const describeCalls = ({ tools, affix, effect, except }: CallPattern): string => {
  const names = tools?.map((tool) => `"${tool}"`).join(' or ');
  const kind =
    names ??
    (affix
      ? `tools named ${affix.texts.map((text) => `"${text}…"`).join(' or ')}`
      : effect === 'read'
        ? 'tools that read'
        : effect === 'write'
          ? 'tools that change data'
          : 'any tool');
  return except ? `another tool than ${kind}` : kind;
};

export const quoteOf = ({ name, arguments: given }: Pick<MadeCall, 'name' | 'arguments'>): string =>
  `${name}(${typeof given === 'string' ? given : JSON.stringify(given)})`.slice(0, 200);
