import { type Kind, spread } from './kind';
import {
  configured,
  documents,
  type Language,
  long,
  messages,
  pages,
  quotations,
} from './kind-makers';
import type { LanguagePack } from './languages';
import { attackOrdered, attackTold, everydayQuoted } from './quoting';

const LONG_PARTS = ['sentence', 'sentence', 'query', 'trigger', 'customer', 'note', 'plainBenign'];
/** Rules of the attacks hidden in longer texts. */
const BURIED = ['override', 'extraction', 'plainAttack'];

const attacksIn = (language: Language): Kind[] => [
  ...messages(language, 'INJECTION', [
    { group: 'override', weight: 5 },
    { group: 'extraction', weight: 4 },
    { group: 'roleplay', weight: 3 },
    { group: 'social', weight: 3 },
    { group: 'hijack', weight: 4 },
    { group: 'plainAttack', weight: 12 },
  ]),
  documents(language, 'INJECTION', 'indirect', 5, [
    'indirect',
    'indirect',
    'plainOrder',
    'plainOrder',
    'sideTask',
    'sideTask',
    'override',
  ]),
  quotations(language, 'user', 'INJECTION', 'quotedOrder', 3, attackOrdered),
  configured(language, 'INJECTION', 'configuredAttack', 1.5, BURIED),
  long(language, 'INJECTION', 'buriedAttack', 1.5, LONG_PARTS, BURIED),
  ...pages(language, 'INJECTION', 'pageAttack', 1, BURIED),
];

const benignIn = (language: Language): Kind[] => [
  ...messages(language, 'BENIGN', [
    { group: 'query', weight: 7 },
    { group: 'trigger', weight: 5 },
    { group: 'role', weight: 3 },
    { group: 'talk', weight: 2 },
    { group: 'customer', weight: 2 },
    { group: 'plainBenign', weight: 14 },
  ]),
  documents(language, 'BENIGN', 'cleanDocument', 3, []),
  documents(language, 'BENIGN', 'documentNote', 3, [
    'note',
    'note',
    'customer',
    'trigger',
    'plainRemark',
    'plainRemark',
  ]),
  quotations(language, 'user', 'BENIGN', 'quotedReport', 6, attackTold),
  quotations(language, 'user', 'BENIGN', 'quotedEveryday', 2, everydayQuoted),
  quotations(language, 'document', 'BENIGN', 'documentReport', 1, attackTold),
  configured(language, 'BENIGN', 'ownerPrompt', 5, []),
  configured(language, 'BENIGN', 'ownerAndUser', 2, ['query']),
  long(language, 'BENIGN', 'longMix', 2.5, LONG_PARTS, []),
  ...pages(language, 'BENIGN', 'page', 4, []),
];

/** Returns the kinds of a language other than English with a share `attacks` of attacks. */
export const languageKinds = (pack: LanguagePack, attacks: number): Kind[] => [
  ...spread(attacksIn(pack), pack.weight * attacks),
  ...spread(benignIn(pack), pack.weight * (1 - attacks)),
];
