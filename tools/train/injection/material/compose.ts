import { between, chance, pick, type Random,times } from '../../lib/random';
import { type Carrier,carriers, codeCarriers } from './documents/carriers';
import { type Voice } from './documents/place';
import { styled, wrapped } from './styles';

const JOINTS = [' ', ' ', '\n', '\n\n', '. ', ' - ', ' ... '];

const joined = (parts: readonly string[], random: Random): string =>
  parts.reduce((text, part) => (text === '' ? part : `${text}${pick(JOINTS, random)}${part}`), '');

/** A message: alone, or with ordinary talk before, after or around it. Both labels are built by this. */
export const message = (core: string, voice: Voice, random: Random, alone: boolean): string => {
  const talk = (): string => joined(times(between(1, 2, random), () => voice('query')), random);
  const shapes = [
    () => joined([talk(), core], random),
    () => joined([talk(), core], random),
    () => joined([core, talk()], random),
    () => joined([talk(), core, talk()], random),
    () => joined([voice('sentence'), voice('sentence'), core], random),
    () => joined([voice('greeting'), core], random),
    () => joined([voice('longRequest'), core], random),
    () => joined([core, voice('passage')], random),
    () => joined([voice('generic'), core], random),
    () => joined([core, voice('closing')], random),
  ];
  const text = chance(alone ? 0.12 : 0.38, random) ? pick(shapes, random)() : core;
  return wrapped(styled(text, random), random);
};

/** A document of a sentence or two: a message, a field, a remark. */
const shortDocument = (voice: Voice, random: Random, line?: string): string => {
  const before = times(between(line === undefined ? 1 : 0, 2, random), () => voice(pick(['sentence', 'sentence', 'subject', 'title', 'closing'], random)));
  const after = times(chance(0.3, random) ? 1 : 0, () => voice('sentence'));
  return joined([...before, ...(line === undefined ? [] : [line]), ...after], random);
};

const SHORT = 0.4;

/** A document with a line in it; `line` may be absent. */
export const documentWith = (voice: Voice, random: Random, withCode: boolean, line?: string): string => {
  if (chance(SHORT, random)) return shortDocument(voice, random, line);
  const known: Carrier[] = Object.values(carriers);
  const choices = withCode ? [...known, ...Object.values(codeCarriers), ...Object.values(codeCarriers)] : known;
  return pick(choices, random)(voice, random, line);
};
