/** Longest text that is tried as JSON. */
const LONGEST_JSON = 200_000;
const MOST_DEPTH = 6;
const JSON_TEXT = /^\s*[[{][\s\S]*[\]}]\s*$/;
const ROW = /\|/;

/**
 * Rewrites data as sentences: an object of a tool result becomes a line of keys and values, and a row
 * of a table one of headings and cells. Other text stays as it is. Linear in the text.
 */
export const asSentences = (text: string): string => {
  if (JSON_TEXT.test(text.slice(0, 200) + text.slice(-200)) && text.length <= LONGEST_JSON) {
    const lines = linesOfJson(text);
    if (lines) return lines;
  }
  return text.includes('|') ? linesOfTables(text) : text;
};

const linesOfJson = (text: string): string | undefined => {
  try {
    const lines: string[] = [];
    collect(JSON.parse(text), '', lines, 0);
    return lines.join('\n');
  } catch {
    return undefined;
  }
};

const worded = (key: string): string =>
  key.replace(/([a-z])([A-Z])/g, '$1 $2').replaceAll(/[_-]+/g, ' ');

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `weight_kg: 6120` becomes `weight: 6120 kg`; `true` and `false` become words. */
const pair = (key: string, value: unknown): string => {
  if (value === null) return `no ${worded(key)}`;
  if (typeof value === 'boolean') return value ? worded(key) : `not ${worded(key)}`;
  const text = typeof value === 'string' ? value : String(value);
  const unit =
    typeof value === 'number'
      ? /_(kg|g|km|m|cm|mm|min|eur|usd|gbp|hours?|days?|minutes?|seconds?|percent|gb|mb)$/i.exec(
          key,
        )
      : null;
  return unit
    ? `${worded(key.slice(0, unit.index))}: ${text} ${unit[1]}`
    : `${worded(key)}: ${worded2(text)}`;
};

const worded2 = (text: string): string => (/^[a-z]+(?:_[a-z]+)+$/.test(text) ? worded(text) : text);

const collect = (value: unknown, name: string, lines: string[], depth: number): void => {
  if (depth > MOST_DEPTH) return;
  if (Array.isArray(value)) {
    const plain = value.filter((item) => typeof item !== 'object' || item === null);
    if (plain.length > 0) lines.push(`${worded(name)}: ${plain.map(String).join(', ')}`);
    for (const item of value)
      if (typeof item === 'object' && item !== null) collect(item, name, lines, depth + 1);
    return;
  }
  if (!isObject(value)) {
    lines.push(pair(name, value));
    return;
  }
  const own: string[] = [];
  for (const [key, each] of Object.entries(value)) {
    if (typeof each !== 'object' || each === null) own.push(pair(key, each));
    else if (Array.isArray(each) && each.every((item) => typeof item !== 'object'))
      own.push(`${worded(key)}: ${each.map(String).join(', ')}`);
    else collect(each, key, lines, depth + 1);
  }
  if (own.length > 0) lines.push(`${name ? `${worded(name)}, ` : ''}${own.join(', ')}`);
};

const RULE = /^[\s|:=+-]+$/;

const linesOfTables = (text: string): string => {
  let heads: string[] | undefined;
  return text
    .split('\n')
    .map((line) => {
      const cells = cellsOf(line);
      if (cells.length < 2) {
        heads = undefined;
        return line;
      }
      if (RULE.test(line)) return '';
      if (!heads) {
        heads = cells;
        return cells.join(', ');
      }
      const own = heads;
      return cells
        .map((cell, index) =>
          cell === '' ? '' : index === 0 || !own[index] ? cell : `${own[index]}: ${cell}`,
        )
        .filter((cell) => cell !== '')
        .join(', ');
    })
    .join('\n');
};

const cellsOf = (line: string): string[] =>
  ROW.test(line)
    ? line
        .replace(/^\s*\|/, '')
        .replace(/\|\s*$/, '')
        .split('|')
        .map((cell) => cell.trim())
    : [];
