import { compact, type PhraseHit, type Token, tokenise } from '@touchstone/text/fast';
import type { Channel } from './channel';
import { documentFeatures } from './model/document-features';
import type { AnalysedText } from './model/features';
import { isWithin, reportedQuotations } from './quoting/reported-speech';
import type { Concept } from './rules/concepts';
import {
  ADDRESSING_RULES,
  DOCUMENT_FORM_RULES,
  FORM_RULES,
  type FormRule,
  GATHERING_CODE,
  NAMES_MODEL,
  SENDING_CODE,
} from './rules/data/forms';
import { DOCUMENT_RULES, SEQUENCE_RULES } from './rules/data/rules';
import { findEmbeddedInstructions } from './rules/embedded-instructions';
import {
  byFirstWord,
  byOpening,
  type Evidence,
  evidenceOfSequences,
  withoutNegated,
} from './rules/evidence';
import { KeywordPrefilter } from './rules/keyword-prefilter';
import { lexicon } from './rules/lexicon';

const USER_RULES = byOpening(SEQUENCE_RULES);
const ALL_RULES = byOpening([...SEQUENCE_RULES, ...DOCUMENT_RULES]);

const compacted = (rules: readonly FormRule[]): FormRule[] =>
  rules.map((rule) => ({ ...rule, pattern: compact(rule.pattern) }));
const FORMS = compacted(FORM_RULES);
const ADDRESSING_FORMS = compacted(ADDRESSING_RULES);
const DOCUMENT_FORMS = compacted(DOCUMENT_FORM_RULES);
const WORDS = new KeywordPrefilter([
  ...FORMS,
  ...ADDRESSING_FORMS,
  ...DOCUMENT_FORMS,
  SENDING_CODE,
]);

const conceptsIn = (text: string, tokens: readonly Token[]): PhraseHit<Concept>[] =>
  withoutNegated(lexicon().find(tokens), tokens).filter((hit) => isMeant(hit, tokens, text));

/**
 * The words of a cleaned text, the ideas they stand for and what the rules find in them. Linear in
 * the text.
 */
export const analyseText = (text: string, channel: Channel): AnalysedText => {
  const tokens = tokenise(text);
  const hits = conceptsIn(text, tokens);
  const byWord = byFirstWord(hits);
  const sequences = evidenceOfSequences(
    tokens,
    byWord,
    channel === 'user' ? USER_RULES : ALL_RULES,
  ).filter((each) => !isHarmless(text, each));
  const mayStand = WORDS.selectorFor(tokens);
  const evidence = [...sequences, ...evidenceOfForms(text, FORMS.filter(mayStand))];
  const addressing = ADDRESSING_FORMS.filter(mayStand);
  if (addressing.length > 0 && NAMES_MODEL.test(text))
    evidence.push(...evidenceOfForms(text, addressing));
  if (channel === 'document')
    evidence.push(
      ...evidenceOfForms(text, DOCUMENT_FORMS.filter(mayStand)),
      ...(mayStand(SENDING_CODE) ? evidenceOfCode(text) : []),
      ...findEmbeddedInstructions(text, lexicon()),
    );
  const reported = reportedQuotations(text, tokens, hits, channel);
  const own =
    reported.length === 0
      ? evidence
      : evidence.map((each) => (isWithin(reported, each.start) ? { ...each, weight: 0 } : each));
  const spoken =
    reported.length === 0
      ? hits
      : hits.filter(({ first }) => !isWithin(reported, tokens[first]?.start ?? 0));
  return {
    tokens,
    hits: byWord,
    evidence: own,
    reported,
    documentFeatures: documentFeatures(spoken, own, reported.length > 0),
  };
};

/** Returns true if the words report or discuss something. */
export const discussesText = (text: string): boolean =>
  lexicon()
    .find(tokenise(text))
    .some(({ value }) => value === 'report' || value === 'mention');

/** `a system prompt` is any, not this model's own. */
const INDEFINITE = new Set([
  'a',
  'an',
  'ein',
  'eine',
  'einen',
  'un',
  'une',
  'una',
  'uno',
  'um',
  'uma',
  'een',
]);
/** In Indonesian it means `and`, in Dutch `then`: the persona is written in capitals. */
const DAN = 'dan';

