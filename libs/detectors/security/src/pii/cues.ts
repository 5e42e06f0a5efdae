import { PhraseIndex } from '../text/phrase-index';
import type { Recogniser } from './recogniser';
import { RECOGNISERS } from './recognisers';
import type { Cue, ScannedText } from './scanned-text';

let index: PhraseIndex<Recogniser> | undefined;

/** Every phrase of every recogniser; keys such as `dateOfBirth` are read in one word too. */
const phrases = (): PhraseIndex<Recogniser> => {
  if (index) return index;
  index = new PhraseIndex<Recogniser>();
  for (const recogniser of RECOGNISERS) for (const cue of new Set((recogniser.cues ?? []).flatMap(spellings))) index.add(cue, recogniser);
  return index;
};

const spellings = (cue: string): string[] => (/^[a-z]{2,} [a-z ]+$/.test(cue) ? [cue, cue.replaceAll(' ', '')] : [cue]);

const NONE: readonly Cue[] = [];

/** The cues of each recogniser in the text: in order, each one the longest of those that begin where it does, none inside another. */
export const cuesIn = ({ tokens }: ScannedText): ((recogniser: Recogniser) => readonly Cue[]) => {
  const found = new Map<Recogniser, Cue[]>();
  for (const { value, first, last } of phrases().find(tokens)) {
    const cue = { first, last, start: tokens[first]?.start ?? 0, end: tokens[last]?.end ?? 0 };
    const known = found.get(value);
    const before = known?.at(-1);
    if (!known) found.set(value, [cue]);
    else if (before?.first === first) known[known.length - 1] = cue;
    else if (before && cue.end > before.end) known.push(cue);
  }
  return (recogniser) => found.get(recogniser) ?? NONE;
};
