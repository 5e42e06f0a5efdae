import {
  WORKSPACE_LIMITS,
  type WorkspaceFields,
  type WorkspaceLimit,
  type WorkspaceLimits,
} from '@touchstone/contracts';
import { isJsonObject } from '@touchstone/contracts/dto';
import type { GatewaySettings } from '../gateway.config';
import { refuse } from '../http/problems';

/** 0: none. */
const operatorLimits = ({
  ratePerSecond,
  fieldLength,
  messages,
}: GatewaySettings): Record<WorkspaceLimit, number> => ({
  requests_per_second: ratePerSecond,
  characters_per_field: fieldLength,
  messages,
});

const NONE: WorkspaceLimits = Object.fromEntries(WORKSPACE_LIMITS.map((name) => [name, 0]));

const liftsAll = (body: unknown): boolean => {
  const limits = isJsonObject(body) ? body['limits'] : undefined;
  return isJsonObject(limits) && Object.keys(limits).length === 0;
};

/**
 * The fields of an update, where `{}` in place of the limits stands for lifting each of them.
 * @param body as the caller sent it: `null`s have gone from the fields, and they lift nothing
 * @throws InvalidRequest for a limit above the operator's own, which is no limit
 */
export const withLimits = (
  fields: WorkspaceFields,
  body: unknown,
  settings: GatewaySettings,
): WorkspaceFields => {
  if (fields.limits === undefined) return fields;
  const limits = liftsAll(body) ? NONE : { ...fields.limits };
  const highest = operatorLimits(settings);
  refuse(
    WORKSPACE_LIMITS.filter((name) => highest[name] > 0 && (limits[name] ?? 0) > highest[name]).map(
      (name) =>
        `limits.${name}: expected at most ${highest[name]}, which is what this installation allows, or 0 to lift the workspace's own limit.`,
    ),
  );
  return { ...fields, limits };
};
