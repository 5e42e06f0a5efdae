import { ARTS } from './arts';
import { CHARACTERS } from './characters';
import { FAMOUS } from './famous';
import { FICTION } from './fiction';
import { RULERS } from './rulers';
import { SCIENCES } from './sciences';
import { SOCIETY } from './society';
import { SPORTS } from './sports';
import { STAGE } from './stage';
import { THINKERS } from './thinkers';
import { WRITERS } from './writers';

const listed = (list: string): string[] => list.trim().split(/[|\n]/);

/**
 * Returns more than ten thousand names of public figures in their usual spelling. Each list
 * documents its scope and source.
 */
export const publicFigures = (): string[] =>
  [WRITERS, SCIENCES, RULERS, THINKERS, ARTS, STAGE, SPORTS, SOCIETY, FICTION, CHARACTERS].flatMap(
    listed,
  );

/**
 * Returns those public figures who are nearly always meant by their name, although others could
 * share it.
 */
export const famousFigures = (): string[] => listed(FAMOUS);
