import {
  DAMPING,
  logOdds,
  type Network,
  newSeen,
  packInputs,
  UNITS,
  wordContributions,
} from './network';
import { SHIFT } from './segments';

const FEATURES = 700;
/** Covers all values of a signed byte. */
const INPUTS = Int8Array.from(
  { length: FEATURES * UNITS },
  (_input, index) => ((index * index * 31 + index) % 256) - 128,
);
const OUTPUTS = Array.from(
  { length: UNITS },
  (_unit, unit) => (unit % 2 === 0 ? 0.5 : -0.25) + unit / 100,
);

const networkWith = (inputs: Int8Array): Network => ({
  prints: new Uint8Array(FEATURES),
  inputs: packInputs(inputs),
  step: 0.01,
  outputs: OUTPUTS,
  offsets: {
    user: OUTPUTS.map((_output, unit) => 0.1 * unit),
    document: OUTPUTS.map((_output, unit) => -0.1 * unit),
  },
  bias: { user: 0.3, document: -0.2 },
});

/** All features occur once, at the first word. */
const slots = {
  slots: Int32Array.from({ length: FEATURES }, (_slot, index) => index),
  begins: Int32Array.from({ length: SHIFT + 1 }, (_word, index) => (index === 0 ? 0 : FEATURES)),
};

const sumOf = (inputs: Int8Array, unit: number): number => {
  let sum = 0;
  for (let feature = 0; feature < FEATURES; feature++)
    sum += inputs[feature * UNITS + unit] as number;
  return sum;
};

const unitOf = (
  network: Network,
  inputs: Int8Array,
  channel: 'user' | 'document',
  unit: number,
): number =>
  (network.offsets[channel][unit] as number) +
  (network.step * sumOf(inputs, unit)) / Math.sqrt(FEATURES + DAMPING);

describe('network with more features than a packed sum can hold', () => {
  it.each([
    ['of all values', INPUTS],
    ['at the maximum', new Int8Array(INPUTS.length).fill(127)],
    ['at the minimum', new Int8Array(INPUTS.length).fill(-128)],
  ])('computes the same log odds as plain addition, with inputs %s', (_title, inputs) => {
    const network = networkWith(inputs);
    for (const channel of ['user', 'document'] as const) {
      const expected = OUTPUTS.reduce(
        (odds, output, unit) => odds + output * Math.max(0, unitOf(network, inputs, channel, unit)),
        network.bias[channel],
      );
      expect(logOdds([[0, SHIFT]], slots, network, [channel], newSeen())[0]?.[0]).toBeCloseTo(
        expected,
        9,
      );
    }
  });

  it('attributes contributions to their words through active units', () => {
    const network = networkWith(INPUTS);
    const active = OUTPUTS.map((output, unit) =>
      unitOf(network, INPUTS, 'user', unit) > 0 ? output : 0,
    );
    expect(new Set(active.map((output) => output === 0)).size).toBe(2);
    const [first, second] = wordContributions(0, 2, slots, network, 'user');
    expect(first).toBeCloseTo(
      active.reduce((all, output, unit) => all + output * sumOf(INPUTS, unit), 0),
      6,
    );
    expect(second).toBe(0);
  });
});
