import type { Token } from '../conversation';
import { LARGEST_CITIES } from './code-tables';

/** A word of a class whose members exclude each other. */
export interface Member {
  kind: string;
  name: string;
  shown: string;
}

const CLASSES: Readonly<Record<string, string>> = {
  room: 'kitchen bedroom bathroom hallway garage nursery basement attic garden hall study den cellar lounge patio',
  colour:
    'red blue green yellow orange purple pink brown black white grey gray silver beige turquoise violet',
  size: 'small medium large',
  day: 'monday tuesday wednesday thursday friday saturday sunday',
  month: 'january february april june july september october november december',
};

const kinds = new Map<string, string>([
  ...Object.entries(CLASSES).flatMap(([kind, words]) =>
    words.split(' ').map((word): [string, string] => [word, kind]),
  ),
  ...[...LARGEST_CITIES].map((city): [string, string] => [city.replaceAll('_', ' '), 'city']),
]);

/** Finds the members of classes in a text, in order. */
export const membersIn = (tokens: readonly Token[], text: string): Member[] =>
  tokens.flatMap((token, index) => {
    const next = tokens[index + 1];
    const pair = next ? `${token.form} ${next.form}` : '';
    const kind = kinds.get(pair);
    if (kind !== undefined)
      return [{ kind, name: pair, shown: text.slice(token.start, next?.end) }];
    const own = kinds.get(token.form);
    return own === undefined ? [] : [{ kind: own, name: token.form, shown: token.raw }];
  });
