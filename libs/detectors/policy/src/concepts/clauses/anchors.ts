import type { Lookup } from './matcher';
import type { Element, Sequence, WordClass } from './phrase-syntax';

/** Words of which a sentence must contain one if a phrase is to occur in it. */
export interface Anchors {
  words: ReadonlySet<string>;
  stems: readonly string[];
  classes: readonly WordClass[];
}

/** Words that most texts contain: poor anchors. */
const FREQUENT: ReadonlySet<string> = new Set(
  'a an the i we you it that this they is are was be been am have has had will can could would may might should do does did to of in on at for with from by and or but not no as if so your our my me us get take make all just now please any one here there more than when what which who how then also very'.split(
    ' ',
  ),
);
const FREQUENT_COST = 60;
const CLASS_COST: Readonly<Partial<Record<WordClass, number>>> = { adverb: 60, number: 30 };
const STEM_COST = 2;

const costOf = ({ words, stems, classes }: Anchors): number => {
  let cost = stems.length * STEM_COST;
  for (const word of words) cost += FREQUENT.has(word) ? FREQUENT_COST : 1;
  for (const each of classes) cost += CLASS_COST[each] ?? 3;
  return cost;
};

const NO_WORDS: ReadonlySet<string> = new Set();

const anchorsOfElement = (element: Element, lookup: Lookup): Anchors | undefined => {
  switch (element.kind) {
    case 'words':
      return { words: new Set(element.forms), stems: [], classes: [] };
    case 'stem':
      return { words: NO_WORDS, stems: [element.stem], classes: [] };
    case 'class':
      return { words: NO_WORDS, stems: [], classes: [element.of] };
    case 'group':
      return element.optional ? undefined : union(element.alternatives, lookup);
    case 'named':
      return element.optional ? undefined : union(lookup(element.name).sequences, lookup);
    default:
      return undefined;
  }
};

const union = (sequences: readonly Sequence[], lookup: Lookup): Anchors | undefined => {
  const words = new Set<string>();
  const stems: string[] = [];
  const classes: WordClass[] = [];
  for (const sequence of sequences) {
    const anchors = anchorsOf(sequence, lookup);
    if (!anchors) return undefined;
    for (const word of anchors.words) words.add(word);
    stems.push(...anchors.stems);
    classes.push(...anchors.classes);
  }
  return { words, stems, classes };
};

/** Finds the rarest words that a phrase cannot do without; `undefined` if it has none. */
export const anchorsOf = (sequence: Sequence, lookup: Lookup): Anchors | undefined => {
  let best: Anchors | undefined;
  let lowest = Infinity;
  for (const element of sequence) {
    const anchors = anchorsOfElement(element, lookup);
    if (!anchors) continue;
    const cost = costOf(anchors);
    if (cost < lowest) [best, lowest] = [anchors, cost];
  }
  return best;
};
