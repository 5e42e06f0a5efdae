import type { ChoiceModel } from '@touchstone/detectors/reliability';
import type { Sample } from './fit';
import type { Scored } from './leave-out';

export interface Thresholds {
  below: ChoiceModel['relevance']['below'];
  from: ChoiceModel['preference']['from'];
}

const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.floor(share * values.length)] ?? 0;

/** Advantage of the best other tool for the same request over a tool; `undefined` without others. */
export const advantages = (scored: readonly Scored[]): { sample: Sample; value: number }[] => {
  const byRequest = new Map<string, Scored[]>();
  for (const each of scored.filter(
    ({ sample }) => sample.kind === 'fits' || sample.kind === 'rival',
  )) {
    const key = `${each.sample.source} ${each.sample.request}`;
    byRequest.set(key, [...(byRequest.get(key) ?? []), each]);
  }
  return [...byRequest.values()].flatMap((group) =>
    group.length < 2
      ? []
      : group.map((own) => ({
          sample: own.sample,
          value:
            Math.max(
              ...group.filter((other) => other !== own).map(({ preference }) => preference),
            ) - own.preference,
        })),
  );
};

/**
 * Chooses the thresholds that flag given shares of the tools that answer the request, of our own
 * requests: the public ones name the tool in its words.
 */
export const chooseThresholds = (
  scored: readonly Scored[],
  irrelevant: number,
  better: number,
): Thresholds => {
  const fitting = scored
    .filter(({ sample }) => sample.fits && sample.source === 'own')
    .map(({ relevance }) => relevance);
  const rivals = advantages(scored)
    .filter(({ sample }) => sample.fits && sample.source === 'own')
    .map(({ value }) => value);
  return {
    below: rounded(quantile(fitting, irrelevant)),
    from: rounded(quantile(rivals, 1 - better)),
  };
};

const rounded = (value: number): number => Number(value.toFixed(3));

const shareOf = <T>(items: readonly T[], holds: (item: T) => boolean): string =>
  items.length === 0 ? '' : (items.filter(holds).length / items.length).toFixed(2);

/** Formats the shares of tools that are flagged, by source and kind. */
export const figuresTable = (scored: readonly Scored[], thresholds: Thresholds): string => {
  const all = advantages(scored);
  const sources = [...new Set(scored.map(({ sample }) => sample.source))];
  const rows = sources.flatMap((source) =>
    (['fits', 'rival', 'none', 'far'] as const).map((kind) => {
      const own = scored.filter(({ sample }) => sample.source === source && sample.kind === kind);
      const compared = all.filter(({ sample }) => sample.source === source && sample.kind === kind);
      return [
        source.padEnd(18),
        kind.padEnd(6),
        String(own.length).padStart(5),
        shareOf(own, ({ relevance }) => relevance < thresholds.below).padStart(11),
        shareOf(compared, ({ value }) => value >= thresholds.from).padStart(7),
      ].join(' ');
    }),
  );
  return ['source             kind   count  irrelevant  better', ...rows].join('\n');
};
