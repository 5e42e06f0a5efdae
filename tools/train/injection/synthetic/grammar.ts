import { pick, type Random } from '../../lib/random';

/** Templates by rule name. */
export type Grammar = Readonly<Record<string, readonly string[]>>;

type Part = string | { rule: string; capital: boolean; memory?: string } | { choices: Part[][] };

const SLOT = /^([A-Za-z][A-Za-z0-9]*)(#\d)?$/;

/** Returns the index of the bracket that closes the one at `start`, or -1. */
const closing = (template: string, start: number): number => {
  let depth = 0;
  for (let at = start; at < template.length; at += 1) {
    if (template[at] === '[') depth += 1;
    if (template[at] === ']' && --depth === 0) return at;
  }
  return -1;
};

/** Splits at the bars outside inner brackets. */
const splitChoices = (text: string): string[] => {
  const choices = [''];
  let depth = 0;
  for (const char of text) {
    if (char === '[') depth += 1;
    if (char === ']') depth -= 1;
    if (char === '|' && depth === 0) choices.push('');
    else choices[choices.length - 1] += char;
  }
  return choices;
};

const slotPart = (name: string): Part | undefined => {
  const [, rule, memory] = SLOT.exec(name) ?? [];
  if (rule === undefined) return undefined;
  const lower = rule.charAt(0).toLowerCase() + rule.slice(1);
  return {
    rule: lower,
    capital: lower !== rule,
    ...(memory !== undefined && { memory: lower + memory }),
  };
};

/**
 * Parses the slot or alternative at `at`, and returns its end; brackets without a bar are plain
 * text.
 */
const special = (template: string, at: number): { part: Part; end: number } | undefined => {
  if (template[at] === '{') {
    const end = template.indexOf('}', at);
    const part = end > at && end - at < 40 ? slotPart(template.slice(at + 1, end)) : undefined;
    return part === undefined ? undefined : { part, end };
  }
  if (template[at] !== '[') return undefined;
  const end = closing(template, at);
  const choices = end < 0 ? [] : splitChoices(template.slice(at + 1, end));
  return choices.length > 1 ? { part: { choices: choices.map(parse) }, end } : undefined;
};

const parse = (template: string): Part[] => {
  const parts: Part[] = [];
  let plain = '';
  for (let at = 0; at < template.length; at += 1) {
    const found = special(template, at);
    if (!found) plain += template.charAt(at);
    else {
      parts.push(plain, found.part);
      plain = '';
      at = found.end;
    }
  }
  return [...parts, plain].filter((part) => part !== '');
};

const parsed = new Map<string, Part[]>();

const partsOf = (template: string): Part[] => {
  const known = parsed.get(template) ?? parse(template);
  parsed.set(template, known);
  return known;
};

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * Fills a template: `[a|b|]` picks one alternative, `{rule}` a template of that rule, `{Rule}` the
 * same with a capital, `{rule#1}` the same text everywhere in this expansion. `{nl}` is a line
 * break. Brackets without a bar and braces around anything but a rule name stay as they are.
 */
export const expand = (grammar: Grammar, template: string, random: Random): string => {
  const remembered = new Map<string, string>();
  const rule = (name: string): string => {
    if (name === 'nl') return '\n';
    const templates = grammar[name];
    if (!templates) throw new RangeError(`the grammar has no rule ${name}`);
    return fill(partsOf(pick(templates, random)));
  };
  const recall = (memory: string, name: string): string => {
    const text = remembered.get(memory) ?? rule(name);
    remembered.set(memory, text);
    return text;
  };
  const one = (part: Part): string => {
    if (typeof part === 'string') return part;
    if ('choices' in part) return fill(pick(part.choices, random));
    const text = part.memory === undefined ? rule(part.rule) : recall(part.memory, part.rule);
    return part.capital ? capitalised(text) : text;
  };
  const fill = (parts: Part[]): string => parts.map(one).join('');
  return fill(partsOf(template));
};
