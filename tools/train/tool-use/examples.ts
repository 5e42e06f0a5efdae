import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { ToolDefinition } from '@touchstone/contracts';
import { pick, type Random, seeded } from '../lib/random';
import { type AreaTool, readAreas } from './areas';

/** A request, a tool, and whether the tool answers it. */
export interface Example {
  request: string;
  tool: ToolDefinition;
  fits: boolean;
  /** `fits`; another tool of the list does (`rival`); none does (`none`); a tool of another subject (`far`). */
  kind: 'fits' | 'rival' | 'none' | 'far';
  /** `own` or the public set. */
  source: string;
  /** Examples of one subject are left out together. */
  subject: string;
}

export const SEED = 20_261_126;
/** Tools of other subjects that each request is paired with. */
const FAR_TOOLS = 4;

const definitionOf = ({ name, description, parameters }: AreaTool): ToolDefinition => ({
  name,
  description,
  parameters: {
    type: 'object',
    properties: Object.fromEntries(parameters.map((parameter) => [parameter, {}])),
  },
});

/** Examples made from `datasets/tool-use`. */
export const ownExamples = (): Example[] => {
  const random = seeded(SEED);
  const areas = readAreas().map((area) => ({
    ...area,
    tools: area.tools.map(definitionOf),
  }));
  return areas.flatMap((area) =>
    area.requests.flatMap(({ text, tool }) => [
      ...area.tools.map((own): Example => {
        const fits = own.name === tool;
        const kind = fits ? 'fits' : tool === null ? 'none' : 'rival';
        return { request: text, tool: own, fits, kind, source: 'own', subject: area.area };
      }),
      ...farTools(areas, area, random).map((far): Example => ({
        request: text,
        tool: far,
        fits: false,
        kind: 'far',
        source: 'own',
        subject: area.area,
      })),
    ]),
  );
};

const farTools = <T extends { tools: readonly ToolDefinition[] }>(
  areas: readonly T[],
  own: T,
  random: Random,
): ToolDefinition[] =>
  Array.from({ length: FAR_TOOLS }, () => pick(areas, random))
    .filter((area) => area !== own)
    .map((area) => pick(area.tools, random));

interface PublicRow {
  messages: { content: string | null; tool_calls?: { function: { name: string } }[] }[];
  available_tools: ToolDefinition[];
  label: string;
  mutation: string | null;
  split: string;
}

const PUBLIC = [
  'bfcl_simple',
  'bfcl_multiple',
  'bfcl_live_simple',
  'bfcl_parallel',
  'bfcl_irrelevance',
];

/**
 * Examples of the public sets: valid calls, and calls for which no tool fits.
 * @throws Error when a file is missing
 */
export const publicExamples = (dataFolder: string): Example[] =>
  PUBLIC.flatMap((name) =>
    gunzipSync(readFileSync(join(dataFolder, 'tool_use', `${name}.jsonl.gz`)))
      .toString('utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as PublicRow)
      .filter(
        ({ label, mutation, split }) =>
          split === 'train' && (label === 'VALID_CALL' || mutation === 'irrelevant_tools'),
      )
      .flatMap((row) => examplesOf(row, name)),
  );

const examplesOf = ({ messages, available_tools, label }: PublicRow, source: string): Example[] => {
  const request = messages[0]?.content ?? '';
  const called = messages.at(-1)?.tool_calls?.[0]?.function.name;
  return available_tools.map((tool): Example => {
    const fits = label === 'VALID_CALL' && tool.name === called;
    const kind = fits ? 'fits' : label === 'VALID_CALL' ? 'rival' : 'none';
    return { request, tool, fits, kind, source, subject: source };
  });
};
