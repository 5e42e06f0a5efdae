import type { Field } from '@touchstone/contracts';
import { windows } from '@touchstone/text';
import type { ScoredPlace } from './opinion';

/** Part of a window that the next one repeats, so that shorter passages lie within one of them. */
const OVERLAP = 0.2;

/** Cuts the fields into windows that a classifier takes; those of a long text overlap. */
export const classifiedWindows = (
  fields: readonly Field[],
  windowCharacters: number,
): ScoredPlace[] =>
  fields.flatMap(({ path, text }) =>
    [...windows(text, windowCharacters, Math.floor(windowCharacters * OVERLAP))].map((window) => ({
      place:
        window.text.length === text.length
          ? `the text in ${path}`
          : `characters ${window.offset + 1} to ${window.offset + window.text.length} of ${path}`,
      text: window.text,
    })),
  );
