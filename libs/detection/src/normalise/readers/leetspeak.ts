import { pronounceable } from '../readable';
import type { Reader, Stretch } from '../reader';

const LETTERS: ReadonlyMap<string, string> = new Map(
  [...'0o1i3e4a5s7t8b9g@a$s!i|l+t'].reduce<[string, string][]>((pairs, character, index, all) => (index % 2 === 0 ? [...pairs, [character, all[index + 1] as string]] : pairs), []),
);

// Not within addresses, paths, versions or assignments; runs behind these signs are not looked at.
const BARRED = new Set(Array.from('./:=&?%#\\', (sign) => sign.charCodeAt(0)));
const TOKEN = /(?<![\p{L}\p{N}@$!|+./:=&?%#\\])[A-Za-z0-9@$!|+]{2,24}(?![\p{L}\p{N}]|[.:/=@&][\p{L}\p{N}])/uy;
/** Base64 and identifiers change between small letters and capitals so often, in so many letters. */
const JUMBLES = 3;
const LEAST_JUMBLED = 10;
/** Numbers of commits, keys, sessions have so many digits, two of them from 0 to 9. */
const LEAST_HEXADECIMAL = 8;
const BETWEEN_LETTERS = /[a-z][013457@$!|+]{1,3}[a-z]/i;

// Ordinals and measures, hashes, i18n, H1N1 and postal codes, SW1A.
const ORDINARY = /^(?:\d+[a-z]{1,3}|\d+x\d+|(?=.*\d.*\d)[\da-fA-F]{4,}|[a-z]\d\d[a-z]|(?:[A-Z]\d)+[A-Z]?)$/;
const SHORT_CAPITALS = /^[A-Z0-9]{1,4}$/;

interface Token {
  word: string;
  start: number;
}

/** Words with digits and signs for letters. Where one stands that cannot be anything else, those near it are read as well. */
export const leetspeakReader: Reader = {
  kind: 'leetspeak',
  suspects: (_text, { mixed }) => mixed > 0,
  read: (text) => {
    const all = tokensIn(text);
    const candidates = all.filter(({ word }) => mayBeDisguised(word));
    const tokens = near(candidates, sureAmong(candidates, all));
    // 1 is i or l; what stands far from any is read once.
    const either = near(tokens, tokens.filter(({ word }) => word.replaceAll('11', '').includes('1')));
    return [tokens.map((token) => read(token, 'i')), either.map((token) => read(token, 'l'))];
  },
};

/** Wider than what a view shows around a stretch. */
const NEAR = 240;

/** Noise reads like disguised words here and there. Of what could be disguised near one, so many are disguised words in one case, or so many of all tokens near are disguised words. */
const LEAST_EVEN = 0.25;
const LEAST_DISGUISED = 0.3;
const IN_ONE_CASE = /^(?:[^A-Z]*|[^a-z]*|[^A-Za-z]*[A-Z][^A-Z]*)$/;

/** The disguised words that are no noise, by what stands near them. */
const sureAmong = (candidates: readonly Token[], tokens: readonly Token[]): Token[] => {
  const disguises = candidates.filter(({ word }) => isDisguise(word));
  const even = disguises.filter(({ word }) => IN_ONE_CASE.test(word));
  const [nearCandidates, nearTokens, nearDisguises, nearEven] = [candidates, tokens, disguises, even].map(countNear) as [CountNear, CountNear, CountNear, CountNear];
  return disguises.filter(({ start }) => nearEven(start) >= LEAST_EVEN * nearCandidates(start) || nearDisguises(start) >= LEAST_DISGUISED * nearTokens(start));
};

type CountNear = (start: number) => number;

/** How many tokens stand near a place; asked with rising places. */
const countNear = (tokens: readonly Token[]): CountNear => {
  let [first, behind] = [0, 0];
  return (start) => {
    while (first < tokens.length && (tokens[first] as Token).start < start - NEAR) first++;
    while (behind < tokens.length && (tokens[behind] as Token).start <= start + NEAR) behind++;
    return behind - first;
  };
};

/** Of tokens in order, those that stand near some of them. */
const near = (tokens: readonly Token[], some: readonly Token[]): Token[] => {
  let next = 0;
  return tokens.filter(({ word, start }) => {
    while (next < some.length && (some[next] as Token).start + NEAR < start) next++;
    return next < some.length && (some[next] as Token).start - NEAR <= start + word.length;
  });
};

const SMALL_LETTER = 1;
const CAPITAL = 2;
const DIGIT = 4;
const SIGN = 8;
/** What no letter is written with. */
const UNLIKE = 16;
const BEYOND_HEXADECIMAL = 32;
const LETTER = SMALL_LETTER | CAPITAL;
const GROUPS = Uint8Array.from({ length: 128 }, (_group, code) => {
  const character = String.fromCharCode(code);
  const group = /[a-z]/.test(character) ? SMALL_LETTER : /[A-Z]/.test(character) ? CAPITAL : /\d/.test(character) ? DIGIT : /[@$!|+]/.test(character) ? SIGN : 0;
  return group === 0 ? 0 : group | (/[26]/.test(character) ? UNLIKE : 0) | (/[\da-f]/i.test(character) ? 0 : BEYOND_HEXADECIMAL);
});

const isMixed = (groups: number): boolean => (groups & LETTER) !== 0 && (groups & (DIGIT | SIGN)) !== 0;

/** Whether a token is made of letters and what stands for them, and is no ordinal or measure, no piece of base64 and no number of a commit. */
const mayBeDisguised = (word: string): boolean => {
  let [seen, digits, jumbles] = [0, 0, 0];
  let last = 0;
  for (let index = 0; index < word.length; index++) {
    const group = GROUPS[word.charCodeAt(index)] as number;
    if ((group & DIGIT) !== 0) digits++;
    if ((group & CAPITAL) !== 0 && (last & (SMALL_LETTER | DIGIT)) !== 0) jumbles++;
    seen |= group;
    last = group;
  }
  if (!isMixed(seen) || (seen & UNLIKE) !== 0 || isMeasure(word, digits)) return false;
  if (jumbles >= JUMBLES && word.length >= LEAST_JUMBLED) return false;
  return (seen & BEYOND_HEXADECIMAL) !== 0 || digits < 2 || word.length < LEAST_HEXADECIMAL;
};

/** `1st`, `50kg`: nothing but digits, then one or two letters. */
const isMeasure = (word: string, digits: number): boolean => {
  const letters = word.length - digits;
  if (digits === 0 || letters < 1 || letters > 2) return false;
  for (let index = digits; index < word.length; index++) if (((GROUPS[word.charCodeAt(index)] as number) & LETTER) === 0) return false;
  return true;
};

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
    if (isMixed(seen) && !BARRED.has(text.charCodeAt(start - 1))) yield start;
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
    while (leading < written.length && '|+!'.includes(written.charAt(leading))) leading++;
    // `!gnore`: one exclamation mark before a word is a letter; at the end it is one.
    if (leading === 1 && written.startsWith('!')) leading = 0;
    let end = written.length;
    while (end > leading && '|+!'.includes(written.charAt(end - 1))) end--;
    if (end - leading > 1) tokens.push({ word: written.slice(leading, end), start: index + leading });
  }
  return tokens;
};

const isDisguise = (word: string): boolean => {
  const letters = lettersIn(word);
  if (word.length < 4 || letters < 2 || letters * 3 < word.length || !BETWEEN_LETTERS.test(word)) return false;
  if (ORDINARY.test(word) || SHORT_CAPITALS.test(word)) return false;
  return ['i', 'l'].some((one) => pronounceable(lettersOf(word, one)));
};

const lettersIn = (word: string): number => {
  let letters = 0;
  for (let index = 0; index < word.length; index++) if (((GROUPS[word.charCodeAt(index)] as number) & LETTER) !== 0) letters++;
  return letters;
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
