import { type Token, tokenise, type Vocabulary } from './tokens';

/** A listed phrase found in a text, from token `from` to token `to` inclusive. */
export interface Hit<R extends string = string> {
  roles: ReadonlySet<R>;
  from: number;
  to: number;
}

/** Most nodes are the end of a phrase or on the way to one, so that one of the two is missing. */
interface Node<R extends string> {
  next?: Map<string, Node<R>>;
  roles?: Set<R>;
}

/**
 * Phrases by role, looked up by stems. A list separates phrases by commas; `a|b` is a choice of
 * words, so `how can|do i` is two phrases; `=word` matches only as written. A phrase also has the
 * roles of the phrases inside it, except that `opaque` ones neither inherit nor pass on any.
 */
export class Lexicon<R extends string> {
  private readonly root: Node<R> = {};
  private readonly stems = new Set<string>();
  private readonly words = new Map<string, Token[]>();
  readonly knows: Vocabulary = (stem) => this.stems.has(stem);

  constructor(lists: readonly Partial<Record<R, string>>[], opaque: ReadonlySet<R>) {
    const phrases = lists.flatMap((list) =>
      (Object.entries(list) as [R, string][]).flatMap(([role, all]) =>
        all
          .split(',')
          .flatMap(variants)
          .map((phrase) => ({ role, phrase })),
      ),
    );
    for (const { role, phrase } of phrases) this.add(phrase, role);
    mergeExact(this.root);
    for (const { phrase } of phrases) this.inherit(this.tokensOf(phrase), opaque);
    this.words.clear();
  }

  /**
   * Finds the longest phrase at each position; shorter ones inside a longer one do not count.
   * Linear: phrases are short.
   */
  find(tokens: Token[]): Hit<R>[] {
    const hits: Hit<R>[] = [];
    let covered = -1;
    for (let from = 0; from < tokens.length; from++) {
      const found = this.longestAt(tokens, from);
      if (!found || found.to <= covered) continue;
      covered = found.to;
      hits.push(found);
    }
    return hits;
  }

  private longestAt(tokens: Token[], from: number): Hit<R> | undefined {
    let node: Node<R> | undefined = this.root;
    let found: Hit<R> | undefined;
    const sentence = tokens[from]?.sentence;
    for (let at = from; at < tokens.length && tokens[at]?.sentence === sentence; at++) {
      node = nextNode(node, tokens[at]);
      if (!node) break;
      if (node.roles) found = { roles: node.roles, from, to: at };
    }
    return found;
  }

  private add(phrase: string, role: R): void {
    let node = this.root;
    for (const word of phrase.split(' ')) {
      for (const { form, stem } of this.tokensOfWord(word)) {
        const key = word.startsWith('=') ? `=${form}` : stem;
        this.stems.add(stem);
        node = childOf(node, key);
      }
    }
    if (node !== this.root) addRole(node, role);
  }

  private tokensOf(phrase: string): Token[] {
    return phrase.split(' ').flatMap((word) => this.tokensOfWord(word));
  }

  /** The lists repeat few words in many phrases. */
  private tokensOfWord(word: string): Token[] {
    const known = this.words.get(word) ?? tokenise(word.replace('=', ''));
    this.words.set(word, known);
    return known;
  }

  /**
   * Adds the roles of shorter phrases to the longer ones that contain them, so that length hides
   * nothing.
   */
  private inherit(tokens: Token[], opaque: ReadonlySet<R>): void {
    const whole = this.longestAt(tokens, 0);
    if (
      !whole ||
      whole.to !== tokens.length - 1 ||
      [...whole.roles].some((role) => opaque.has(role))
    )
      return;
    for (let from = 0; from < tokens.length; from++) {
      const part = this.longestAt(from === 0 ? tokens.slice(0, -1) : tokens, from);
      for (const role of part?.roles ?? [])
        if (!opaque.has(role)) (whole.roles as Set<R>).add(role);
    }
  }
}

const nextNode = <R extends string>(
  { next }: Node<R>,
  token: Token | undefined,
): Node<R> | undefined => token && next && (next.get(`=${token.form}`) ?? next.get(token.stem));

const childOf = <R extends string>(node: Node<R>, key: string): Node<R> => {
  node.next ??= new Map();
  const child = node.next.get(key) ?? {};
  node.next.set(key, child);
  return child;
};

const addRole = <R extends string>(node: Node<R>, role: R): void => {
  node.roles ??= new Set();
  node.roles.add(role);
};

/**
 * Adds the roles and continuations of a stem to its exact entries, since an exact match takes
 * precedence.
 */
const mergeExact = <R extends string>(node: Node<R>): void => {
  for (const [key, child] of [...(node.next ?? [])]) {
    if (key.startsWith('=')) {
      const [token] = tokenise(key.slice(1));
      const byStem = token && node.next?.get(token.stem);
      if (byStem) absorb(child, byStem);
    }
    mergeExact(child);
  }
};

const absorb = <R extends string>(into: Node<R>, from: Node<R>): void => {
  for (const role of from.roles ?? []) addRole(into, role);
  for (const [key, child] of from.next ?? []) absorb(childOf(into, key), child);
};

/** Returns the phrases that a listed phrase with choices of words stands for. */
export const variants = (phrase: string): string[] =>
  phrase
    .trim()
    .split(/\s+/)
    .reduce<string[]>(
      (made, word) =>
        made.flatMap((start) => word.split('|').map((choice) => `${start} ${choice}`.trim())),
      [''],
    );
