import { runService } from '@touchstone/platform';
import { StudioModule } from '@touchstone/services/studio';
import { sharedStorageSettings, StorageModule } from '@touchstone/storage';

void runService('studio', () => [
  StorageModule.connect(sharedStorageSettings()),
  StudioModule.connected(),
]);
