import { parseArgs } from 'node:util';

export interface BenchArguments {
  /** Number of deliveries in `memory`. */
  deliveries: number;
  sections: string[];
}

/** @throws Error when an argument is unknownor not a count */
export const benchArguments = (): BenchArguments => {
  const { values, positionals } = parseArgs({
    options: { deliveries: { type: 'string', default: '30000' } },
    allowPositionals: true,
  });
  const deliveries = Number(values.deliveries);
  if (!Number.isSafeInteger(deliveries) || deliveries < 1_000)
    throw new Error('--deliveries: expected a whole number of at least 1000.');
  return { deliveries, sections: positionals };
};
