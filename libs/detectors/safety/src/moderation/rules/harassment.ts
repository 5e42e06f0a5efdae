import { EXPLAINING, type Rule,rulesOf } from './rule';

export const HARASSMENT: readonly Rule[] = [
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
];
