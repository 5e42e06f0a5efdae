import {
  WORKSPACE_LIMITS,
  type WorkspaceFields,
  type WorkspaceLimit,
  type WorkspaceLimits,
} from '@touchstone/contracts';
import { isJsonObject } from '@touchstone/contracts/dto';
import type { EdgeSettings } from '@touchstone/http-edge';
import type { GatewaySettings } from '../gateway.config';

type OperatorLimits = Pick<EdgeSettings, 'ratePerSecond'> &
  Pick<GatewaySettings, 'fieldLength' | 'messages'>;
import { refuse } from '../http/problems';

/** 0: no limit. */
const operatorLimits = ({
  ratePerSecond,
  fieldLength,
  messages,
}: OperatorLimits): Record<WorkspaceLimit, number> => ({
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
 * Resolves the limits of an update; `{}` in place of the limits lifts each of them.
 * @param body as the caller sent it; `fields` lacks its `null`s, which lift nothing
 * @throws InvalidRequest for a limit above the operator's own
 */
export const withLimits = (
  fields: WorkspaceFields,
  body: unknown,
  settings: OperatorLimits,
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
