export interface WaitingBatch {
  id: string;
  workspace: string;
  /** Lines that were never queued. */
  waiting: number;
  /** Lines that are queued. */
  inFlight: number;
}

/**
 * Shares free places among batches: each place goes to the workspace with the fewest lines in
 * flight, and within it to the batch with the fewest. Earlier batches come first among equals.
 * @returns how many lines of each batch to queue
 */
export const shareOut = (batches: readonly WaitingBatch[], free: number): Map<string, number> => {
  const shares = new Map<string, number>();
  const candidates = batches.map((batch) => ({ ...batch }));
  const ofWorkspace = new Map<string, number>();
  for (const { workspace, inFlight } of candidates)
    ofWorkspace.set(workspace, (ofWorkspace.get(workspace) ?? 0) + inFlight);
  for (let places = free; places > 0; places--) {
    const next = candidates
      .filter(({ waiting }) => waiting > 0)
      .sort(
        (one, other) =>
          (ofWorkspace.get(one.workspace) ?? 0) - (ofWorkspace.get(other.workspace) ?? 0) ||
          one.inFlight - other.inFlight,
      )[0];
    if (!next) break;
    next.waiting--;
    next.inFlight++;
    ofWorkspace.set(next.workspace, (ofWorkspace.get(next.workspace) ?? 0) + 1);
    shares.set(next.id, (shares.get(next.id) ?? 0) + 1);
  }
  return shares;
};
