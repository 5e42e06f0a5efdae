import type { Token } from './tokens';

/** Statements that the parser does not know, by their first words. */
const UNSUPPORTED = [
  /^(?:WHILE|LOOP|REPEAT|DELIMITER|DO|FOR|LOAD) /,
  /^BEGIN (?!TRAN |TRANSACTION |WORK |ISOLATION |READ |DEFERRED |IMMEDIATE |EXCLUSIVE |;|$)/,
  /^DECLARE (?!@)\w/,
  /^(?:CREATE|ALTER) (?:\S+ ){0,4}(?:PROCEDURE|PROC|FUNCTION|TRIGGER|PACKAGE) /,
  /^INSERT (?:ALL|FIRST) /,
];
const LONGEST_START = 6;

/** Returns true for text with a routine, a block or another statement unknown to the parser. */
export const isUnsupported = (tokens: readonly Token[], sql: string): boolean =>
  tokens.some(
    ({ kind }, index) =>
      kind === 'word' && beginsStatement(tokens, index, sql) && startsUnsupported(tokens, index),
  );

const beginsStatement = (tokens: readonly Token[], index: number, sql: string): boolean => {
  const previous = tokens[index - 1];
  if (!previous || previous.text === ';') return true;
  return sql.slice(previous.at + previous.text.length, tokens[index]?.at).includes('\n');
};

const startsUnsupported = (tokens: readonly Token[], index: number): boolean => {
  const words = tokens.slice(index, index + LONGEST_START).map(({ text }) => text);
  return UNSUPPORTED.some((pattern) => pattern.test(`${words.join(' ')} `));
};
