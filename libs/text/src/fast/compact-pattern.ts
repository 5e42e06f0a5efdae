/** Matches the empty string everywhere. */
const SEAM = '(?=)';
const PLAIN = '(?:';
/** Groups with fewer alternatives cost little machine code. */
const FEWEST_ALTERNATIVES = 6;

interface Group {
  start: number;
  end: number;
  alternatives: number;
}

const QUANTIFIER = /[?*+]|\{\d+(?:,\d*)?\}/y;

/** Finds the groups `(?:…)`; `end` is the offset of the closing bracket. */
const groupsOf = (source: string): Group[] => {
  const open: Group[] = [];
  const found: Group[] = [];
  let inClass = false;
  for (let index = 0; index < source.length; index++) {
    const sign = source.charAt(index);
    if (sign === '\\') index++;
    else if (inClass) inClass = sign !== ']';
    else if (sign === '[') inClass = true;
    else if (sign === '(') open.push({ start: index, end: index, alternatives: 1 });
    else if (sign === '|') addAlternative(open.at(-1));
    else if (sign === ')') {
      const group = open.pop();
      if (group) found.push({ ...group, end: index });
    }
  }
  return found.filter(({ start }) => source.startsWith(PLAIN, start));
};

const addAlternative = (group: Group | undefined): void => {
  if (group) group.alternatives++;
};

/**
 * Rewrites a pattern into an equivalent one with half to a third of the machine code: V8 repeats
 * the code behind a choice for every alternative, up to ten times, unless an empty match separates
 * the two. A process with more than 16 MB of such code compiles further patterns without
 * optimisation. Source: V8's `RegExpImpl::Compile` and `RegExpNode::LimitVersions`. Benchmark:
 * `npm run bench -- detection security-cost`.
 */
export const compact = ({ source, flags }: RegExp): RegExp => {
  const added = new Map<number, string>();
  const add = (index: number, text: string): void =>
    void added.set(index, (added.get(index) ?? '') + text);
  for (const { start, end, alternatives } of groupsOf(source)) {
    if (alternatives < FEWEST_ALTERNATIVES) continue;
    QUANTIFIER.lastIndex = end + 1;
    if (QUANTIFIER.test(source)) {
      add(start + PLAIN.length, `${SEAM}(?:`);
      add(end, `)${SEAM}`);
    } else {
      if (start > 0) add(start, SEAM);
      add(end + 1, SEAM);
    }
  }
  return new RegExp(
    Array.from(
      { length: source.length + 1 },
      (_, index) => (added.get(index) ?? '') + source.charAt(index),
    ).join(''),
    flags,
  );
};
