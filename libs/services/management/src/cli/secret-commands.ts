import type { ResealedColumn } from '@touchstone/storage';
import type { DigestedKey } from '../keys/outdated-digests';
import { type Commands, Incomplete } from './command';

/** Rows and keys that a report names; of further ones it gives the number. */
const MOST_NAMED = 20;

const named = (lines: readonly string[]): string[] => [
  ...lines.slice(0, MOST_NAMED),
  ...(lines.length > MOST_NAMED ? [`  and ${lines.length - MOST_NAMED} more`] : []),
];

const valuesReport = (columns: readonly ResealedColumn[]): string[] =>
  columns.flatMap(({ name, resealed, current, unreadable }) => [
    `${name}: ${resealed} sealed anew, ${current} already under the current key`,
    ...named(unreadable.map((row) => `  cannot be opened with any configured key: row ${row}`)),
  ]);

const keysReport = (keys: readonly DigestedKey[]): string[] =>
  keys.length === 0
    ? ['Every API key is stored under the current secret key.']
    : [
        'API keys that are not stored under the current secret key until they are used again:',
        ...named(
          keys.map(
            ({ id, workspace, name, last_four }) =>
              `  ${id}  …${last_four}  workspace ${workspace}  ${name}`,
          ),
        ),
      ];

const conclusion = (isSealed: boolean, keys: readonly DigestedKey[]): string => {
  if (!isSealed)
    return 'Values remain that cannot be opened: configure the secret key they were sealed with and repeat this, or store them again.';
  return keys.length === 0
    ? 'Previous secret keys are no longer needed.'
    : 'Keep the previous secret keys until these have been used or replaced; revoke those that nobody uses.';
};

export const SECRET_COMMANDS: Commands = {
  'secrets rotate': {
    usage: '',
    run: async (tools) => {
      const management = await tools.management();
      const columns = await management.reseal();
      const keys = await management.keys.underOtherSecretKeys();
      const isSealed = columns.every(({ unreadable }) => unreadable.length === 0);
      const report = [
        ...valuesReport(columns),
        ...keysReport(keys),
        conclusion(isSealed, keys),
      ].join('\n');
      if (!isSealed) throw new Incomplete(report);
      return report;
    },
  },
};
