const ROUNDS = 24;
const MASK = 0xffffffffffffffffn;
const RATE_BYTES = 136;
const turned = (lane: bigint, bits: number): bigint =>
  ((lane << BigInt(bits)) | (lane >> BigInt(64 - bits))) & MASK;

/**
 * Rotation of each lane in bits, and the constant of each round (`CONSTANTS`). Source: FIPS 202,
 * algorithms 2 and 5.
 */
const TURNS = ((): number[] => {
  const turns = new Array<number>(25).fill(0);
  for (let step = 0, x = 1, y = 0; step < 24; step++) {
    turns[x + 5 * y] = (((step + 1) * (step + 2)) / 2) % 64;
    [x, y] = [y, (2 * x + 3 * y) % 5];
  }
  return turns;
})();
const CONSTANTS = ((): bigint[] => {
  let register = 1;
  return Array.from({ length: ROUNDS }, () => {
    let constant = 0n;
    for (let bit = 0; bit < 7; bit++) {
      if (register & 1) constant |= 1n << BigInt((1 << bit) - 1);
      register = (register << 1) ^ (register & 0x80 ? 0x171 : 0);
    }
    return constant;
  });
})();

const round = (lanes: bigint[], constant: bigint): bigint[] => {
  const at = (values: bigint[], index: number): bigint => values[index] ?? 0n;
  const columns = [0, 1, 2, 3, 4].map((x) =>
    [0, 5, 10, 15, 20].reduce((sum, row) => sum ^ at(lanes, x + row), 0n),
  );
  const mixed = lanes.map(
    (lane, index) => lane ^ at(columns, (index + 4) % 5) ^ turned(at(columns, (index + 1) % 5), 1),
  );
  const moved = new Array<bigint>(25).fill(0n);
  for (let x = 0; x < 5; x++)
    for (let y = 0; y < 5; y++)
      moved[y + 5 * ((2 * x + 3 * y) % 5)] = turned(at(mixed, x + 5 * y), TURNS[x + 5 * y] ?? 0);
  const next = moved.map((lane, index) => {
    const row = index - (index % 5);
    return lane ^ (~at(moved, row + ((index + 1) % 5)) & MASK & at(moved, row + ((index + 2) % 5)));
  });
  next[0] = at(next, 0) ^ constant;
  return next;
};

/**
 * Computes the Keccak-256 digest in hex, with the padding before FIPS 202, as Ethereum uses it.
 * Input: up to 135 ASCII characters.
 */
export const keccak256 = (ascii: string): string => {
  const block = Buffer.alloc(RATE_BYTES);
  block.write(ascii, 'ascii');
  block[ascii.length] = 0x01;
  block[RATE_BYTES - 1] = (block[RATE_BYTES - 1] ?? 0) | 0x80;
  let lanes = Array.from({ length: 25 }, (_lane, index) =>
    index < RATE_BYTES / 8 ? block.readBigUInt64LE(8 * index) : 0n,
  );
  for (const constant of CONSTANTS) lanes = round(lanes, constant);
  const digest = Buffer.alloc(32);
  lanes.slice(0, 4).forEach((lane, index) => digest.writeBigUInt64LE(lane, 8 * index));
  return digest.toString('hex');
};
