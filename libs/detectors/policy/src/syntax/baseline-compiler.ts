import { setFlagsFromString } from 'node:v8';

const OPTIMISING = ['wasm-tier-up', 'wasm-dynamic-tiering'];

/**
 * Runs WebAssembly without V8's optimising compiler, which takes 2 s of computing and 350 MB at the
 * first texts of the Python parser. Without it, 400 KB of Python take 45 ms instead of 12 to 27. The
 * flags are those of the process, so they are restored: PGlite runs in a thread of all-in-one.
 */
export const withBaselineCompiler = <T>(run: () => T): T => {
  for (const flag of OPTIMISING) setFlagsFromString(`--no-${flag}`);
  try {
    return run();
  } finally {
    for (const flag of OPTIMISING) setFlagsFromString(`--${flag}`);
  }
};
