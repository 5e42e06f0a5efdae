import { FORMS } from './forms';
import type { ToolRule } from './tool-rule';
import { clean, splitList } from './values';

/** Limit for parsing. */
const LONGEST = 600;

/**
 * Parses an assertion as a rule on tool calls. A bare word names a tool only when it is one of
 * `known`, has the form of an identifier, or is in quotation marks or next to "tool" or "function";
 * else the assertion is not recognised.
 */
export const parseToolRule = (sentence: string, known: readonly string[]): ToolRule | undefined => {
  const written = sentence.trim().replaceAll(/\s{1,100}/g, ' ');
  if (
    written.length > LONGEST ||
    !/(?:call|tool|function|use|invok|run|execut|argument|parameter)/i.test(written)
  )
    return undefined;
  const vocabulary = new Set(known.map((name) => name.toLowerCase()));
  for (const { pattern, make } of FORMS) {
    const match = pattern.exec(written);
    const rule = match && make(match.groups ?? {}, (text) => toolNames(text, vocabulary));
    if (rule) return rule;
  }
  return undefined;
};

const IDENTIFIER = /[_.:/]|\d|\p{Ll}\p{Lu}/u;

const toolNames = (
  written: string | undefined,
  vocabulary: ReadonlySet<string>,
): string[] | undefined => {
  if (written === undefined) return undefined;
  const marked = /\b(?:tools?|functions?)\b|["'`“]/i.test(written);
  const names = splitList(
    written.replaceAll(/\b(?:any of |the )|\b(?:tools?|functions?)\b ?/gi, ''),
  ).map((name) => clean(name).replace(/\.$/, ''));
  return names.length > 0 &&
    names.every(
      (name) =>
        name !== '' &&
        !name.includes(' ') &&
        (marked || vocabulary.has(name.toLowerCase()) || IDENTIFIER.test(name)),
    )
    ? names
    : undefined;
};
