import type { Bounds, ToolRule, ValueTest } from '@touchstone/assertions';
import { type Content, type ToolCall, toolCalls } from '@touchstone/contracts';
import type { Assessment } from '../../constraints/assessment';
import { describeComparison, type Noun } from '../../constraints/describe';
import { exactly } from '../../constraints/element-count';

const outcome = (holds: Assessment['holds'], reason: string, call?: ToolCall): Assessment => ({
  holds,
  reason,
  quote: call ? quoteOf(call) : '',
});
const quoteOf = ({ name, arguments: given }: ToolCall): string =>
  `${name}(${typeof given === 'string' ? given : JSON.stringify(given)})`.slice(0, 200);

const within = (n: number, { min = -Infinity, max = Infinity }: Bounds): boolean =>
  n >= min && n <= max;
const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

type Check<R extends ToolRule['rule']> = (
  rule: Extract<ToolRule, { rule: R }>,
  calls: readonly ToolCall[],
  content: Content,
) => Assessment;

/** Checks the conversation's tool calls against a rule. */
export const checkToolRule = (rule: ToolRule, content: Content): Assessment =>
  (CHECKS[rule.rule] as Check<typeof rule.rule>)(
    rule,
    toolCalls(content).map(({ call }) => call),
    content,
  );

const listed: Check<'listed'> = (_rule, calls, content) => {
  if (calls.length > 0 && content.tools.length === 0)
    return outcome('unknown', 'The assertion is about available tools, but no tools are given.');
  const unavailable = calls.find(({ name }) => !content.tools.some((tool) => tool.name === name));
  return unavailable
    ? outcome(false, `The tool "${unavailable.name}" is not available.`, unavailable)
    : outcome(true, 'Every tool call uses an available tool.');
};

const only: Check<'only'> = ({ tools }, calls) => {
  const forbidden = calls.find(({ name }) => !tools.some((tool) => same(tool, name)));
  return forbidden
    ? outcome(false, `The tool "${forbidden.name}" is not one of the allowed tools.`, forbidden)
    : outcome(true, 'Every tool call uses an allowed tool.');
};

const count: Check<'count'> = ({ tools, bounds }, calls) => {
  const found = calls.filter(
    ({ name }) => tools.length === 0 || tools.some((tool) => same(tool, name)),
  );
  return outcome(
    within(found.length, bounds),
    describeComparison(exactly(found.length), callsTo(tools), bounds),
    found[0],
  );
};

const callsTo = (tools: readonly string[]): Noun => {
  if (tools.length === 0) return ['tool call'];
  const names = tools.map((tool) => `"${tool}"`).join(' or ');
  return [`call to ${names}`, `calls to ${names}`];
};

const order: Check<'order'> = ({ earlier, later }, calls) => {
  const first = calls.findIndex(({ name }) => same(name, earlier));
  const second = calls.findIndex(({ name }) => same(name, later));
  if (second < 0) return outcome(true, `The tool "${later}" is not called.`);
  const kept = first >= 0 && first < second;
  return outcome(
    kept,
    `The tool "${later}" is called ${kept ? 'after' : 'without an earlier call to'} "${earlier}".`,
    calls[second],
  );
};

const edge: Check<'edge'> = ({ edge: place, tool }, calls) => {
  const call = place === 'first' ? calls[0] : calls.at(-1);
  if (!call) return outcome(false, 'No tool is called.');
  const holds = same(call.name, tool);
  return outcome(
    holds,
    `The ${place} tool called is "${call.name}"${holds ? '' : `; expected "${tool}"`}.`,
    call,
  );
};

const argument: Check<'argument'> = ({ tool, argument: name, negated, value }, calls) => {
  const concerned = calls.filter((call) => same(call.name, tool));
  if (concerned.length === 0) return outcome(true, `The tool "${tool}" is not called.`);
  const unreadable = concerned.find((call) => typeof call.arguments === 'string');
  if (unreadable)
    return outcome(
      'unknown',
      `The arguments of a call to "${tool}" are not a JSON object.`,
      unreadable,
    );
  const broken = concerned.find((call) => meets(argumentOf(call, name), value) === negated);
  return broken
    ? outcome(false, `The argument "${name}" of "${tool}" violates the rule.`, broken)
    : outcome(true, `The argument "${name}" of "${tool}" follows the rule.`);
};

const argumentOf = ({ arguments: given }: ToolCall, name: string): unknown =>
  typeof given === 'object' && Object.hasOwn(given, name) ? given[name] : undefined;

const meets = (given: unknown, value: ValueTest | undefined): boolean => {
  if (given === undefined) return false;
  if (!value) return true;
  const text = typeof given === 'string' ? given : JSON.stringify(given);
  if (value.test === 'equals') return value.values.some((one) => same(one, text));
  if (value.test === 'contains') return text.toLowerCase().includes(value.value.toLowerCase());
  const figure = typeof given === 'number' ? given : Number(text.trim() === '' ? Number.NaN : text);
  return within(figure, value.bounds);
};

const together: Check<'together'> = ({ tool, needs }, calls) => {
  const called = calls.find(({ name }) => same(name, tool));
  if (!called) return outcome(true, `The tool "${tool}" is not called.`);
  const kept = calls.some(({ name }) => same(name, needs));
  return outcome(
    kept,
    `The tool "${tool}" is called ${kept ? 'together with' : 'without'} "${needs}".`,
    called,
  );
};

const noRepeats: Check<'no-repeats'> = (_rule, calls) => {
  const seen = new Set<string>();
  const repeated = calls.find((call) => {
    const key = quoteOf(call);
    const known = seen.has(key);
    seen.add(key);
    return known;
  });
  return repeated
    ? outcome(
        false,
        `The tool "${repeated.name}" is called twice with the same arguments.`,
        repeated,
      )
    : outcome(true, 'No tool call is repeated.');
};

const CHECKS: { [R in ToolRule['rule']]: Check<R> } = {
  listed,
  only,
  count,
  order,
  edge,
  argument,
  together,
  'no-repeats': noRepeats,
};
