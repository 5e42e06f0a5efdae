import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Content, Message, Outcome, ToolDefinition } from '@touchstone/contracts';
import type { Detector } from '@touchstone/detection';
import { reliabilityFamily } from '@touchstone/detectors/reliability';
import { aTask } from '@touchstone/testing';
import type { Figure } from '../lib/report';
import type { Section } from '../lib/sections';
import { toolUseCosts } from './tool-use-cost';
import { groupedBy, macroF1, shareOf } from './tool-use-figures';

/** Read besides the data folder. */
const OWN = 'datasets/tool-use/calls.jsonl';
/** Conversations by other authors than the rules. */
const INDEPENDENT = ['conversations', 'held-out-conversations'].map(
  (name) => `datasets/tool-use/${name}.jsonl`,
);
/** Conversations with several calls to choose from, by other authors than the rules. */
const ALTERNATIVES = ['alternatives', 'held-out-alternatives'].map(
  (name) => `datasets/tool-use/${name}.jsonl`,
);
/** Kinds of fewer calls prove nothing. */
const FEWEST = 3;
const MISTAKES = 'bench-results/tool-use.txt';
/** Prefix of files that are measured only: their mistakes are not listed, so that nothing is tuned to them. */
const HELD_OUT = 'held-out';

/** A conversation that ends with tool calls; `kind` or `mutation` names what is wrong with them. */
interface Row {
  messages: { role: Message['role']; content?: string | null; tool_calls?: RawCall[] }[];
  available_tools: (ToolDefinition | { function: ToolDefinition })[];
  label: string;
  kind?: string | null;
  mutation?: string | null;
}

interface RawCall {
  function?: { name: string; arguments: Record<string, unknown> | string };
  name?: string;
  arguments?: Record<string, unknown> | string;
}

/** A labelled row with the verdict on it. */
interface JudgedRow {
  label: string;
  found: string;
  kind: string;
}

export const callContent = ({ messages, available_tools }: Row): Partial<Content> => ({
  messages: messages.map(({ role, content = null, tool_calls = [] }) => ({
    role,
    content,
    toolCalls: tool_calls.map(({ function: own, name = '', arguments: args = {} }) => ({
      name: own?.name ?? name,
      arguments: parsed(own?.arguments ?? args),
    })),
  })),
  tools: available_tools.map((tool) => {
    const own = 'function' in tool ? tool.function : tool;
    return { ...own, parameters: own.parameters ?? {} };
  }),
});

const parsed = (args: Record<string, unknown> | string): Record<string, unknown> | string => {
  if (typeof args !== 'string') return args;
  try {
    const value: unknown = JSON.parse(args);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : args;
  } catch {
    return args;
  }
};

const toolUseDetector = (): Detector<'tuq'> => {
  const { tuq: own } = reliabilityFamily.detectors();
  if (!own) throw new Error('The family has no detector of tool use.');
  return own;
};

const outcomesOf = (own: Detector<'tuq'>, content: Partial<Content>): Outcome[] =>
  own.examine(aTask({ check: 'tuq', mode: 'balanced' }, content));

/** Returns the first flagged verdict; calls without any are valid, undecided ones included. */
const verdictOf = (outcomes: readonly Outcome[]) =>
  outcomes.find((each) => each.kind === 'verdict' && each.flagged);

/** The outcomes on the calls of the last message, which the label is about. */
const ofLastMessage = (outcomes: readonly Outcome[], { messages }: Row): readonly Outcome[] =>
  outcomes.slice(-(messages.at(-1)?.tool_calls?.length ?? 1));

