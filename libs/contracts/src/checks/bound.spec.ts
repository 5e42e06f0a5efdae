import { parseBound } from './bound';

describe('parseBound', () => {
  it.each([
    ['50', { max: 50 }],
    ['<=50', { max: 50 }],
    ['< 50', { max: 49 }],
    ['>=10', { min: 10 }],
    ['>10', { min: 11 }],
    ['=7', { min: 7, max: 7 }],
    ['10-50', { min: 10, max: 50 }],
    [' 10 .. 50 ', { min: 10, max: 50 }],
    ['10-', { min: 10 }],
  ])('reads %j', (args, bound) => {
    expect(parseBound(args)).toEqual(bound);
  });

  it.each(['', 'many', '50-10', '<0', '1.5', '-', '1e9', '10-20-30'])('refuses %j', (args) => {
    expect(parseBound(args)).toBeUndefined();
  });
});
