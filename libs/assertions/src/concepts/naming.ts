import { CLASSES } from './namings/classes';
import { type RuleWord } from './rule-words';

/**
 * Pattern of a phrase. Its words are base forms and match every inflection; `a|b` is a choice, `a|`
 * optional, `more_than` one choice of several words, `<class>` any word of a class, and `…` takes
 * the rest of the phrase as the subject.
 */
type PatternText = string;

interface Element {
  /** Choices of one base form. */
  words: ReadonlySet<string>;
  /** Choices of several base forms by the first, the longest first. */
  sequences: ReadonlyMap<string, readonly (readonly string[])[]>;
  optional: boolean;
  takesSubject: boolean;
}

interface Pattern<T> {
  elements: readonly Element[];
  meaning: T;
}

export interface Match<T> {
  meaning: T;
  /** Index after the last word of the match. */
  to: number;
  /** Words that the pattern itself names. */
  named: number;
  /** Range of the subject, if the pattern takes one. */
  subject?: { from: number; to: number };
}

export interface PhraseBook<T> {
  /** Matches of all patterns that begin at a word, the one that names the most words first. */
  matches(words: readonly RuleWord[], from: number): Match<T>[];
}

/** Every base form that a pattern names: what an inflected word may be reduced to. */
const VOCABULARY = new Set<string>();

const IRREGULAR: Record<string, readonly string[]> = {
  is: ['be'], are: ['be'], was: ['be'], were: ['be'], been: ['be'], being: ['be'], am: ['be'],
  has: ['have'], had: ['have'], having: ['have'], does: ['do'], did: ['do'], done: ['do'],
  gave: ['give'], given: ['give'], told: ['tell'], said: ['say'], made: ['make'], taken: ['take'], took: ['take'],
  written: ['write'], wrote: ['write'], spoken: ['speak'], spoke: ['speak'], sent: ['send'], kept: ['keep'],
  said_: ['say'], swore: ['swear'], sworn: ['swear'], shown: ['show'], known: ['know'], sold: ['sell'],
  paid: ['pay'], put: ['put'], let: ['let'], left: ['leave'], went: ['go'], gone: ['go'], saw: ['see'], seen: ['see'],
  people: ['people', 'person'], children: ['child'], women: ['woman'], men: ['man'], dying: ['die'],
  lying: ['lie'], brought: ['bring'], thought: ['think'], understood: ['understand'], held: ['hold'], led: ['lead'],
  broke: ['break'], broken: ['break'], spent: ['spend'], built: ['build'], chosen: ['choose'], forgot: ['forget'],
  forgotten: ['forget'], got: ['get'], gotten: ['get'], hid: ['hide'], hidden: ['hide'], lost: ['lose'], meant: ['mean'],
  shut: ['shut'], stuck: ['stick'], diagnoses: ['diagnosis', 'diagnose'], analyses: ['analysis', 'analyse'],
  apologies: ['apology'], fewer: ['few'], worse: ['bad'], better: ['good'],
}; // prettier-ignore

const shortened = (key: string): string[] => {
  const forms: string[] = [];
  const cut = (ending: string, ...replacements: string[]): void => {
    if (!key.endsWith(ending) || key.length < ending.length + 2) return;
    const stem = key.slice(0, -ending.length);
    for (const replacement of replacements) forms.push(stem + replacement);
    if (/([b-df-hj-np-tv-z])\1$/.test(stem)) forms.push(stem.slice(0, -1));
  };
  cut("'s", '');
  cut("s'", '', 's');
  cut("'", '');
  cut('ies', 'y');
  cut('es', '', 'e');
  cut('s', '');
  cut('ying', 'ie');
  cut('ing', '', 'e');
  cut('ied', 'y');
  cut('ed', '', 'e');
  if (key.length > 5) {
    cut('ily', 'y');
    cut('ally', 'al', '');
    cut('bly', 'ble');
    cut('ly', '');
  }
  return forms;
};

/** Any of them is a "user" to a pattern. */
const PERSONS = new Set(
  (CLASSES['user'] ?? [])
    .flatMap((member) => member.split('|'))
    .filter((one) => !one.includes(' ')),
);

/** Nouns that look like forms of verbs. */
const UNREDUCED = new Set([
  'viewing',
  'viewings',
  'wedding',
  'heating',
  'listing',
  'listings',
  'clothing',
  'parking',
  'housing',
]);

const CACHED_FORMS = new Map<string, readonly string[]>();
const MOST_CACHED = 5000;

