/** Requirements on a text for a pattern to match in it. */
export interface Needs {
  /** Groups of words, lower case: a match contains one word of each group. */
  words: readonly (readonly string[])[];
  /** Fewest numbers, that is runs of digits, in a match. */
  numbers: number;
}

/**
 * Derives the needs of a pattern from its source: the words outside its optional and variable
 * parts, and its numbers. Lookarounds are left out, except the words of positive lookaheads. Linear
 * in the source.
 */
export const needsOf = (source: string): Needs => {
  const { words, numbers } = new Reader(source.match(TOKEN) ?? []).alternatives();
  return { words: [...words].sort((one, other) => shortest(other) - shortest(one)), numbers };
};

const TOKEN =
  /\((?:\?<?[=!]|\?:|\?<\w+>)?|[)|]|[*+?]\??|\{\d+(?:,\d*)?\}\??|\[(?:\\.|[^\]\\])*\]|\\u[\da-f]{4}|\\p\{[^}]*\}|[^\\()[\]{}|*+?.$^]+(?![*+?{])|\\?[^]/giu;
const LOOKAROUND = /^\(\?<?[=!]/;
const AHEAD = '(?=';
const QUANTIFIER = /^[*+?{]/;
const OPTIONAL = /^(?:[*?]|\{0)/;
const SET = /^(?:\[|\.|\\[dDsSwntpu])/;
const EDGE = /^(?:\\[bB]|[$^])$/;

class Reader {
  private at = 0;

  constructor(private readonly tokens: readonly string[]) {}

  /** Reads up to the end of the group or of the source. */
  alternatives(): Needs {
    const all = [this.sequence()];
    while (this.tokens[this.at] === '|') {
      this.at++;
      all.push(this.sequence());
    }
    this.at++;
    return all.length === 1 && all[0] ? all[0] : anyOf(all);
  }

  private sequence(): Needs {
    const sequence = new Sequence();
    for (let token = this.tokens[this.at]; token !== undefined; token = this.tokens[this.at]) {
      if (token === '|' || token === ')') break;
      this.at++;
      const inner = token.startsWith('(') ? this.alternatives() : undefined;
      const quantifier = this.quantifier();
      if (inner && LOOKAROUND.test(token)) {
        if (token === AHEAD) sequence.addWords(inner);
      } else if (quantifier !== undefined && OPTIONAL.test(quantifier)) sequence.endRun();
      else if (inner) sequence.addGroup(inner);
      else if (SET.test(token)) sequence.addSet(token);
      else if (!EDGE.test(token)) sequence.addSigns(token, quantifier !== undefined);
    }
    return sequence.end();
  }

  private quantifier(): string | undefined {
    const next = this.tokens[this.at];
    if (next === undefined || !QUANTIFIER.test(next)) return undefined;
    this.at++;
    return next;
  }
}

const ONLY_DIGITS = /^(?:\\d|\[[\d-]+\])$/;
const MAYBE_DIGITS = /[\d^]|\\[dwS]|^\.$/;
/** A set of a few signs, such as `[$€£]`. */
const FEW_SIGNS = /^\[([^\\\]^\s-]{1,8})\]$/;

/** Collects the needs of parts that follow each other. */
class Sequence {
  private readonly words: (readonly string[])[] = [];
  private numbers = 0;
  /** Required signs since the last part that varies. */
  private run = '';
  /** True if a sign other than a digit precedes: only then a digit begins another number. */
  private apart = true;

  addSigns(signs: string, repeated: boolean): void {
    this.run += signs.toLowerCase().replace(/^\\/, '');
    if (/\D/.test(signs)) this.apart = true;
    if (repeated) this.endRun();
  }

  addSet(set: string): void {
    this.endRun();
    const [, signs] = FEW_SIGNS.exec(set) ?? [];
    if (ONLY_DIGITS.test(set)) this.addNumbers(1);
    else if (!MAYBE_DIGITS.test(set)) this.apart = true;
    if (signs !== undefined) this.words.push([...signs.toLowerCase()]);
  }

  /** Adds words that stand anywhere: they end no run. */
  addWords({ words }: Needs): void {
    this.words.push(...words);
  }

  addGroup({ words, numbers }: Needs): void {
    this.endRun();
    this.words.push(...words);
    if (numbers > 0) this.addNumbers(numbers);
    else if (words.some((group) => !group.some((word) => /\d/.test(word)))) this.apart = true;
  }

  endRun(): void {
    if (this.run.trim() !== '') this.words.push([this.run]);
    this.run = '';
  }

  end(): Needs {
    this.endRun();
    return { words: this.words, numbers: this.numbers };
  }

  private addNumbers(count: number): void {
    this.numbers += this.apart ? count : count - 1;
    this.apart = false;
  }
}

const shortest = (words: readonly string[]): number =>
  Math.min(...words.map((word) => word.length));

/** Joins the most telling group of each alternative, the one with the longest words. */
const anyOf = (all: readonly Needs[]): Needs => {
  const best = all.map(({ words }) =>
    words.reduce<readonly string[]>(
      (one, other) => (one.length > 0 && shortest(one) >= shortest(other) ? one : other),
      [],
    ),
  );
  return {
    words: best.some((group) => group.length === 0) ? [] : [[...new Set(best.flat())]],
    numbers: Math.min(...all.map(({ numbers }) => numbers)),
  };
};
