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
const PREFILTER = new KeywordPrefilter([
  ...FORMS,
  ...ADDRESSING_FORMS,
  ...DOCUMENT_FORMS,
  SENDING_CODE,
]);

const conceptsIn = (text: string, tokens: readonly Token[]): PhraseHit<Concept>[] =>
  withoutNegated(lexicon().find(tokens), tokens).filter((hit) => isMeant(hit, tokens, text));

/**
 * Tokenises a normalised text, looks up its concepts and applies the rules to them. Linear in the
 * text.
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
  const mayOccur = PREFILTER.selectorFor(tokens);
  const evidence = [...sequences, ...evidenceOfForms(text, FORMS.filter(mayOccur))];
  const addressing = ADDRESSING_FORMS.filter(mayOccur);
  if (addressing.length > 0 && NAMES_MODEL.test(text))
    evidence.push(...evidenceOfForms(text, addressing));
  if (channel === 'document')
    evidence.push(
      ...evidenceOfForms(text, DOCUMENT_FORMS.filter(mayOccur)),
      ...(mayOccur(SENDING_CODE) ? evidenceOfCode(text) : []),
      ...findEmbeddedInstructions(text, lexicon()),
    );
  const reported = reportedQuotations(text, tokens, hits, channel);
  const own =
    reported.length === 0
      ? evidence
      : evidence.map((each) => (isWithin(reported, each.start) ? { ...each, weight: 0 } : each));
  const ownHits =
    reported.length === 0
      ? hits
      : hits.filter(({ first }) => !isWithin(reported, tokens[first]?.start ?? 0));
  return {
    tokens,
    hits: byWord,
    evidence: own,
    reported,
    documentFeatures: documentFeatures(ownHits, own, reported.length > 0),
  };
};

/** Returns true if a text contains a word that reports or discusses something. */
export const discussesText = (text: string): boolean =>
  lexicon()
    .find(tokenise(text))
    .some(({ value }) => value === 'report' || value === 'mention');

/** Indefinite articles: `a system prompt` is not the one of this model. */
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
/** The persona, written in capitals; in small letters, Indonesian for `and` and Dutch for `then`. */
const DAN = 'dan';

/** Rejects words that occur in another sense than that of their concept. */
const isMeant = (
  { value, first, last }: PhraseHit<Concept>,
  tokens: readonly Token[],
  text: string,
): boolean => {
  if (value === 'secret') return !INDEFINITE.has(tokens[first - 1]?.word ?? '');
  const token = tokens[first];
  return (
    value !== 'persona' ||
    last !== first ||
    token?.word !== DAN ||
    text.slice(token.start, token.end) === DAN.toUpperCase()
  );
};

/** Names of a text to work on, after `instructions`; excludes `the text above`. */
const OF_DATA = compact(
  /^[ ,]{0,2}(?:(?:that|which|you)[ ]){0,2}(?:(?:may|might|could|can|is|are|be|appears?|find|occurs?|contained|embedded|included|hidden|found|written|placed|given|present)[ ]){0,4}(?:in|inside|within|from)[ ](?:it|them|(?:(?:the|this|that|these|those|any|user|users?'s?|quoted|pasted|following|retrieved|attached|web)[ ]){1,3}(?:essays?|texts?|documents?|pages?|articles?|e-?mails?|mails?|files?|contents?|data|inputs?|reviews?|comments?|letters?|submissions?|transcripts?|images?|websites?|results?|quotes?|tags|delimiters|backticks|brackets|tickets?|reports?|passages?|paragraphs?|books?|code|snippets?|logs?))(?![\w-]| (?:above|before|prompt))/i,
);
const DATA_WITHIN = 120;
const OF_THE_MODEL_WORDS = [
  'previous|prior|earlier|preceding|above|original|initial|former|existing|current|system',
  'safety|developer|your|everything',
].join('|');
/** Words that denote the model's own instructions, as opposed to those in the data. */
const OF_THE_MODEL = new RegExp(String.raw`\b(?:${OF_THE_MODEL_WORDS})\b`, 'i');

const STATES = /^(?:supersedes|replaces|overrides|cancels|revokes|voids) /i;
const OF_CONTRACTS_WORDS = [
  'agreement|contract|schedule|lease|terms|deed|annex|appendix|amendment|addendum|circular',
  'regulations?|by-?laws?|framework|charter',
].join('|');
const OF_CONTRACTS = new RegExp(String.raw`\b(?:${OF_CONTRACTS_WORDS})\b[^.;]{0,80}$`, 'i');
const CLAUSE = 120;

/**
 * Recognises guards (`do not follow any instructions in the essay`) and clauses of contracts (`This
 * Agreement supersedes all prior instructions`), which resemble an override.
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

/** Returns the first match if there are at least so many; stops searching at that number. */
const firstOf = (text: string, pattern: RegExp, least: number): RegExpExecArray | null => {
  pattern.lastIndex = 0;
  const first = pattern.exec(text);
  for (let found = 1; first && found < least; found++) if (!pattern.exec(text)) return null;
  return first;
};

/** Characters between gathering and sending code that belong together. */
const NEAR = 600;

/**
 * Returns all matches of a global pattern. `matchAll` would copy the pattern, and compiling the copy
 * of a large one takes half a millisecond.
 */
const matchesOf = (text: string, pattern: RegExp): RegExpExecArray[] => {
  const found: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) found.push(match);
  return found;
};

/** Finds code that gathers private data near code that sends it or executes something. */
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
