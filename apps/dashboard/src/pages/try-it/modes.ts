import type { Mode } from '@touchstone/contracts';
import { RUN_MODES, type RunMode } from './request';

export const MODES_IN_ORDER: readonly Mode[] = ['speed', 'balanced', 'quality'];

/** Returns the modes that can be compared; only a definition has some of its own. */
export const offeredModes = (definition: string | undefined): readonly RunMode[] =>
  definition === undefined ? MODES_IN_ORDER : RUN_MODES;

/** Returns the chosen modes of the address, `speed,quality`; without any, a useful choice. */
export const chosenModes = (
  text: string | undefined,
  definition: string | undefined,
): readonly RunMode[] => {
  const names = text?.split(',') ?? [];
  const offered = offeredModes(definition);
  const chosen = offered.filter((mode) => names.includes(mode));
  if (chosen.length > 0) return chosen;
  return definition === undefined ? MODES_IN_ORDER : ['defined'];
};
