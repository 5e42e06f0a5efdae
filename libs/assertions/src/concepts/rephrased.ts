import {
  AVOIDANCES,
  CLAUSES,
  COMPANIONS,
  CONDITIONS,
  LIMITS,
  PLACES,
  PROHIBITIONS,
  QUESTIONS,
  REFERRALS,
  type Rewrite,
} from './rephrasings';

/** Rewrites of one kind, and a pattern without which none of them applies. */
const KINDS: readonly { cue: RegExp; rewrites: readonly Rewrite[] }[] = [
  {
    cue: /\b(?:no|not|none|nobody|never)\b|n['’]t\b|['’]re (?:not|never)/i,
    rewrites: PROHIBITIONS,
  },
  {
    cue: /\bbut\b|\bto be\b|\b(?:anything|nothing|whatever|wording|phrases|statements?|claims|words|terms|expressions|promises|slogans) (?:that|like|such)|\b(?:confirm|check|verify|clarify|agree)\b/i,
    rewrites: LIMITS,
  },
  {
    cue: /\b(?:only|just|may|can|provided|okay|ok|fine|allowed|permitted|acceptable|alright|asking|same|brings?|brought|raises?|raised|mentions?|mentioned|instead|rather|neither)\b|^(?:for|in|with|on) |[.;:!?] (?:for|in|with|on) /i,
    rewrites: CONDITIONS,
  },
  {
    cue: /\b(?:anything|everything|questions?|requests?|enquiries|inquiries|queries|complaints|matters|issues|cases|repl(?:y|ies)|answers?|messages?|responses?|texts?|outputs?|mails?|emails?|chats?)\b/i,
    rewrites: QUESTIONS,
  },
  { cue: /\bmentions?\b|\breferences?\b|\bwhoever\b/i, rewrites: COMPANIONS },
  {
    cue: /\b(?:tell|telling|told|assur|promis|inform)|, (?:ever|full|period|no|without)\b/i,
    rewrites: CLAUSES,
  },
  { cue: /\bdirect\b/i, rewrites: REFERRALS },
  {
    cue: /\b(?:first|last|final|closing|end|bottom|close|start|beginning|top|before)\b/i,
    rewrites: PLACES,
  },
  {
    cue: /\b(?:no|not|never|avoid|out|place|room|business|quiet|silent|mum|tight-lipped|unmentioned|unsaid|aside|yourself|itself|ourselves|yourselves|wraps|secret|confidential|private|internal|word|hands|steer|berth|talk(?:ing)?)\b|n['’]t\b/i,
    rewrites: AVOIDANCES,
  },
];

/**
 * Rewrites ways of putting a demand into the ones that the grammar knows: "It's not for us to …" into
 * "Do not …".
 */
export const rephrased = (sentence: string): string =>
  KINDS.reduce(
    (text, { cue, rewrites }) =>
      cue.test(text)
        ? rewrites.reduce((own, [pattern, replacement]) => own.replace(pattern, replacement), text)
        : text,
    sentence,
  );
