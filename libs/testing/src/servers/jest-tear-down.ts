type Step = () => Promise<unknown>;

/** Set-up and tear-down are loaded apart from each other and share only what is global. */
const shared = globalThis as { touchstoneTestTearDown?: Step[] };

/** Steps are done last first. */
export const atTheEnd = (step: Step): void => {
  (shared.touchstoneTestTearDown ??= []).unshift(step);
};

/** After the run: what the set-up made goes, and so do the servers that it started. */
export default async (): Promise<void> => {
  for (const step of shared.touchstoneTestTearDown ?? [])
    await step().catch((error: Error) => process.stderr.write(`${error.message}\n`));
};
