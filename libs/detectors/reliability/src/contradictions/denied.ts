import type { Clause, Placed } from './clauses';
import { type ContentWord, contentWords } from './content-words';
import { coverage } from './overlap';
import { phraseFinder } from './phrases';

/** Negations of existence or possession, and the words behind them. */
const ABSENT =
  /(?<!\p{L})(?:(?:there (?:is|are|was|were) |have |has |offer |offers |with |,|^)\s?no(?: longer| more)? |(?:don['’]t|doesn['’]t|do not|does not|didn['’]t|cannot|can['’]t|no longer) (?:currently |actually |yet )?(?:have|offer|sell|serve|include|provide|accept|carry|stock|keep|take|run|do|make) (?:an? |any |the )?|keine?[nmrs]? |keinerlei |(?:pas|plus|aucune?) (?:de |d['’])?)((?:\p{L}[\p{L}'’-]*[ ,.]?){1,3})/giu;
const isNoPart = phraseFinder(
  "{not,n't} {included,part of,provided,in the box,come with} | " +
    'nicht {enthalten,dabei,inbegriffen} | ' +
    'pas {inclus{e,}{s,},compris{e,}{s,},fourni{e,}{s,}}',
);
const EXCEPTIONS =
  /^(?:problem|worries|doubt|need|idea|one|matter|charge|cost|costs|fee|fees|limit|question|rush|reason|way|problème|souci|frais|problem|sorge|kosten|gebühr)/i;
/** Words with which a clause turns to something else, somewhere else, or on a condition. */
const isElsewhere = phraseFinder(
  'if | unless | instead | otherwise | elsewhere | other | another | nearby | near | ' +
    'across | opposite | around the corner | next door | public | far | minute{s,} | ' +
    'extra | south | north | east | west | upper | lower | separately | alternative | ' +
    'similar | soon | except | wenn | falls | statt | sonst | andere{r,n,s,} | gegenüber | ' +
    'nebenan | nähe | öffentliche{r,n,s,} | extra | si | sinon | ailleurs | autre | ' +
    'proche | voisin{e,} | public | publique | à côté',
);
const negates = phraseFinder(
  "no | not | n't | never | nobody | none | nothing | cannot | kein* | nicht | nie | " +
    'niemand | nichts | pas | aucun{e,} | jamais | personne | rien',
);
const CONTRACTION = /n['’]t(?!\p{L})/iu;
const isDenied = (text: string): boolean => negates(text) !== undefined || CONTRACTION.test(text);
const MOST_FOCUS = 3;
const WELL_COVERED = 0.88;
const COVERED = 0.5;
const MOSTLY_COVERED = 0.75;
/** Sums of common words from which two clauses have one subject. */
const CLOSE = 1.2;
const RELATED = 0.9;

/** The words that a negative clause is about: those behind the negation, else all. */
const focusOf = ({ clause, asked }: Placed): { words: readonly ContentWord[]; absent: boolean } => {
  const absent = Array.from(clause.text.matchAll(ABSENT), ([, thing = '']) => thing)
    .filter((thing) => !EXCEPTIONS.test(thing.trim()))
    .map((thing) => contentWords(thing).slice(0, 2))
    .find((words) => words.length > 0);
  if (absent) return { words: absent, absent: true };
  const own = clause.opened && clause.words.length === 0 ? asked : clause.words;
  return { words: own.slice(0, 2 * MOST_FOCUS), absent: isNoPart(clause.text) !== undefined };
};

const wordsOf = ({ clause, asked }: Placed): ContentWord[] => [
  ...clause.words,
  ...(clause.answers || clause.pronoun ? asked : []),
];

/** Returns true if one clause denies what the other affirms. */
export const denies = (later: Placed, earlier: Placed, shared: number): boolean => {
  const [now, before] = [later.clause, earlier.clause];
  if (now.question || before.question || now.stance === before.stance) return false;
  const opposed = now.stance === -before.stance && now.stance !== 0;
  if (
    opposed &&
    !isElsewhere(now.text) &&
    (shared >= CLOSE || (shared >= RELATED && (now.opened || before.opened)))
  )
    return true;
  if (before.stance === -1 && now.stance !== -1) {
    const { words, absent } = focusOf(earlier);
    if (words.length === 0 || isElsewhere(now.text)) return false;
    const share = coverage(words, wordsOf(later));
    return now.stance === 1
      ? share >= (words.length > 1 ? COVERED : WELL_COVERED)
      : absent && !isDenied(now.text) && coverage(words, now.words) >= WELL_COVERED;
  }
  if (before.stance === 1 && now.stance === -1) {
    const { words } = focusOf(later);
    return (
      words.length > 0 &&
      !isElsewhere(now.text) &&
      coverage(words, wordsOf(earlier)) >= MOSTLY_COVERED
    );
  }
  return false;
};

/** Returns true if two clauses take the same side on one subject. */
export const confirms = (later: Placed, earlier: Placed): boolean =>
  later.clause.stance !== 0 &&
  later.clause.stance === earlier.clause.stance &&
  coverage(focusOf(later).words, wordsOf(earlier)) >= MOSTLY_COVERED;

const OPENING = /^(?:no|nein|non),? /i;
const isClosed = phraseFinder(
  'closed | closes | shut | geschlossen | schließ* | ferm* | complet{s,} | ausgebucht | ' +
    'sold out',
);

/** Returns true if a clause negates, an opening no left out, or speaks of closing. */
export const isNegated = ({ text }: Clause): boolean => {
  const rest = text.replace(OPENING, '');
  return isDenied(rest) || isClosed(rest) !== undefined;
};
