import { sentences } from '@touchstone/text';
import { type ContentWord, contentWords } from './content-words';
import { phraseFinder } from './phrases';
import { type RoleName, roleNames } from './role-names';
import { type Scope, scopeOf } from './scope';
import { type Slot, slotsOf } from './slots';
import { answerStance, type Stance, stanceOf } from './stance';

/** A part of a sentence with one statement. */
export interface Clause {
  text: string;
  sentence: string;
  words: readonly ContentWord[];
  scope: Scope;
  slots: readonly Slot[];
  names: readonly RoleName[];
  stance: Stance;
  /** True if the stance is that of an answer's first words: it concerns the question's subject. */
  answers: boolean;
  /** True if a word of yes or no begins the clause. */
  opened: boolean;
  /** True if the subject is a pronoun, which stands for that of the conversation. */
  pronoun: boolean;
  question: boolean;
}

/** A clause with the words and times of its question or of the conversation. */
export interface Placed {
  clause: Clause;
  /** Words of the question that the clause answers. */
  asked: readonly ContentWord[];
  askedNames: ReadonlySet<string>;
  scope: Scope;
}

const BREAK =
  /(?:[;–—]|, (?=(?:and |und |et )?(?:on |am |le )?(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?\b|(?:Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)(?!\p{L}))|,? (?=(?:but|while|whereas|though|although|however|aber|sondern|während|mais|tandis|alors que)(?!\p{L}))|, (?=(?:and|so|und|et|which|who|as|because|since|donc|also|denn) (?:\p{L}+ ){1,3}))/u;
const findPronoun = phraseFinder(
  "it | its | it's | they | they're | them | that | this | he | she | there | these | " +
    'those | er | sie | es | dafür | dort | da | das | diese{r,s,n,m,} | ce | cela | ' +
    "c'est | il | elle | ils | elles | en | y | lui | leur",
);
const LONGEST = 6000;
const MOST = 60;
/** Answers of up to this many content words take the question's subject. */
const SHORT_ANSWER = 3;

/** Splits a text into clauses and parses them; at most 60 of the first 6,000 characters. */
export const clausesOf = (text: string, tick: () => void = () => undefined): Clause[] =>
  sentences(text.slice(0, LONGEST))
    .slice(0, MOST)
    .flatMap(({ text: sentence }) => {
      tick();
      const question = /[?？]["'”)]?$/.test(sentence);
      return sentence
        .split(BREAK)
        .map((part) => part.trim())
        .filter((part) => /[\p{L}\d]/u.test(part))
        .map((part, index) => clauseOf(part, sentence, question, index === 0));
    })
    .slice(0, MOST);

const clauseOf = (text: string, sentence: string, question: boolean, first: boolean): Clause => {
  const opening = first ? answerStance(text) : 0;
  const rest =
    opening === 0
      ? text
      : text.replace(
          /^["“„«]?\s?[\p{L}'’]+(?: (?:course|not|sûr|problem|afraid|à fait))?[,.!:]? ?/u,
          '',
        );
  const own = stanceOf(rest);
  const words = contentWords(text);
  const scope = scopeOf(text);
  const stance = own === 0 || (opening === -1 && own !== -1) ? opening : own;
  return {
    text,
    sentence,
    words,
    scope,
    slots: slotsOf(text, scope.days),
    names: roleNames(text),
    stance: question ? 0 : stance,
    answers: opening !== 0 || words.length <= SHORT_ANSWER,
    opened: opening !== 0,
    pronoun: findPronoun(text) !== undefined,
    question,
  };
};
