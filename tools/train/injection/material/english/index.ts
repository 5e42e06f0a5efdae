import { type Grammar } from '../grammar';
import { englishLines } from '../documents/english-lines';
import { attackExtraction } from './attack-extraction';
import { attackForgery } from './attack-forgery';
import { attackIndirect } from './attack-indirect';
import { attackOverride } from './attack-override';
import { attackRoleplay } from './attack-roleplay';
import { attackTricks } from './attack-tricks';
import { benignEveryday } from './benign-everyday';
import { benignLong } from './benign-long';
import { benignShaped } from './benign-shaped';
import { benignTrigger } from './benign-trigger';
import { slots, tasks } from './slots';
import { words } from './words';

export const english: Grammar = {
  ...slots, ...words, ...tasks, ...attackOverride, ...attackRoleplay, ...attackExtraction, ...attackForgery, ...attackTricks,
  ...attackIndirect, ...benignEveryday, ...benignTrigger, ...benignShaped, ...benignLong, ...englishLines,
};

/** Rules that are attacks by themselves, with their share; `alone` ones make no sense inside another text. */
export const englishAttacks: readonly { group: string; weight: number; alone?: boolean }[] = [
  { group: 'override', weight: 16 },
  { group: 'dan', weight: 7, alone: true },
  { group: 'developerMode', weight: 4 },
  { group: 'oppositeDay', weight: 1.5 },
  { group: 'grandma', weight: 1.5 },
  { group: 'fiction', weight: 4 },
  { group: 'simulation', weight: 3 },
  { group: 'promptLeak', weight: 8 },
  { group: 'passwordGame', weight: 6 },
  { group: 'delimiterForgery', weight: 7, alone: true },
  { group: 'manyShot', weight: 2.5, alone: true },
  { group: 'obfuscation', weight: 3 },
  { group: 'payloadSplitting', weight: 3 },
  { group: 'refusalSuppression', weight: 4 },
  { group: 'authority', weight: 4 },
  { group: 'pressure', weight: 3 },
  { group: 'falseMemory', weight: 3 },
  { group: 'multiTurn', weight: 2 },
  { group: 'taskHijack', weight: 8 },
  { group: 'agentHijack', weight: 3 },
  { group: 'exfiltration', weight: 1.5 },
  { group: 'endless', weight: 1.5 },
  { group: 'harmWrapper', weight: 4 },
];

export const englishBenign: readonly { group: string; weight: number; alone?: boolean }[] = [
  { group: 'ordinary', weight: 20 },
  { group: 'generic', weight: 24 },
  { group: 'longRequest', weight: 34, alone: true },
  { group: 'hardTopic', weight: 10 },
  { group: 'toolRequest', weight: 9 },
  { group: 'disregard', weight: 15 },
  { group: 'aboutPrompts', weight: 13 },
  { group: 'words', weight: 12 },
  { group: 'harmlessRole', weight: 9 },
  { group: 'constrained', weight: 14 },
  { group: 'harmlessFiction', weight: 5 },
  { group: 'codesAndGames', weight: 9 },
  { group: 'customer', weight: 5 },
  { group: 'sensitive', weight: 1.5 },
];
