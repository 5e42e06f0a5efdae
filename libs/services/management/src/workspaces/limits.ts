import {
  WORKSPACE_LIMITS,
  type WorkspaceLimits,
  type WorkspaceRecord,
} from '@touchstone/contracts';
import { InvalidField } from '@touchstone/storage';

/**
 * Returns the limits after a change: 0 removes a limit, an omitted one stays.
 * @throws InvalidField
 */
export const changedLimits = (before: WorkspaceLimits, changes: WorkspaceLimits): WorkspaceLimits =>
  Object.fromEntries(
    WORKSPACE_LIMITS.flatMap((name) => {
      const value = changes[name] ?? before[name] ?? 0;
      if (!Number.isSafeInteger(value) || value < 0)
        throw new InvalidField(`limits.${name}`, 'a whole number from 0');
      return value === 0 ? [] : [[name, value]];
    }),
  );

export const shownLimits = (limits: WorkspaceLimits): WorkspaceRecord['limits'] => ({
  requests_per_second: limits.requests_per_second ?? null,
  characters_per_field: limits.characters_per_field ?? null,
  messages: limits.messages ?? null,
});
