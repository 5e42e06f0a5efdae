import { GatedPattern } from './gated-pattern';

describe('gated pattern', () => {
  it.each([
    ['never (?:call|use) it', 'Never USE it'],
    ['(?:must |should )?call (?<np>.{2,20})', 'call anna'],
    ['tools?', 'tool'],
    ['(?:a|b) or (?:c|d)', 'b or c'],
    ['(?:please )?(?:start|begin)(?:ning|s)? (?:with|by) x', 'begins by x'],
    ['[abc]{2,3} is \\. done', 'ab is . done'],
    ['one|two words', 'one'],
    ['(?=never)never mind', 'never mind'],
    ['(?<a>no) (?:x){0,3}end', 'no xxend'],
  ])('matches whatever the plain pattern matches: %s', (source, text) => {
    expect(new GatedPattern(source).exec(text)?.[0]).toBe(text);
  });

  it.each([
    ['never (?:call|use) it', 'never touch it'],
    ['call (?<np>.{2,20})', 'please call anna'],
    ['one|two words', 'two'],
  ])('matches only whole texts: %s', (source, text) => {
    expect(new GatedPattern(source).exec(text)).toBeNull();
  });

  it('returns the groups', () => {
    expect(new GatedPattern('call (?<np>.+)').exec('Call Anna')?.groups).toEqual({ np: 'Anna' });
  });
});
