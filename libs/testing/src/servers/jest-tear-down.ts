type Step = () => Promise<unknown>;

/** Global state, which set-up and tear-down share because Jest loads them separately. */
const shared = globalThis as { touchstoneTestTearDown?: Step[] };

/** Registers a step of the tear-down; the last one runs first. */
export const atTheEnd = (step: Step): void => {
  (shared.touchstoneTestTearDown ??= []).unshift(step);
};

/** Removes everything that the set-up created, and stops the servers that it started. */
export default async (): Promise<void> => {
  for (const step of shared.touchstoneTestTearDown ?? [])
    await step().catch((error: Error) => process.stderr.write(`${error.message}\n`));
};
