import {
  analyseText,
  type Channel,
  combineEvidence,
  readFeatures,
  ruleLogOdds,
  segments,
} from '@touchstone/detectors/security/prompt-injection';
import { normalise, windows } from '@touchstone/text';
import type { LabelledText } from './texts';

/** The features of a stretch of words: indexes of `Vocabulary.hashes`, each once. */
export type Row = Int32Array;

/** One window that rules and model score together. */
export interface Passage {
  /** Certainty of the rules: the negative logarithm of the doubt they leave. */
  evidence: number;
  rows: Row[];
}

export interface Example extends LabelledText {
  passages: Passage[];
}

/** Features that occur in several texts, by index. */
export interface Vocabulary {
  hashes: Uint32Array;
  /** For each feature, 1 for ideas and rules, 0 for n-grams. */
  ideas: Uint8Array;
}

const LEAST_TEXTS = 3;

interface RawPassage {
  evidence: number;
  rows: Uint32Array[];
}

const rawPassage = (text: string, channel: Channel, ideas: Set<number>): RawPassage => {
  const reading = analyseText(text, channel);
  const hashes: number[][] = [];
  const whole: number[] = [];
  let current = whole;
  readFeatures(
    reading,
    () => hashes.push((current = [])),
    (hash, isIdea) => {
      current.push(hash);
      if (isIdea) ideas.add(hash);
    },
  );
  const rows = segments(hashes.length).map(
    ([first, last]) => new Uint32Array(new Set([...whole, ...hashes.slice(first, last).flat()])),
  );
  return { evidence: ruleLogOdds(combineEvidence(reading.evidence).score), rows };
};

const rawPassages = ({ text, channel }: LabelledText, ideas: Set<number>): RawPassage[] =>
  [...windows(normalise(text).text)].map((window) => rawPassage(window.text, channel, ideas));

/** Returns the features of a text, each once. */
export const distinct = <T extends Uint32Array | Int32Array>(
  passages: readonly { rows: readonly T[] }[],
): Set<number> => {
  const found = new Set<number>();
  for (const { rows } of passages)
    for (const row of rows) for (const feature of row) found.add(feature);
  return found;
};

/**
 * Extracts the features of every text. Features that occur in fewer than three texts are left out.
 */
export const examplesOf = (
  texts: readonly LabelledText[],
): { examples: Example[]; vocabulary: Vocabulary } => {
  const ideas = new Set<number>();
  const raw = texts.map((text) => rawPassages(text, ideas));
  const counts = new Map<number, number>();
  for (const passages of raw) {
    for (const hash of distinct(passages)) counts.set(hash, (counts.get(hash) ?? 0) + 1);
  }
  const kept = [...counts].filter(([, count]) => count >= LEAST_TEXTS).map(([hash]) => hash);
  const index = new Map(kept.map((hash, at) => [hash, at]));
  const rowOf = (row: Uint32Array): Row =>
    Int32Array.from(row, (hash) => index.get(hash) ?? -1).filter((at) => at >= 0);
  const examples = texts.map((text, at) => ({
    ...text,
    passages: (raw[at] ?? []).map(({ evidence, rows }) => ({
      evidence,
      rows: rows.map(rowOf),
    })),
  }));
  return {
    examples,
    vocabulary: {
      hashes: Uint32Array.from(kept),
      ideas: Uint8Array.from(kept, (hash) => Number(ideas.has(hash))),
    },
  };
};
