import type { DynamicModule } from '@nestjs/common';
import type { Secrets } from '@touchstone/kernel';
import { PersistentServiceModule, type PersistentServiceOptions } from '@touchstone/storage';
import { prepareFirstStart } from './first-start';
import { ManagementStore } from './management.store';
import { managementSchema } from './storage/schema';
import { noteChange } from './workspaces/audit-log';

export interface ManagementPersistenceOptions extends Partial<PersistentServiceOptions> {
  secrets: Secrets;
  /** The operator's own key for the first workspace. */
  bootstrapKey?: string;
  /** Prints a line for the operator. */
  print(line: string): void;
}

/**
 * Opens the service's schema, keeps its audit log, and creates the first workspace with its key.
 */
export const managementPersistence = ({
  secrets,
  bootstrapKey,
  print,
  ...options
}: ManagementPersistenceOptions): DynamicModule =>
  PersistentServiceModule.forRoot({
    service: 'management',
    schema: managementSchema(),
    store: ManagementStore,
    audit: noteChange,
    initialise: async ({ storage, outbox, now }) => {
      const made = await prepareFirstStart(storage, outbox, { secrets, bootstrapKey, now });
      if (made !== null) print(`API key (shown this once): ${made}`);
    },
    ...options,
  });
