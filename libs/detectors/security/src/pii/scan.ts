import { normalise } from '@touchstone/detection';
import { cuesIn } from './cues';
import { Known, withoutOverlaps } from './overlaps';
import { readingsOf } from './readings';
import type { Recogniser, Stretch } from './recogniser';
import { RECOGNISERS } from './recognisers';
import { scannedText } from './scanned-text';

/** One identifier in a text; offsets are UTF-16 units of the original. */
export interface Identifier extends Stretch {
  recogniser: Recogniser;
}

/** What one look at a text covers, in UTF-16 units; an identifier belongs to the look in whose middle it begins. */
const WINDOW = 16_000;
/** Room for what announces an identifier. */
const LEAD = 400;
/** Room for the longest identifier, a private key. */
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
export const findingsIn = (original: string, pause: () => void = () => undefined, key?: string): Findings => {
  if (!key) return inText(original, pause);
  const lead = `${key.replace(/[^\p{L}\p{N}]+/gu, ' ').replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')}: `;
  const { identifiers, complete } = inText(lead + original, pause);
  return {
    identifiers: identifiers
      .filter(({ start }) => start >= lead.length)
      .map((identifier) => ({ ...identifier, start: identifier.start - lead.length, end: identifier.end - lead.length })),
    complete,
  };
};

/** `findingsIn` for those who ask for nothing but the identifiers. */
export const identifiersIn = (...asked: Parameters<typeof findingsIn>): Identifier[] => findingsIn(...asked).identifiers;

const inText = (original: string, pause: () => void): Findings => {
  const plain = normalise(original);
  const found = inReading(plain.text, pause).map((identifier) => ({ ...identifier, ...plain.originalRange(identifier.start, identifier.end) }));
  const known = new Known(found);
  const readings = readingsOf(original, plain);
  let step = readings.next();
  for (; !step.done; step = readings.next()) {
    const { reading, trusts } = step.value;
    for (const identifier of inReading(reading.text, pause)) {
      const { start, end } = reading.originalRange(identifier.start, identifier.end);
      const again = { ...identifier, start, end, certainty: identifier.certainty * 0.95 };
      if (!known.overlaps(again) && trusts(identifier, { start, end })) found.push(known.add(again));
    }
  }
  return { identifiers: withoutOverlaps(found), complete: step.value };
};

/** Looks at a text in windows. */
const inReading = (text: string, pause: () => void): Identifier[] => {
  const found: Identifier[] = [];
  for (let core = 0; core === 0 || core < text.length; core += WINDOW) {
    const offset = Math.max(0, core - LEAD);
    for (const identifier of inWindow(text.slice(offset, core + WINDOW + TAIL))) {
      const [start, end] = [identifier.start + offset, identifier.end + offset];
      if (start >= core && start < core + WINDOW) found.push({ ...identifier, start, end });
    }
    pause();
  }
  return withoutOverlaps(found);
};

const inWindow = (text: string): Identifier[] => {
  const scanned = scannedText(text);
  const cuesOf = cuesIn(scanned);
  const found: Identifier[] = [];
  for (const recogniser of RECOGNISERS) {
    const cues = cuesOf(recogniser);
    if ((recogniser.onlyAnnounced && cues.length === 0) || (recogniser.digits ?? 0) > scanned.mostDigits) continue;
    for (const stretch of recogniser.find(scanned, cues)) found.push({ ...stretch, recogniser });
  }
  return found;
};
