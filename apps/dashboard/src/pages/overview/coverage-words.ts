import type { Coverage } from '@touchstone/contracts';
import { formatCount } from '../../ui/format';

/** Says how many checks have a verdict, and apart from them, how many had nothing to judge. */
export const coverageWords = ({ asked, judged, bypassed }: Coverage): string[] => {
  if (asked + bypassed === 0) return ['no check was requested'];
  return [
    ...(asked === 0 ? [] : [`${formatCount(judged)} of ${formatCount(asked)} checks judged`]),
    ...(bypassed === 0 ? [] : [`${formatCount(bypassed)} had nothing to judge`]),
  ];
};