const linesOf = (path: string): unknown[] => {
  const bytes = readFileSync(path);
  return (path.endsWith('.gz') ? gunzipSync(bytes) : bytes)
    .toString('utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as unknown);
};

const rowsOf = (path: string): Row[] => linesOf(path) as Row[];

/** A conversation and the calls that may come next, each with its label. */
interface Choices {
  tools: ToolDefinition[];
  messages: Row['messages'];
  calls: { name: string; arguments: Record<string, unknown>; label: string; kind: string }[];
}

export const callsOf = (path: string): Row[] =>
  (linesOf(path) as Choices[]).flatMap(({ tools, messages, calls }) =>
    calls.map(({ name, arguments: args, label, kind }) => ({
      messages: [
        ...messages,
        { role: 'assistant' as const, tool_calls: [{ name, arguments: args }] },
      ],
      available_tools: tools,
      label,
      kind,
    })),
  );

const judge = (own: Detector<'tuq'>, row: Row, mistakes: string[]): JudgedRow => {
  const outcomes = outcomesOf(own, callContent(row));
  const verdict = verdictOf(ofLastMessage(outcomes, row));
  const found = verdict?.kind === 'verdict' ? verdict.label : 'VALID_CALL';
  const kind = row.kind ?? row.mutation ?? row.label;
  if (found !== row.label)
    mistakes.push(
      `${row.label} (${kind}) as ${found}: ${verdict?.kind === 'verdict' ? verdict.reason : ''}\n    ${excerptOf(row)}`,
    );
  return { label: row.label, found, kind };
};

const excerptOf = ({ messages, available_tools }: Row): string =>
  [
    ...messages.map(({ role, content, tool_calls }) =>
      `${role}: ${content ?? ''} ${tool_calls ? JSON.stringify(tool_calls) : ''}`.slice(0, 600),
    ),
    `tools: ${JSON.stringify(available_tools).slice(0, 2_500)}`,
  ].join('\n    ');

const figuresOf = (set: string, rows: readonly JudgedRow[], goals: boolean): Figure[] => {
  const named = (name: string, value: number, goal?: Figure['goal']): Figure => ({
    name: `${set}, ${name}`,
    unit: '',
    values: [value],
    ...(goal && goals && { goal }),
  });
  const valid = rows.filter(({ label }) => label === 'VALID_CALL');
  return [
    named(`${rows.length} calls, macro F1`, macroF1(rows), { atLeast: 0.92 }),
    ...(valid.length === 0
      ? []
      : [
          named(
            `false alarms on ${valid.length} valid calls`,
            1 - shareOf(valid, ({ found }) => found === 'VALID_CALL'),
            { atMost: 0.04 },
          ),
        ]),
    ...[...groupedBy(rows, ({ label, kind }) => (kind === label ? kind : `${label}: ${kind}`))]
      .filter(([, own]) => own.length >= FEWEST)
      .sort(([one], [other]) => one.localeCompare(other))
      .map(([kind, own]) =>
        named(
          `${kind} (${own.length})`,
          shareOf(own, ({ label, found }) => found === label),
        ),
      ),
  ];
};

/**
 * Measures the labels given to tool calls, by source and kind. Mistakes are listed in
 * `bench-results/tool-use.txt`, except those in held-out files.
 */
export const toolUse = (data: string): Record<string, Section> => ({
  'tool-use': () => {
    const own = toolUseDetector();
    const folder = join(data, 'tool_use');
    const paths = [
      ...readdirSync(folder).map((file) => join(folder, file)),
      OWN,
      ...INDEPENDENT,
      ...ALTERNATIVES,
    ];
    const mistakes: string[] = [];
    const sets = paths.map((path): [string, JudgedRow[]] => {
      const file = basename(path);
      const listed = file.startsWith(HELD_OUT) ? [] : mistakes;
      listed.push(`\n# ${file}`);
      const read = ALTERNATIVES.includes(path) ? callsOf : rowsOf;
      const rows = read(path).map((row) => judge(own, row, listed));
      const set = path === OWN ? 'own calls' : file.replace(/\.jsonl(?:\.gz)?$/, '');
      return [set, rows];
    });
    mkdirSync('bench-results', { recursive: true });
    writeFileSync(MISTAKES, `${mistakes.join('\n')}\n`);
    const all = sets.slice(0, readdirSync(folder).length).flatMap(([, rows]) => rows);
    return Promise.resolve([
      ...figuresOf('tool use', all, true),
      ...sets.flatMap(([set, rows]) => figuresOf(set, rows, false)),
    ]);
  },
  'tool-use-cost': () => Promise.resolve(toolUseCosts(rowsOf(OWN).map(callContent))),
});
