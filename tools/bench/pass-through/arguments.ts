import { parseArgs } from 'node:util';

export interface BenchArguments {
  /** Number of replies streamed in `memory`. */
  replies: number;
  sections: string[];
}

/** @throws Error when an argument is unknownor not a count */
export const benchArguments = (): BenchArguments => {
  const { values, positionals } = parseArgs({
    options: { replies: { type: 'string', default: '100000' } },
    allowPositionals: true,
  });
  const replies = Number(values.replies);
  if (!Number.isSafeInteger(replies) || replies < 1_000)
    throw new Error('--replies: expected a whole number of at least 1000.');
  return { replies, sections: positionals };
};
