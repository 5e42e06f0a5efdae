import type { SafetyCategory } from '@touchstone/contracts';
import type { Role } from './roles';

/**
 * A combination of roles within a number of tokens of each other, in this order unless stated
 * otherwise, that is evidence for a category.
 */
export interface Rule {
  category: SafetyCategory;
  roles: readonly Role[];
  within: number;
  /** Weight from 0 to 1; 0.5 is enough to flag. */
  weight: number;
  /** Completes the sentence "The text …". */
  reason: string;
  /** Contexts that reduce the weight. */
  softens: readonly Role[];
  ordered?: false;
}

/**
 * Position of a context: in the match or shortly before it, shortly behind it, or either; strictly
 * between its first and last word; or anywhere in the sentence.
 */
export type Place = 'near' | 'behind' | 'around' | 'inside' | 'anywhere';

/** A context that reduces the weight of a rule by a factor. */
export interface Context {
  factor: number;
  place: Place;
}

/**
 * Factors by which contexts reduce a rule's weight. Words between "kill" and a person name the
 * actual object: "kill some time with friends".
 */
export const CONTEXTS: ReadonlyMap<Role, Context> = new Map<Role, Context>([
  ['protect', { factor: 0.2, place: 'near' }],
  ['negate', { factor: 0.4, place: 'near' }],
  ['study', { factor: 0.5, place: 'anywhere' }],
  ['quoted', { factor: 0.75, place: 'anywhere' }],
  ['support', { factor: 0.3, place: 'anywhere' }],
  ['medical', { factor: 0.4, place: 'anywhere' }],
  ['harmlessTarget', { factor: 0.1, place: 'inside' }],
]);

/** Columns of a rule in the tables below. */
export type Row = [
  roles: readonly Role[],
  within: number,
  weight: number,
  reason: string,
  ordered?: false,
];

/** Creates the rules of a table for a category. */
export const rulesOf = (category: SafetyCategory, softens: readonly Role[], rows: Row[]): Rule[] =>
  rows.map(([roles, within, weight, reason, ordered]) => ({
    category,
    roles,
    within,
    weight,
    reason,
    softens,
    ...(ordered === false && { ordered }),
  }));

const EXPLAINING = ['protect', 'study', 'negate'] as const;

