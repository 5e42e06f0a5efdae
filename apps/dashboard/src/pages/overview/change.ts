import { formatShare } from '../../ui/format';

/** Smaller differences are noise. */
const LEAST_DIFFERENCE = 0.001;

/** Describes how a share moved: `up from 6 %`; not at all where one of the two spans had nothing. */
export const shareChange = (now: number | null, before: number | null): string => {
  if (now === null || before === null) return '';
  if (Math.abs(now - before) < LEAST_DIFFERENCE) return 'as before';
  return `${now > before ? 'up' : 'down'} from ${formatShare(before)}`;
};

/** Describes how a rate moved: `12 % more an hour than before`. */
export const rateChange = (now: number, before: number): string => {
  if (before === 0) return now === 0 ? '' : 'none before';
  const change = now / before - 1;
  if (Math.abs(change) < LEAST_DIFFERENCE * 10) return 'as many an hour as before';
  return change >= 1
    ? `${formatTimes(now / before)} times as many an hour as before`
    : `${formatShare(Math.abs(change))} ${change > 0 ? 'more' : 'fewer'} an hour than before`;
};

const TIMES = new Intl.NumberFormat(undefined, { maximumSignificantDigits: 2 });
const formatTimes = (factor: number): string => TIMES.format(factor);

export const shareOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : part / whole;
