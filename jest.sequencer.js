const { default: Sequencer } = require('@jest/test-sequencer');

/** They run suites of other files, end to end or on a database. */
const isLong = ({ path }) => /\.(?:e2e|pglite|postgres)\.spec\.ts$/.test(path);

/**
 * Without timings of earlier runs Jest begins with the largest files. The longest suites are in the
 * smallest, so they would run last, the very last one alone. They run after the first third of the
 * others, beside which `npm test` still lints.
 */
module.exports = class extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    const others = sorted.filter((test) => !isLong(test));
    const third = Math.ceil(others.length / 3);
    return [...others.slice(0, third), ...sorted.filter(isLong), ...others.slice(third)];
  }
};
