import type { Assessment } from '../../constraints/assessment';
import { type Answer } from './answer';
import { quoteOf } from './calls';
import type { MadeCall } from './conversation';

export const outcome = (
  holds: Assessment['holds'],
  reason: string,
  call?: MadeCall,
): Assessment => ({
  holds,
  reason,
  quote: call ? quoteOf(call) : '',
});

/** Certainty of a verdict that reads the meaning of texts, not only names and values. */
const READ = 0.8;

/** The verdict on a reply, with the words that decided. */
export const read = (holds: Assessment['holds'], reason: string, quote = ''): Assessment => ({
  holds,
  reason,
  quote: quote.slice(0, 200),
  certainty: READ,
});

export const unsure = (assessment: Assessment): Assessment => ({ ...assessment, certainty: READ });

export const holdsOf = (answer: Answer): Assessment['holds'] => answer ?? 'unknown';

const RANK: readonly Assessment['holds'][] = [false, 'unknown', 'borderline', true];

/** Every part must hold: the worst decides. */
export const worstOf = (parts: readonly Assessment[], otherwise: Assessment): Assessment =>
  parts.length === 0
    ? otherwise
    : parts.reduce((worst, part) =>
        RANK.indexOf(part.holds) < RANK.indexOf(worst.holds) ? part : worst,
      );