/** Base forms of a word that some pattern names, and the word itself. */
export const formsOf = (key: string): readonly string[] => {
  const cached = CACHED_FORMS.get(key);
  if (cached) return cached;
  if (UNREDUCED.has(key)) return [key];
  const irregular = Object.hasOwn(IRREGULAR, key) ? (IRREGULAR[key] ?? []) : [];
  const reduced = [key, ...irregular, ...shortened(key).filter((form) => VOCABULARY.has(form))];
  const forms = [
    ...new Set(reduced.some((form) => PERSONS.has(form)) ? [...reduced, 'user'] : reduced),
  ];
  if (CACHED_FORMS.size < MOST_CACHED && key.length < 40) CACHED_FORMS.set(key, forms);
  return forms;
};

const sequencesOf = (choice: string): string[][] => {
  const name = /^<([a-z-]{2,30})>$/.exec(choice)?.[1];
  if (name === undefined) return choice.includes('<') ? expanded(choice) : [choice.split('_')];
  const members = CLASSES[name];
  if (!members) throw new Error(`No class of words is called "${name}".`);
  return members.flatMap((member) =>
    member.split('|').flatMap((one) => sequencesOf(one.replaceAll(' ', '_'))),
  );
};

/** Expands a choice of several words with classes in it: `say_yes_to_<thing>`. */
const expanded = (choice: string): string[][] =>
  choice
    .split('_')
    .map((part) => sequencesOf(part))
    .reduce<string[][]>(
      (all, next) => all.flatMap((lead) => next.map((tail) => [...lead, ...tail])),
      [[]],
    );

const elementOf = (text: string): Element => {
  if (text === '…')
    return { words: new Set(), sequences: new Map(), optional: false, takesSubject: true };
  const parts = text.split('|');
  const choices = parts.filter((part) => part !== '').flatMap(sequencesOf);
  for (const words of choices) for (const word of words) VOCABULARY.add(word);
  return {
    words: new Set(choices.flatMap((words) => (words.length === 1 ? words : []))),
    sequences: grouped(choices.filter((words) => words.length > 1)),
    optional: parts.includes(''),
    takesSubject: false,
  };
};

/** With `concat`, since an array that grows keeps room for 16 more. */
const grouped = (choices: string[][]): Map<string, string[][]> => {
  const groups = new Map<string, string[][]>();
  for (const choice of choices.sort((a, b) => b.length - a.length)) {
    const [first = ''] = choice;
    groups.set(first, (groups.get(first) ?? []).concat([choice]));
  }
  return groups;
};

/** Words that may stand between the words of a pattern without changing its meaning. */
const FILLERS = new Set(
  (
    'individual individualised tailored personalised a an the any some all every each our your their its his her my this that these those of about on regarding concerning ' +
    'ever also even just please really very too overly own such certain specific particular concrete exact explicit actual ' +
    'definite definitive direct clear further additional extra full complete whole entire simply always clearly explicitly directly immediately ' +
    'first openly actively personally politely briefly quite rather so bit little other another new possible potential ' +
    'there here him them us me people someone anyone somebody anybody everyone and/or unnecessarily'
  ).split(' '),
);
for (const word of [...FILLERS, 'customer', 'user']) VOCABULARY.add(word);

const MOST_FILLERS = 4;

