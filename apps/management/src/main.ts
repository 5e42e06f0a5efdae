import { runService } from '@touchstone/platform';
import { ManagementModule } from '@touchstone/services/management';
import { sharedStorageSettings, StorageModule } from '@touchstone/storage';

void runService('management', () => [
  StorageModule.connect(sharedStorageSettings()),
  ManagementModule.connected(),
]);
