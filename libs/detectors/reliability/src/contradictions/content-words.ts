import { foldBase, roughStem, STOP_WORDS, WEEKDAYS } from '@touchstone/text';
import { meaningOf, type WordMeaning } from '@touchstone/text/vectors';
import { CONCEPTS } from './concepts';

/** A distinct word that says what a clause is about. */
export interface ContentWord {
  /** Number of the word, under which comparisons with it are remembered. */
  id: number;
  stem: string;
  plain: string;
  /** Number of the concept that its synonyms share. */
  concept: number | undefined;
  meaning: WordMeaning | undefined;
}

const WORD = /[\p{L}][\p{L}\p{M}'’-]*/gu;
const MOST_WORDS = 60;

/** Words of answers, time and degree, which name no subject. */
const LIGHT = new Set(
  (
    'not cannot yes no sure course absolutely definitely unfortunately please thanks thank sorry afraid maybe perhaps really simply just still yet already always never ever again also too only ' +
    'can could may might must shall will would should able need want like look find see come get take give go put use make keep let tell know think mean sound seem try ask ' +
    'one two three thing things lot lots plenty many much few any some every everything anything nothing nobody none day days time times week today tomorrow yesterday now then later soon ' +
    'good great fine best better right true idea problem question mistake moment currently present usually normally indeed actually regular possible available including include included without ' +
    'kein keine keinen keiner keinem keines nicht wo wann wer wie was welche mein meine meinen meiner dein deine ihrem ihren ihrer einfach kommen kommt ja nein gern gerne leider klar sicher naturlich noch schon immer nie wieder konnen kann konnte mussen muss durfen darf sollen wollen mochte geht gibt gebe haben hat habe machen ' +
    'heute morgen gestern jetzt dann tag tage uhr bitte danke nehmen viel viele vielen einige alle ihnen ihr ihre unser unsere unsem unseren mir mich sich etwas ' +
    'ne pas plus rien est-il sont-il a-t-il y-a-t-il avez-vous puis-je peut-on oui non bien sur desole malheureusement pouvez peut puis peux pouvoir faut faire fait avez avons allez tout tous toute toutes rien encore deja toujours jamais jour jours aujourd hui demain hier ' +
    'voici parfait merci combien quand comment est-ce quel quelle votre vos notre nos'
  ).split(' '),
);

const LONGEST = 600;

/** Returns the content words of the first 600 characters of a text, at most 60. */
export const contentWords = (text: string): ContentWord[] => {
  const found: ContentWord[] = [];
  for (const [raw] of text.slice(0, LONGEST).matchAll(WORD)) {
    const word = contentWordOf(raw);
    if (word) found.push(word);
    if (found.length === MOST_WORDS) break;
  }
  return found;
};

const MOST_REMEMBERED = 10_000;
const known = new Map<string, ContentWord | undefined>();
let lastId = 0;

/** Looks a word up, once for all its occurrences; `undefined` for a word that names no subject. */
const contentWordOf = (raw: string): ContentWord | undefined => {
  if (known.has(raw)) return known.get(raw);
  const word = describe(raw);
  if (known.size >= MOST_REMEMBERED) known.clear();
  known.set(raw, word);
  return word;
};

const ELISIONS = /^(?:[ldnsjmtc]|qu)['’]|['’](?:ll|ve|re|d|m|s)$/g;

const describe = (raw: string): ContentWord | undefined => {
  const plain = foldBase(raw).replace(ELISIONS, '');
  if (
    plain.length < 2 ||
    STOP_WORDS.has(plain) ||
    LIGHT.has(plain) ||
    WEEKDAYS.has(plain.replace(/s$/, '')) ||
    plain.endsWith("n't")
  )
    return undefined;
  const stem = roughStem(plain);
  const meaning = meaningOf(raw).words.findLast(({ start }) => start === 0);
  return { id: lastId++, stem, plain, concept: CONCEPTS.get(stem), meaning };
};
