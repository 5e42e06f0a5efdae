import type { Constraint } from '../constraint';
import type { Piece, Role } from './role';

/** The roles of a clause, sorted for its rules. */
export interface ClauseReading {
  pieces: readonly Piece[];
  /** Roles without those of polarity, bounds and figures. */
  things: ReadonlySet<Role>;
  figures: readonly number[];
  forbids: boolean;
}

export type Rule = (reading: ClauseReading) => Constraint | undefined;

const POLARITY = new Set<Role>(['no', 'use', 'exact', 'whole', 'either']);

export const BOUNDS = new Set<Role>(['max', 'below', 'above', 'min']);

export const readingOf = (pieces: readonly Piece[]): ClauseReading => ({
  pieces,
  things: new Set(
    pieces
      .map(({ role }) => role)
      .filter((role) => !POLARITY.has(role) && !BOUNDS.has(role) && role !== 'figure'),
  ),
  figures: pieces.flatMap(({ role, value }) => (role === 'figure' ? [Number(value)] : [])),
  forbids: pieces.filter(({ role }) => role === 'no').length % 2 === 1,
});

/** Checks that a clause names these things, and perhaps others, but nothing else. */
export const names = (
  { things }: ClauseReading,
  wanted: readonly Role[],
  perhaps: readonly Role[] = [],
): boolean =>
  wanted.every((role) => things.has(role)) &&
  [...things].every((role) => wanted.includes(role) || perhaps.includes(role));

/** The role directly after the first "not". */
export const denied = ({ pieces }: ClauseReading): Role | undefined => {
  const at = pieces.findIndex(({ role }) => role === 'no');
  return at < 0 ? undefined : pieces.slice(at + 1).find(({ role }) => role !== 'use')?.role;
};

export const has = ({ pieces }: ClauseReading, role: Role): boolean =>
  pieces.some((one) => one.role === role);

export const valueOf = ({ pieces }: ClauseReading, role: Role): string =>
  pieces.find((one) => one.role === role)?.value ?? '';
