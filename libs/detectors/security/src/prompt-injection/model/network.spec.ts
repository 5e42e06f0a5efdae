import { addedBy, DAMPING, logOdds, type Network, newSeen, packed, UNITS } from './network';
import { SHIFT } from './segments';

const FEATURES = 700;
/** All there are, the smallest and the largest among them. */
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
  inputs: packed(inputs),
  step: 0.01,
  outputs: OUTPUTS,
  offsets: {
    user: OUTPUTS.map((_output, unit) => 0.1 * unit),
    document: OUTPUTS.map((_output, unit) => -0.1 * unit),
  },
  bias: { user: 0.3, document: -0.2 },
});

/** Every feature once, all of them at the first word. */
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

describe('the sum of more features than fit into half a number', () => {
  it.each([
    ['mixed', INPUTS],
    ['all as large as can be', new Int8Array(INPUTS.length).fill(127)],
    ['all as small as can be', new Int8Array(INPUTS.length).fill(-128)],
  ])('is what plain addition makes of inputs %s', (_title, inputs) => {
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

  it('is told of the word that has them, by the units above zero', () => {
    const network = networkWith(INPUTS);
    const above = OUTPUTS.map((output, unit) =>
      unitOf(network, INPUTS, 'user', unit) > 0 ? output : 0,
    );
    expect(new Set(above.map((output) => output === 0)).size).toBe(2);
    const [first, second] = addedBy(0, 2, slots, network, 'user');
    expect(first).toBeCloseTo(
      above.reduce((all, output, unit) => all + output * sumOf(INPUTS, unit), 0),
      6,
    );
    expect(second).toBe(0);
  });
});
