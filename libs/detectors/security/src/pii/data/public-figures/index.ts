import { ARTS } from './arts';
import { FICTION } from './fiction';
import { RULERS } from './rulers';
import { SCIENCES } from './sciences';
import { SPORTS } from './sports';
import { STAGE } from './stage';
import { THINKERS } from './thinkers';
import { WRITERS } from './writers';

/** Names of public figures as people write them, about ten thousand; each list says what it holds and where it is from. */
export const publicFigures = (): string[] => [WRITERS, SCIENCES, RULERS, THINKERS, ARTS, STAGE, SPORTS, FICTION].flatMap((list) => list.trim().split(/[|\n]/));
