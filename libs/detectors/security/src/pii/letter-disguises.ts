import type { NormalisedText } from '@touchstone/detection';
import { rewritten } from './rewritten';

const LONE = /(?<!\S)\S(?: \S){9,4000}(?!\S)/g;
/** No identifier, with what announces it, has as many. */
const MOST = 200;

/** `j a n e @ e x a m p l e . c o m`: characters that stand alone joined; `undefined` where there are none. Linear in the text. */
export const joinedCharacters = (plain: NormalisedText): NormalisedText | undefined =>
  rewritten(plain, LONE, (run) => (run.length > 2 * MOST ? undefined : run.split('').map((character) => (character === ' ' ? '' : character))));

const DEFANGED = / ?[[({] ?(?:\.|dot|:|@|at) ?[\])}] ?| dot (?=\d)|hxxp/gi;

/** `203[.]0[.]113[.]7`, `hxxp://`: as those write who want no link; `undefined` where there is none. Linear in the text. */
export const refanged = (plain: NormalisedText): NormalisedText | undefined =>
  rewritten(plain, DEFANGED, (run) => {
    if (/^hxxp$/i.test(run)) return Array.from('http');
    const sign = /:/.test(run) ? ':' : /@|at/i.test(run) ? '@' : '.';
    return run.split('').map((_character, index) => (index === 0 ? sign : ''));
  });
