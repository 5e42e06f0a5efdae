import type { Decoder } from '../decoder';
import { base32Decoder } from './base32';
import { base64Decoder } from './base64';
import { htmlDecoder, unicodeEscapesDecoder, urlDecoder } from './escaped';
import { hexDecoder } from './hex';
import { tagsDecoder, variationSelectorsDecoder, zeroWidthDecoder } from './invisible';
import { leetspeakDecoder } from './leetspeak';
import { morseDecoder } from './morse';
import { binaryDecoder, charcodesDecoder } from './number-codes';
import { reversedDecoder, reversedWordsDecoder, rot13Decoder } from './reversed';
import { spacedDecoder } from './spaced';
import { spelledDecoder } from './spelled';

/** Decoders of characters that `normalise` removes. */
export const HIDDEN_DECODERS: readonly Decoder[] = [
  tagsDecoder,
  variationSelectorsDecoder,
  zeroWidthDecoder,
];

export const DECODERS: readonly Decoder[] = [
  leetspeakDecoder,
  spacedDecoder,
  spelledDecoder,
  base64Decoder,
  hexDecoder,
  urlDecoder,
  htmlDecoder,
  unicodeEscapesDecoder,
  base32Decoder,
  binaryDecoder,
  charcodesDecoder,
  morseDecoder,
  reversedDecoder,
  reversedWordsDecoder,
  rot13Decoder,
];
