import { readingsOf } from '@touchstone/detection';
import { cuesIn, NO_TABLES, type ToldTables, toldTables } from './cues';
import { Known, withoutOverlaps } from './overlaps';
import { withPublicNames } from './public-names';
import { otherReadings } from './readings';
import type { Recogniser, Stretch } from './recogniser';
import { RECOGNISERS, WHOLE } from './recognisers';
import { person } from './recognisers/person';
import { scannedText } from './scanned-text';

/** One identifier in a text; offsets are UTF-16 units of the original. */
export interface Identifier extends Stretch {
  recogniser: Recogniser;
}

/** The same, elsewhere. Written out: texts made of identifiers have thousands. */
const moved = (
  { recogniser, certainty, vouched }: Identifier,
  start: number,
  end: number,
): Identifier => ({ recogniser, start, end, certainty, vouched });

/** What one look at a text covers, in UTF-16 units; an identifier belongs to the look in whose middle it begins. */
const WINDOW = 16_000;
/** Room for what announces an identifier. */
const LEAD = 400;
/** Room for the longest identifier that is looked for in windows, an address. */
const TAIL = 3_400;

/** What a look at a text brought; `complete` is false where something in it is encoded in more layers than are undone. */
export interface Findings {
  identifiers: Identifier[];
  complete: boolean;
}

/**
 * Every identifier in the text, in order, none overlapping another. `key` is what the text is the value of, if of anything: it announces too.
 * `pause` is called between windows. Linear in the text.
 */
export const findingsIn = (
  original: string,
  pause: () => void = () => undefined,
  key?: string,
): Findings => {
  if (!key) return inText(original, pause);
  const lead = `${key.replace(/[^\p{L}\p{N}]+/gu, ' ').replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')}: `;
  const { identifiers, complete } = inText(lead + original, pause);
  return {
    identifiers: identifiers
      .filter(({ start }) => start >= lead.length)
      .map((identifier) =>
        moved(identifier, identifier.start - lead.length, identifier.end - lead.length),
      ),
    complete,
  };
};

/** `findingsIn` for those who ask for nothing but the identifiers. */
export const identifiersIn = (...asked: Parameters<typeof findingsIn>): Identifier[] =>
  findingsIn(...asked).identifiers;

const IN_WINDOWS = RECOGNISERS.filter(
  (recogniser) => !(WHOLE as readonly Recogniser[]).includes(recogniser),
);
/** Names come in any letters: only identifiers count in what was read otherwise. */
const IN_READINGS = IN_WINDOWS.filter((recogniser) => recogniser.kind !== person.kind);

const inText = (original: string, pause: () => void): Findings => {
  const readings = readingsOf(original);
  const { plain } = readings;
  const found = inReading(plain.text, IN_WINDOWS, pause).map((identifier) => {
    const { start, end } = plain.originalRange(identifier.start, identifier.end);
    return moved(identifier, start, end);
  });
  let known: Known | undefined;
  const others = otherReadings(readings);
  let step = others.next();
  for (; !step.done; step = others.next()) {
    const { reading, guessed, trusts } = step.value;
    for (const identifier of inReading(reading.text, IN_READINGS, pause, guessed)) {
      const { start, end } = reading.originalRange(identifier.start, identifier.end);
      const again = { ...identifier, start, end, certainty: identifier.certainty * 0.95 };
      known ??= new Known(found);
      if (!known.overlaps(again) && trusts(identifier, { start, end }))
        found.push(known.add(again));
    }
  }
  return { identifiers: withoutOverlaps(found), complete: step.value };
};

/** Looks at a text in windows, and for what may be longer than those at all of it. */
const inReading = (
  text: string,
  recognisers: readonly Recogniser[],
  pause: () => void,
  guessed = false,
): Identifier[] => {
  const found: Identifier[] = [];
  for (const recogniser of WHOLE)
    for (const stretch of recogniser.find({ text })) found.push({ ...stretch, recogniser });
  const tables = byWindow(toldTables(text));
  for (let core = 0; core === 0 || core < text.length; core += WINDOW) {
    const offset = Math.max(0, core - LEAD);
    for (const identifier of inWindow(
      text.slice(offset, core + WINDOW + TAIL),
      recognisers,
      shifted(tables.get(core / WINDOW) ?? NO_TABLES, offset),
      guessed,
    )) {
      const [start, end] = [identifier.start + offset, identifier.end + offset];
      if (start >= core && start < core + WINDOW) found.push(moved(identifier, start, end));
    }
    pause();
  }
  return withoutOverlaps(found);
};

/** What belongs to each look: headings may stand far above their cells. */
const byWindow = ({ cells, headings }: ToldTables): Map<number, ToldTables> => {
  const windows = new Map<number, ToldTables>();
  const windowOf = (start: number): ToldTables => {
    const window = Math.floor(start / WINDOW);
    const known = windows.get(window) ?? { cells: [], headings: [] };
    windows.set(window, known);
    return known;
  };
  for (const cell of cells) windowOf(cell.start).cells.push(cell);
  for (const heading of headings) windowOf(heading.start).headings.push(heading);
  return windows;
};

const shifted = ({ cells, headings }: ToldTables, offset: number): ToldTables => ({
  cells: cells.map(({ told, start, end }) => ({ told, start: start - offset, end: end - offset })),
  headings: headings.map(({ start, end }) => ({ start: start - offset, end: end - offset })),
});

const inWindow = (
  text: string,
  recognisers: readonly Recogniser[],
  tables: ToldTables,
  guessed: boolean,
): Identifier[] => {
  const scanned = scannedText(text, guessed);
  const cuesOf = cuesIn(scanned, tables);
  const things = new Map(
    tables.cells.filter(({ told }) => told.things).map(({ start, end }) => [start, end]),
  );
  const found: Identifier[] = [];
  const onlyBeside: Identifier[] = [];
  for (const recogniser of recognisers) {
    const cues = cuesOf(recogniser);
    if (
      (recogniser.onlyAnnounced && cues.length === 0) ||
      (recogniser.digits ?? 0) > scanned.mostDigits
    )
      continue;
    for (const { start, end, certainty, vouched, besideOthers } of recogniser.find(scanned, cues))
      if (things.get(start) !== end)
        (besideOthers ? onlyBeside : found).push({ recogniser, start, end, certainty, vouched });
  }
  return onlyBeside.length === 0 ? found : withPublicNames(found, onlyBeside);
};
