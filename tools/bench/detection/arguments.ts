import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';

export interface BenchArguments {
  /** All families when absent. */
  family: string | undefined;
  data: string;
  /** True to train models without one source each, and measure them. */
  leaveOneOut: boolean;
  sections: string[];
}

/** @throws Error when an argument is unknown or the data folder does not exist */
export const benchArguments = (): BenchArguments => {
  const options = {
    family: { type: 'string' },
    data: { type: 'string', default: '../shared/data' },
    loso: { type: 'boolean', default: false },
  } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  if (!existsSync(values.data))
    throw new Error(`There is no data folder at ${values.data}; name it with --data.`);
  return {
    family: values.family,
    data: values.data,
    leaveOneOut: values.loso,
    sections: positionals,
  };
};
