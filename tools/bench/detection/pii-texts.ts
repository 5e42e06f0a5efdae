import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** A stretch of a text, in UTF-16 units. */
export interface Place {
  start: number;
  end: number;
}

/**
 * A text and the personal data in it; names of people are not counted, and texts with no other
 * personal data are left out.
 */
export interface PiiText {
  text: string;
  source: string;
  personal: boolean;
  places: (Place & { type: string })[];
}

interface PiiRecord {
  text: string;
  source: string;
  label: string;
  person_only: boolean;
  spans: { start: number; end: number; type: string; pii: boolean }[] | null;
}

/** Converts the files' offsets, which count code points, to UTF-16 units. */
const inUnits = (text: string): ((at: number) => number) => {
  const characters = Array.from(text);
  if (characters.length === text.length) return (at) => at;
  return (at) => characters.slice(0, at).join('').length;
};

const fromRecord = ({ text, source, label, spans }: PiiRecord): PiiText => {
  const units = inUnits(text);
  const counted = (spans ?? []).filter(({ pii, type }) => pii && type !== 'PERSON');
  return {
    text,
    source,
    personal: label === 'PII_FOUND',
    places: counted.map(({ start, end, type }) => ({ start: units(start), end: units(end), type })),
  };
};

/** Reads every labelled text of the folder's `pii`. */
export const piiTexts = (data: string): PiiText[] =>
  readdirSync(join(data, 'pii'))
    .filter((file) => file.endsWith('.jsonl.gz'))
    .sort()
    .flatMap((file) =>
      gunzipSync(readFileSync(join(data, 'pii', file)))
        .toString()
        .trim()
        .split('\n'),
    )
    .map((line) => JSON.parse(line) as PiiRecord)
    .filter((record) => !record.person_only)
    .map(fromRecord);
