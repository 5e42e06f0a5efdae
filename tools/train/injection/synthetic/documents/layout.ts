import { between, type Random, times } from '../../../lib/random';
import type { RuleExpander } from './place';

/** Builds a document around a line, or without one. */
export type Layout = (fill: RuleExpander, random: Random, insert?: string) => string;

export const several = (
  least: number,
  most: number,
  random: Random,
  make: () => string,
): string[] => times(between(least, most, random), make);
