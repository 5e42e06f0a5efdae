import { ATTITUDE } from './attitude';
import { CUES } from './cues';
import { HOSTILITY } from './hostility';
import { MOVES } from './moves';
import { REGISTER } from './register';
import { REQUESTS } from './requests';
import { SERVICE } from './service';
import { USERS } from './users';

/** Lists of patterns of words, one a line; `compilePattern` describes their notation. */
export const PATTERN_LISTS = {
  ...MOVES,
  ...SERVICE,
  ...REQUESTS,
  ...HOSTILITY,
  ...ATTITUDE,
  ...REGISTER,
  ...USERS,
  ...CUES,
};

export type PatternList = keyof typeof PATTERN_LISTS;
