import { LRUCache } from 'lru-cache';
import { concernsAction, parseToolRule, Toolbox, type ToolRule } from '@touchstone/assertions';
import { type Content, toolCalls } from '@touchstone/contracts';
import { meaningOf, type WordMeaning, wordSimilarity } from '@touchstone/text/vectors';

const MOST_REMEMBERED = 5000;
const meanings = new Map<string, WordMeaning | undefined>();

const wordMeaning = (word: string): WordMeaning | undefined => {
  if (meanings.has(word)) return meanings.get(word);
  if (meanings.size >= MOST_REMEMBERED) meanings.clear();
  const [found, ...others] = meaningOf(word).words;
  const meaning = others.length === 0 ? found : undefined;
  meanings.set(word, meaning);
  return meaning;
};

/** Similarity of two words for the descriptions of tools; 0 for words without a vector. */
export const similarity = (one: string, other: string): number => {
  const [a, b] = [wordMeaning(one), wordMeaning(other)];
  return a && b ? wordSimilarity(a, b) : 0;
};

/** Tools of a conversation, with a number that stands for the same tools in later ones. */
interface KnownTools {
  number: number;
  toolbox: Toolbox;
}

const MOST_TOOL_SETS = 100;
const LONGEST_TOOL_SET = 100_000;
const MOST_RULES = 5000;
const LONGEST_ASSERTION = 1000;

let sets = 0;
const toolSets = new LRUCache<string, KnownTools>({ max: MOST_TOOL_SETS });
const rules = new LRUCache<string, { rule: ToolRule | undefined }>({ max: MOST_RULES });

const toolsOf = (content: Content): KnownTools => {
  const listed = new Set(content.tools.map(({ name }) => name));
  const called = new Set(toolCalls(content).map(({ call }) => call.name));
  const tools = [...content.tools, ...[...called].filter((name) => !listed.has(name)).sort()];
  const key = JSON.stringify(tools);
  const known = toolSets.get(key);
  if (known) return known;
  const found = { number: sets++, toolbox: new Toolbox(tools, similarity) };
  if (key.length <= LONGEST_TOOL_SET) toolSets.set(key, found);
  return found;
};

const knownTools = new WeakMap<Content, KnownTools>();

/** Leaves rules on actions open rather than to the grammar of texts, which would misread them. */
const readRule = (assertion: string, toolbox: Toolbox): ToolRule | undefined =>
  parseToolRule(assertion, toolbox) ??
  (concernsAction(assertion, toolbox) ? { rule: 'open' } : undefined);

const knownToolsOf = (content: Content): KnownTools => {
  const tools = knownTools.get(content) ?? toolsOf(content);
  knownTools.set(content, tools);
  return tools;
};

/** Checks if an assertion shares a word with the tools of a content that calls some. */
export const mayConcernCalls = (assertion: string, content: Content): boolean =>
  toolCalls(content).length > 0 && knownToolsOf(content).toolbox.touches(assertion);

/** Parses an assertion as a rule on the tools of a content; remembers it for the same tools. */
export const toolRuleOf = (assertion: string, content: Content): ToolRule | undefined => {
  const tools = knownToolsOf(content);
  const key = `${tools.number} ${assertion}`;
  const recent = rules.get(key);
  if (recent) return recent.rule;
  const rule = readRule(assertion, tools.toolbox);
  if (assertion.length <= LONGEST_ASSERTION) rules.set(key, { rule });
  return rule;
};
