import { between, chance, pick, type Random, times } from '../../lib/random';
import type { Layout } from './documents/layout';
import { codeLayouts, layouts } from './documents/layouts';
import { type RuleExpander } from './documents/place';
import { styled, wrapped } from './styles';

const JOINTS = [' ', ' ', '\n', '\n\n', '. ', ' - ', ' ... '];

const joined = (parts: readonly string[], random: Random): string =>
  parts.reduce((text, part) => (text === '' ? part : `${text}${pick(JOINTS, random)}${part}`), '');

/**
 * Composes a message: alone, or with ordinary talk before, after or around it. Used for both
 * labels.
 */
export const message = (
  core: string,
  fill: RuleExpander,
  random: Random,
  alone: boolean,
): string => {
  const talk = (): string =>
    joined(
      times(between(1, 2, random), () => fill('query')),
      random,
    );
  const shapes = [
    () => joined([talk(), core], random),
    () => joined([talk(), core], random),
    () => joined([core, talk()], random),
    () => joined([talk(), core, talk()], random),
    () => joined([fill('sentence'), fill('sentence'), core], random),
    () => joined([fill('greeting'), core], random),
    () => joined([fill('longRequest'), core], random),
    () => joined([core, fill('passage')], random),
    () => joined([fill('generic'), core], random),
    () => joined([core, fill('closing')], random),
  ];
  const text = chance(alone ? 0.12 : 0.38, random) ? pick(shapes, random)() : core;
  return wrapped(styled(text, random), random);
};

/** Composes a document of a sentence or two: a message, a field, a remark. */
const shortDocument = (fill: RuleExpander, random: Random, line?: string): string => {
  const before = times(between(line === undefined ? 1 : 0, 2, random), () =>
    fill(pick(['sentence', 'sentence', 'subject', 'title', 'closing'], random)),
  );
  const after = times(chance(0.3, random) ? 1 : 0, () => fill('sentence'));
  return joined([...before, ...(line === undefined ? [] : [line]), ...after], random);
};

const SHORT = 0.4;

/** Composes a document around a line; `line` may be absent. */
export const documentWith = (
  fill: RuleExpander,
  random: Random,
  withCode: boolean,
  line?: string,
): string => {
  if (chance(SHORT, random)) return shortDocument(fill, random, line);
  const known: Layout[] = Object.values(layouts);
  const choices = withCode
    ? [...known, ...Object.values(codeLayouts), ...Object.values(codeLayouts)]
    : known;
  return pick(choices, random)(fill, random, line);
};
