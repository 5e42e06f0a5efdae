/** The upgrade suite, `npm run test:upgrade`. */
const config = require('./jest.config.js');

module.exports = {
  ...config,
  testMatch: ['<rootDir>/e2e/upgrades/*.upgrade.ts'],
  maxWorkers: 1,
};
