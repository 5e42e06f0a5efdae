const COUNT = new Intl.NumberFormat();
const SHARE = new Intl.NumberFormat(undefined, { style: 'percent', maximumFractionDigits: 1 });
const MILLISECONDS = new Intl.NumberFormat(undefined, { maximumSignificantDigits: 3 });

export const formatCount = (count: number): string => COUNT.format(count);

/** @param share from 0 to 1; `null` where there is nothing to divide by */
export const formatShare = (share: number | null): string =>
  share === null ? '–' : SHARE.format(share);

export const formatMs = (ms: number | null): string =>
  ms === null
    ? '–'
    : ms < 1_000
      ? `${MILLISECONDS.format(ms)} ms`
      : `${MILLISECONDS.format(ms / 1_000)} s`;
