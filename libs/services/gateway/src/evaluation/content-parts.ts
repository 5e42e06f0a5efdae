import { isJsonObject } from '@touchstone/contracts/dto';
import { InvalidRequest } from '../http/errors';

/** Kinds of part that carry no text, as the vendors name them. Files and documents may hold text, so they are refused, not skipped. */
const SKIPPED = [
  'image',
  'image_url',
  'input_image',
  'audio',
  'audio_url',
  'input_audio',
  'video',
  'video_url',
];

const isSkipped = (part: Record<string, unknown>): boolean =>
  typeof part['type'] === 'string' && SKIPPED.includes(part['type']);

const textOf = (part: unknown, path: string): string[] => {
  if (typeof part === 'string') return [part];
  if (!isJsonObject(part))
    throw new InvalidRequest(
      `${path}: expected a content part such as {"type": "text", "text": "…"}.`,
    );
  const text = part['text'] ?? part['refusal'];
  if (typeof text === 'string') return [text];
  if (isSkipped(part)) return [];
  // Skipping what might hold text would let it pass unseen.
  throw new InvalidRequest(`${path}.text: expected text.`);
};

/** The text of a content given in parts, joined by line breaks. @throws InvalidRequest for a part that cannot be read. */
export const joinedParts = (parts: unknown[], path: string): string =>
  parts.flatMap((part, index) => textOf(part, `${path}[${index}]`)).join('\n');
