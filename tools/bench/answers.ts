import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { generatedRequests, startAllInOne } from '@touchstone/testing';
import { answerTo, decisiveParts } from './answers/decisive-parts';
import { withDeployment } from './lib/deployment';

const REQUESTS = 5_000;
const SEED = 20_261_124;
const AT_ONCE = 4;
const SHOWN = 20;

/**
 * `npm run bench -- answers <checkout>`: sends the same generated requests to this build and to
 * that of another checkout, and prints every request whose status, labels, scores, flags, quotes or
 * data differ. For changes that must not change the decisions; wording may differ.
 */
const compare = async (checkout: string): Promise<number> => {
  const root = resolve(checkout);
  if (!existsSync(join(root, 'dist/apps/all-in-one/src/main.js')))
    throw new Error(`${checkout} holds no build; run npm run build in it first.`);
  const requests = generatedRequests(REQUESTS, SEED);
  return withDeployment(startAllInOne(), (ours) =>
    withDeployment(startAllInOne({}, root), async (theirs) => {
      let next = 0;
      let different = 0;
      const statuses = new Map<number, number>();
      const worker = async (): Promise<void> => {
        for (let request = requests[next++]; request !== undefined; request = requests[next++]) {
          const [here, there] = await Promise.all([
            answerTo(ours, request),
            answerTo(theirs, request),
          ]);
          statuses.set(here.status, (statuses.get(here.status) ?? 0) + 1);
          const [now, before] = [decisiveParts(here), decisiveParts(there)];
          if (now === before) continue;
          if (++different <= SHOWN) print(request, before, now);
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, worker));
      const counts = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
      process.stdout.write(`${requests.length} requests (${counts}): ${different} differ.\n`);
      return different;
    }),
  );
};

const print = (request: string, before: string, now: string): void => {
  process.stdout.write(`request ${request}\n  before ${before}\n  now    ${now}\n`);
};

const [checkout] = process.argv.slice(2);
if (checkout === undefined) {
  process.stdout.write('Usage: npm run bench -- answers <folder of another, built checkout>\n');
  process.exitCode = 1;
} else {
  void compare(checkout).then((different) => (process.exitCode = different > 0 ? 1 : 0));
}
