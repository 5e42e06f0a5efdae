import { parseArgs } from 'node:util';
import { BATCH_COMMANDS } from './batch-commands';
import {
  type Command,
  type Commands,
  type CommandTools,
  type Given,
  type Option,
  OPTIONS,
  WrongUsage,
} from './command';
import { DEAD_LETTER_COMMANDS } from './dead-letter-commands';
import { SECRET_COMMANDS } from './secret-commands';
import { WORKSPACE_COMMANDS } from './workspace-commands';

const COMMANDS: Commands = {
  migrate: {
    usage: '',
    run: async (tools) => `Migrated: ${(await tools.migrate()).join(', ')}`,
  },
  ...WORKSPACE_COMMANDS,
  ...SECRET_COMMANDS,
  ...DEAD_LETTER_COMMANDS,
  ...BATCH_COMMANDS,
};
/** Most words of a command. */
const MOST_WORDS = 2;

export const USAGE = [
  'Usage:',
  ...Object.entries(COMMANDS).map(([words, { usage }]) => `  ${words} ${usage}`.trimEnd()),
].join('\n');

/**
 * Runs one operator command.
 * @returns the text to print
 * @throws WrongUsage, Incomplete, AppError
 */
export const runCommand = async (args: readonly string[], tools: CommandTools): Promise<string> => {
  const { positionals, values } = parsed(args);
  const { words, command } = commandOf(positionals);
  const foreign = (Object.keys(values) as Option[]).find(
    (option) => !command.options?.includes(option),
  );
  if (foreign !== undefined) throw new WrongUsage(`"${words}" takes no --${foreign}.`);
  const rest = positionals.slice(words.split(' ').length);
  return command.run(tools, given(rest, values));
};

const commandOf = (positionals: readonly string[]): { words: string; command: Command } => {
  for (let count = MOST_WORDS; count > 0; count -= 1) {
    const words = positionals.slice(0, count).join(' ');
    const command = Object.hasOwn(COMMANDS, words) ? COMMANDS[words] : undefined;
    if (command) return { words, command };
  }
  const words = positionals.slice(0, MOST_WORDS).join(' ');
  throw new WrongUsage(words === '' ? 'A command is needed.' : `There is no command "${words}".`);
};

type Values = ReturnType<typeof parsed>['values'];

const given = (rest: readonly string[], values: Values): Given => ({
  rest,
  option: (name) => values[name],
  needed: (name) => {
    const value = values[name];
    if (!value) throw new WrongUsage(`--${name} is needed.`);
    return value;
  },
  flag: (name) => values[name] === true,
});

const parsed = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS });
  } catch (error) {
    throw new WrongUsage((error as Error).message);
  }
};
