import type { Notice } from '../notice';

/**
 * Serialises the fields that the API documents, no others. Returns `undefined` for a notice without
 * an evaluation: those are sent by e-mail only.
 */
export const webhookBody = ({ event, timestamp, evaluation }: Notice): string | undefined => {
  if (evaluation === undefined) return undefined;
  const { id, status, checks } = evaluation;
  return JSON.stringify({
    event,
    timestamp,
    evaluation: {
      id,
      status,
      checks: checks.map(({ name, result, score }) => ({ name, result, score })),
    },
  });
};
