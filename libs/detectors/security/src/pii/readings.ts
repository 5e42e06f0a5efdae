import {
  type NormalisedText,
  type Range,
  type Readings,
  type TextView,
  type ViewKind,
} from '@touchstone/detection';
import { groupedDigits, joinedDigits, likenedDigits } from './digit-disguises';
import { joinedCharacters, namedLetters, refanged } from './letter-disguises';
import type { Stretch } from './recogniser';
import { isSpokenAddress } from './recognisers/contact/disguised-email';
import { signedDigits, speltDigits } from './spelt-digits';

/** Another reading of a text, and which finds in it count. */
export interface Reading {
  reading: NormalisedText;
  /** Whether it is a guess: something beyond the form must vouch for what is found. */
  guessed: boolean;
  trusts(found: Stretch, original: Range): boolean;
}

/** Turns letters and digits into other ones: something beyond the form must vouch for what is found. */
const GUESSES: ReadonlySet<ViewKind> = new Set<ViewKind>([
  'spaced',
  'spelled',
  'morse',
  'reversed',
  'rot13',
]);
/** Digits for letters, and words turned each by itself, hide no identifier. */
const USELESS: ReadonlySet<ViewKind> = new Set<ViewKind>(['leetspeak', 'reversed-words']);
const isUseful = (path: readonly ViewKind[]): boolean => !path.some((kind) => USELESS.has(kind));

const meets = (one: Range, other: Range): boolean => one.start < other.end && other.start < one.end;
const touches = (stretches: readonly Range[], original: Range): boolean =>
  stretches.some((stretch) => meets(stretch, original));

/** Where the words stand that announce an identifier: they may be what is hidden. */
const announcing = ({ start, end }: Range): Range => ({ start: start - 60, end: end + 40 });

/** `works at apple dot matrix` spells no address. */
const isProse = ({ path, text }: TextView, start: number, end: number): boolean => {
  if (!path.includes('spelled')) return false;
  const written = text.slice(start, end);
  return written.includes('@') && !isSpokenAddress(written);
};

const fromView = (view: TextView): Reading => {
  const guessed = view.path.some((kind) => GUESSES.has(kind));
  return {
    reading: view,
    guessed,
    trusts: ({ vouched, start, end }, original) =>
      touches(view.stretches, original)
        ? !isProse(view, start, end) && (vouched === true || !guessed)
        : vouched === true && touches(view.stretches, announcing(original)),
  };
};

const rewrites = [
  { read: joinedDigits, guessed: true },
  { read: groupedDigits, guessed: true },
  { read: likenedDigits, guessed: true },
  { read: joinedCharacters, guessed: true },
  { read: namedLetters, guessed: true },
  { read: speltDigits, guessed: true },
  { read: signedDigits, guessed: true },
  { read: refanged, guessed: false },
];

/** The readings beyond the plain one: digits joined, letters read as the digits they look like, encodings undone. Returns whether there are no more. */
export function* otherReadings({ plain, views }: Readings): Generator<Reading, boolean> {
  for (const { read, guessed } of rewrites) {
    const reading = read(plain);
    if (reading) yield { reading, guessed, trusts: ({ vouched }) => !guessed || vouched === true };
  }
  const all = views();
  let view = all.next();
  for (; !view.done; view = all.next()) if (isUseful(view.value.path)) yield fromView(view.value);
  return !view.value.some(isUseful);
}
