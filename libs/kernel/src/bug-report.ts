/** What a log may hold of a bug: its kind and where it happened. Its message may quote what a caller sent. */
export const bugReport = (thrown: unknown): string =>
  thrown instanceof Error
    ? [thrown.name, ...framesOf(thrown)].join('\n')
    : `A ${typeof thrown} was thrown.`;

const framesOf = ({ stack = '' }: Error): string[] =>
  stack.split('\n').filter((line) => /^\s+at /.test(line));
