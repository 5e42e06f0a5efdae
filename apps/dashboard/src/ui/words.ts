import { formatCount } from './format';

export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;

const UNITS: readonly [ms: number, unit: string][] = [
  [86_400_000, 'day'],
  [3_600_000, 'hour'],
  [60_000, 'minute'],
];

/** Describes a length of time in whole units: `20 minutes`. */
export const durationWords = (ms: number): string => {
  const [length, unit] = UNITS.find(([each]) => ms >= each) ?? [60_000, 'minute'];
  return plural(Math.max(1, Math.floor(ms / length)), unit);
};
