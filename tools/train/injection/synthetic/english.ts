import type { Grammar } from './grammar';
import { grammarsIn } from './templates';

/** The English rules: attacks, harmless texts and the vocabularies of their slots. */
export const english: Grammar = grammarsIn('english')['en'] ?? {};

interface EnglishKind {
  /** The technique, or the kind of harmless text. */
  group: string;
  weight: number;
  /** The grammar's rule, if its name differs from the group's. */
  rule?: string;
  alone?: boolean;
}

/**
 * Rules that are attacks by themselves, with their share; `alone` ones make no sense inside another
 * text.
 */
export const englishAttacks: readonly EnglishKind[] = [
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
  { group: 'override', rule: 'lineOverride', weight: 9 },
  { group: 'promptLeak', rule: 'lineExtraction', weight: 9 },
  { group: 'simulation', rule: 'linePersona', weight: 5, alone: true },
  { group: 'authority', rule: 'lineAuthority', weight: 4 },
  { group: 'delimiterForgery', rule: 'lineForgery', weight: 5, alone: true },
  { group: 'taskHijack', rule: 'lineHijack', weight: 4 },
  { group: 'override', rule: 'plainOverride', weight: 16 },
  { group: 'promptLeak', rule: 'plainExtraction', weight: 14 },
  { group: 'simulation', rule: 'plainPersona', weight: 14, alone: true },
  { group: 'fiction', rule: 'plainFiction', weight: 5, alone: true },
  { group: 'authority', rule: 'plainAuthority', weight: 10 },
  { group: 'refusalSuppression', rule: 'plainRefusal', weight: 6 },
  { group: 'taskHijack', rule: 'plainHijack', weight: 10 },
  { group: 'payloadSplitting', rule: 'plainSplit', weight: 6 },
  { group: 'multiTurn', rule: 'plainCrescendo', weight: 5 },
  { group: 'exfiltration', rule: 'plainExfil', weight: 5 },
  { group: 'harmWrapper', rule: 'plainHarmFrame', weight: 6 },
];

export const englishBenign: readonly EnglishKind[] = [
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
  { group: 'plainCorrection', weight: 22 },
  { group: 'plainTech', weight: 14 },
  { group: 'plainAboutAi', weight: 14 },
  { group: 'plainRole', weight: 12 },
  { group: 'plainEncoded', weight: 4 },
  { group: 'plainSecurity', weight: 8 },
  { group: 'plainCustomer', weight: 8 },
  { group: 'plainConstraint', weight: 11 },
  { group: 'plainMisc', weight: 9 },
  { group: 'lineHarmless', weight: 26 },
];
