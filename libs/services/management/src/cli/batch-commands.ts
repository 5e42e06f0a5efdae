import type { BatchRecord } from '@touchstone/contracts';
import { type BatchRun, runBatch } from './batch-run';
import { type Commands, Incomplete, only } from './command';

const DEFAULT_URL = 'http://localhost:3000/api';
const BAR_WIDTH = 30;

const count = (amount: number): string => amount.toLocaleString('en-US');

const progressBar = ({ total, done, failed }: BatchRecord): string => {
  const ended = done + failed;
  const filled = Math.floor((ended / Math.max(total, 1)) * BAR_WIDTH);
  const bar = '#'.repeat(filled).padEnd(BAR_WIDTH, '.');
  return `[${bar}] ${count(ended)} of ${count(total)} lines, ${count(failed)} with an error`;
};

const report = ({ record, output }: BatchRun): string => {
  const { id, status, total, done, failed } = record;
  const text = `Batch ${id}: ${count(done)} of ${count(total)} lines evaluated, ${count(failed)} with an error. Results: ${output}`;
  if (status === 'cancelled') throw new Incomplete(`${text}\nThe batch was cancelled.`);
  return text;
};

export const BATCH_COMMANDS: Commands = {
  batch: {
    usage: `FILE [--output FILE] [--url URL (${DEFAULT_URL})]`,
    options: ['output', 'url'],
    run: async (tools, given) => {
      const file = only(given, 'A FILE of JSON lines');
      const run = await runBatch({
        file,
        output: given.option('output') ?? `${file}.results.jsonl`,
        url: given.option('url') ?? DEFAULT_URL,
        key: tools.apiKey(),
        onProgress: (record) => tools.showProgress(progressBar(record)),
      });
      tools.showProgress('');
      return report(run);
    },
  },
};
