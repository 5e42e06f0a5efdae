import { Worker } from 'node:worker_threads';
import { bestWindow, meaningOf, nearest, similarity } from '.';
import { rowsOf } from './lookup';
import { DIMENSIONS, vectorTable } from './table';

const alike = (one: string, other: string): number => similarity(meaningOf(one), meaningOf(other));

describe('similarity', () => {
  it.each([
    ['refund', 'reimbursement', 'recipe'],
    ['The cat sat on the mat.', 'A kitten was sitting on the rug.', 'The bank raised its rates.'],
    ['How long does pasta boil?', 'cooking', 'insurance'],
    ['My flight was cancelled.', 'travel and airports', 'gardening tools'],
    ['a doctor examined the patient', 'medical treatment', 'football match'],
    ['the software crashed', 'computer program error', 'wedding cake'],
  ])('finds %j nearer to %j than to %j', (text, near, far) => {
    expect(alike(text, near)).toBeGreaterThan(alike(text, far) + 0.2);
  });

  it('is 1 for the same text and 0 without known words', () => {
    expect(alike('a red bicycle', 'a red bicycle')).toBeCloseTo(1, 5);
    expect(alike('', 'a red bicycle')).toBe(0);
    expect(alike('?? 12 好', 'a red bicycle')).toBe(0);
  });

  it('gives frequent words little weight', () => {
    expect(alike('the of and a bicycle', 'bicycle')).toBeGreaterThan(0.9);
  });

  it('ignores case, accents and inflections of unknown words', () => {
    expect(alike('CAFÉ', 'cafe')).toBeCloseTo(1, 5);
  });
});

describe('rowsOf', () => {
  it.each([
    ['a word of the table', 'refund', 1],
    ['an inflected word', 'reimbursable', 1],
    ['a compound', 'smartwatchband', 0],
    ['two words in one', 'dogwalker', 2],
    ['nonsense', 'qxzvkj', 0],
    ['a prototype key', '__proto__', 0],
    ['a very long string', 'a'.repeat(100), 0],
  ])('finds for %s, %s, %d rows', (_title, word, count) => {
    expect(rowsOf(word)).toHaveLength(count);
  });
});

describe('nearest and bestWindow', () => {
  const text = meaningOf('Thank you for waiting. You will get your money back next week.');
  const phrase = meaningOf('receive money');

  it('returns the similarity of the nearest word for each word', () => {
    const found = nearest(phrase.words, text.words);
    expect(found).toHaveLength(2);
    expect(found[1]).toBeCloseTo(1, 2);
    expect(nearest(phrase.words, [])).toEqual(Float32Array.of(0, 0));
  });

  it('finds the stretch that is most similar to a phrase', () => {
    const window = bestWindow(meaningOf('money back'), text);
    expect(
      window &&
        'Thank you for waiting. You will get your money back next week.'.slice(
          window.start,
          window.end,
        ),
    ).toBe('money back');
    expect(window?.similarity).toBeCloseTo(1, 2);
  });

  it('finds none without known words', () => {
    expect(bestWindow(meaningOf(''), text)).toBeUndefined();
    expect(bestWindow(phrase, meaningOf('123'))).toBeUndefined();
  });

  it('handles a text shorter than the phrase', () => {
    expect(
      bestWindow(meaningOf('the money of the bank account'), meaningOf('money')),
    ).toMatchObject({ start: 0, end: 5 });
  });
});

describe('the table', () => {
  it('has rows in the order of their hashes, each of length 1', () => {
    const { hashes, components, scale } = vectorTable();
    expect(hashes.every((hash, row) => row === 0 || hash > (hashes[row - 1] ?? Infinity))).toBe(
      true,
    );
    for (let row = 0; row < hashes.length; row += 1_000) {
      const own = components.subarray(row * DIMENSIONS, (row + 1) * DIMENSIONS);
      expect(Math.hypot(...own) * scale).toBeCloseTo(1, 1);
    }
  });

  it('is the same memory in the threads that are started afterwards', async () => {
    vectorTable();
    const worker = new Worker(
      `const { parentPort, getEnvironmentData } = require('node:worker_threads');
       parentPort.postMessage(getEnvironmentData('touchstone.word-vectors'));`,
      { eval: true },
    );
    const shared = await new Promise<unknown>((resolve) => worker.once('message', resolve));
    const seen = new Uint8Array(shared as SharedArrayBuffer);
    const { components } = vectorTable();
    components[0] = (components[0] ?? 0) ^ 1;
    const own = new Uint8Array(components.buffer);
    expect(seen.at(components.byteOffset)).toBe(own[components.byteOffset]);
    components[0] = (components[0] ?? 0) ^ 1;
    await worker.terminate();
  });
});

it.each([
  ['punctuation', '?!.,;'],
  ['one long word', 'a'],
  ['unknown words', 'qx '],
  ['compounds', 'dogwalker '],
  ['lone surrogates', '\ud83d'],
  ['NUL', '\0 '],
])('reads long texts of %s', (_title, piece) => {
  expect(meaningOf(piece.repeat(100_000 / piece.length)).vector).toHaveLength(DIMENSIONS);
});
