import type { DialectFamily } from '../providers/provider';

/** Names and numbers that the vendor tells of what it has. */
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
/** Stops what was begun: told of it is that it stops. */
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
 * Whether an operation is known to carry no text that a model has to do with, once it goes out without a body. Text leaves by reading,
 * too: answers made in the background, stored conversations, results of batches, contents of files; so what is not listed may.
 */
export const isTextless = (family: DialectFamily, operation: string, verb: string): boolean => {
  if (verb === 'HEAD' || verb === 'DELETE') return true;
  return (
    (verb === 'GET' && matches(READ[family], operation)) ||
    (verb === 'POST' && matches(STOPPED[family], operation))
  );
};
