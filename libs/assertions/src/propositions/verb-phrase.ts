import { trimmed } from '../concepts/clauses/parsed-clause';
import { frameOf, sideAt } from '../concepts/frame';
import { type RuleWord, writtenAs } from '../concepts/rule-words';

/** Words of conditions, exceptions, places, forms and manners, which no comparison of contents decides. */
const BEYOND =
  /^(?:if|unless|except|whenever|until|till|once|while|after|only|without|first|last|instead|rather|otherwise|least|most|each|exactly|maximum|minimum|order|following|twice|sentences?|words?|paragraphs?|lines?|characters?|bullets?|bulleted|numbered|lists?|headings?|emojis?|exclamations?|capitals?|format|formatted|written|spell|spelled|spelling|abbreviations?|abbreviate|jargon|tone|style|language|english|german|french|spanish|formal|informal|polite|politely|rude|friendly|friendliness|warm|warmly|empathetic|sound|sounds|jokes?|humour|sarcasm|sarcastic|slang|brackets?|bold|italics?|markdown|quotes?|clock|uppercase|lowercase|plain|concise|brief|short|length|decimals?|backticks?|column|start|begin|end|close|finish|conclude|opening|closing|title|surname|pronouns?|gender|third|he|she|him)$/;

const BEING = /^(?:be|is|are|gets?|been|being|was|were)$/;
const MODAL = /^(?:must|should|shall|may|can|will|have|has|need|needs|ought)$/;
const NEGATION = /^(?:not|never|no|nothing|nobody|neither|nor)$/;
const BETWEEN = /^(?:to|always|ever|also)$/;
const SECRET = /^(?:confidential|internal|private|secret|undisclosed|off-limits)$/;
const PARTICIPLE = /(?:ed|en|n|t|d)$/;
const SUBORDINATING = /^(?:that|which|who|whether|it|they|what)$/;
/** Words between the beginning of a subordinate clause and its negation. */
const CLAUSE_REACH = 6;

const MOST_WORDS = 32;
/** Words before the verb of a passive. */
const LONGEST_NOUN = 16;

/** "features that are not released": forbids nothing by itself. */
const isSubordinate = (words: readonly RuleWord[], at: number): boolean =>
  words.slice(Math.max(0, at - CLAUSE_REACH), at).some(({ key }) => SUBORDINATING.test(key));

const isComparable = (words: readonly RuleWord[]): boolean =>
  words.length >= 2 &&
  words.length <= MOST_WORDS &&
  words.every(({ is, key }, at) =>
    is === 'mark'
      ? !/^[:;→]$/.test(key)
      : is !== 'word' || !(BEYOND.test(key) || (NEGATION.test(key) && !isSubordinate(words, at))),
  );

const written = (raw: readonly RuleWord[], sentence: string): string | undefined => {
  const words = trimmed(raw);
  return isComparable(words) ? writtenAs(words, sentence) : undefined;
};

/** Reads what a clause forbids as a verb phrase, whatever it means. */
export const forbiddenPhrase = (words: readonly RuleWord[], sentence: string): string | undefined =>
  active(words, sentence) ?? passive(words, sentence);

const active = (words: readonly RuleWord[], sentence: string): string | undefined => {
  const frame = frameOf(words);
  return frame?.forbids && frame.side !== 'input' && !frame.only
    ? written(words.slice(frame.to), sentence)
    : undefined;
};

/** "Side effects must not be played down", "Purchase prices are confidential". */
const passive = (words: readonly RuleWord[], sentence: string): string | undefined => {
  const at = words.findIndex(
    ({ key }, index) => index > 0 && index <= LONGEST_NOUN && (MODAL.test(key) || BEING.test(key)),
  );
  if (at < 0) return undefined;
  const auxiliaries: string[] = [];
  for (const { key } of words.slice(at)) {
    if (!isAuxiliary(key)) break;
    auxiliaries.push(key);
  }
  const noun = words.slice(0, at);
  const side = sideAt(noun, 0);
  const to = at + auxiliaries.length;
  const verb = words[to];
  if (!verb || !auxiliaries.some((key) => BEING.test(key))) return undefined;
  if (side?.to === at && side.side !== 'input') return undefined;
  const isNegative = auxiliaries.some((key) => NEGATION.test(key));
  if (!isNegative && SECRET.test(verb.key) && to >= words.length - 1)
    return `mention ${writtenAs(noun, sentence)}`;
  return isNegative && PARTICIPLE.test(verb.key)
    ? written([verb, ...noun, ...words.slice(to + 1)], sentence)
    : undefined;
};

const isAuxiliary = (key: string): boolean =>
  MODAL.test(key) || BEING.test(key) || NEGATION.test(key) || BETWEEN.test(key);
