import { windows } from '@touchstone/text';
import { hashOf, type Token, tokenise } from '@touchstone/text/fast';
import { ENGLISH_SIGNS, LANGUAGES, UNLISTED_SIGNS } from '../data/languages';
import type { Language, LanguageScript } from './language';
import { plainLetters } from './plain-letters';

/** Languages with Latin letters that are recognised: English, those with lists, and others. */
interface Recognised {
  code: string;
  signs: string;
  letters: string;
  language?: Language | undefined;
}

const ENGLISH = 0;
const LATIN: readonly Recognised[] = [
  { code: 'en', signs: ENGLISH_SIGNS, letters: '' },
  ...LANGUAGES.filter(({ script }) => script === 'Latin').map((language) => ({
    code: language.code,
    signs: language.signs,
    letters: language.letters,
    language,
  })),
  ...Object.entries(UNLISTED_SIGNS).map(([code, signs]) => ({ code, signs, letters: '' })),
];

const byKey = (keysOf: (each: Recognised) => number[]): ReadonlyMap<number, readonly number[]> => {
  const found = new Map<number, number[]>();
  LATIN.forEach((each, index) => {
    for (const key of new Set(keysOf(each))) found.set(key, [...(found.get(key) ?? []), index]);
  });
  return found;
};

const SIGNS = byKey(({ signs }) => tokenise(plainLetters(signs)).map(({ word }) => hashOf(word)));
const LETTERS = byKey(({ letters }) =>
  [...letters, ...letters.toUpperCase()].map((letter) => letter.charCodeAt(0)),
);

const isListed = ({ code, language }: Pick<Recognised, 'code' | 'language'>): boolean =>
  code === 'en' || language !== undefined;

/** Letters of Persian, Urdu and Pashto, and of further Cyrillic alphabets. */
const NOT_ARABIC = /[پچژگکیںےہٹڈڑټډړښ]/;
const NEITHER_RUSSIAN_NOR_UKRAINIAN = /[ўқғңұүһөәјљњћђџѓќѕ]/i;

/** Share of signs among the words of a text that is clearly in a language. */
const LEAST_SHARE = 0.2;
/** A language is possible from this share of the signs of the likeliest one. */
const POSSIBLE = 0.7;
/** Share of English among the signs below which a sentence is in another language. */
const FOREIGN = 0.5;
/** Signs of another language from which a sentence without English ones is not English. */
const CLEAR = 2;

/** Counts of signs by recognised language, and letters by script. */
export class SignCount {
  private readonly counts = new Uint16Array(LATIN.length);
  private readonly scripts = new Map<LanguageScript, number>();
  private words = 0;
  private russian = 0;
  private ukrainian = 0;
  private otherAlphabets = 0;

  add(token: Token, text: string): void {
    const script = scriptOf(token.word.charCodeAt(0));
    if (!script) return;
    this.words++;
    this.scripts.set(script, (this.scripts.get(script) ?? 0) + 1);
    if (script === 'Latin') this.addLatin(token, text);
    else if (script === 'Cyrillic') this.addCyrillic(text.slice(token.start, token.end));
    else if (script === 'Arabic') this.addArabic(text.slice(token.start, token.end));
  }

  /** Languages with lists that the counted text may be in; `undefined` without any sign. */
  possible(): Language[] | undefined {
    const most = this.most();
    const latin = LATIN.flatMap(({ language }, index) =>
      language && this.of(index) > 0 && this.of(index) >= POSSIBLE * most ? [language] : [],
    );
    const others = LANGUAGES.filter(({ script }) => script !== 'Latin' && this.scripts.has(script));
    return most === 0 && others.length === 0
      ? undefined
      : [...latin, ...others.filter((each) => this.isWrittenSo(each))];
  }

  /** True for a sentence that is clearly not in English. */
  get isForeign(): boolean {
    const most = this.most();
    return most >= CLEAR && this.of(ENGLISH) < FOREIGN * most;
  }

  /** The likeliest language with Latin letters (ISO 639-1); `undefined` without a clear lead. */
  likeliest(): { code: string; listed: boolean; signs: number; lead: number } | undefined {
    const [best, second] = LATIN.map(({ code, language }, index) => ({
      code,
      listed: isListed({ code, language }),
      signs: this.of(index),
    })).sort((one, other) => other.signs - one.signs);
    return best && best.signs > 0
      ? { ...best, lead: best.signs - (second?.signs ?? 0) }
      : undefined;
  }

