/** Returns the form of a noun or verb that agrees with a count, for reasons and causes. */
export const nounFor = (count: number, one: string, several = `${one}s`): string =>
  count === 1 ? one : several;
