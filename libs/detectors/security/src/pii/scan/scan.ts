import { decodeText } from '@touchstone/text';
import {
  type AnnotatedTables,
  findContextWords,
  findTables,
  NO_TABLES,
} from '../context/context-words';
import { alternativeViews } from '../obfuscation/decoded-views';
import { FULL_TEXT_RECOGNISERS, RECOGNISERS } from '../recognisers';
import { person } from '../recognisers/person';
import type { Recogniser } from '../recognisers/recogniser';
import type { Identifier } from './identifier';
import { resolveOverlaps, SpanIndex } from './overlaps';
import { filterPublicFigures } from './public-figures-filter';
import { prepareText } from './scanned-text';
import { lengthWithoutNextSentence, lengthWithoutPunctuation } from './trailing-punctuation';

/**
 * Copies an identifier to another range. Avoids object spread, because a text may contain
 * thousands.
 */
const movedTo = (
  { recogniser, certainty, corroborated }: Identifier,
  start: number,
  end: number,
): Identifier => ({ recogniser, start, end, certainty, corroborated });

/** Window size in UTF-16 units; an identifier belongs to the window in whose core it begins. */
const WINDOW = 16_000;
/** Context before a window for context words, in UTF-16 units. */
const LEAD = 400;
/** Context after a window for the longest identifier, an address, in UTF-16 units. */
const TAIL = 3_400;

/**
 * Result of a scan. `complete` is false if part of the text has more layers of encoding than are
 * decoded.
 */
export interface ScanResult {
  identifiers: Identifier[];
  complete: boolean;
}

/**
 * Finds all identifiers in a text, in order and without overlaps. `key`, the name of the field,
 * counts as context. `pause` is called between windows of `windowSize` UTF-16 units. Linear in the
 * text.
 */
export const findPii = (
  original: string,
  pause: () => void = () => undefined,
  key?: string,
  windowSize = WINDOW,
): ScanResult => {
  if (!key) return scanText(original, pause, windowSize);
  const lead = `${key.replace(/[^\p{L}\p{N}]+/gu, ' ').replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')}: `;
  const { identifiers, complete } = scanText(lead + original, pause, windowSize);
  return {
    identifiers: identifiers
      .filter(({ start }) => start >= lead.length)
      .map((identifier) =>
        movedTo(identifier, identifier.start - lead.length, identifier.end - lead.length),
      ),
    complete,
  };
};

/** Returns only the identifiers of `findPii`. */
export const findIdentifiers = (...args: Parameters<typeof findPii>): Identifier[] =>
  findPii(...args).identifiers;

const WINDOW_RECOGNISERS = RECOGNISERS.filter(
  (recogniser) => !(FULL_TEXT_RECOGNISERS as readonly Recogniser[]).includes(recogniser),
);
/** Recognisers for decoded views. Excludes names, because random letters resemble them. */
const VIEW_RECOGNISERS = WINDOW_RECOGNISERS.filter((recogniser) => recogniser.kind !== person.kind);

/** Kinds that may end in punctuation, or whose recognisers exclude it. */
const KEEPS_PUNCTUATION: ReadonlySet<string> = new Set([
  'password',
  'api_key',
  'private_key',
  'url_credentials',
  person.kind,
]);

const trimmedLength = ({ recogniser: { kind } }: Identifier, excerpt: string): number => {
  // Some languages write a full stop after the day: `1980. május 3.`
  if (KEEPS_PUNCTUATION.has(kind) || (kind === 'date_of_birth' && /\d\.$/.test(excerpt)))
    return excerpt.length;
  return kind === 'street_address'
    ? lengthWithoutNextSentence(excerpt)
    : lengthWithoutPunctuation(excerpt);
};

