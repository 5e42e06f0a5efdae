/** The long fault suite, `npm run test:faults`. Its suites start their own servers. */
const { globalSetup, globalTeardown, ...config } = require('./jest.config.js');

module.exports = {
  ...config,
  testMatch: ['<rootDir>/e2e/faults/*.faults.ts'],
  maxWorkers: 1,
  testTimeout: 900_000,
};
