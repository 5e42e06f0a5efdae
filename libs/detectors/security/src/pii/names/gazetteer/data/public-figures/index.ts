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

/** Names of public figures as people write them, more than ten thousand; each list says what it holds and where it is from. */
export const publicFigures = (): string[] =>
  [WRITERS, SCIENCES, RULERS, THINKERS, ARTS, STAGE, SPORTS, SOCIETY, FICTION, CHARACTERS].flatMap(
    listed,
  );

/** Those of them whom nearly everybody means by their name, though others could bear it. */
export const famousFigures = (): string[] => listed(FAMOUS);
