import type { Reader } from '../reader';
import { base32Reader } from './base32';
import { base64Reader } from './base64';
import { htmlReader, unicodeEscapesReader, urlReader } from './escaped';
import { hexReader } from './hex';
import { tagsReader, variationSelectorsReader, zeroWidthReader } from './invisible';
import { leetspeakReader } from './leetspeak';
import { morseReader } from './morse';
import { binaryReader, charcodesReader } from './number-codes';
import { spacedReader } from './spaced';
import { spelledReader } from './spelled';
import { reversedReader, reversedWordsReader, rot13Reader } from './turned';

/** They read what `normalise` takes away. */
export const HIDDEN_READERS: readonly Reader[] = [
  tagsReader,
  variationSelectorsReader,
  zeroWidthReader,
];

export const READERS: readonly Reader[] = [
  leetspeakReader,
  spacedReader,
  spelledReader,
  base64Reader,
  hexReader,
  urlReader,
  htmlReader,
  unicodeEscapesReader,
  base32Reader,
  binaryReader,
  charcodesReader,
  morseReader,
  reversedReader,
  reversedWordsReader,
  rot13Reader,
];
