import { sealedJson, type SealedSchema } from '@touchstone/storage';
import type { StoredTarget } from '../channels/channel-type';
import { channelTypeOf } from '../channels/channel-types';
import { SCHEMA } from './schema';

/** @param schema as in `notifierSchema` */
export const notifierSealed = (schema = SCHEMA): SealedSchema => ({
  schema,
  columns: [
    sealedJson<StoredTarget>('notifier', 'target', (target, replace) =>
      channelTypeOf(target).replaceSealed(target, replace),
    ),
  ],
});
