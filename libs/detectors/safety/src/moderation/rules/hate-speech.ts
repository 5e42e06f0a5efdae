import { EXPLAINING, type Rule, rulesOf } from './rule';

/** Contexts in which words of hatred are reported, examined or denied. */
const REPORTED = ['study', 'deny', 'quoted', 'report', 'refuse'] as const;

export const HATE_SPEECH: readonly Rule[] = [
  ...rulesOf('hate_speech', REPORTED, [
    [['slur'], 0, 0.75, 'uses a slur against a group'],
    [['mildslur'], 0, 0.3, 'uses a word that may be a slur'],
    [['mildslur', 'mildslur'], 20, 0.4, 'repeats words that may be slurs'],
    [['mildslur', 'insulting'], 6, 0.35, 'belittles people with a word that may be a slur', false],
    [['hateverb', 'mildslur'], 5, 0.5, 'calls for hatred with a word that may be a slur'],
    [['profane', 'mildslur'], 3, 0.4, 'abuses people with a word that may be a slur'],
    [['group', 'dehuman'], 8, 0.75, 'degrades a group of people'],
    [['dehuman', 'group'], 3, 0.6, 'degrades a group of people'],
    [['group', 'is', 'low'], 7, 0.7, 'degrades a group of people'],
    [['group', 'low'], 2, 0.5, 'degrades a group of people'],
    [['group', 'degrade'], 4, 0.6, 'degrades a group of people'],
    [['folk', 'degrade'], 8, 0.55, 'degrades a group of people'],
    [['group', 'is', 'insulting'], 6, 0.65, 'belittles a group of people'],
    [['group', 'is', 'insult'], 6, 0.65, 'insults a group of people'],
    [['insulting', 'group'], 2, 0.5, 'belittles a group of people'],
    [['profane', 'group'], 2, 0.55, 'abuses a group of people'],
    [['hateverb', 'group'], 6, 0.75, 'calls for hatred of a group'],
    [['folkverb', 'every', 'folk'], 5, 0.6, 'calls for violence against a group'],
    [['intend', 'folkverb', 'folk'], 8, 0.6, 'calls for violence against a group'],
    [['ask', 'folkverb', 'folk'], 10, 0.55, 'asks how to harm a group'],
    [['folk', 'exclusion'], 6, 0.5, 'excludes a group of people'],
    [['exclusion', 'folk'], 5, 0.5, 'excludes a group of people'],
    [['othering', 'dehuman'], 6, 0.6, 'degrades a group of people'],
    [['othering', 'is', 'low'], 6, 0.55, 'degrades a group of people'],
    [['othering', 'degrade'], 6, 0.5, 'degrades a group of people'],
    [['othering', 'exclusion'], 8, 0.5, 'excludes a group of people', false],
    [['othering', 'group'], 10, 0.35, 'sets a group of people apart', false],
    [['typical', 'group'], 6, 0.5, 'stereotypes a group of people'],
    [['promote', 'hateact'], 7, 0.7, 'promotes hatred'],
    [['discriminate', 'group'], 5, 0.4, 'is about discriminating against a group of people'],
    [['wonder', 'group', 'insulting'], 12, 0.65, 'asks why a group is bad'],
    [['wonder', 'group', 'dehuman'], 12, 0.3, 'asks why a group is bad'],
  ]),
  ...rulesOf(
    'hate_speech',
    [...EXPLAINING, 'refuse'],
    [
      [['ask', 'hateact'], 14, 0.7, 'asks how to spread hatred'],
      [
        ['ask', 'discriminate', 'group'],
        14,
        0.75,
        'asks how to discriminate against a group of people',
      ],
      [['ask', 'demean', 'group'], 14, 0.65, 'asks for something that degrades a group'],
      [['ask', 'rally', 'group'], 16, 0.6, 'asks for a text against a group of people'],
      [['ask', 'group', 'low'], 12, 0.5, 'asks for a text that degrades a group'],
      [['ask', 'group', 'dehuman'], 22, 0.55, 'asks for a text that degrades a group'],
    ],
  ),
];
