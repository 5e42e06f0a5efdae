import { SAFETY_CATEGORIES, type SafetyCategory } from '@touchstone/contracts';
import { DIMENSIONS, meaningOf, type WordMeaning } from '@touchstone/text/vectors';
import { CONTEXT, DANGEROUS, HARASSMENT, HATE, SEXUAL } from '../data';
import { type Hit, Lexicon } from '../lexicon';
import type { Role } from '../roles';
import type { Token } from '../tokens';
import { type Concept, CONCEPTS, SEEDS } from './concepts';
import { forEachConcept } from './word-concepts';

const ROLES = [
  ...new Set([CONTEXT, DANGEROUS, HARASSMENT, HATE, SEXUAL].flatMap((list) => Object.keys(list))),
] as Role[];
const ROLES_FROM = CONCEPTS.length;
const RULES_FROM = ROLES_FROM + ROLES.length;
const SHAPE_FROM = RULES_FROM + SAFETY_CATEGORIES.length;
const SHAPE = ['question mark', 'quotation mark', 'length'];
const MEANING_FROM = SHAPE_FROM + SHAPE.length;

/** Names of the features, in their order. */
export const FEATURES: readonly string[] = [
  ...CONCEPTS.map((name) => `concept ${name}`),
  ...ROLES.map((name) => `role ${name}`),
  ...SAFETY_CATEGORIES.map((name) => `rule ${name}`),
  ...SHAPE,
  ...Array.from({ length: DIMENSIONS }, (_, index) => `meaning ${index}`),
];

const ROLE_PLACES = new Map(ROLES.map((role, index) => [role, ROLES_FROM + index]));
const CONCEPT_PLACES = new Map(CONCEPTS.map((concept, index) => [concept, index]));

/** Finds the seeds of concepts as they are written. */
export const seeds = new Lexicon<Concept>([SEEDS], new Set());

/** A part of a text, and what the rules found in it. */
export interface Passage {
  text: string;
  tokens: Token[];
  /** Phrases of the lists; positions count from the first token of the passage. */
  hits: readonly Hit<Role>[];
  /** Score of the rules by category. */
  rules: ReadonlyMap<SafetyCategory, number>;
}

/** Value of a feature that a token, or the phrase that begins with it, has. */
export interface Sign {
  token: number;
  feature: number;
  value: number;
}

export interface PassageFeatures {
  values: Float32Array;
  /** Evidence by token. */
  signs: readonly Sign[];
  /** Share of the tokens that are English words with a known meaning. */
  known: number;
}

/** Ratio of the logarithm of the number of tokens to the feature. */
const LENGTH_SCALE = 5;
/** Weight of a word up to which it is grammar; it expresses a concept only as its seed. */
const MOST_FREQUENT = 0.57;
const QUOTATION = /["“”]/;
const LETTERS = /^\p{L}+$/u;

/** Features that a negation shortly before them denies: "you are not stupid". */
const DENIABLE: ReadonlySet<number> = new Set([
  ...(['insultNoun', 'contempt', 'stupid', 'incompetent', 'ugly', 'worthless'] as const).map(
    (concept) => CONCEPTS.indexOf(concept),
  ),
  ...(['insult', 'insulting', 'dehuman'] as const).map((role) => ROLES_FROM + ROLES.indexOf(role)),
]);
const NOT = CONCEPTS.indexOf('not');
/** Distance, in tokens, over which a negation denies. */
const NEGATION_REACH = 2;

const withoutDenied = (signs: readonly Sign[]): Sign[] => {
  const negations = new Set(
    signs.filter(({ feature }) => feature === NOT).map(({ token }) => token),
  );
  if (negations.size === 0) return [...signs];
  return signs.filter(({ feature, token }) => {
    if (!DENIABLE.has(feature)) return true;
    for (let before = 1; before <= NEGATION_REACH; before++)
      if (negations.has(token - before)) return false;
    return true;
  });
};

/** Finds the features of a passage. Linear in the passage. */
export const featuresOf = ({ text, tokens, hits, rules }: Passage): PassageFeatures => {
  const found = [...conceptSigns(tokens), ...roleSigns(hits)];
  const { words, tokenOf, known, vector } = meaningOfTokens(tokens);
  for (const [index, word] of words.entries())
    if (word.weight > MOST_FREQUENT)
      forEachConcept(word, (feature, value) =>
        found.push({ token: tokenOf[index] ?? 0, feature, value }),
      );
  const signs = withoutDenied(found);
  const values = new Float32Array(FEATURES.length);
  for (const { feature, value } of signs)
    if (value > (values[feature] as number)) values[feature] = value;
  SAFETY_CATEGORIES.forEach((category, index) => {
    values[RULES_FROM + index] = rules.get(category) ?? 0;
  });
  values[SHAPE_FROM] = text.includes('?') ? 1 : 0;
  values[SHAPE_FROM + 1] = QUOTATION.test(text) ? 1 : 0;
  values[SHAPE_FROM + 2] = Math.log1p(tokens.length) / LENGTH_SCALE;
  values.set(vector, MEANING_FROM);
  return { values, signs, known: known / Math.max(1, tokens.length) };
};

const conceptSigns = (tokens: Token[]): Sign[] =>
  seeds.find(tokens).flatMap(({ roles, from }) =>
    [...roles].map((concept) => ({
      token: from,
      feature: CONCEPT_PLACES.get(concept) ?? 0,
      value: 1,
    })),
  );

const roleSigns = (hits: readonly Hit<Role>[]): Sign[] =>
  hits.flatMap(({ roles, from }) =>
    [...roles].flatMap((role) => {
      const feature = ROLE_PLACES.get(role);
      return feature === undefined ? [] : [{ token: from, feature, value: 1 }];
    }),
  );

interface TokenMeaning {
  words: readonly WordMeaning[];
  /** Token of each word. */
  tokenOf: Int32Array;
  /** Number of tokens with a meaning. */
  known: number;
  vector: Float32Array;
}

const wordOf = ({ form, stem }: Token): string => (LETTERS.test(form) ? form : stem);

/** Finds the meaning of tokens whose disguises are undone. */
const meaningOfTokens = (tokens: readonly Token[]): TokenMeaning => {
  const forms = tokens.map(wordOf);
  const { words, vector } = meaningOf(forms.join(' '));
  const tokenOf = new Int32Array(words.length);
  let [token, end, known] = [0, forms[0]?.length ?? 0, 0];
  words.forEach(({ start }, index) => {
    while (start > end) end += 1 + (forms[++token]?.length ?? 0);
    if (index === 0 || tokenOf[index - 1] !== token) known++;
    tokenOf[index] = token;
  });
  return { words, tokenOf, known, vector };
};
