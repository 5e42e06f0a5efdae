/** A cleaned copy of a text that knows where each of its characters came from. */
export interface NormalisedText {
  text: string;
  /** The stretch of the original, in UTF-16 units, behind `[start, end)` of the cleaned text. */
  originalRange(start: number, end: number): { start: number; end: number };
}

// Zero-width, bidi controls, soft hyphen, variation selectors, tags: invisible, used to split words.
const INVISIBLE = /[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\u{e0000}-\u{e0fff}]/u;

// Letters of other scripts that look Latin (Unicode confusables, the ones seen in use).
const LOOK_ALIKES = new Map(
  [...'аaеeоoрpсcуyхxіiјjѕsһhԁdԛqԝwАAВBЕEКKМMНHОOРPСCТTХXІIЈJЅSαaοoνvρpΑAΒBΕEΗHΙIΚKΜMΝNΟOΡPΤTΥYΧXΖZıi'].reduce<[string, string][]>(
    (pairs, character, index, all) => (index % 2 === 0 ? [...pairs, [character, all[index + 1] as string]] : pairs),
    [],
  ),
);

const LATIN = /[a-z]/i;
const PRINTABLE_ASCII = /^[\t\n\r\x20-\x7e]*$/;

const identity = (text: string): NormalisedText => ({ text, originalRange: (start, end) => ({ start, end }) });

/** NFKC, invisible characters dropped, look-alike letters folded inside Latin text. Linear in the text. */
export const normalise = (original: string): NormalisedText => {
  if (PRINTABLE_ASCII.test(original)) return identity(original);
  // Look-alikes are folded only where Latin letters stand in the same text: Russian and Greek stay what they are.
  const fold = foldableWords(original);
  const parts: string[] = [];
  const origins: number[] = [];
  let index = 0;
  for (const character of original) {
    const written = character < '\u0080' ? character : ((fold(index) && LOOK_ALIKES.get(character)) || plain(character));
    for (let unit = 0; unit < written.length; unit++) origins.push(index);
    parts.push(written);
    index += character.length;
  }
  const text = parts.join('');
  return {
    text,
    originalRange: (start, end) => {
      const first = origins[start] ?? original.length;
      const last = end > start ? (origins[end - 1] ?? original.length) : first;
      return { start: first, end: end > start ? last + (String.fromCodePoint(original.codePointAt(last) ?? 32).length) : first };
    },
  };
};

const known = new Map<string, string>();
const MOST_KNOWN = 10_000;

/** The character in NFKC, `''` when it is invisible; remembered, for texts use few different ones. */
const plain = (character: string): string => {
  const before = known.get(character);
  if (before !== undefined) return before;
  const written = INVISIBLE.test(character) ? '' : character.normalize('NFKC');
  if (known.size < MOST_KNOWN) known.set(character, written);
  return written;
};

/** Tells of an index whether its word mixes Latin with look-alikes. */
const foldableWords = (text: string): ((index: number) => boolean) => {
  const mixed: [number, number][] = [];
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{M}\p{N}\u200b-\u200f\u2060\ufeff]+/gu)) {
    if (LATIN.test(word)) mixed.push([index, index + word.length]);
  }
  let cursor = 0;
  return (index) => {
    while (cursor < mixed.length && (mixed[cursor] as [number, number])[1] <= index) cursor++;
    const range = mixed[cursor];
    return range !== undefined && index >= range[0];
  };
};
