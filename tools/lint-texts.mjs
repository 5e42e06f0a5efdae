/**
 * Lints texts as if they stood in the workspace. Reads a JSON list of `{ filePath, text }` and
 * writes one of lists of messages, in the same order. A program of its own, since Jest cannot load
 * the linter's settings. Only import boundaries are looked at: they need no types, so the files
 * need not be there.
 */
import { text as readAll } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';

const linter = new ESLint({
  cwd: fileURLToPath(new URL('..', import.meta.url)),
  overrideConfig: tseslint.configs.disableTypeChecked,
  ruleFilter: ({ ruleId }) => ruleId === '@nx/enforce-module-boundaries',
});

const messages = [];
for (const { text, filePath } of JSON.parse(await readAll(process.stdin))) {
  const [result] = await linter.lintText(text, { filePath });
  if (result.fatalErrorCount > 0) throw new Error(`${filePath}: ${result.messages[0].message}`);
  messages.push(
    result.messages.filter(({ ruleId }) => ruleId !== null).map(({ message }) => message),
  );
}
process.stdout.write(JSON.stringify(messages));