const scanText = (original: string, pause: () => void, windowSize: number): ScanResult => {
  const decoded = decodeText(original);
  const { plain } = decoded;
  const found = scanView(plain.text, WINDOW_RECOGNISERS, { pause, windowSize }).map(
    (identifier) => {
      const { start, end } = plain.originalRange(identifier.start, identifier.end);
      return movedTo(
        identifier,
        start,
        start + trimmedLength(identifier, original.slice(start, end)),
      );
    },
  );
  let known: SpanIndex | undefined;
  const others = alternativeViews(decoded);
  let step = others.next();
  for (; !step.done; step = others.next()) {
    const { view, speculative, trusts } = step.value;
    for (const identifier of scanView(view.text, VIEW_RECOGNISERS, {
      pause,
      windowSize,
      speculative,
    })) {
      const { start, end } = view.originalRange(identifier.start, identifier.end);
      const remapped = { ...identifier, start, end, certainty: identifier.certainty * 0.95 };
      known ??= new SpanIndex(found);
      if (!known.overlaps(remapped) && trusts(identifier, { start, end }))
        found.push(known.add(remapped));
    }
  }
  return { identifiers: resolveOverlaps(found), complete: step.value };
};

interface ScanOptions {
  pause(): void;
  windowSize: number;
  speculative?: boolean;
}

/** Scans a text in windows, and the whole text for identifiers that may exceed a window. */
const scanView = (
  text: string,
  recognisers: readonly Recogniser[],
  { pause, windowSize, speculative = false }: ScanOptions,
): Identifier[] => {
  const found: Identifier[] = [];
  for (const recogniser of FULL_TEXT_RECOGNISERS)
    for (const stretch of recogniser.find({ text })) found.push({ ...stretch, recogniser });
  const tables = byWindow(findTables(text), windowSize);
  for (let core = 0; core === 0 || core < text.length; core += windowSize) {
    const offset = Math.max(0, core - LEAD);
    for (const identifier of scanWindow(
      text.slice(offset, core + windowSize + TAIL),
      recognisers,
      shifted(tables.get(core / windowSize) ?? NO_TABLES, offset),
      speculative,
    )) {
      const [start, end] = [identifier.start + offset, identifier.end + offset];
      if (start >= core && start < core + windowSize) found.push(movedTo(identifier, start, end));
    }
    pause();
  }
  return resolveOverlaps(found);
};

/** Assigns cells and headings to windows, because headings may be far above their cells. */
const byWindow = (
  { cells, headings }: AnnotatedTables,
  windowSize: number,
): Map<number, AnnotatedTables> => {
  const windows = new Map<number, AnnotatedTables>();
  const windowOf = (start: number): AnnotatedTables => {
    const window = Math.floor(start / windowSize);
    const known = windows.get(window) ?? { cells: [], headings: [] };
    windows.set(window, known);
    return known;
  };
  for (const cell of cells) windowOf(cell.start).cells.push(cell);
  for (const heading of headings) windowOf(heading.start).headings.push(heading);
  return windows;
};

const shifted = ({ cells, headings }: AnnotatedTables, offset: number): AnnotatedTables => ({
  cells: cells.map(({ meaning, start, end }) => ({
    meaning,
    start: start - offset,
    end: end - offset,
  })),
  headings: headings.map(({ start, end }) => ({ start: start - offset, end: end - offset })),
});

const scanWindow = (
  text: string,
  recognisers: readonly Recogniser[],
  tables: AnnotatedTables,
  speculative: boolean,
): Identifier[] => {
  const scanned = prepareText(text, speculative);
  const contextWordsOf = findContextWords(scanned, tables);
  const objectCells = new Map(
    tables.cells.filter(({ meaning }) => meaning.ofObjects).map(({ start, end }) => [start, end]),
  );
  const found: Identifier[] = [];
  const onlyBeside: Identifier[] = [];
  for (const recogniser of recognisers) {
    const contextWords = contextWordsOf(recogniser);
    if (
      (recogniser.requiresContext && contextWords.length === 0) ||
      (recogniser.minDigits ?? 0) > scanned.mostDigits
    )
      continue;
    for (const { start, end, certainty, corroborated, besideOthers } of recogniser.find(
      scanned,
      contextWords,
    ))
      if (objectCells.get(start) !== end)
        (besideOthers ? onlyBeside : found).push({
          recogniser,
          start,
          end,
          certainty,
          corroborated,
        });
  }
  return onlyBeside.length === 0 ? found : filterPublicFigures(found, onlyBeside);
};
