import { between, chance, pick, type Random, shuffle, times } from '../../lib/random';
import { documentWith, message } from './compose';
import { type RuleExpander } from './documents/place';
import { encodedHarmless } from './encoded';
import { english, englishAttacks, englishBenign } from './english';
import { everydayKinds } from './everyday/kinds';
import { expand, type Grammar } from './grammar';
import type { Kind } from './kind';
import { type LanguagePack, languagePacks } from './languages';
import { attackOrdered, attackTold, everydayQuoted, type Quoting } from './quoting';
import { styled } from './styles';
import { grammarsOf } from './templates';

const systemPrompts = grammarsOf('system-prompts');
/** Paragraphs of ordinary long texts in the words of attacks. */
const pageParagraphs = grammarsOf('page-paragraphs');

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
const LANGUAGE_PARTS = [
  'sentence',
  'sentence',
  'query',
  'trigger',
  'customer',
  'note',
  'plainBenign',
];

/** Share of all texts; the rest is divided between English and the other languages. */
const EVERYDAY_SHARE = 0.4;
const ENGLISH_SHARE = 0.58;
const ATTACK_SHARE = 0.48;
const DOCUMENT_SHARE = 0.3;

const expanderOf =
  (grammar: Grammar, random: Random): RuleExpander =>
  (rule) =>
    expand(grammar, `{${rule}}`, random);

type Weighted = readonly { group: string; rule?: string; weight: number; alone?: boolean }[];

const spread = (kinds: Kind[], share: number): Kind[] => {
  const total = kinds.reduce((sum, { weight }) => sum + weight, 0);
  return kinds.map((kind) => ({ ...kind, weight: (kind.weight * share) / total }));
};

const messages = (
  grammar: Grammar,
  language: string,
  label: Kind['label'],
  rules: Weighted,
): Kind[] =>
  rules.map(({ group, rule = group, weight, alone = false }) => ({
    group,
    weight,
    label,
    language,
    channel: 'user',
    make: (random) => {
      const fill = expanderOf(grammar, random);
      return message(fill(rule), fill, random, alone);
    },
  }));

/** Makes documents with a line of the given rules, or, for no rule, without one. */
const documents = (
  grammar: Grammar,
  language: string,
  label: Kind['label'],
  group: string,
  weight: number,
  rules: readonly string[],
): Kind => ({
  group,
  weight,
  label,
  language,
  channel: 'document',
  make: (random) => {
    const fill = expanderOf(grammar, random);
    const rule = rules.length > 0 ? pick(rules, random) : undefined;
    const line = rule && (chance(0.2, random) ? styled(fill(rule), random) : fill(rule));
    return documentWith(fill, random, language === 'en', line);
  },
});

const encoded = (grammar: Grammar, language: string, weight: number): Kind => ({
  group: 'encoded',
  weight,
  label: 'BENIGN',
  language,
  channel: 'user',
  make: (random) => encodedHarmless(expanderOf(grammar, random), random),
});

/** Makes a text that quotes another, as a message of its own or as a document. */
const quotations = (
  grammar: Grammar,
  language: string,
  channel: Kind['channel'],
  label: Kind['label'],
  group: string,
  weight: number,
  quoting: Quoting,
): Kind => ({
  group,
  weight,
  label,
  language,
  channel,
  make: (random) => {
    const fill = expanderOf(grammar, random);
    const text = quoting(language, fill, (template) => expand(grammar, template, random), random);
    return channel === 'user' ? text : documentWith(fill, random, false, text);
  },
});

/** Makes an operator's instructions to an assistant, alone or before a user's message. */
const configured = (
  grammar: Grammar,
  language: string,
  label: Kind['label'],
  group: string,
  weight: number,
  rules: readonly string[],
): Kind => ({
  group,
  weight,
  label,
  language,
  channel: 'user',
  make: (random) => {
    const prompts = systemPrompts[language]?.['systemPrompt'] ?? [];
    const owner = (): string => expand(grammar, pick(prompts, random), random).trim();
    const own = chance(0.3, random) ? [owner(), owner()] : [owner()];
    return [
      ...own,
      ...(rules.length > 0 ? [expanderOf(grammar, random)(pick(rules, random))] : []),
    ].join(pick(['\n', '\n\n', ' '], random));
  },
});

