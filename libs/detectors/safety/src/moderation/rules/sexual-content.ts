import { type Rule,rulesOf } from './rule';

export const SEXUAL_CONTENT: readonly Rule[] = [
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
