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
  /** Address at which browsers reach a gateway, without a slash at its end. */
  dashboardUrl: string;
  /** Prints a line for the operator. */
  print(line: string): void;
}

/**
 * Opens the service's schema, keeps its audit log, and creates the first workspace with its key.
 */
export const managementPersistence = ({
  secrets,
  bootstrapKey,
  dashboardUrl,
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
      if (made === null) return;
      print(`API key (shown this once): ${made.key}`);
      print(`Dashboard, to sign in once within an hour: ${dashboardUrl}/sign-in#${made.linkToken}`);
    },
    ...options,
  });
