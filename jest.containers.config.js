/** The container suite, `npm run test:containers`. */
const { globalTeardown, ...config } = require('./jest.config.js');

module.exports = {
  ...config,
  testMatch: ['<rootDir>/e2e/containers/*.containers.ts'],
  globalSetup: '<rootDir>/e2e/containers/set-up.ts',
  maxWorkers: 1,
  testTimeout: 300_000,
};
