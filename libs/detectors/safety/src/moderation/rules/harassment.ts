import { EXPLAINING, type Rule, rulesOf } from './rule';

/** Contexts in which words that would insult are reported, denied or withdrawn. */
const REPORTED = ['deny', 'study', 'quoted', 'report', 'support', 'refuse', 'figurative'] as const;

export const HARASSMENT: readonly Rule[] = [
  ...rulesOf('harassment', REPORTED, [
    [['you', 'insult'], 5, 0.75, 'insults its recipient'],
    [['insult', 'you'], 3, 0.6, 'insults its recipient'],
    [['addressed', 'insult'], 6, 0.6, 'insults its recipient'],
    [['addressed', 'contempt'], 4, 0.6, 'insults its recipient'],
    [['addressed', 'unkind'], 4, 0.55, 'belittles its recipient'],
    [['you', 'insulting'], 4, 0.55, 'belittles its recipient'],
    [['scorn', 'scorn'], 20, 0.4, 'mocks its recipient'],
    [['you', 'likened'], 6, 0.6, 'mocks its recipient'],
    [['likened', 'you'], 6, 0.55, 'mocks its recipient'],
    [['third', 'likened'], 6, 0.55, 'mocks a person'],
    [['likened'], 0, 0.2, 'mocks a person'],
    [['watching'], 0, 0.35, 'may threaten its recipient'],
    [['watching', 'watching'], 25, 0.2, 'may threaten its recipient'],
    [['watching', 'lever'], 20, 0.4, 'threatens its recipient', false],
    [['watching', 'insult'], 20, 0.5, 'threatens its recipient', false],
    [['lewd'], 0, 0.6, 'harasses a person sexually'],
    [['lever', 'reveal'], 25, 0.65, 'blackmails its recipient', false],
    [['abuse'], 0, 0.75, 'abuses someone'],
    [['scorn'], 0, 0.35, 'mocks its recipient'],
    [['menace'], 0, 0.8, 'threatens to stalk or hurt someone'],
    [['urge'], 0, 0.8, 'urges someone to self-harm'],
    [['pile'], 0, 0.35, 'joins others against a person'],
    [['pile', 'breakdown'], 20, 0.5, 'incites others against a person', false],
  ]),
  ...rulesOf(
    'harassment',
    [...REPORTED, 'negate'],
    [
      [['threat', 'you'], 3, 0.6, 'threatens its recipient'],
      [['intend', 'maim', 'you'], 8, 0.65, 'threatens its recipient'],
      [['conditional', 'maim', 'you'], 20, 0.5, 'threatens its recipient', false],
      [['intend', 'hurt', 'you'], 6, 0.7, 'threatens its recipient'],
    ],
  ),
  ...rulesOf(
    'harassment',
    [...REPORTED, 'self', 'object'],
    [
      [['scorn', 'insult'], 15, 0.4, 'mocks its recipient', false],
      [['scorn', 'insulting'], 15, 0.35, 'mocks its recipient', false],
      [['third', 'is', 'insult'], 5, 0.6, 'insults a person'],
      [['third', 'is', 'insulting'], 4, 0.4, 'belittles a person'],
      [['is', 'insulting', 'insult'], 6, 0.4, 'insults a person'],
      [['is', 'insult'], 4, 0.3, 'insults a person'],
      [['profane', 'insult'], 3, 0.6, 'insults a person in foul language'],
      [['insulting', 'insult'], 3, 0.55, 'insults a person'],
      [['insult', 'insult'], 10, 0.55, 'contains several insults'],
      [['insult'], 0, 0.25, 'contains an insult'],
      [['insulting', 'insulting'], 6, 0.3, 'contains several belittling words'],
    ],
  ),
  ...rulesOf(
    'harassment',
    [...EXPLAINING, 'refuse'],
    [
      [['ask', 'harass'], 14, 0.75, 'asks how to harass someone'],
      [['intend', 'harass'], 8, 0.65, 'announces harassment'],
      [['ask', 'demean', 'person'], 14, 0.65, 'asks for something that humiliates a person'],
      [['ask', 'wound'], 20, 0.65, 'asks for something that hurts a person', false],
      [['harass', 'evade'], 20, 0.8, 'is about harassing someone undetected', false],
    ],
  ),
];
