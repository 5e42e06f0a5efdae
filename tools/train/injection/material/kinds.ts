import { documentWith, message } from './compose';
import { type Voice } from './documents/place';
import { encodedHarmless } from './encoded';
import { english, englishAttacks, englishBenign } from './english';
import { expand, type Grammar } from './grammar';
import { languagePacks, type LanguagePack } from './languages';
import { chance, pick, type Random } from '../../lib/random';
import { styled } from './styles';

export interface TrainingText {
  text: string;
  label: 'INJECTION' | 'BENIGN';
  channel: 'user' | 'document';
  /** The technique, or the kind of hard negative. */
  group: string;
  language: string;
}

/** One source of texts; `weight` is its share. */
export interface Kind extends Omit<TrainingText, 'text'> {
  weight: number;
  make: (random: Random) => string;
}

const ENGLISH_SHARE = 0.64;
const ATTACK_SHARE = 0.48;
const DOCUMENT_SHARE = 0.3;

const voiceOf = (grammar: Grammar, random: Random): Voice => (rule) => expand(grammar, `{${rule}}`, random);

type Weighted = readonly { group: string; rule?: string; weight: number; alone?: boolean }[];

const spread = (kinds: Kind[], share: number): Kind[] => {
  const total = kinds.reduce((sum, { weight }) => sum + weight, 0);
  return kinds.map((kind) => ({ ...kind, weight: (kind.weight * share) / total }));
};

const messages = (grammar: Grammar, language: string, label: Kind['label'], rules: Weighted): Kind[] =>
  rules.map(({ group, rule = group, weight, alone = false }) => ({
    group, weight, label, language, channel: 'user',
    make: (random) => {
      const voice = voiceOf(grammar, random);
      return message(voice(rule), voice, random, alone);
    },
  }));

/** Documents with a line of the given rules, or, for no rule, without one. */
const documents = (grammar: Grammar, language: string, label: Kind['label'], group: string, weight: number, rules: readonly string[]): Kind => ({
  group, weight, label, language, channel: 'document',
  make: (random) => {
    const voice = voiceOf(grammar, random);
    const rule = rules.length > 0 ? pick(rules, random) : undefined;
    const line = rule && (chance(0.2, random) ? styled(voice(rule), random) : voice(rule));
    return documentWith(voice, random, language === 'en', line);
  },
});

const encoded = (grammar: Grammar, language: string, weight: number): Kind => ({
  group: 'encoded', weight, label: 'BENIGN', language, channel: 'user', make: (random) => encodedHarmless(voiceOf(grammar, random), random),
});

const englishKinds = (): Kind[] => {
  const attacks = (share: number, kinds: Kind[]): Kind[] => spread(kinds, share * ATTACK_SHARE);
  const benign = (share: number, kinds: Kind[]): Kind[] => spread(kinds, share * (1 - ATTACK_SHARE));
  return [
    ...attacks(1 - DOCUMENT_SHARE, messages(english, 'en', 'INJECTION', englishAttacks)),
    ...attacks(DOCUMENT_SHARE, [
      documents(english, 'en', 'INJECTION', 'indirect', 8, ['indirect', 'plainIndirect', 'lineOrder']),
      documents(english, 'en', 'INJECTION', 'sideTask', 5, ['sideTask']),
      documents(english, 'en', 'INJECTION', 'sideAnswer', 2, ['sideAnswer']),
    ]),
    ...benign(1 - DOCUMENT_SHARE, [...messages(english, 'en', 'BENIGN', englishBenign), encoded(english, 'en', 26)]),
    ...benign(DOCUMENT_SHARE, [
      documents(english, 'en', 'BENIGN', 'cleanDocument', 5, []),
      documents(english, 'en', 'BENIGN', 'documentNote', 6, ['note', 'note', 'note', 'customer', 'disregard']),
      documents(english, 'en', 'BENIGN', 'plainNote', 6, ['plainNote', 'lineRemark']),
      documents(english, 'en', 'BENIGN', 'documentTalk', 1.5, ['aboutPrompts']),
    ]),
  ];
};

const languageKinds = ({ language, weight, grammar }: LanguagePack): Kind[] => {
  const attack = messages(grammar, language, 'INJECTION', [
    { group: 'override', weight: 5 }, { group: 'extraction', weight: 4 }, { group: 'roleplay', weight: 3 },
    { group: 'social', weight: 3 }, { group: 'hijack', weight: 4 }, { group: 'plainAttack', weight: 12 },
  ]);
  const calm = messages(grammar, language, 'BENIGN', [
    { group: 'query', weight: 7 }, { group: 'trigger', weight: 5 }, { group: 'role', weight: 3 }, { group: 'talk', weight: 2 }, { group: 'customer', weight: 2 },
    { group: 'plainBenign', weight: 14 },
  ]);
  const indirect = documents(grammar, language, 'INJECTION', 'indirect', 5, ['indirect', 'indirect', 'plainOrder', 'plainOrder', 'sideTask', 'sideTask', 'override']);
  const clean = documents(grammar, language, 'BENIGN', 'cleanDocument', 3, []);
  const noted = documents(grammar, language, 'BENIGN', 'documentNote', 3, ['note', 'note', 'customer', 'trigger', 'plainRemark', 'plainRemark']);
  return [...spread([...attack, indirect], weight * ATTACK_SHARE), ...spread([...calm, clean, noted], weight * (1 - ATTACK_SHARE))];
};

/** Every source, with shares that add up to one. */
export const kinds = (): Kind[] => {
  const others = languagePacks.flatMap(languageKinds);
  return [...spread(englishKinds(), ENGLISH_SHARE), ...spread(others, 1 - ENGLISH_SHARE)];
};