/** Persons whom a verb may address before its object: "promise the customer a refund". */
const ADDRESSEES = new Set(
  'customer customers user users client clients reader readers patient patients student students visitor visitors pupil pupils guest guests caller member members player players resident residents candidate candidates applicant applicants tenant tenants passenger passengers donor donors parent parents employee employees learner learners shopper shoppers buyer buyers citizen citizens resident people anyone'.split(
    ' ',
  ),
);
const isSkipped = (word: RuleWord): boolean =>
  isFiller(word) ||
  ADDRESSEES.has(word.key) ||
  (word.key.includes("'") && ADDRESSEES.has(word.key.replace(/'s?$/, '')));

export const isFiller = ({ is, key }: RuleWord): boolean => is === 'word' && FILLERS.has(key);

const elementsOf = (text: PatternText): Element[] => text.split(' ').map(elementOf);

/** Compiles patterns into an index by their first word. */
export const phraseBook = <T>(entries: readonly (readonly [PatternText, T])[]): PhraseBook<T> => {
  const byFirst = new Map<string, Pattern<T>[]>();
  const byLast = new Map<string, T>();
  for (const [text, meaning] of entries) {
    const pattern = { elements: elementsOf(text), meaning };
    const [subject, noun] = pattern.elements;
    if (subject?.takesSubject) for (const last of firstOf(noun)) byLast.set(last, meaning);
    else
      for (const first of firstWords(pattern.elements))
        byFirst.set(first, (byFirst.get(first) ?? []).concat(pattern));
  }
  return {
    matches: (words, from) => {
      const word = words[from];
      if (!word || word.is === 'literal') return [];
      const found: Match<T>[] = [];
      const tried = new Set<Pattern<T>>();
      for (const form of formsOf(word.key))
        for (const pattern of byFirst.get(form) ?? []) {
          if (tried.has(pattern)) continue;
          tried.add(pattern);
          const match = matchFrom(pattern.elements, 0, words, from, 0);
          if (match) found.push({ ...match, meaning: pattern.meaning });
        }
      if (found.length > 1) found.sort((a, b) => b.named - a.named || b.to - a.to);
      return byLast.size > 0 ? [...found, ...headed(byLast, words, from)] : found;
    },
  };
};

const NO_MODIFIERS = new Set([
  'for',
  'of',
  'to',
  'on',
  'about',
  'with',
  'in',
  'no',
  'not',
  'make',
  'give',
  'use',
  ',',
  'contain',
  'include',
  'have',
  'show',
  'express',
  'offer',
  'add',
  'avoid',
  'mention',
  'say',
  'answer',
  'ask',
  'be',
  'keep',
]);

/** Matches a noun with its subject before it: "grade promises". */
const headed = <T>(
  byLast: ReadonlyMap<string, T>,
  words: readonly RuleWord[],
  from: number,
): Match<T>[] => {
  const last = words.at(-1);
  if (byLast.size === 0 || !last || words.length - from < 2) return [];
  if (words.length - from > 4 || words.slice(from, -1).some(({ key }) => NO_MODIFIERS.has(key)))
    return [];
  return formsOf(last.key).flatMap((form) => {
    const meaning = byLast.get(form);
    return meaning === undefined
      ? []
      : [{ meaning, to: words.length, named: 1, subject: { from, to: words.length - 1 } }];
  });
};

const firstWords = (elements: readonly Element[]): Set<string> => {
  const first = new Set<string>();
  for (const element of elements) {
    for (const word of firstOf(element)) first.add(word);
    if (!element.optional) break;
  }
  return first;
};

const firstOf = (element: Element | undefined): string[] =>
  element ? [...element.words, ...element.sequences.keys()] : [];

type Found = Omit<Match<unknown>, 'meaning'>;

/** The match that reaches farthest. */
const matchFrom = (
  elements: readonly Element[],
  index: number,
  words: readonly RuleWord[],
  at: number,
  named: number,
): Found | undefined => {
  const element = elements[index];
  if (!element) return { to: at, named };
  if (element.takesSubject)
    return at < words.length && index > 0
      ? { to: words.length, named, subject: { from: at, to: words.length } }
      : undefined;
  let best: Found | undefined;
  const beforeSubject = element.optional && elements[index + 1]?.takesSubject === true;
  for (let start = at; start <= at + (index > 0 ? MOST_FILLERS : 0); start++) {
    const word = words[start];
    if (!word) break;
    if (word.is !== 'literal')
      for (const form of formsOf(word.key))
        best = farther(best, chosen(form, elements, index, words, start, named));
    if ((best && isComplete(best, words)) || !(beforeSubject ? isFiller(word) : isSkipped(word)))
      break;
  }
  if (element.optional && !(best && isComplete(best, words)))
    best = farther(best, matchFrom(elements, index + 1, words, at, named));
  return best;
};

const isComplete = ({ to, subject }: Found, words: readonly RuleWord[]): boolean =>
  to === words.length && !subject;

const farther = (a: Found | undefined, b: Found | undefined): Found | undefined =>
  !a || (b && (b.to > a.to || (b.to === a.to && b.named > a.named))) ? (b ?? a) : a;

const chosen = (
  form: string,
  elements: readonly Element[],
  index: number,
  words: readonly RuleWord[],
  start: number,
  named: number,
): Found | undefined => {
  const element = elements[index];
  let best: Found | undefined;
  for (const choice of element?.sequences.get(form) ?? []) {
    const to = endOf(choice, words, start);
    if (to === undefined) continue;
    best = farther(best, matchFrom(elements, index + 1, words, to, named + choice.length));
    if (best && isComplete(best, words)) return best;
  }
  return element?.words.has(form)
    ? farther(best, matchFrom(elements, index + 1, words, start + 1, named + 1))
    : best;
};

/** Index after a sequence of base forms that begins at a word; fillers may stand in between. */
const endOf = (
  choice: readonly string[],
  words: readonly RuleWord[],
  start: number,
): number | undefined => {
  let at = start;
  for (const wanted of choice) {
    let skipped = 0;
    while (!isForm(words[at], wanted)) {
      const word = words[at];
      if (at === start || !word || !isSkipped(word) || skipped === MOST_FILLERS) return undefined;
      skipped++;
      at++;
    }
    at++;
  }
  return at;
};

const isForm = (word: RuleWord | undefined, wanted: string): boolean =>
  word !== undefined &&
  word.is !== 'literal' &&
  (word.key === wanted || formsOf(word.key).includes(wanted));
