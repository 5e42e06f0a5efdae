import { fieldHits } from './fields';
import { rooted } from './roots';

/** A topic as the lexicon represents it. */
export interface TopicProfile {
  /** Roots of the topic's own words. */
  roots: ReadonlySet<string>;
  /** Fields that the topic covers. */
  fields: ReadonlySet<string>;
  /** Related fields: their words count neither for nor against the topic. */
  near: ReadonlySet<string>;
}

/**
 * Shares of the best field's activation from which another field belongs to the topic, or is
 * related to it.
 */
const BELONGS = 0.5;
const NEAR = 0.2;

const PARTS =
  /,|;|\/|&|\band\b|\bor\b|\bund\b|\boder\b|\bet\b|\by\b|\bsuch as\b|\bincluding\b|\(|\)/i;

export const profileOf = (topic: string): TopicProfile => {
  const fields = new Set<string>();
  const near = new Set<string>();
  for (const part of topic.split(PARTS)) {
    const activation = activate(part);
    const best = Math.max(...activation.values());
    for (const [field, strength] of activation) {
      if (strength >= BELONGS * best) fields.add(field);
      else if (strength >= NEAR * best) near.add(field);
    }
  }
  const own = rooted(topic).filter(({ empty }) => !empty);
  return { roots: new Set(own.map(({ root }) => root)), fields, near };
};

/**
 * Scores how strongly a part of a topic names each field: field names count most, and longer
 * phrases more.
 */
const activate = (part: string): Map<string, number> => {
  const activation = new Map<string, number>();
  for (const { fields, length, weight } of fieldHits(rooted(part))) {
    for (const [field, kind] of fields)
      activation.set(
        field,
        (activation.get(field) ?? 0) + (kind === 'name' ? 8 * length : weight * length),
      );
  }
  return activation;
};
