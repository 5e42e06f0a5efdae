/** A labelled text to learn from or to measure with. */
export interface LabelledText {
  text: string;
  attack: boolean;
  channel: 'user' | 'document';
  source: string;
  /** Sources of one origin weigh together as much as any other origin. */
  origin: string;
  /** What is left out of training together; the origin where absent. */
  fold?: string;
  /** Features must occur in several units: the origin, or a kind of text where one origin has many kinds. */
  unit: string;
  /** What an attack is after, where the source says so. */
  attackKind?: string;
  /**
   * `train` is learned from and `dev` is not; `measure` never is, for figures only. An attack cut from the document around it is `bare`: learned from,
   * and not measured; then the whole is `carried`: measured where its origin is left out, and nowhere else.
   */
  use: 'train' | 'dev' | 'measure' | 'bare' | 'carried';
}

export const foldOf = ({ fold, origin }: Pick<LabelledText, 'fold' | 'origin'>): string =>
  fold ?? origin;
export const isLearned = ({ use }: Pick<LabelledText, 'use'>): boolean =>
  use === 'train' || use === 'bare';
/** Whether a model that has not learned from its origin is measured with it. */
export const isMeasured = ({ use }: Pick<LabelledText, 'use'>): boolean => use !== 'bare';
/** Whether the shipped model has seen nothing of it. */
export const isFresh = ({ use }: Pick<LabelledText, 'use'>): boolean =>
  use === 'dev' || use === 'measure';
