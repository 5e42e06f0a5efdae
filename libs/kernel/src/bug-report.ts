/**
 * Describes a bug for a log by its kind and place. Its message is left out: it may quote a caller's
 * data.
 */
export const bugReport = (thrown: unknown): string =>
  thrown instanceof Error
    ? [thrown.name, ...framesOf(thrown)].join('\n')
    : `A ${typeof thrown} was thrown.`;

const framesOf = ({ stack = '' }: Error): string[] =>
  stack.split('\n').filter((line) => /^\s+at /.test(line));
