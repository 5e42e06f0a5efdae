import { EXPLAINING, type Rule,rulesOf } from './rule';

export const DANGEROUS_CONTENT: readonly Rule[] = [
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
];
