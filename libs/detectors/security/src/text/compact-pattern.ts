/** Matches everywhere, and is no longer than nothing. */
const SEAM = '(?=)';
const PLAIN = '(?:';
/** Groups of fewer ways are dear nowhere. */
const LEAST_WAYS = 6;

interface Group {
  start: number;
  end: number;
  ways: number;
}

const QUANTIFIER = /[?*+]|\{\d+(?:,\d*)?\}/y;

/** Plain groups, `(?:…)`; `end` is where the closing bracket stands. */
const groupsOf = (source: string): Group[] => {
  const open: Group[] = [];
  const found: Group[] = [];
  let inClass = false;
  for (let index = 0; index < source.length; index++) {
    const sign = source.charAt(index);
    if (sign === '\\') index++;
    else if (inClass) inClass = sign !== ']';
    else if (sign === '[') inClass = true;
    else if (sign === '(') open.push({ start: index, end: index, ways: 1 });
    else if (sign === '|' && open.length > 0) (open.at(-1) as Group).ways++;
    else if (sign === ')') found.push({ ...(open.pop() as Group), end: index });
  }
  return found.filter(({ start }) => source.startsWith(PLAIN, start));
};

/**
 * The same pattern, which finds the same, written so that its machine code is a half or a third as large: V8 writes what follows a choice anew for every
 * way that leads there, up to ten times and more than a megabyte, unless something parts the two. It matters: a process that holds more than 16 MB of
 * machine code has every further pattern compiled without what makes it fast. Source: V8's `RegExpImpl::Compile` and `RegExpNode::LimitVersions`.
 */
export const compact = ({ source, flags }: RegExp): RegExp => {
  const added = new Map<number, string>();
  const add = (index: number, text: string): void =>
    void added.set(index, (added.get(index) ?? '') + text);
  for (const { start, end, ways } of groupsOf(source)) {
    if (ways < LEAST_WAYS) continue;
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
