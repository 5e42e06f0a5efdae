import { english, englishAttacks, englishBenign } from './english';
import { type Kind, spread } from './kind';
import {
  configured,
  documents,
  encoded,
  type Language,
  long,
  messages,
  pages,
  quotations,
} from './kind-makers';
import { attackOrdered, attackTold, everydayQuoted } from './quoting';

const ENGLISH: Language = { language: 'en', grammar: english };
const DOCUMENT_SHARE = 0.3;

const LONG_PARTS = [
  'sentence',
  'sentence',
  'query',
  'longRequest',
  'customer',
  'ordinary',
  'disregard',
  'constrained',
  'plainTech',
  'plainCustomer',
  'note',
  'generic',
];
/** Rules of the attacks hidden in long texts. */
const BURIED = ['override', 'promptLeak', 'plainOverride', 'plainExtraction', 'plainHijack'];

const attackMessages = (): Kind[] => [
  ...messages(ENGLISH, 'INJECTION', englishAttacks),
  quotations(ENGLISH, 'user', 'INJECTION', 'quotedOrder', 12, attackOrdered),
  configured(ENGLISH, 'INJECTION', 'configuredAttack', 5, [
    'override',
    'promptLeak',
    'plainOverride',
    'plainExtraction',
    'plainPersona',
    'taskHijack',
  ]),
  long(ENGLISH, 'INJECTION', 'buriedAttack', 5, LONG_PARTS, BURIED),
  ...pages(ENGLISH, 'INJECTION', 'pageAttack', 4, [...BURIED, 'plainPersona']),
];

const attackDocuments = (): Kind[] => [
  documents(ENGLISH, 'INJECTION', 'indirect', 8, ['indirect', 'plainIndirect', 'lineOrder']),
  documents(ENGLISH, 'INJECTION', 'sideTask', 5, ['sideTask']),
  documents(ENGLISH, 'INJECTION', 'sideAnswer', 2, ['sideAnswer']),
];

const benignMessages = (): Kind[] => [
  ...messages(ENGLISH, 'BENIGN', englishBenign),
  encoded(ENGLISH, 26),
  quotations(ENGLISH, 'user', 'BENIGN', 'quotedReport', 30, attackTold),
  quotations(ENGLISH, 'user', 'BENIGN', 'quotedEveryday', 10, everydayQuoted),
  configured(ENGLISH, 'BENIGN', 'ownerPrompt', 22, []),
  configured(ENGLISH, 'BENIGN', 'ownerAndUser', 8, ['query', 'ordinary', 'generic', 'customer']),
  long(ENGLISH, 'BENIGN', 'longMix', 16, LONG_PARTS, []),
  ...pages(ENGLISH, 'BENIGN', 'page', 24, []),
];

const benignDocuments = (): Kind[] => [
  documents(ENGLISH, 'BENIGN', 'cleanDocument', 5, []),
  documents(ENGLISH, 'BENIGN', 'documentNote', 6, [
    'note',
    'note',
    'note',
    'customer',
    'disregard',
  ]),
  documents(ENGLISH, 'BENIGN', 'plainNote', 6, ['plainNote', 'lineRemark']),
  documents(ENGLISH, 'BENIGN', 'documentTalk', 1.5, ['aboutPrompts']),
  quotations(ENGLISH, 'document', 'BENIGN', 'documentReport', 2.5, attackTold),
];

/** Returns the English kinds with a share `attacks` of attacks. */
export const englishKinds = (attacks: number): Kind[] => [
  ...spread(attackMessages(), (1 - DOCUMENT_SHARE) * attacks),
  ...spread(attackDocuments(), DOCUMENT_SHARE * attacks),
  ...spread(benignMessages(), (1 - DOCUMENT_SHARE) * (1 - attacks)),
  ...spread(benignDocuments(), DOCUMENT_SHARE * (1 - attacks)),
];
