import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** A labelled output with what it is compared with. */
export interface GroundingRecord {
  context: string;
  /** The question that the output answers; `''` without one. */
  asked: string;
  output: string;
  /** True if the context does not support the output. */
  ungrounded: boolean;
  /** File that it comes from. */
  source: string;
  /** Kind of text or of change, by which figures are reported. */
  kind: string;
  /** Subject area, of texts of our own. */
  area?: string;
  dev: boolean;
}

/** A context with several labelled outputs. */
interface Group extends Pick<Line, 'context' | 'input'> {
  outputs: Pick<Line, 'output' | 'label' | 'kind'>[];
}

interface Line {
  context?: string | readonly string[] | null;
  input?: string | null;
  output: string;
  label: string;
  source?: string;
  kind?: string;
  mutation?: string | null;
  subset?: string;
  split?: string;
}

const asText = (context: Line['context']): string =>
  typeof context === 'string' ? context : (context ?? []).join('\n');

const recordOf = (line: Line, file: string): GroundingRecord => ({
  context: asText(line.context),
  asked: line.input ?? '',
  output: line.output,
  ungrounded: line.label === 'UNGROUNDED',
  source: line.source ?? file,
  kind: line.mutation ?? line.subset ?? line.kind ?? '',
  dev: line.split === 'dev',
});

/** Reads a file of labelled outputs, single or in groups: JSON lines, compressed or not. */
export const readRecords = (path: string): GroundingRecord[] => {
  const bytes = readFileSync(path);
  const text = (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
  const name = path.slice(path.lastIndexOf('/') + 1);
  return text
    .split('\n')
    .filter((line) => line !== '')
    .flatMap((line) => linesOf(JSON.parse(line) as Line | Group))
    .map((line) => recordOf(line, name));
};

const linesOf = (read: Line | Group): Line[] =>
  'outputs' in read ? read.outputs.map((output) => ({ ...read, ...output })) : [read];

/** Reads every file of the folder of grounding data. */
export const readFolder = (data: string): GroundingRecord[] =>
  readdirSync(join(data, 'grounding'))
    .filter((name) => name.endsWith('.jsonl.gz'))
    .sort()
    .flatMap((name) => readRecords(join(data, 'grounding', name)));
