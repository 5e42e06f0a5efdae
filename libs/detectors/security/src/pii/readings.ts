import { type NormalisedText, type Range, type TextView, VIEW_KINDS, type ViewKind, viewsOf } from '@touchstone/detection';
import { joinedDigits, likenedDigits } from './digit-disguises';
import { joinedCharacters, refanged } from './letter-disguises';
import type { Stretch } from './recogniser';

/** Another reading of a text, and which finds in it count. */
export interface Reading {
  reading: NormalisedText;
  trusts(found: Stretch & { recogniser: { kind: string } }, original: Range): boolean;
}

/** Turns letters and digits into other ones: something beyond the form must vouch for what is found. */
const GUESSES: ReadonlySet<ViewKind> = new Set<ViewKind>(['spaced', 'spelled', 'morse', 'reversed', 'rot13']);
/** Digits for letters, and words turned each by itself, hide no identifier. */
const USELESS: ReadonlySet<ViewKind> = new Set<ViewKind>(['leetspeak', 'reversed-words']);
const WANTED = VIEW_KINDS.filter((kind) => !USELESS.has(kind));

const meets = (one: Range, other: Range): boolean => one.start < other.end && other.start < one.end;
const touches = (stretches: readonly Range[], original: Range): boolean => stretches.some((stretch) => meets(stretch, original));

/** Where the words stand that announce an identifier: they may be what is hidden. */
const announcing = ({ start, end }: Range): Range => ({ start: start - 60, end: end + 40 });

/** Names come in any letters: only identifiers count in what was read otherwise. */
const isName = (kind: string): boolean => kind === 'person_name';

const fromView = (view: TextView): Reading => ({
  reading: view,
  trusts: ({ recogniser, vouched }, original) =>
    !isName(recogniser.kind) &&
    (touches(view.stretches, original) ? vouched === true || !view.path.some((kind) => GUESSES.has(kind)) : vouched === true && touches(view.stretches, announcing(original))),
});

const rewrites = [
  { read: joinedDigits, guesses: true },
  { read: likenedDigits, guesses: true },
  { read: joinedCharacters, guesses: true },
  { read: refanged, guesses: false },
];

/** The readings beyond the plain one: digits joined, letters read as the digits they look like, encodings undone. Returns whether there are no more. */
export function* readingsOf(original: string, plain: NormalisedText): Generator<Reading, boolean> {
  for (const { read, guesses } of rewrites) {
    const reading = read(plain);
    if (reading) yield { reading, trusts: ({ recogniser, vouched }) => !isName(recogniser.kind) && (!guesses || vouched === true) };
  }
  const views = viewsOf(original, { kinds: WANTED });
  let view = views.next();
  for (; !view.done; view = views.next()) yield fromView(view.value);
  return view.value;
}
