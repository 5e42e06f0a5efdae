import { chinese, japanese, korean } from './east-asian';
import { german } from './german';
import { italian, portuguese } from './italian-portuguese';
import { arabic, hindi, turkish } from './near-and-south-asian';
import { dutch, indonesian, swedish, vietnamese } from './northern-and-southern';
import { type LanguagePack } from './pack';
import { french, spanish } from './romance';
import { czech, polish, russian, ukrainian } from './slavic';

export { type LanguagePack } from './pack';

export const languagePacks: readonly LanguagePack[] = [
  german, french, spanish, italian, portuguese, dutch, swedish, russian, ukrainian, polish, czech,
  chinese, japanese, korean, turkish, arabic, hindi, indonesian, vietnamese,
];
