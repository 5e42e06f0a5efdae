import { normalise } from '@touchstone/detection';
import { PhraseIndex } from '../text/phrase-index';
import { tokenise } from '../text/tokens';
import type { Cue, Recogniser, Stretch } from './recogniser';
import { RECOGNISERS } from './recognisers';

/** One identifier in a text; offsets are UTF-16 units of the original. */
export interface Identifier extends Stretch {
  recogniser: Recogniser;
}

let cueIndex: PhraseIndex<number> | undefined;

const announcements = (): PhraseIndex<number> => {
  if (cueIndex) return cueIndex;
  const index = new PhraseIndex<number>();
  RECOGNISERS.forEach(({ cues = [] }, position) => cues.forEach((cue) => index.add(cue, position)));
  return (cueIndex = index);
};

/** Every identifier in the text, in order, none overlapping another. `pause` is called between recognisers. Linear in the text. */
export const identifiersIn = (original: string, pause: () => void = () => undefined): Identifier[] => {
  const { text, originalRange } = normalise(original);
  const tokens = tokenise(text);
  const cues = new Map<number, Cue[]>();
  for (const { value, first, last } of announcements().find(tokens)) {
    const known = cues.get(value);
    const cue = { first, last, end: tokens[last]?.end ?? 0 };
    if (known) known.push(cue);
    else cues.set(value, [cue]);
  }
  const found: Identifier[] = [];
  RECOGNISERS.forEach((recogniser, position) => {
    const announced = cues.get(position) ?? [];
    if (recogniser.cues && announced.length === 0) return;
    for (const stretch of recogniser.find({ text, tokens }, announced)) found.push({ ...stretch, recogniser });
    pause();
  });
  return withoutOverlaps(found).map((identifier) => {
    const { start, end } = originalRange(identifier.start, identifier.end);
    return { ...identifier, start, end };
  });
};

const better = (one: Identifier, other: Identifier): boolean =>
  one.certainty === other.certainty ? one.end - one.start > other.end - other.start : one.certainty > other.certainty;

/** Of two that overlap the more certain stays, of two as certain the longer. */
export const withoutOverlaps = (found: readonly Identifier[]): Identifier[] => {
  const kept: Identifier[] = [];
  for (const identifier of [...found].sort((one, other) => one.start - other.start || other.end - one.end)) {
    const last = kept.at(-1);
    if (!last || last.end <= identifier.start) kept.push(identifier);
    else if (better(identifier, last)) kept[kept.length - 1] = identifier;
  }
  return kept;
};