/** Joins many harmless texts, some with an attack among them. */
const long = (
  grammar: Grammar,
  language: string,
  label: Kind['label'],
  group: string,
  weight: number,
  harmless: readonly string[],
  attacks: readonly string[],
): Kind => ({
  group,
  weight,
  label,
  language,
  channel: 'user',
  make: (random) => {
    const fill = expanderOf(grammar, random);
    const texts = times(between(4, 22, random), () => fill(pick(harmless, random)));
    return shuffle(
      [...texts, ...(attacks.length > 0 ? [fill(pick(attacks, random))] : [])],
      random,
    ).join(pick(['\n\n', '\n', ' ', '\n\n'], random));
  },
});

/** Makes a page of prose, with an attack or without one. */
const pages = (
  grammar: Grammar,
  language: string,
  label: Kind['label'],
  group: string,
  weight: number,
  attacks: readonly string[],
): Kind[] => {
  const paragraphs = pageParagraphs[language]?.['paragraph'];
  if (!paragraphs) return [];
  const make = (random: Random): string => {
    const paragraph = (): string =>
      times(between(1, 3, random), () => expand(grammar, pick(paragraphs, random), random)).join(
        ' ',
      );
    const texts = times(between(1, 7, random), paragraph);
    return shuffle(
      [
        ...texts,
        ...(attacks.length > 0 ? [expanderOf(grammar, random)(pick(attacks, random))] : []),
      ],
      random,
    ).join(pick(['\n\n', '\n\n', '\n', ' '], random));
  };
  return [{ group, weight, label, language, channel: 'user', make }];
};

const englishKinds = (): Kind[] => {
  const attacks = (share: number, kinds: Kind[]): Kind[] => spread(kinds, share * ATTACK_SHARE);
  const benign = (share: number, kinds: Kind[]): Kind[] =>
    spread(kinds, share * (1 - ATTACK_SHARE));
  return [
    ...attacks(1 - DOCUMENT_SHARE, [
      ...messages(english, 'en', 'INJECTION', englishAttacks),
      quotations(english, 'en', 'user', 'INJECTION', 'quotedOrder', 12, attackOrdered),
      configured(english, 'en', 'INJECTION', 'configuredAttack', 5, [
        'override',
        'promptLeak',
        'plainOverride',
        'plainExtraction',
        'plainPersona',
        'taskHijack',
      ]),
      long(english, 'en', 'INJECTION', 'buriedAttack', 5, LONG_PARTS, [
        'override',
        'promptLeak',
        'plainOverride',
        'plainExtraction',
        'plainHijack',
      ]),
      ...pages(english, 'en', 'INJECTION', 'pageAttack', 4, [
        'override',
        'promptLeak',
        'plainOverride',
        'plainExtraction',
        'plainHijack',
        'plainPersona',
      ]),
    ]),
    ...attacks(DOCUMENT_SHARE, [
      documents(english, 'en', 'INJECTION', 'indirect', 8, [
        'indirect',
        'plainIndirect',
        'lineOrder',
      ]),
      documents(english, 'en', 'INJECTION', 'sideTask', 5, ['sideTask']),
      documents(english, 'en', 'INJECTION', 'sideAnswer', 2, ['sideAnswer']),
    ]),
    ...benign(1 - DOCUMENT_SHARE, [
      ...messages(english, 'en', 'BENIGN', englishBenign),
      encoded(english, 'en', 26),
      quotations(english, 'en', 'user', 'BENIGN', 'quotedReport', 30, attackTold),
      quotations(english, 'en', 'user', 'BENIGN', 'quotedEveryday', 10, everydayQuoted),
      configured(english, 'en', 'BENIGN', 'ownerPrompt', 22, []),
      configured(english, 'en', 'BENIGN', 'ownerAndUser', 8, [
        'query',
        'ordinary',
        'generic',
        'customer',
      ]),
      long(english, 'en', 'BENIGN', 'longMix', 16, LONG_PARTS, []),
      ...pages(english, 'en', 'BENIGN', 'page', 24, []),
    ]),
    ...benign(DOCUMENT_SHARE, [
      documents(english, 'en', 'BENIGN', 'cleanDocument', 5, []),
      documents(english, 'en', 'BENIGN', 'documentNote', 6, [
        'note',
        'note',
        'note',
        'customer',
        'disregard',
      ]),
      documents(english, 'en', 'BENIGN', 'plainNote', 6, ['plainNote', 'lineRemark']),
      documents(english, 'en', 'BENIGN', 'documentTalk', 1.5, ['aboutPrompts']),
      quotations(english, 'en', 'document', 'BENIGN', 'documentReport', 2.5, attackTold),
    ]),
  ];
};

