import { pronounceable } from '../readable';
import type { Reader, Stretch } from '../reader';

const LETTERS: ReadonlyMap<string, string> = new Map(
  [...'0o1i3e4a5s7t8b9g@a$s!i|l+t'].reduce<[string, string][]>((pairs, character, index, all) => (index % 2 === 0 ? [...pairs, [character, all[index + 1] as string]] : pairs), []),
);

// Not within addresses, paths, versions or assignments; runs behind these signs are not looked at.
const BARRED = new Set(Array.from('./:=&?%#\\', (sign) => sign.charCodeAt(0)));
const TOKEN = /(?<![\p{L}\p{N}@$!|+./:=&?%#\\])[A-Za-z0-9@$!|+]{2,24}(?![\p{L}\p{N}]|[.:/=@&][\p{L}\p{N}])/uy;
const MIXED = /^(?=.*[a-z])(?=.*[0-9@$!|+])[a-z013-5789@$!|+]+$/i;
/** Base64 and identifiers change between small letters and capitals. */
const JUMBLED = /^(?=.{10}).*[a-z\d][A-Z].*[a-z\d][A-Z].*[a-z\d][A-Z]/;
/** Numbers of commits, keys, sessions. */
const HEXADECIMAL = /^(?=.*\d.*\d)[\da-f]{8,}$/i;
const BETWEEN_LETTERS = /[a-z][013457@$!|+]{1,3}[a-z]/i;

// Ordinals and measures, hashes, i18n, H1N1 and postal codes, SW1A.
const ORDINARY = /^(?:\d+[a-z]{1,3}|\d+x\d+|(?=.*\d.*\d)[\da-fA-F]{4,}|[a-z]\d\d[a-z]|(?:[A-Z]\d)+[A-Z]?)$/;
const SHORT_CAPITALS = /^[A-Z0-9]{1,4}$/;

interface Token {
  word: string;
  start: number;
}

/** Words with digits and signs for letters. One word that cannot be anything else is needed; then the others are read as well. */
export const leetspeakReader: Reader = {
  kind: 'leetspeak',
  suspects: (_text, { mixed }) => mixed > 0,
  read: (text) => {
    const tokens = tokensIn(text).filter(({ word }) => MIXED.test(word) && !/^\d+[a-z]{1,2}$/i.test(word) && !JUMBLED.test(word) && !HEXADECIMAL.test(word));
    if (!tokens.some(({ word }) => isDisguise(word))) return [];
    // 1 is i or l; what stands far from any is read once.
    const either = near(tokens, tokens.filter(({ word }) => word.replaceAll('11', '').includes('1')));
    return [tokens.map((token) => read(token, 'i')), either.map((token) => read(token, 'l'))];
  },
};

/** Wider than what a view shows around a stretch. */
const NEAR = 240;

/** Of tokens in order, those that stand near some of them. */
const near = (tokens: readonly Token[], some: readonly Token[]): Token[] => {
  let next = 0;
  return tokens.filter(({ word, start }) => {
    while (next < some.length && (some[next] as Token).start + NEAR < start) next++;
    return next < some.length && (some[next] as Token).start - NEAR <= start + word.length;
  });
};

const LETTER = 1;
const DIGIT_OR_SIGN = 2;
const BOTH = LETTER | DIGIT_OR_SIGN;
const GROUPS = Uint8Array.from({ length: 128 }, (_group, code) => {
  const character = String.fromCharCode(code);
  return /[A-Za-z]/.test(character) ? LETTER : /[0-9@$!|+]/.test(character) ? DIGIT_OR_SIGN : 0;
});

/** The runs of what tokens are made of that hold both letters and digits or signs: no token begins within one. */
function* mixedRuns(text: string): Generator<number> {
  let start = 0;
  let seen = 0;
  for (let index = 0; index <= text.length; index++) {
    const group = GROUPS[text.charCodeAt(index)] ?? 0;
    if (group !== 0) {
      seen |= group;
      continue;
    }
    if (seen === BOTH && !BARRED.has(text.charCodeAt(start - 1))) yield start;
    start = index + 1;
    seen = 0;
  }
}

const tokensIn = (text: string): Token[] => {
  const tokens: Token[] = [];
  for (const index of mixedRuns(text)) {
    TOKEN.lastIndex = index;
    const written = TOKEN.exec(text)?.[0];
    if (written === undefined) continue;
    let leading = 0;
    while ('|+!'.includes(written.charAt(leading)) && leading < written.length) leading++;
    let end = written.length;
    // An exclamation mark at the end is one.
    while (end > leading && '|+!'.includes(written.charAt(end - 1))) end--;
    if (end - leading > 1) tokens.push({ word: written.slice(leading, end), start: index + (/^!\w/.test(written) ? 0 : leading) });
  }
  return tokens;
};

const isDisguise = (word: string): boolean => {
  const letters = word.match(/[a-z]/gi)?.length ?? 0;
  if (word.length < 4 || letters < 2 || letters * 3 < word.length || !BETWEEN_LETTERS.test(word)) return false;
  if (ORDINARY.test(word) || SHORT_CAPITALS.test(word)) return false;
  return ['i', 'l'].some((one) => pronounceable(lettersOf(word, one)));
};

const lettersOf = (word: string, one: string): string => {
  let letters = '';
  for (let index = 0; index < word.length; index++) {
    const character = word.charAt(index);
    if (character === '1' && word.charAt(index + 1) === '1') {
      letters += 'll';
      index++;
    } else letters += character === '1' ? one : (LETTERS.get(character) ?? character);
  }
  return letters;
};

const read = ({ word, start }: Token, one: string): Stretch => {
  const end = start + word.length;
  return { start, end, pieces: [{ text: lettersOf(word, one), start, end }] };
};