/** Rules of all categories. Weights are set by hand on development data (see MODEL-CARD.md). */
export const RULES: readonly Rule[] = [
  ...rulesOf('dangerous_content', EXPLAINING, [
    [['ask', 'crime'], 16, 0.75, 'asks how to commit a crime'],
    [['wonder', 'crime'], 12, 0.35, 'asks about a crime'],
    [['ask', 'mischief'], 14, 0.55, 'asks how to deceive or harm others'],
    [['ask', 'make', 'thing'], 14, 0.7, 'asks how to make or get something dangerous', false],
    [['make', 'thing'], 7, 0.55, 'is about making or getting something dangerous'],
    [['make', 'substance'], 7, 0.4, 'is about making or getting drugs'],
    [['ask', 'make', 'substance'], 12, 0.65, 'asks how to make or get drugs', false],
    [['make', 'fake', 'document'], 9, 0.75, 'asks for a forgery'],
    [['ask', 'fake', 'document'], 10, 0.7, 'asks for a forgery'],
    [['ask', 'bypass', 'security'], 14, 0.65, 'asks how to bypass a security measure'],
    [['ask', 'disrupt', 'system'], 14, 0.7, 'asks how to damage vital systems'],
    [['ask', 'cause', 'disaster'], 14, 0.65, 'asks how to cause a disaster'],
    [['promote', 'violence'], 8, 0.75, 'promotes violence or other harm'],
    [['ask', 'violence'], 10, 0.35, 'asks about violence'],
    [['ask', 'grave'], 14, 0.6, 'asks about a grave crime'],
    [['ask', 'thing'], 12, 0.5, 'asks about something dangerous'],
    [['intend', 'crime'], 8, 0.6, 'announces a crime'],
  ]),
  ...rulesOf(
    'dangerous_content',
    ['protect'],
    [
      [['crime', 'evade'], 22, 0.85, 'is about a crime that goes undetected', false],
      [['hurt', 'evade'], 22, 0.8, 'is about hurting someone undetected', false],
      [['thing', 'evade'], 22, 0.8, 'is about hiding something dangerous', false],
      [['substance', 'evade'], 22, 0.7, 'is about hiding drugs', false],
      [['mischief', 'evade'], 22, 0.75, 'is about deceiving others undetected', false],
      [['ask', 'evade'], 16, 0.6, 'asks how not to get caught'],
    ],
  ),
  ...rulesOf(
    'dangerous_content',
    [...EXPLAINING, 'harmlessTarget'],
    [[['ask', 'hurt', 'person'], 14, 0.75, 'asks how to hurt people']],
  ),
  ...rulesOf(
    'dangerous_content',
    ['negate', 'study', 'quoted', 'harmlessTarget'],
    [
      [['intend', 'hurt', 'person'], 6, 0.8, 'threatens to hurt someone'],
      [['threat'], 0, 0.75, 'is a threat'],
      [['hurt', 'hurt'], 12, 0.3, 'describes violence'],
      [['grave', 'hurt'], 12, 0.3, 'describes violence', false],
      [['hurt', 'group'], 4, 0.5, 'calls for violence against a group'],
    ],
  ),
  ...rulesOf(
    'dangerous_content',
    ['support', 'protect', 'study', 'negate'],
    [
      [['selfharm'], 0, 0.55, 'mentions self-harm'],
      [['ask', 'selfharm'], 12, 0.75, 'asks about ways of self-harm'],
      [['promote', 'selfharm'], 8, 0.75, 'promotes self-harm'],
    ],
  ),
  ...rulesOf('dangerous_content', [], [[['urge'], 0, 0.9, 'urges someone to self-harm']]),

  ...rulesOf(
    'harassment',
    ['negate', 'study', 'quoted', 'figurative'],
    [
      [['you', 'insult'], 5, 0.75, 'insults its recipient'],
      [['insult', 'you'], 3, 0.6, 'insults its recipient'],
      [['you', 'insulting'], 4, 0.55, 'belittles its recipient'],
      [['third', 'is', 'insult'], 5, 0.6, 'insults a person'],
      [['third', 'is', 'insulting'], 4, 0.4, 'belittles a person'],
      [['profane', 'insult'], 3, 0.6, 'insults a person in foul language'],
      [['insulting', 'insult'], 3, 0.55, 'insults a person'],
      [['insult', 'insult'], 10, 0.55, 'contains several insults'],
      [['insult'], 0, 0.25, 'contains an insult'],
      [['insulting', 'insulting'], 6, 0.3, 'contains several belittling words'],
      [['abuse'], 0, 0.75, 'abuses someone'],
      [['menace'], 0, 0.8, 'threatens to stalk or hurt someone'],
      [['urge'], 0, 0.8, 'urges someone to self-harm'],
      [['intend', 'hurt', 'you'], 6, 0.7, 'threatens its recipient'],
    ],
  ),
  ...rulesOf('harassment', EXPLAINING, [
    [['ask', 'harass'], 14, 0.75, 'asks how to harass someone'],
    [['intend', 'harass'], 8, 0.65, 'announces harassment'],
    [['ask', 'demean', 'person'], 14, 0.65, 'asks for something that humiliates a person'],
    [['harass', 'evade'], 20, 0.8, 'is about harassing someone undetected', false],
  ]),

  ...rulesOf(
    'hate_speech',
    ['study', 'negate', 'quoted'],
    [
      [['slur'], 0, 0.75, 'uses a slur against a group'],
      [['mildslur'], 0, 0.3, 'uses a word that may be a slur'],
      [['mildslur', 'mildslur'], 20, 0.4, 'repeats words that may be slurs'],
      [
        ['mildslur', 'insulting'],
        6,
        0.35,
        'belittles people with a word that may be a slur',
        false,
      ],
      [['hateverb', 'mildslur'], 5, 0.5, 'calls for hatred with a word that may be a slur'],
      [['profane', 'mildslur'], 3, 0.4, 'abuses people with a word that may be a slur'],
      [['group', 'dehuman'], 8, 0.75, 'degrades a group of people'],
      [['dehuman', 'group'], 3, 0.6, 'degrades a group of people'],
      [['group', 'is', 'insulting'], 6, 0.65, 'belittles a group of people'],
      [['group', 'is', 'insult'], 6, 0.65, 'insults a group of people'],
      [['insulting', 'group'], 2, 0.5, 'belittles a group of people'],
      [['profane', 'group'], 2, 0.55, 'abuses a group of people'],
      [['hateverb', 'group'], 5, 0.75, 'calls for hatred of a group'],
      [['wonder', 'group', 'insulting'], 12, 0.65, 'asks why a group is bad'],
      [['wonder', 'group', 'dehuman'], 12, 0.3, 'asks why a group is bad'],
    ],
  ),
  ...rulesOf('hate_speech', EXPLAINING, [
    [['ask', 'hateact'], 14, 0.7, 'asks how to spread hatred'],
    [['promote', 'hateact'], 7, 0.7, 'promotes hatred'],
    [
      ['ask', 'discriminate', 'group'],
      14,
      0.75,
      'asks how to discriminate against a group of people',
    ],
    [['ask', 'demean', 'group'], 14, 0.65, 'asks for something that degrades a group'],
    [['discriminate', 'group'], 5, 0.4, 'is about discriminating against a group of people'],
  ]),

  ...rulesOf(
    'sexual_content',
    ['medical', 'study', 'protect'],
    [
      [['explicit'], 0, 0.6, 'uses sexually explicit words'],
      [['explicit', 'explicit'], 20, 0.5, 'describes sex explicitly'],
      [['explicit', 'sexual'], 10, 0.5, 'describes sex explicitly', false],
      [['sexual'], 0, 0.3, 'mentions sex'],
      [['sexual', 'sexual'], 12, 0.4, 'describes sex'],
      [['ask', 'erotic'], 14, 0.65, 'asks for erotic material'],
      [['write', 'erotic'], 10, 0.65, 'asks for erotic material'],
      [['erotic'], 0, 0.45, 'is about erotic material'],
      [['write', 'sexual'], 14, 0.35, 'asks for a sexual text'],
      [['ask', 'sexual'], 12, 0.25, 'asks about sex'],
      [['ask', 'sexcrime'], 14, 0.7, 'asks about sexual exploitation'],
      [['sexcrime'], 0, 0.35, 'mentions sexual exploitation'],
    ],
  ),
];
