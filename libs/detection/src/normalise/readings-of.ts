import { normalise } from './normalise';
import type { PlainText } from './normalised-text';
import type { Missed, TextView } from './view';
import { viewsOf } from './views-of';

/** A text in plain writing, and its views. */
export interface Readings {
  plain: PlainText;
  /** As `viewsOf`, each view made once, however often this is called. */
  views(): Generator<TextView, Missed>;
}

let last: { original: string; readings: Readings } | undefined;

/** The readings of a text, remembered until the next one is asked for: the detectors of a family ask for the same text one after the other. */
export const readingsOf = (original: string): Readings => {
  if (last?.original !== original) last = { original, readings: newReadings(original) };
  return last.readings;
};

const newReadings = (original: string): Readings => {
  const plain = normalise(original);
  const rest = viewsOf(original, { plain });
  const known: TextView[] = [];
  let missed: Missed | undefined;
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
