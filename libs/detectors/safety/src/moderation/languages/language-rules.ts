import type { Role } from '../roles';
import { aboutSelfHarm, type Context, type Row, type Rule, rulesOf } from '../rules';

/** Contexts by whether the language negates behind the verb. */
export const contextsOf = (negatesBehind: boolean): ReadonlyMap<Role, Context> =>
  new Map<Role, Context>([
    ['protect', { factor: 0.2, place: 'around' }],
    ['negate', { factor: 0.4, place: negatesBehind ? 'behind' : 'near' }],
    ['study', { factor: 0.5, place: 'anywhere' }],
    ['quoted', { factor: 0.6, place: 'anywhere' }],
    ['support', { factor: 0.3, place: 'anywhere' }],
    ['report', { factor: 0.3, place: 'anywhere' }],
    ['harmed', { factor: 0.3, place: 'anywhere' }],
    ['play', { factor: 0.4, place: 'anywhere' }],
    ['object', { factor: 0.4, place: 'around' }],
  ]);

const unordered = (rows: [readonly Role[], number, number, string][]): Row[] =>
  rows.map(([roles, within, weight, reason]) => [roles, within, weight, reason, false]);

const EXPLAINING = ['protect', 'study', 'negate', 'harmed', 'play', 'object'] as const;
/** Contexts in which someone else's words are told, condemned or suffered. */
const TOLD = ['quoted', 'report', 'harmed', 'play'] as const;
const REPORTING = ['negate', 'study', ...TOLD] as const;

/** Rules for languages other than English, in any order of words. */
export const LANGUAGE_RULES: readonly Rule[] = [
  ...rulesOf(
    'dangerous_content',
    EXPLAINING,
    unordered([
      [['ask', 'crime'], 12, 0.75, 'asks how to commit a crime'],
      [['ask', 'make', 'thing'], 12, 0.7, 'asks how to make or get something dangerous'],
      [['make', 'thing'], 5, 0.4, 'is about making or getting something dangerous'],
      [['ask', 'make', 'substance'], 12, 0.65, 'asks how to make or get drugs'],
      [['ask', 'hurt', 'person'], 12, 0.7, 'asks how to hurt people'],
      [['ask', 'fake', 'document'], 12, 0.7, 'asks for forged documents'],
      [['make', 'fake', 'document'], 8, 0.6, 'is about making or getting forged documents'],
    ]),
  ),
  ...rulesOf(
    'dangerous_content',
    ['protect', 'harmed', 'play'],
    unordered([
      [['account', 'evade'], 14, 0.65, 'is about secret access to an account'],
      [['crime', 'evade'], 18, 0.85, 'is about a crime that goes undetected'],
      [['hurt', 'evade'], 18, 0.8, 'is about hurting someone undetected'],
      [['thing', 'evade'], 18, 0.8, 'is about hiding something dangerous'],
      [['substance', 'evade'], 18, 0.7, 'is about hiding drugs'],
    ]),
  ),
  ...rulesOf(
    'dangerous_content',
    TOLD,
    unordered([
      [['threat'], 0, 0.75, 'is a threat'],
      [['menace'], 0, 0.55, 'is a threat'],
      [['expose', 'secret'], 10, 0.55, 'threatens to publish something private'],
    ]),
  ),
  ...rulesOf(
    'dangerous_content',
    ['negate', 'study', ...TOLD, 'protect', 'object'],
    unordered([
      [['assail', 'you'], 4, 0.7, 'threatens its recipient'],
      [['assail', 'person'], 4, 0.55, 'threatens to hurt someone'],
      [['intend', 'armed', 'gather'], 14, 0.65, 'announces an attack'],
      [['intend', 'hurt', 'you'], 6, 0.75, 'threatens its recipient'],
      [['intend', 'hurt', 'person'], 6, 0.6, 'threatens to hurt someone'],
      [['hurt', 'group'], 5, 0.5, 'calls for violence against a group'],
    ]),
  ),
  ...aboutSelfHarm([
    ...rulesOf(
      'dangerous_content',
      ['support', 'protect', 'study'],
      unordered([
        [['selfharm'], 0, 0.55, 'mentions self-harm'],
        [['ask', 'selfharm'], 12, 0.6, 'asks about ways of self-harm'],
        [['despair', 'pills'], 12, 0.65, 'announces self-harm'],
      ]),
    ),
    ...rulesOf(
      'dangerous_content',
      [...TOLD, 'study'],
      unordered([[['urge'], 0, 0.9, 'urges someone to self-harm']]),
    ),
  ]),
  ...rulesOf(
    'harassment',
    [...REPORTING, 'object'],
    unordered([
      [['insult'], 0, 0.55, 'contains an insult'],
      [['you', 'insult'], 5, 0.6, 'insults its recipient'],
      [['you', 'insulting'], 3, 0.55, 'belittles its recipient'],
      [['insulting', 'insulting'], 5, 0.3, 'contains several belittling words'],
      [['abuse'], 0, 0.75, 'abuses someone'],
      [['menace'], 0, 0.75, 'threatens to stalk or hurt someone'],
      [['intend', 'hurt', 'you'], 6, 0.6, 'threatens its recipient'],
      [['assail', 'you'], 4, 0.6, 'threatens its recipient'],
      [['expose', 'secret'], 10, 0.65, 'threatens to publish something private'],
    ]),
  ),
  ...rulesOf(
    'harassment',
    [...TOLD, 'study'],
    unordered([[['urge'], 0, 0.8, 'urges someone to self-harm']]),
  ),
  ...rulesOf(
    'hate_speech',
    [...REPORTING, 'protect', 'support'],
    unordered([
      [['slur'], 0, 0.75, 'uses a slur against a group'],
      [['group', 'dehuman'], 8, 0.7, 'degrades a group of people'],
      [['group', 'insult'], 6, 0.65, 'insults a group of people'],
      [['group', 'insulting'], 4, 0.55, 'belittles a group of people'],
      [['hateverb', 'group'], 4, 0.7, 'calls for hatred of a group'],
    ]),
  ),
  ...rulesOf(
    'hate_speech',
    EXPLAINING,
    unordered([[['write', 'hateact'], 10, 0.7, 'asks for hatred of a group']]),
  ),
  ...rulesOf(
    'sexual_content',
    ['study', 'protect', 'support', 'harmed'],
    unordered([
      [['explicit'], 0, 0.6, 'uses sexually explicit words'],
      [['sexual'], 0, 0.2, 'mentions sex'],
      [['sexual', 'sexual'], 12, 0.35, 'describes sex'],
      [['erotic'], 0, 0.45, 'is about erotic material'],
      [['write', 'erotic'], 10, 0.6, 'asks for erotic material'],
      [['ask', 'erotic'], 10, 0.5, 'asks for erotic material'],
      [['write', 'sexual'], 12, 0.35, 'asks for a sexual text'],
      [['write', 'undress'], 10, 0.6, 'asks for pictures of naked people'],
      [['spicy', 'scene'], 2, 0.65, 'asks for erotic material'],
    ]),
  ),
  ...rulesOf(
    'sexual_content',
    [],
    unordered([
      [['minor', 'erotic'], 12, 0.8, 'sexualises minors'],
      [['minor', 'explicit'], 12, 0.8, 'sexualises minors'],
    ]),
  ),
];
