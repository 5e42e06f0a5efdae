import { marksOf } from '../../marks';
import { recogniser } from '../../recogniser';

/** What every address holds: much cheaper to look for than an address. */
const GROUP = /[:-][\da-f]{2}[:-]|\.[\da-f]{4}\./i;
/** How a group begins, so that most stretches need no pattern. */
const BEGINNINGS = marksOf(
  ...Array.from('0abcdef', (one) =>
    Array.from('0abcdef', (two) => [`-${one}${two}`, `.${one}${two}`]).flat(),
  ).flat(),
);

/** Six bytes in hex with colons or dashes, or three groups of four with dots; not all the same. Source: IEEE 802, EUI-48. */
export const macAddress = recogniser({
  kind: 'mac_address',
  title: 'MAC address',
  group: 'personal identifiers',
  digits: 1,
  pattern:
    /(?:[0-9a-f]{2}:){5}[0-9a-f]{2}|(?:[0-9a-f]{2}-){5}[0-9a-f]{2}|(?:[0-9a-f]{4}\.){2}[0-9a-f]{4}/i,
  accepts: (code, { excerpt, before, after }) =>
    !/^(..)\1+$/.test(code) &&
    !/^\d{4}\.\d{4}\.\d{4}$/.test(excerpt) &&
    !/:$/.test(before) &&
    !/^:/.test(after),
  where: ({ islands }) =>
    islands.filter(({ marks, text }) => (marks & BEGINNINGS) !== 0 && GROUP.test(text)),
  unannounced: 0.92,
});
