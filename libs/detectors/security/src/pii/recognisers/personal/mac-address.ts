import { defineTrigrams } from '../../scan/trigrams';
import { patternRecogniser } from '../pattern/pattern-recogniser';

/** Part common to all MAC addresses. Prefilter that is cheaper than the pattern. */
const GROUP = /[:-][\da-f]{2}[:-]|\.[\da-f]{4}\./i;
/** Trigrams at the beginning of a group, so that most clusters need no pattern. */
const BEGINNINGS = defineTrigrams(
  ...Array.from('0abcdef', (one) =>
    Array.from('0abcdef', (two) => [`-${one}${two}`, `.${one}${two}`]).flat(),
  ).flat(),
);

/**
 * Six hex bytes with colons or dashes, or three groups of four digits with dots; not all equal.
 * Source: IEEE 802, EUI-48.
 */
export const macAddress = patternRecogniser({
  kind: 'mac_address',
  title: 'MAC address',
  group: 'personal identifiers',
  minDigits: 1,
  pattern: new RegExp(
    [
      '(?:[0-9a-f]{2}:){5}[0-9a-f]{2}|(?:[0-9a-f]{2}-){5}[0-9a-f]{2}',
      String.raw`(?:[0-9a-f]{4}\.){2}[0-9a-f]{4}`,
    ].join('|'),
    'i',
  ),
  accepts: (code, { excerpt, textBefore, textAfter }) =>
    !/^(..)\1+$/.test(code) &&
    !/^\d{4}\.\d{4}\.\d{4}$/.test(excerpt) &&
    !/:$/.test(textBefore) &&
    !/^:[\da-f]/i.test(textAfter),
  searchIn: ({ digitClusters }) =>
    digitClusters.filter(({ trigrams, text }) => (trigrams & BEGINNINGS) !== 0 && GROUP.test(text)),
  certaintyAlone: 0.92,
});
