import { EXPLAINING, type Rule,rulesOf } from './rule';

export const HATE_SPEECH: readonly Rule[] = [
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
];
