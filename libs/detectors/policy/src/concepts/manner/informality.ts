import { contractionsOf } from './contractions';
import { marksOf } from './marks';
import type { Reading } from './reading/reading';

/** Degree of informality of a text: about 2 is plain. */
export interface Informality {
  degree: number;
  reason: string;
  quote: string;
}

const SLANG = 2.5;
const HINT = 1.2;
const EMOJI = 2;
const EXCLAMATION = 0.8;
const CONTRACTION = 0.5;
const MOST_CONTRACTIONS = 1;
const SMALL_START = 0.5;

/** Adds up the marks of informality; the strongest gives the reason. */
export const informalityOf = (reading: Reading): Informality => {
  const marks = marksOf(reading);
  const contractions = contractionsOf(reading.text);
  const slang = [...reading.sure('slang'), ...reading.sure('profanity')];
  const hints = [...reading.weak('slang'), ...reading.sure('informal-only')];
  const small = smallStarts(reading);
  const parts: { degree: number; reason: string; quote: string }[] = [
    {
      degree: slang.length * SLANG,
      reason: 'The text uses slang.',
      quote: reading.quote(slang[0]),
    },
    {
      degree: hints.length * HINT,
      reason: 'The text uses informal words.',
      quote: reading.quote(hints[0]),
    },
    { degree: marks.emojis * EMOJI, reason: 'The text uses emojis.', quote: '' },
    {
      degree: marks.exclamations * EXCLAMATION,
      reason: 'The text uses exclamation marks.',
      quote: '',
    },
    {
      degree: Math.min(MOST_CONTRACTIONS, contractions.length * CONTRACTION),
      reason: 'The text uses contractions.',
      quote: contractions[0] ?? '',
    },
    { degree: small * SMALL_START, reason: 'Sentences begin with a small letter.', quote: '' },
  ];
  const strongest = parts.reduce((most, each) => (each.degree > most.degree ? each : most));
  return { ...strongest, degree: parts.reduce((sum, { degree }) => sum + degree, 0) };
};

/** Sentences of several words that begin with a small letter, after a first sentence that does. */
const smallStarts = ({ sentences }: Reading): number =>
  /^\p{Ll}/u.test(sentences[0]?.text ?? '')
    ? sentences.filter(({ text }) => /^\p{Ll}[^\n]{20}/u.test(text)).length
    : 0;
