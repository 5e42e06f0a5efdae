import { bitOf, classesOf, type Element, type Sequence } from './phrase-syntax';

/** A stretch of a sentence: indexes of words, `end` excluded. */
export interface Span {
  start: number;
  end: number;
}

/** Words of a sentence, and what named phrases were found in them. */
export interface MatchableWords {
  words: readonly string[];
  /** Each word once. */
  distinct: readonly string[];
  /** Classes of each word, as bits. */
  classes: readonly number[];
  /** Classes that occur, as bits. */
  anyClass: number;
  found: Map<Matcher, (readonly number[] | undefined)[]>;
}

export const matchableWords = (words: readonly string[]): MatchableWords => {
  const classes = words.map(classesOf);
  return {
    words,
    distinct: [...new Set(words)],
    classes,
    anyClass: classes.reduce((all, bits) => all | bits, 0),
    found: new Map(),
  };
};

type Edge =
  | { kind: 'class'; bit: number; to: Node }
  | { kind: 'stem'; stem: string; to: Node }
  | { kind: 'any'; to: Node }
  | { kind: 'gap'; most: number; wide: boolean; to: Node }
  | { kind: 'edge'; at: 'start' | 'end'; to: Node }
  | { kind: 'matcher'; matcher: () => Matcher; optional: boolean; to: Node };

interface Node {
  words: Map<string, Node> | undefined;
  edges: Edge[];
  /** The edges as written, so that phrases share their beginnings. */
  keys: string[];
  final: boolean;
}

const newNode = (): Node => ({ words: undefined, edges: [], keys: [], final: false });

const MARKS: ReadonlySet<string> = new Set([',', ';', ':', '(', ')', '[', ']', '–', '—', '"']);
export const isMark = (word: string | undefined): boolean => word !== undefined && MARKS.has(word);

/** Phrases with a name, as written and compiled. */
export interface NamedPhrases {
  sequences: readonly Sequence[];
  matcher: Matcher;
}
export type Lookup = (name: string) => NamedPhrases;

const NONE: readonly number[] = [];

/** First words of the phrases of a matcher. */
interface Beginnings {
  words: Set<string>;
  stems: string[];
  /** Classes, as bits. */
  classes: number;
  /** Any word can begin a phrase. */
  anything: boolean;
}

/**
 * Finds phrases of a list in the words of a sentence. All phrases are compared at once; the cost
 * is bounded by the number of words and the gaps of a phrase, and phrases with a name are looked up
 * once for each place of a sentence.
 */
export class Matcher {
  private readonly root = newNode();
  private beginnings: Beginnings | undefined;

  /** @param remembers keeps the results of each sentence, for matchers that several lists use */
  constructor(
    sequences: readonly Sequence[],
    private readonly lookup: Lookup,
    private readonly remembers: boolean,
  ) {
    for (const sequence of sequences) this.add(sequence);
  }

  private add(sequence: Sequence): void {
    let nodes: readonly Node[] = [this.root];
    for (const element of sequence) nodes = this.follow(nodes, element);
    for (const node of nodes) node.final = true;
  }

  private follow(nodes: readonly Node[], element: Element): Node[] {
    if (element.kind !== 'words') {
      const key = JSON.stringify(element);
      return nodes.map((node) => {
        const known = node.edges[node.keys.indexOf(key)];
        if (known) return known.to;
        const to = newNode();
        node.keys.push(key);
        node.edges.push(this.edgeOf(element, to));
        return to;
      });
    }
    const reached = new Set<Node>();
    for (const node of nodes) {
      const words = (node.words ??= new Map());
      for (const form of element.forms) {
        const next = words.get(form) ?? newNode();
        words.set(form, next);
        reached.add(next);
      }
    }
    return [...reached];
  }

  private edgeOf(element: Exclude<Element, { kind: 'words' }>, to: Node): Edge {
    if (element.kind === 'group') {
      const matcher = new Matcher(element.alternatives, this.lookup, false);
      return { kind: 'matcher', matcher: () => matcher, optional: element.optional, to };
    }
    if (element.kind === 'named') {
      const { name, optional } = element;
      let named: Matcher | undefined;
      return {
        kind: 'matcher',
        matcher: () => (named ??= this.lookup(name).matcher),
        optional,
        to,
      };
    }
    return element.kind === 'class'
      ? { kind: 'class', bit: bitOf(element.of), to }
      : { ...element, to };
  }

  private mayBeginAt({ classes }: MatchableWords, start: number, word: string): boolean {
    const starts = (this.beginnings ??= beginningsOf(this.root));
    return (
      starts.anything ||
      starts.words.has(word) ||
      (starts.classes & (classes[start] as number)) !== 0 ||
      (starts.stems.length > 0 && starts.stems.some((stem) => word.startsWith(stem)))
    );
  }

  get starts(): Beginnings {
    return (this.beginnings ??= beginningsOf(this.root));
  }

