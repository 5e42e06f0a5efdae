import { likelyLanguage, sentences } from '@touchstone/text';
import type { Assessment } from '../assessment';
import { outcome, without } from './outcome';

/** A full stop of these ends no sentence. */
const ABBREVIATED =
  /(?:\b(?:e\.g|i\.e|etc|approx|no|nos|vs|cf|incl|excl|mr|mrs|ms|dr|prof|st|jr|sr|inc|ltd|co|dept|est|tel|ext|a\.m|p\.m|fig|min|max|p|pp|vol)|(?<![\p{L}\p{N}])\p{L}|\.\.)\.$/iu;
const BREAK = /[.!?]["”’')\]]?\s{1,5}(?=["“‘'(]?(\p{Ll}\S{0,30}))/gu;

export const checkSentenceCapitals = (text: string): Assessment => {
  const opening = /^[\s"“‘'(*_#>-]{0,10}(\p{Ll}\S{0,30})/u.exec(text)?.[1];
  const later = [...text.matchAll(BREAK)].find(
    ({ index }) => !ABBREVIATED.test(text.slice(Math.max(0, index - 12), index + 1)),
  )?.[1];
  const found = [opening, later].find((word) => word !== undefined && !/[/@_.:]\S/.test(word));
  return without(
    found,
    'A sentence begins with a small letter.',
    'Each sentence begins with a capital letter.',
  );
};

const firstWordOf = (sentence: string): string =>
  (/[\p{L}\p{N}]+(?:['’]\p{L}+)?/u.exec(sentence)?.[0] ?? '').toLowerCase();

export const checkVariedOpenings = (text: string): Assessment => {
  const all = sentences(text).map((sentence) => sentence.text);
  const at = all.findIndex((sentence, index) => {
    const word = firstWordOf(sentence);
    return index > 0 && word !== '' && word === firstWordOf(all[index - 1] ?? '');
  });
  return without(
    at < 0 ? undefined : all[at],
    `Two sentences in a row begin with "${firstWordOf(all[at] ?? '')}".`,
    'No two sentences in a row begin with the same word.',
  );
};

/** "that that", "had had" and sounds may be meant. */
const DOUBLED =
  /(?<![\p{L}\p{N}'’-])(?!(?:that|had|very|so|no|bye|ha|knock|really|is|do|her|much|many|blah|now|there|well)\s)(\p{L}{2,30})[ \t]{1,3}\1(?![\p{L}\p{N}'’-])/iu;
export const checkDoubledWords = (text: string): Assessment =>
  without(DOUBLED.exec(text)?.[0], 'A word is written twice in a row.', 'No word is doubled.');

export const checkRepeatedSentences = (text: string): Assessment => {
  const seen = new Set<string>();
  const repeated = sentences(text).find((sentence) => {
    const key = sentence.text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
    const known = key.includes(' ') && seen.has(key);
    seen.add(key);
    return known;
  });
  return without(repeated?.text, 'A sentence is repeated.', 'No sentence is repeated.');
};

const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);

/** A name in an address ("nordwell.com", "@nordwell") has a spelling of its own. */
export const checkSpelling = (text: string, name = ''): Assessment => {
  const found = [
    ...text.matchAll(
      new RegExp(
        String.raw`(?<![\p{L}\p{N}@./_-])${escape(name)}(?![\p{L}\p{N}_@/-]|\.\p{L})`,
        'giu',
      ),
    ),
  ].map(([written]) => written);
  const wrong = found.find((written) => written !== name);
  if (wrong !== undefined) return outcome(false, `The name is not written "${name}".`, wrong);
  return outcome(
    true,
    found.length === 0 ? `The text does not name "${name}".` : `The name is written "${name}".`,
  );
};

const SHORTENED =
  /(?<![\p{L}\p{N}])(?:e\.\s?g|i\.\s?e|etc|approx|incl|excl|vs|cf|a\.s\.a\.p|asap|btw|fyi|resp|dept|appt|govt|misc)(?:\.|(?![\p{L}\p{N}]))/iu;
export const checkNoAbbreviations = (text: string): Assessment =>
  without(
    SHORTENED.exec(text)?.[0],
    'The text uses an abbreviation.',
    'The text uses no abbreviation.',
  );

const LONG_ENOUGH = 25;

export const checkOneLanguage = (text: string): Assessment => {
  const languages = new Map<string, string>();
  for (const sentence of sentences(text)) {
    const language =
      sentence.text.trim().length < LONG_ENOUGH ? undefined : likelyLanguage(sentence.text);
    if (language !== undefined && !languages.has(language)) languages.set(language, sentence.text);
  }
  const [, other] = [...languages.values()];
  if (other !== undefined) return outcome(false, 'The text has sentences in two languages.', other);
  return languages.size === 1
    ? outcome(true, 'The text is in one language.')
    : outcome('unknown', 'The language of the sentences cannot be identified.');
};
