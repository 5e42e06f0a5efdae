import type { Content, ToolDefinition } from '@touchstone/contracts';
import { reliabilityFamily } from '@touchstone/detectors/reliability';
import { aTask } from '@touchstone/testing';
import type { Figure } from '../lib/report';
import { RUNS } from '../lib/statistics';

const CONVERSATIONS = 40;
const LONG = 200_000;
const SHORT = 50_000;

/** Measures the processor time of some contents, in ms for each. */
const costOf = (contents: readonly Partial<Content>[]): number => {
  const { tuq: own } = reliabilityFamily.detectors();
  if (!own) throw new Error('The family has no detector of tool use.');
  const before = process.cpuUsage();
  for (const content of contents) own.examine(aTask({ check: 'tuq', mode: 'balanced' }, content));
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / contents.length;
};

/** Gives each content as many tools, its own first; the definitions are new objects. */
const withTools = (contents: readonly Partial<Content>[], count: number): Partial<Content>[] => {
  const known = contents.flatMap(({ tools = [] }) => tools);
  return contents.map((content) => {
    const own = content.tools ?? [];
    const others = Array.from({ length: count }, (_, index): ToolDefinition => {
      const other = known[index % known.length] as ToolDefinition;
      return { ...other, name: `${other.name}_${index}` };
    });
    return { ...content, tools: [...own.map((tool) => ({ ...tool })), ...others].slice(0, count) };
  });
};

const noted = (text: string): Partial<Content> => ({
  messages: [
    { role: 'user', content: 'Send a note to 5 people', toolCalls: [] },
    {
      role: 'assistant',
      content: null,
      toolCalls: [{ name: 'send_note', arguments: { text, ref_id: text } }],
    },
  ],
  tools: [
    {
      name: 'send_note',
      parameters: { properties: { text: { type: 'string' }, ref_id: { type: 'string' } } },
    },
  ],
});

const figure = (name: string, unit: string, atMost: number, measure: () => number): Figure => ({
  name: `tool use, ${name}`,
  unit,
  values: Array.from({ length: RUNS }, measure),
  goal: { atMost },
});

/** Measures the cost of calls by the number of tools, and of long arguments. */
export const toolUseCosts = (contents: readonly Partial<Content>[]): Figure[] => {
  const some = contents.slice(0, CONVERSATIONS);
  for (let run = 0; run < RUNS; run++) costOf(some);
  const argument = (length: number): number =>
    costOf([noted('12 km on Friday AB-1234 '.repeat(length / 24))]);
  argument(LONG);
  return [
    figure('conversation with 10 tools, cpu', 'ms', 5, () => costOf(withTools(some, 10))),
    figure('conversation with 128 tools, cpu', 'ms', 40, () => costOf(withTools(some, 128))),
    figure('arguments of 200,000 to 50,000 characters, cpu', '×', 6, () => {
      const long = argument(LONG);
      return long / argument(SHORT);
    }),
  ];
};
