/**
 * Lints the OpenAPI description on standard input and prints what is wrong with it, a problem a
 * line. A program of its own, because the linter is an ES module.
 */
import { readFileSync } from 'node:fs';
import { createConfig, lintFromString } from '@redocly/openapi-core';

const config = await createConfig({
  extends: ['recommended-strict'],
  rules: {
    'no-invalid-media-type-examples': 'error',
    'no-invalid-schema-examples': 'error',
    'operation-description': 'off',
    'info-license': 'error',
    // The server that answers is the one that serves the description.
    'no-server-example.com': 'off',
    'operation-operationId-url-safe': 'error',
  },
});
const problems = await lintFromString({ source: readFileSync(0, 'utf8'), config });
for (const { ruleId, message, location } of problems)
  process.stdout.write(`${ruleId} ${location[0]?.pointer ?? ''}: ${message}\n`);
