import {
  type DecodedText,
  type DecodedView,
  type NormalisedText,
  type Range,
  type ViewKind,
} from '@touchstone/text';
import { isSpokenAddress } from '../recognisers/contact/disguised-email';
import type { Span } from '../recognisers/recogniser';
import { replaceHanDigits } from './han-digits';
import { joinDigitGroups, joinSeparatedDigits, replaceLookalikes } from './separated-digits';
import { joinSpacedCharacters, refang, replaceLetterNames } from './separated-letters';
import { replaceNumberWords } from './spoken-numbers';

/** A decoded or rewritten view of a text, with a test of which of its matches count. */
export interface AlternativeView {
  view: NormalisedText;
  /**
   * True if the view is a guess: its matches count only if corroborated by more than their form.
   */
  speculative: boolean;
  trusts(found: Span, original: Range): boolean;
}

/**
 * Decodings that turn letters and digits into other letters and digits: matches in them need
 * corroboration.
 */
const SPECULATIVE: ReadonlySet<ViewKind> = new Set<ViewKind>([
  'spaced',
  'spelled',
  'morse',
  'reversed',
  'rot13',
]);
/**
 * Decodings that never reveal an identifier: leetspeak replaces letters rather than digits, and
 * reversed words are reversed one by one.
 */
const IGNORED: ReadonlySet<ViewKind> = new Set<ViewKind>(['leetspeak', 'reversed-words']);
const isUseful = (path: readonly ViewKind[]): boolean => !path.some((kind) => IGNORED.has(kind));

const overlaps = (one: Range, other: Range): boolean =>
  one.start < other.end && other.start < one.end;
const overlapsAny = (stretches: readonly Range[], original: Range): boolean =>
  stretches.some((stretch) => overlaps(stretch, original));

/** Extends a match by the context words around it, since they may be the encoded part. */
const withContext = ({ start, end }: Range): Range => ({ start: start - 60, end: end + 40 });

/**
 * Returns true if spelled-out signs form a sentence instead of an address: `works at apple dot
 * matrix`.
 */
const isProse = ({ path, text }: DecodedView, start: number, end: number): boolean => {
  if (!path.includes('spelled')) return false;
  const written = text.slice(start, end);
  return written.includes('@') && !isSpokenAddress(written);
};

const fromView = (view: DecodedView): AlternativeView => {
  const speculative = view.path.some((kind) => SPECULATIVE.has(kind));
  return {
    view: view,
    speculative,
    trusts: ({ corroborated, start, end }, original) =>
      overlapsAny(view.stretches, original)
        ? !isProse(view, start, end) && (corroborated === true || !speculative)
        : corroborated === true && overlapsAny(view.stretches, withContext(original)),
  };
};

const REWRITES = [
  { rewrite: joinSeparatedDigits, speculative: true },
  { rewrite: joinDigitGroups, speculative: true },
  { rewrite: replaceLookalikes, speculative: true },
  { rewrite: joinSpacedCharacters, speculative: true },
  { rewrite: replaceLetterNames, speculative: true },
  { rewrite: replaceNumberWords, speculative: true },
  { rewrite: replaceHanDigits, speculative: true },
  { rewrite: refang, speculative: false },
];

/**
 * Generates the views of a text other than the plain one: separated digits joined, look-alike
 * letters replaced, number words converted, encodings decoded. Returns true if no encodings remain.
 */
export function* alternativeViews({
  plain,
  views,
}: DecodedText): Generator<AlternativeView, boolean> {
  for (const { rewrite, speculative } of REWRITES) {
    const view = rewrite(plain);
    if (view)
      yield {
        view,
        speculative,
        trusts: ({ corroborated }) => !speculative || corroborated === true,
      };
  }
  const all = views();
  let next = all.next();
  for (; !next.done; next = all.next()) if (isUseful(next.value.path)) yield fromView(next.value);
  return !next.value.some(isUseful);
}
