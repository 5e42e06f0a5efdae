import type { DialectFamily } from '@touchstone/clients';

/** Read operations that return only names and numbers. */
const READ: Readonly<Record<DialectFamily, readonly RegExp[]>> = {
  openai: [
    /^(?:\/openai)?\/models(?:\/[^/]+){0,3}$/,
    /^(?:\/openai)?\/deployments(?:\/[^/]+)?$/,
    /^(?:\/openai)?\/files(?:\/[^/]+)?$/,
    /^\/messages\/batches(?:\/[^/]+)?$/,
    /^\/organization\/(?:usage\/[^/]+|costs)$/,
    /^\/(?:credits|key|providers|generation)$/,
  ],
  anthropic: [
    /^\/models(?:\/[^/]+)?$/,
    /^\/files(?:\/[^/]+)?$/,
    /^\/messages\/batches(?:\/[^/]+)?$/,
  ],
  gemini: [/^(?:\/openai)?\/models(?:\/[^/:]+)?$/, /^\/files(?:\/[^/:]+)?$/],
};
/** Cancel operations, whose answers only confirm the cancellation. */
const STOPPED: Readonly<Record<DialectFamily, readonly RegExp[]>> = {
  openai: [
    /^(?:\/openai)?\/(?:batches|messages\/batches|fine_tuning\/jobs|uploads)\/[^/]+\/cancel$/,
  ],
  anthropic: [/^\/messages\/batches\/[^/]+\/cancel$/],
  gemini: [/^\/(?:batches|operations)\/[^/:]+:cancel$/],
};

const matches = (patterns: readonly RegExp[], operation: string): boolean =>
  patterns.some((pattern) => pattern.test(operation));

/**
 * Returns true if an operation without a body carries no text of or for a model. Read operations
 * may return such text (background answers, stored conversations, batch results, files), so only
 * listed ones are textless.
 */
export const isTextless = (family: DialectFamily, operation: string, verb: string): boolean => {
  if (verb === 'HEAD' || verb === 'DELETE') return true;
  return (
    (verb === 'GET' && matches(READ[family], operation)) ||
    (verb === 'POST' && matches(STOPPED[family], operation))
  );
};
