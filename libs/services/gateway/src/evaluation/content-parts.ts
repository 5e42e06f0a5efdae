import type { MediaKind } from '@touchstone/contracts';
import { isJsonObject } from '@touchstone/contracts/dto';
import { InvalidRequest } from '@touchstone/http-edge';

/**
 * Kinds of part without text, as the vendors name them. Files and documents may contain text, so
 * they are refused, not skipped.
 */
const SKIPPED: ReadonlyMap<unknown, MediaKind> = new Map([
  ...(['image', 'image_url', 'input_image'] as const).map((type) => [type, 'image'] as const),
  ...(['audio', 'audio_url', 'input_audio'] as const).map((type) => [type, 'audio'] as const),
  ...(['video', 'video_url', 'input_video'] as const).map((type) => [type, 'video'] as const),
]);

const givenText = (part: Record<string, unknown>): unknown => part['text'] ?? part['refusal'];

const textOf = (part: unknown, path: string): string[] => {
  if (typeof part === 'string') return [part];
  if (!isJsonObject(part))
    throw new InvalidRequest(
      `${path}: expected a content part such as {"type": "text", "text": "…"}.`,
    );
  const text = givenText(part);
  if (typeof text === 'string') return [text];
  if (SKIPPED.has(part['type'])) return [];
  // Skipping a part that may contain text would leave it unchecked.
  throw new InvalidRequest(`${path}.text: expected text.`);
};

/**
 * Joins the text of content parts with line breaks.
 * @throws InvalidRequest for a part that cannot be read
 */
export const joinedParts = (parts: unknown[], path: string): string =>
  parts.flatMap((part, index) => textOf(part, `${path}[${index}]`)).join('\n');

/** Returns the kinds of the parts that `joinedParts` skips, in order. */
export const skippedParts = (parts: unknown[]): MediaKind[] =>
  parts.flatMap((part) => {
    const kind =
      isJsonObject(part) && typeof givenText(part) !== 'string'
        ? SKIPPED.get(part['type'])
        : undefined;
    return kind === undefined ? [] : [kind];
  });
