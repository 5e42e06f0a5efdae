import { type SealedSchema, sealedText } from '@touchstone/storage';
import { SCHEMA } from './schema';

/** @param schema as in `managementSchema` */
export const managementSealed = (schema = SCHEMA): SealedSchema => ({
  schema,
  columns: [
    sealedText('integration', 'sealed_credential'),
    sealedText('async_evaluation', 'job'),
    sealedText('async_evaluation', 'answer'),
    sealedText('idempotency_key', 'response', ['workspace', 'digest']),
  ],
});
