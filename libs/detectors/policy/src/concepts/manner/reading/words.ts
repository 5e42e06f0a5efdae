import { type Sentence, sentences } from '@touchstone/text';

/** A word of a text. Offsets are UTF-16 units of the text. */
export interface MannerWord {
  /** Lower case, with plain apostrophes; contractions are two words: `do`, `not`. */
  form: string;
  start: number;
  end: number;
  /** Index of its sentence. */
  sentence: number;
  /** First of its sentence. */
  first: boolean;
  /** May begin a clause: it follows a mark or a linking word. */
  opens: boolean;
  /** Written in quotation marks or as code, so it is not the speaker's own. */
  quoted: boolean;
}

export interface MannerSentence extends Sentence {
  question: boolean;
}

const WORD =
  /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,24}){1,4}|[\p{L}\p{N}]{1,60}(?:['’-]\p{L}{1,24}){0,3}/gu;

/** Endings of contractions, and the words they stand for. */
const ENDINGS: Record<string, string> = {
  "n't": 'not',
  "'m": 'am',
  "'re": 'are',
  "'ve": 'have',
  "'ll": 'will',
  "'d": 'would',
};
const IRREGULAR: Record<string, readonly [string, string]> = {
  "can't": ['can', 'not'],
  "won't": ['will', 'not'],
  "shan't": ['shall', 'not'],
  cannot: ['can', 'not'],
  "let's": ['let', 'us'],
  "y'all": ['you', 'all'],
  "ain't": ['aint', ''],
  'e-mail': ['email', ''],
  'e-mails': ['emails', ''],
  im: ['i', 'am'],
  ive: ['i', 'have'],
  youre: ['you', 'are'],
  youve: ['you', 'have'],
  dont: ['do', 'not'],
  doesnt: ['does', 'not'],
  didnt: ['did', 'not'],
  isnt: ['is', 'not'],
  arent: ['are', 'not'],
  wasnt: ['was', 'not'],
  cant: ['can', 'not'],
  wont: ['will', 'not'],
  couldnt: ['could', 'not'],
  wouldnt: ['would', 'not'],
  hasnt: ['has', 'not'],
  havent: ['have', 'not'],
  thats: ['that', 'is'],
  whats: ['what', 'is'],
  wheres: ['where', 'is'],
};
/** Words before an `'s` that stands for `is`; after others it marks a possessive. */
const BEFORE_IS = new Set(
  'it that this there here what where who how when why he she everything nothing'.split(' '),
);
/** Words that may stand before an imperative. */
const LINKS = new Set(
  'and or so but then please pls just also simply kindly now first next finally otherwise instead therefore yes ok okay well sure either always perhaps maybe'.split(
    ' ',
  ),
);

/** Splits a folded word into the one or two words that it stands for. */
const fullForms = (word: string): readonly string[] => {
  if (word.includes('@')) return ['email'];
  const irregular = Object.hasOwn(IRREGULAR, word) ? IRREGULAR[word] : undefined;
  if (irregular) return irregular[1] === '' ? [irregular[0]] : irregular;
  if (word === 'ur' || word === 'u') return [word === 'u' ? 'you' : 'your'];
  const at = word.indexOf("'");
  if (at < 0) return [word];
  const ending = word.endsWith("n't") ? "n't" : word.slice(at);
  const full = ENDINGS[ending];
  const base = word.slice(0, -ending.length);
  if (full !== undefined) return [base, full];
  if (ending !== "'s") return [word];
  return BEFORE_IS.has(base) ? [base, 'is'] : [base];
};

const QUOTED =
  /"[^"\n]{1,300}"|“[^”\n]{1,300}”|«[^»\n]{1,300}»|```[^`]{0,2000}```|`[^`\n]{1,200}`/gu;
/** From this share on, quotation marks enclose the whole text and say nothing. */
const WHOLE = 0.6;

/** Returns for each UTF-16 unit 1 if it is quoted. */
const quotedUnits = (text: string): Uint8Array => {
  const units = new Uint8Array(text.length);
  let total = 0;
  for (const { 0: match, index } of text.matchAll(QUOTED)) {
    units.fill(1, index, index + match.length);
    total += match.length;
  }
  return total > text.length * WHOLE ? new Uint8Array(text.length) : units;
};

/** Splits a text into sentences and their words. Linear in the text. */
export const wordsOf = (text: string): { sentences: MannerSentence[]; words: MannerWord[] } => {
  const quoted = quotedUnits(text);
  const words: MannerWord[] = [];
  const found = sentences(text).map((each) => ({
    ...each,
    question: /\?["'”’»)\]*_!\s]{0,4}$/u.test(each.text.slice(-6)),
  }));
  for (const [index, sentence] of found.entries()) addWords(words, sentence, index, quoted);
  return { sentences: found, words };
};

const addWords = (
  words: MannerWord[],
  { text, offset }: MannerSentence,
  sentence: number,
  quoted: Uint8Array,
): void => {
  let last = 0;
  let before: string | undefined;
  for (const { 0: match, index } of text.matchAll(WORD)) {
    const gap = text.slice(last, index);
    const follows = before === undefined || /[,:;–—()\n]|\s-+\s/.test(gap) || LINKS.has(before);
    const forms = fullForms(match.toLowerCase().replaceAll('’', "'"));
    for (const [part, form] of forms.entries())
      words.push({
        form,
        start: offset + index,
        end: offset + index + match.length,
        sentence,
        first: before === undefined && part === 0,
        opens: follows && part === 0,
        quoted: quoted[offset + index] === 1,
      });
    before = forms.at(-1);
    last = index + match.length;
  }
};