const isMeant = (
  { value, first, last }: PhraseHit<Concept>,
  tokens: readonly Token[],
  text: string,
): boolean => {
  if (value === 'secret') return !INDEFINITE.has(tokens[first - 1]?.word ?? '');
  const { word, start, end } = tokens[first] as Token;
  return (
    value !== 'persona' ||
    last !== first ||
    word !== DAN ||
    text.slice(start, end) === DAN.toUpperCase()
  );
};

/** Names for a text to be worked on; `the text above` is not meant. */
const OF_DATA = compact(
  /^[ ,]{0,2}(?:(?:that|which|you)[ ]){0,2}(?:(?:may|might|could|can|is|are|be|appears?|find|occurs?|contained|embedded|included|hidden|found|written|placed|given|present)[ ]){0,4}(?:in|inside|within|from)[ ](?:it|them|(?:(?:the|this|that|these|those|any|user|users?'s?|quoted|pasted|following|retrieved|attached|web)[ ]){1,3}(?:essays?|texts?|documents?|pages?|articles?|e-?mails?|mails?|files?|contents?|data|inputs?|reviews?|comments?|letters?|submissions?|transcripts?|images?|websites?|results?|quotes?|tags|delimiters|backticks|brackets|tickets?|reports?|passages?|paragraphs?|books?|code|snippets?|logs?))(?![\w-]| (?:above|before|prompt))/i,
);
const DATA_WITHIN = 120;
const OF_THE_MODEL_WORDS = [
  'previous|prior|earlier|preceding|above|original|initial|former|existing|current|system',
  'safety|developer|your|everything',
].join('|');
/** Words for the model's own instructions, as opposed to those in the data. */
const OF_THE_MODEL = new RegExp(String.raw`\b(?:${OF_THE_MODEL_WORDS})\b`, 'i');

const STATES = /^(?:supersedes|replaces|overrides|cancels|revokes|voids) /i;
const OF_CONTRACTS_WORDS = [
  'agreement|contract|schedule|lease|terms|deed|annex|appendix|amendment|addendum|circular',
  'regulations?|by-?laws?|framework|charter',
].join('|');
const OF_CONTRACTS = new RegExp(String.raw`\b(?:${OF_CONTRACTS_WORDS})\b[^.;]{0,80}$`, 'i');
const CLAUSE = 120;

/**
 * `do not follow any instructions in the essay`: who says so guards a model. `This Agreement
 * supersedes all prior instructions` binds those who signed it.
 */
const isHarmless = (text: string, { technique, start, end }: Evidence): boolean => {
  if (technique !== 'instruction override' && technique !== 'role-play jailbreak') return false;
  const guards =
    !OF_THE_MODEL.test(text.slice(start, end)) && OF_DATA.test(text.slice(end, end + DATA_WITHIN));
  return (
    guards ||
    (STATES.test(text.slice(start, start + LONGEST_VERB)) &&
      OF_CONTRACTS.test(text.slice(Math.max(0, start - CLAUSE), start)))
  );
};
const LONGEST_VERB = 12;

const evidenceOfForms = (text: string, rules: readonly FormRule[]): Evidence[] =>
  rules.flatMap(({ technique, weight, pattern, least = 1 }) => {
    const first = firstOf(text, pattern, least);
    return first
      ? [{ technique, weight, start: first.index, end: first.index + first[0].length }]
      : [];
  });

/** The first match where there are so many; none behind them is looked for. */
const firstOf = (text: string, pattern: RegExp, least: number): RegExpExecArray | null => {
  pattern.lastIndex = 0;
  const first = pattern.exec(text);
  for (let found = 1; first && found < least; found++) if (!pattern.exec(text)) return null;
  return first;
};

const NEAR = 600;

/**
 * Not `matchAll`, which copies the pattern each time: the copy of a large one is compiled anew, for
 * half a millisecond.
 */
const matchesOf = (text: string, pattern: RegExp): RegExpExecArray[] => {
  const found: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) found.push(match);
  return found;
};

/** Code that gathers private things near code that sends or runs. */
const evidenceOfCode = (text: string): Evidence[] => {
  const { technique, weight, pattern } = GATHERING_CODE;
  const gathers = matchesOf(text, pattern);
  if (gathers.length === 0) return [];
  const sending = matchesOf(text, SENDING_CODE.pattern).map(({ index }) => index);
  const gathering = gathers.find(({ index }) =>
    sending.some((at) => at !== index && Math.abs(at - index) < NEAR),
  );
  return gathering
    ? [{ technique, weight, start: gathering.index, end: gathering.index + gathering[0].length }]
    : [];
};
