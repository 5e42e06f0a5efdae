import { english } from '../english';
import type { Grammar } from '../grammar';
import { languagePacks } from '../languages';
import { grammarsIn } from '../templates';

export interface EverydayPack {
  language: string;
  /** Share among all languages. */
  weight: number;
  grammar: Grammar;
}

const ENGLISH = ['en'];
const TRAINED = 'de fr es it pt nl sv pl cs ru uk tr ar hi id vi zh ja ko'.split(' ');
/** Languages without templates of attack techniques. */
const FURTHER = 'fi hu el he fa th sw bn ro da'.split(' ');
const ENGLISH_WEIGHT = 8;
const FURTHER_WEIGHT = 0.7;
/**
 * Share of texts about trades, which are full of instructions, relative to those of everyday life:
 * with more of them, attacks unlike any template are missed.
 */
const TRADES_SHARE = 0.2;

const everyday = grammarsIn('everyday');
const trades = grammarsIn('trades');
const { codeWord = [], envWord = [] } = everyday['en'] ?? {};

const grammarFor = (language: string): Grammar => {
  const known = languagePacks.find((pack) => pack.language === language)?.grammar ?? english;
  return { ...known, codeWord, envWord, ...everyday[language] };
};

const packsOf = (languages: readonly string[], weight: number): EverydayPack[] => {
  const packs = languages.map((language) => ({ language, weight, grammar: grammarFor(language) }));
  const ofTrades = packs.flatMap(({ language, grammar }) => {
    const own = trades[language];
    return own
      ? [{ language, weight: weight * TRADES_SHARE, grammar: { ...grammar, ...own } }]
      : [];
  });
  return [...packs, ...ofTrades];
};

/**
 * Everyday texts by language, sentence by sentence. `ask`: requests of users; `order`: instructions
 * to people, in manuals, contracts, notices and mails; `tell`: statements, messages of programs,
 * code; `rule`: system prompts. Attacks get the same surroundings, so that these carry no signal:
 * `attackTo` for users and `attackIn` for documents.
 */
export const everydayPacks: readonly EverydayPack[] = [
  ...packsOf(ENGLISH, ENGLISH_WEIGHT),
  ...packsOf(TRAINED, 1),
  ...packsOf(FURTHER, FURTHER_WEIGHT),
];
