import type { DecodedView, SkippedViews } from './decoded-view';
import { decodedViews } from './decoded-views';
import { normalise } from './normalise';
import type { PlainText } from './normalised-text';

/** A normalised text and its decoded views. */
export interface DecodedText {
  plain: PlainText;
  /** Yields `decodedViews`; each view is built once, however often this is called. */
  views(): Generator<DecodedView, SkippedViews>;
}

let last: { original: string; decoded: DecodedText } | undefined;

/**
 * Normalises and decodes a text. Caches the last text, since the detectors of a family examine the
 * same one in turn.
 */
export const decodeText = (original: string): DecodedText => {
  if (last?.original !== original) last = { original, decoded: newDecodedText(original) };
  return last.decoded;
};

const newDecodedText = (original: string): DecodedText => {
  const plain = normalise(original);
  const rest = decodedViews(original, { plain });
  const known: DecodedView[] = [];
  let missed: SkippedViews | undefined;
  return {
    plain,
    *views() {
      for (let index = 0; ; index++) {
        if (index === known.length && missed === undefined) {
          const step = rest.next();
          if (step.done) missed = step.value;
          else known.push(step.value);
        }
        const view = known[index];
        if (view === undefined) return missed ?? [];
        yield view;
      }
    },
  };
};
