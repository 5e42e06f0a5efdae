import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { types } from 'node:util';
import { getEnvironmentData, setEnvironmentData } from 'node:worker_threads';

/** Components of a word's vector. */
export const DIMENSIONS = 100;
/** In this folder; written by `npm run train -- vectors`. */
export const TABLE_FILE = 'vectors.bin';

/** The reduced word vectors. Rows are in ascending order of their hashes. */
export interface VectorTable {
  /** Value of one step of a component. */
  scale: number;
  /** `hashOf` of each folded word. */
  hashes: Uint32Array;
  /** Place of each word by frequency, from 0 for the most frequent. */
  ranks: Uint16Array;
  /** `DIMENSIONS` for each word; of length 1 in total. */
  components: Int8Array;
}

const HEAD_BYTES = 16;
const BYTES_EACH = Uint32Array.BYTES_PER_ELEMENT + Uint16Array.BYTES_PER_ELEMENT + DIMENSIONS;

/** Returns the content of the file: number of words, scale, hashes, ranks, components. */
export const tableBytes = ({ scale, hashes, ranks, components }: VectorTable): Uint8Array => {
  const bytes = new Uint8Array(HEAD_BYTES + hashes.length * BYTES_EACH);
  const table = tableIn(bytes.buffer, hashes.length);
  new Uint32Array(bytes.buffer, 0, 1)[0] = hashes.length;
  new Float64Array(bytes.buffer, 8, 1)[0] = scale;
  table.hashes.set(hashes);
  table.ranks.set(ranks);
  table.components.set(components);
  return bytes;
};

const tableIn = (buffer: ArrayBufferLike, words: number): VectorTable => {
  const ranksAt = HEAD_BYTES + words * Uint32Array.BYTES_PER_ELEMENT;
  const componentsAt = ranksAt + words * Uint16Array.BYTES_PER_ELEMENT;
  return {
    scale: new Float64Array(buffer, 8, 1)[0] ?? 0,
    hashes: new Uint32Array(buffer, HEAD_BYTES, words),
    ranks: new Uint16Array(buffer, ranksAt, words),
    components: new Int8Array(buffer, componentsAt, words * DIMENSIONS),
  };
};

const SHARED = 'touchstone.word-vectors';

/** Threads started from now on use the same memory. */
const readShared = (): SharedArrayBuffer => {
  const bytes = readFileSync(join(__dirname, TABLE_FILE));
  const shared = new SharedArrayBuffer(bytes.length);
  new Uint8Array(shared).set(bytes);
  setEnvironmentData(SHARED, shared);
  return shared;
};

const load = (): VectorTable => {
  const inherited = getEnvironmentData(SHARED);
  const buffer = types.isSharedArrayBuffer(inherited) ? inherited : readShared();
  const [words = 0] = new Uint32Array(buffer, 0, 1);
  if (buffer.byteLength !== HEAD_BYTES + words * BYTES_EACH)
    throw new Error(
      `${TABLE_FILE} has ${buffer.byteLength} bytes, which do not fit ${words} words.`,
    );
  return tableIn(buffer, words);
};

let loaded: VectorTable | undefined;

/** Returns the table, read on first use; a thread shares that of the thread that started it. */
export const vectorTable = (): VectorTable => (loaded ??= load());