  /** Returns where phrases that begin at `start` end, in ascending order. */
  endsAt(sentence: MatchableWords, start: number): readonly number[] {
    const word = sentence.words[start];
    // At the end of the sentence only a phrase that consists of `$` matches.
    if (word !== undefined && !this.mayBeginAt(sentence, start, word)) return NONE;
    if (!this.remembers) return endsFrom(this.root, start, sentence);
    let known = sentence.found.get(this);
    if (!known) sentence.found.set(this, (known = []));
    return (known[start] ??= endsFrom(this.root, start, sentence));
  }
}

const beginningsOf = (root: Node): Beginnings => {
  const found: Beginnings = { words: new Set(), stems: [], classes: 0, anything: false };
  collectBeginnings(root, found);
  return found;
};

const collectBeginnings = (node: Node, found: Beginnings): void => {
  for (const word of node.words?.keys() ?? []) found.words.add(word);
  for (const edge of node.edges) {
    if (edge.kind === 'class') found.classes |= edge.bit;
    else if (edge.kind === 'stem') found.stems.push(edge.stem);
    else if (edge.kind === 'edge') collectBeginnings(edge.to, found);
    else if (edge.kind === 'matcher') {
      const { words, stems, classes, anything } = edge.matcher().starts;
      for (const word of words) found.words.add(word);
      found.stems.push(...stems);
      found.classes |= classes;
      found.anything ||= anything;
      if (edge.optional) collectBeginnings(edge.to, found);
    } else found.anything = true;
  }
};

const endsFrom = (root: Node, start: number, sentence: MatchableWords): readonly number[] => {
  const ends: number[] = [];
  run(root, [start], sentence, ends);
  return ends.length > 1 ? [...new Set(ends)].sort((one, other) => one - other) : ends;
};

const run = (
  node: Node,
  places: readonly number[],
  sentence: MatchableWords,
  ends: number[],
): void => {
  if (node.final) ends.push(...places);
  if (node.words) runWords(node.words, places, sentence, ends);
  for (const edge of node.edges) {
    const next = placesAfter(edge, places, sentence);
    if (next.length > 0) run(edge.to, next, sentence, ends);
  }
};

const runWords = (
  words: ReadonlyMap<string, Node>,
  places: readonly number[],
  sentence: MatchableWords,
  ends: number[],
): void => {
  if (places.length === 1) {
    const place = places[0] as number;
    const next = words.get(sentence.words[place] ?? '');
    if (next) run(next, [place + 1], sentence, ends);
    return;
  }
  const reached: [next: Node, places: number[]][] = [];
  for (const place of places) {
    const next = words.get(sentence.words[place] ?? '');
    if (!next) continue;
    const known = reached.find(([node]) => node === next);
    if (known) known[1].push(place + 1);
    else reached.push([next, [place + 1]]);
  }
  for (const [next, list] of reached) run(next, list, sentence, ends);
};

const placesAfter = (
  edge: Edge,
  places: readonly number[],
  sentence: MatchableWords,
): readonly number[] => {
  if (edge.kind === 'matcher') return afterMatches(edge, places, sentence);
  if (edge.kind === 'gap') return afterGap(edge, places, sentence.words);
  const { words } = sentence;
  if (edge.kind === 'edge')
    return places.filter((place) =>
      edge.at === 'end' ? place === words.length : beginsStatement(words, place),
    );
  const next: number[] = [];
  for (const place of places) {
    const word = words[place];
    if (word !== undefined && accepts(edge, word, sentence.classes[place] as number))
      next.push(place + 1);
  }
  return next;
};

/** Words after which a clause begins. */
const OPENERS: ReadonlySet<string> = new Set(
  'and then please just so but or simply also yes no well first next now ok okay sure'.split(' '),
);

const beginsStatement = (words: readonly string[], place: number): boolean => {
  const before = words[place - 1];
  return before === undefined || isMark(before) || OPENERS.has(before);
};

const accepts = (
  edge: Extract<Edge, { kind: 'class' | 'stem' | 'any' }>,
  word: string,
  classes: number,
): boolean => {
  if (edge.kind === 'class') return (edge.bit & classes) !== 0;
  return edge.kind === 'stem' ? word.startsWith(edge.stem) : !isMark(word);
};

const afterMatches = (
  { matcher, optional }: Extract<Edge, { kind: 'matcher' }>,
  places: readonly number[],
  sentence: MatchableWords,
): readonly number[] => {
  const inner = matcher();
  let next: number[] | undefined;
  for (const place of places) {
    const ends = inner.endsAt(sentence, place);
    if (ends.length === 0) continue;
    next ??= optional ? [...places] : [];
    for (const end of ends) if (!next.includes(end)) next.push(end);
  }
  return next ?? (optional ? places : NONE);
};

const afterGap = (
  { most, wide }: Extract<Edge, { kind: 'gap' }>,
  places: readonly number[],
  words: readonly string[],
): readonly number[] => {
  const next: number[] = [];
  for (const place of places) {
    for (let at = place; at <= place + most && at <= words.length; at++) {
      if (!next.includes(at)) next.push(at);
      if (!wide && isMark(words[at])) break;
    }
  }
  return next;
};
