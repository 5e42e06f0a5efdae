import { CLASSES } from '../data/classes';

/** One place of a pattern. */
export type Step =
  | { kind: 'word'; words: ReadonlySet<string>; stems: readonly string[]; optional: boolean }
  /** Up to `most` words of any kind. */
  | { kind: 'gap'; most: number }
  /** The next word begins a clause, or with `sentence` a sentence. */
  | { kind: 'start'; sentence: boolean }
  | { kind: 'end' };

export interface Pattern {
  steps: readonly Step[];
  /** Index of the rarest word, where the search begins. */
  anchor: number;
  /** Only in a sentence that ends with a question mark. */
  question: boolean;
  /** `sure` evidence, `weak` evidence, or an exception that cancels what it overlaps. */
  role: 'sure' | 'weak' | 'except';
}

const GAPS: Record<string, number> = { _: 1, '..': 3, '...': 7 };
const CLASS = /^[A-Z]+$/;

/** Words so frequent that no search should begin with them. */
const FREQUENT = new Set(
  'a an the to of in on for with from at by as it is are am was be have has had do does did not no you your i we me us my our this that there and or so if will would can could may any some more all just please what which how when where who help'.split(
    ' ',
  ),
);

/**
 * Compiles a pattern of words. `a|b` are alternatives, `apolog*` is a beginning, `word?` is
 * optional, `WE` is a class of words, `..` and `...` are gaps of up to 3 and 7 words, `_` is one
 * word or none, `^` begins a clause and `^^` a sentence, `$` ends a sentence. A leading `~` marks
 * weak evidence, `-` an exception; a final `?` asks for a question.
 */
export const compilePattern = (line: string): Pattern => {
  const parts = line.trim().split(/\s+/);
  const role = parts[0] === '~' ? 'weak' : parts[0] === '-' ? 'except' : 'sure';
  if (role !== 'sure') parts.shift();
  const question = parts.at(-1) === '?';
  if (question) parts.pop();
  const steps = parts.map(stepOf);
  return { steps, anchor: anchorOf(steps), question, role };
};

/** Steps by their text: thousands of patterns share a few. */
const STEPS = new Map<string, Step>();

const stepOf = (part: string): Step => {
  const known = STEPS.get(part);
  if (known) return known;
  const step = newStep(part);
  STEPS.set(part, step);
  return step;
};

const newStep = (part: string): Step => {
  const gap = GAPS[part];
  if (gap !== undefined) return { kind: 'gap', most: gap };
  if (part === '^' || part === '^^') return { kind: 'start', sentence: part === '^^' };
  if (part === '$') return { kind: 'end' };
  const optional = part.endsWith('?');
  const alternatives = (optional ? part.slice(0, -1) : part).split('|').flatMap(membersOf);
  return {
    kind: 'word',
    words: new Set(alternatives.filter((word) => !word.endsWith('*'))),
    stems: alternatives.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1)),
    optional,
  };
};

const membersOf = (word: string): readonly string[] => {
  if (!CLASS.test(word)) return [word];
  const members = CLASSES[word];
  if (!members) throw new Error(`The class of words ${word} is unknown.`);
  return members;
};

const anchorOf = (steps: readonly Step[]): number => {
  let [best, bestCost] = [-1, Infinity];
  for (const [index, step] of steps.entries()) {
    if (step.kind !== 'word' || step.optional) continue;
    const frequent = [...step.words].filter((word) => FREQUENT.has(word)).length;
    const cost = frequent * 1000 + step.words.size + step.stems.length;
    if (cost < bestCost) [best, bestCost] = [index, cost];
  }
  if (best < 0) throw new Error('A pattern needs a word that is not optional.');
  return best;
};