const languageKinds = ({ language, weight, grammar }: LanguagePack): Kind[] => {
  const attack = messages(grammar, language, 'INJECTION', [
    { group: 'override', weight: 5 },
    { group: 'extraction', weight: 4 },
    { group: 'roleplay', weight: 3 },
    { group: 'social', weight: 3 },
    { group: 'hijack', weight: 4 },
    { group: 'plainAttack', weight: 12 },
  ]);
  const quotedOrder = quotations(
    grammar,
    language,
    'user',
    'INJECTION',
    'quotedOrder',
    3,
    attackOrdered,
  );
  const configuredAttack = configured(grammar, language, 'INJECTION', 'configuredAttack', 1.5, [
    'override',
    'extraction',
    'plainAttack',
  ]);
  const buried = long(grammar, language, 'INJECTION', 'buriedAttack', 1.5, LANGUAGE_PARTS, [
    'override',
    'extraction',
    'plainAttack',
  ]);
  const inPages = pages(grammar, language, 'INJECTION', 'pageAttack', 1, [
    'override',
    'extraction',
    'plainAttack',
  ]);
  const shaped = [
    quotations(grammar, language, 'user', 'BENIGN', 'quotedReport', 6, attackTold),
    quotations(grammar, language, 'user', 'BENIGN', 'quotedEveryday', 2, everydayQuoted),
    quotations(grammar, language, 'document', 'BENIGN', 'documentReport', 1, attackTold),
    configured(grammar, language, 'BENIGN', 'ownerPrompt', 5, []),
    configured(grammar, language, 'BENIGN', 'ownerAndUser', 2, ['query']),
    long(grammar, language, 'BENIGN', 'longMix', 2.5, LANGUAGE_PARTS, []),
    ...pages(grammar, language, 'BENIGN', 'page', 4, []),
  ];
  const calm = messages(grammar, language, 'BENIGN', [
    { group: 'query', weight: 7 },
    { group: 'trigger', weight: 5 },
    { group: 'role', weight: 3 },
    { group: 'talk', weight: 2 },
    { group: 'customer', weight: 2 },
    { group: 'plainBenign', weight: 14 },
  ]);
  const indirect = documents(grammar, language, 'INJECTION', 'indirect', 5, [
    'indirect',
    'indirect',
    'plainOrder',
    'plainOrder',
    'sideTask',
    'sideTask',
    'override',
  ]);
  const clean = documents(grammar, language, 'BENIGN', 'cleanDocument', 3, []);
  const noted = documents(grammar, language, 'BENIGN', 'documentNote', 3, [
    'note',
    'note',
    'customer',
    'trigger',
    'plainRemark',
    'plainRemark',
  ]);
  return [
    ...spread(
      [...attack, indirect, quotedOrder, configuredAttack, buried, ...inPages],
      weight * ATTACK_SHARE,
    ),
    ...spread([...calm, clean, noted, ...shaped], weight * (1 - ATTACK_SHARE)),
  ];
};

/** Returns every source, with shares that add up to one. */
export const kinds = (): Kind[] => {
  const others = languagePacks.flatMap(languageKinds);
  const techniques = [
    ...spread(englishKinds(), ENGLISH_SHARE),
    ...spread(others, 1 - ENGLISH_SHARE),
  ];
  return [
    ...spread(techniques, 1 - EVERYDAY_SHARE),
    ...spread(everydayKinds(ATTACK_SHARE), EVERYDAY_SHARE),
  ];
};
