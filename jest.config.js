const { compilerOptions } = require('./tsconfig.base.json');

/** One run for the whole tree; paths come from the compiler's settings. */
module.exports = {
  rootDir: __dirname,
  testEnvironment: 'node',
  testMatch: ['<rootDir>/{apps,libs,tools,e2e}/**/*.spec.ts'],
  transform: { '\\.(t|j)s$': ['@swc/jest'] },
  // ES modules, and one package that imports Node's own dynamically.
  transformIgnorePatterns: [
    '/node_modules/(?!(@noble|@opentelemetry/otlp-exporter-base|@paralleldrive|uuid)/)',
  ],
  moduleNameMapper: Object.fromEntries(
    Object.entries(compilerOptions.paths).map(([alias, [file]]) => [
      `^${alias}$`,
      `<rootDir>/${file}`,
    ]),
  ),
  globalSetup: '<rootDir>/libs/testing/src/servers/jest-set-up.ts',
  globalTeardown: '<rootDir>/libs/testing/src/servers/jest-tear-down.ts',
  maxWorkers: 2,
  testSequencer: '<rootDir>/jest.sequencer.js',
  // A failed test leaves its connections open; the run must end all the same.
  forceExit: true,
  testTimeout: 120_000,
  setupFiles: ['<rootDir>/libs/testing/src/jest-process.ts'],
};
