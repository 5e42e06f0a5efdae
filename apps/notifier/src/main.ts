import { runService } from '@touchstone/platform';
import { NotifierModule } from '@touchstone/services/notifier';
import { sharedStorageSettings, StorageModule } from '@touchstone/storage';

void runService('notifier', () => [
  StorageModule.connect(sharedStorageSettings()),
  NotifierModule.connected(),
]);