  /** True for text that is certainly in one of the languages with lists, or in English. */
  get isClearlyListed(): boolean {
    switch (this.script) {
      case 'Latin':
        return this.isClearlyListedLatin();
      case 'Cyrillic':
        return this.otherAlphabets === 0 && Math.max(this.russian, this.ukrainian) >= CLEAR;
      case 'Arabic':
        return this.otherAlphabets === 0;
      case undefined:
        return false;
      default:
        return (
          this.script !== 'Devanagari' && (this.scripts.get(this.script) ?? 0) > this.words / 2
        );
    }
  }

  private isClearlyListedLatin(): boolean {
    const [listed, unlisted] = [true, false].map((kind) =>
      LATIN.reduce(
        (most, each, index) => (isListed(each) === kind ? Math.max(most, this.of(index)) : most),
        0,
      ),
    ) as [number, number];
    return listed >= LEAST_SHARE * this.words && listed > CLEAR && listed >= 2 * unlisted;
  }

  /** The script of most words. */
  get script(): LanguageScript | undefined {
    return [...this.scripts].sort(([, one], [, other]) => other - one)[0]?.[0];
  }

  private addLatin(token: Token, text: string): void {
    for (const index of SIGNS.get(token.hash) ?? []) this.count(index);
    const marked = new Set<number>();
    for (let at = token.start; at < token.end; at++) {
      const code = text.charCodeAt(at);
      if (code < 0x80) continue;
      for (const index of LETTERS.get(code) ?? []) marked.add(index);
    }
    for (const index of marked) this.count(index);
  }

  private addCyrillic(word: string): void {
    if (/[ыэъё]/i.test(word)) this.russian++;
    if (/[їєґ]/i.test(word)) this.ukrainian++;
    if (NEITHER_RUSSIAN_NOR_UKRAINIAN.test(word)) this.otherAlphabets++;
  }

  private addArabic(word: string): void {
    if (NOT_ARABIC.test(word)) this.otherAlphabets++;
  }

  private isWrittenSo({ code }: Language): boolean {
    if (code === 'ru') return this.russian > 0 || this.ukrainian === 0;
    if (code === 'uk') return this.ukrainian > 0 || this.russian === 0;
    return code !== 'zh' || !this.scripts.has('Kana');
  }

  private count(index: number): void {
    this.counts[index] = this.of(index) + 1;
  }

  private of(index: number): number {
    return this.counts[index] ?? 0;
  }

  private most(): number {
    return this.counts.reduce((most, each) => Math.max(most, each), 0);
  }
}

const SCRIPTS: readonly [LanguageScript, first: number, last: number][] = [
  ['Latin', 0x61, 0x24f],
  ['Cyrillic', 0x400, 0x52f],
  ['Arabic', 0x600, 0x6ff],
  ['Devanagari', 0x900, 0x97f],
  ['Latin', 0x1e00, 0x1eff],
  ['Kana', 0x3041, 0x30ff],
  ['Han', 0x4e00, 0x9fff],
  ['Hangul', 0xac00, 0xd7a3],
];

const scriptOf = (code: number): LanguageScript | undefined =>
  SCRIPTS.find(([, first, last]) => code >= first && code <= last)?.[0];

const SAMPLE = 1000;
const FEWEST_SIGNS = 2;

const countOf = (text: string): SignCount => {
  const signs = new SignCount();
  const sample = text.slice(0, SAMPLE);
  for (const token of tokenise(plainLetters(sample))) signs.add(token, sample);
  return signs;
};

/** Returns the language (ISO 639-1) of a text, however short, that clearly has no lists. */
export const unlistedLanguage = (text: string): string | undefined => {
  const best = countOf(text).likeliest();
  return best && !best.listed && best.signs >= FEWEST_SIGNS && best.lead > 0
    ? best.code
    : undefined;
};

const WINDOW = 240;
const OVERLAP = 80;

/** Returns true if every part of a text is certainly in a language with lists or in English. */
export const isClearlyListed = (text: string): boolean => {
  for (const { text: part } of windows(text, WINDOW, OVERLAP))
    if (!countOf(part).isClearlyListed) return false;
  return true;
};

/** Returns true if most of a text is certainly or probably English. */
export const isEnglish = (text: string): boolean => {
  const signs = countOf(text);
  const best = signs.likeliest();
  return (signs.script ?? 'Latin') === 'Latin' && (best === undefined || best.code === 'en');
};
