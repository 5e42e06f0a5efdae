import {
  lexiconEvidence,
  rooted,
  shapeOf,
  type TextAmount,
  textFacts,
  textMeaning,
  topicFeatures,
  topicOf,
} from '@touchstone/detectors/topic';
import type { Example } from './examples';
import type { Sample } from './fit';

/** An example with its features; the detector accepts a `shaped` one without the model. */
export interface TopicSample extends Sample, Example {
  shaped: boolean;
  amount: TextAmount;
}

/** The public set is large and of one style; messages of any conversation are few. */
const WEIGHTS = { clinc: 0.5, shape: 0.5, other: 1 };

export const isClinc = ({ source }: Pick<Example, 'source'>): boolean => source.startsWith('clinc');
export const isShape = ({ source }: Pick<Example, 'source'>): boolean => source.startsWith('shape');

const remembered = <T>(make: (text: string) => T): ((text: string) => T) => {
  const known = new Map<string, T>();
  return (text) => {
    const found = known.get(text) ?? make(text);
    known.set(text, found);
    return found;
  };
};

export const samplesOf = (examples: readonly Example[]): TopicSample[] => {
  const readText = remembered((text) => ({
    evidence: lexiconEvidence(rooted(text), true),
    meaning: textMeaning(text),
    shaped: shapeOf(text) !== undefined,
  }));
  return examples.map((example) => {
    const { evidence, meaning, shaped } = readText(example.text);
    const topics = example.topics.map(topicOf);
    const facts = textFacts(evidence, meaning, topics);
    return {
      ...example,
      shaped,
      amount: facts.amount,
      features: topics.map((topic) => topicFeatures(facts, topic)),
      weight: WEIGHTS[isClinc(example) ? 'clinc' : isShape(example) ? 'shape' : 'other'],
    };
  });
};
