import { bestWindow, meaningOf, nearest } from '@touchstone/text/vectors';
import type { Figure } from '../lib/report';
import type { Section } from '../lib/sections';
import { ordinaryText } from '../lib/texts';

const RUNS = 5;
const TIMES = 500;
const PHRASE = meaningOf('give a refund to the customer');

const cpuMsOf = (work: () => unknown): number => {
  const started = process.cpuUsage();
  for (let count = 0; count < TIMES; count++) work();
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1_000 / TIMES;
};

const figure = (name: string, work: () => unknown, atMost?: number): Figure => {
  cpuMsOf(work);
  return {
    name,
    unit: 'ms',
    values: Array.from({ length: RUNS }, () => cpuMsOf(work)),
    ...(atMost !== undefined && { goal: { atMost } }),
  };
};

/** Measures the processor time of word vectors for 1,000 characters. */
export const vectors: Record<string, Section> = {
  vectors: () => {
    const text = ordinaryText(1_000);
    const meaning = meaningOf(text);
    return Promise.resolve([
      figure('meaning of 1,000 characters', () => meaningOf(text), 0.15),
      figure('best window for a phrase', () => bestWindow(PHRASE, meaning)),
      figure('nearest words of a phrase', () => nearest(meaning.words, PHRASE.words)),
    ]);
  },
};
