/** A labelled text to learn from or to measure with. */
export interface LabelledText {
  text: string;
  attack: boolean;
  channel: 'user' | 'document';
  source: string;
  /** Origin of the source: the sources of one origin together weigh as much as any other origin. */
  origin: string;
  /** Group that is left out of training together; the origin where absent. */
  fold?: string;
  /**
   * Features must occur in several units: the origin, or a kind of text where one origin has many
   * kinds.
   */
  unit: string;
  /** Goal of the attack, if the source states it. */
  attackKind?: string;
  /**
   * `train` is trained on and `dev` is held out; `measure` is never trained on, for figures only.
   * An attack cut from the document around it is `bare`: trained on, and not measured; then the
   * whole is `carried`: measured where its origin is left out, and nowhere else.
   */
  use: 'train' | 'dev' | 'measure' | 'bare' | 'carried';
}

export const foldOf = ({ fold, origin }: Pick<LabelledText, 'fold' | 'origin'>): string =>
  fold ?? origin;
export const isLearned = ({ use }: Pick<LabelledText, 'use'>): boolean =>
  use === 'train' || use === 'bare';
/** Returns true if a model that has not learned from the text's origin is measured with it. */
export const isMeasured = ({ use }: Pick<LabelledText, 'use'>): boolean => use !== 'bare';
/** Returns true if the shipped model was not trained on any part of the text. */
export const isFresh = ({ use }: Pick<LabelledText, 'use'>): boolean =>
  use === 'dev' || use === 'measure';
