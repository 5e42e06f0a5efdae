import type { FamilyTiming } from '@touchstone/contracts';

const entry = (name: string, milliseconds: number): string =>
  `${name};dur=${Math.max(0, milliseconds).toFixed(1)}`;

/**
 * Formats `security-balanced-wait;dur=0.4, security-balanced-compute;dur=2.1, …`, then the total;
 * in milliseconds.
 */
export const serverTiming = (timings: readonly FamilyTiming[], totalMs: number): string =>
  [
    ...timings.flatMap(({ family, mode, waitMs, computeMs }) => [
      entry(`${family}-${mode}-wait`, waitMs),
      entry(`${family}-${mode}-compute`, computeMs),
    ]),
    entry('total', totalMs),
  ].join(', ');
