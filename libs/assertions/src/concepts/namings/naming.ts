import type { ConceptName } from '../concept';

/** Phrases by which rules name a concept, as patterns of `naming.ts`. */
export interface Naming {
  /** Verbs with their objects: "promise a refund". */
  acts?: readonly string[];
  /** Nouns: "a refund"; also after general verbs: "contain …", "use …". */
  things?: readonly string[];
  /** Adjectives and adverbs of a text, a tone or its author: "polite". */
  traits?: readonly string[];
  /** The same for the contrary. */
  notActs?: readonly string[];
  notThings?: readonly string[];
  notTraits?: readonly string[];
}

export type Namings = Partial<Record<ConceptName, Naming>>;
