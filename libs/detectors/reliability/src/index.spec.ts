import { CHECK_NAMES, CHECKS } from '@touchstone/contracts';
import { reliabilityFamily } from './index';

describe('reliability family', () => {
  it('answers exactly the checks that the catalogue gives it', () => {
    const expected = CHECK_NAMES.filter((check) => CHECKS[check].family === 'reliability');
    expect(Object.keys(reliabilityFamily.detectors()).sort()).toEqual([...expected].sort());
  });
});
