import { englishKinds } from './english-kinds';
import { everydayKinds } from './everyday/kinds';
import { type Kind, spread } from './kind';
import { languageKinds } from './language-kinds';
import { languagePacks } from './languages';

/** Share of all texts; the rest is divided between English and the other languages. */
const EVERYDAY_SHARE = 0.4;
const ENGLISH_SHARE = 0.58;
const ATTACK_SHARE = 0.48;

/** Returns every source, with shares that add up to one. */
export const kinds = (): Kind[] => {
  const others = languagePacks.flatMap((pack) => languageKinds(pack, ATTACK_SHARE));
  const techniques = [
    ...spread(englishKinds(ATTACK_SHARE), ENGLISH_SHARE),
    ...spread(others, 1 - ENGLISH_SHARE),
  ];
  return [
    ...spread(techniques, 1 - EVERYDAY_SHARE),
    ...spread(everydayKinds(ATTACK_SHARE), EVERYDAY_SHARE),
  ];
};
