import type { CommandTools } from './command';

const missing = (): never => {
  throw new Error('This spec provides no such tool.');
};

/** Returns the given tools of a command line; any other throws when it is used. */
export const toolsWith = (parts: Partial<CommandTools>): CommandTools => ({
  migrate: missing,
  management: missing,
  deadLetters: missing,
  apiKey: missing,
  showProgress: missing,
  ...parts,
});
