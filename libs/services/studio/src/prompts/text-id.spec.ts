import fc from 'fast-check';
import { isId } from '../names';
import { numbered, slugOf } from './text-id';

describe('the slug of a name', () => {
  it.each([
    ['Support triage', 'support-triage'],
    ['  Greeting (v2.1)!  ', 'greeting-v2-1'],
    ['Größe, Ærø & Łódź', 'grosse-aero-lodz'],
    ['Crème brûlée', 'creme-brulee'],
    ['snake_case', 'snake-case'],
    ['ＦＵＬＬ', 'full'],
    ['客服', 'prompt'],
    ['', 'prompt'],
    ['🎉', 'prompt'],
    ['100', 'prompt-100'],
    ['3 wishes', '3-wishes'],
    ['aoqr8wrbwdjgg21b8fz3pfgy', 'prompt-aoqr8wrbwdjgg21b8fz3pfgy'],
    ['x'.repeat(100), 'x'.repeat(48)],
    [`${'x'.repeat(47)} y`, 'x'.repeat(47)],
  ])('of %j is %j', (name, slug) => expect(slugOf(name)).toBe(slug));

  it('consists of lower-case words joined by hyphens, and leaves room for a number in an id', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (name) => {
        const slug = slugOf(name);
        expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
        expect(slug).toMatch(/[a-z]/);
        expect(isId(`${slug}-${10 ** 14}`)).toBe(true);
        expect(slugOf(slug)).toBe(slug);
      }),
      { numRuns: 1_000 },
    );
  });

  it('takes no longer for a long name', () =>
    expect(slugOf(' -'.repeat(5_000_000))).toBe('prompt'));
});

describe('a numbered slug', () => {
  it('is the first one that is not taken', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 2, max: 12 })), (numbers) => {
        const [, number] = numbered('a', new Set(numbers.map((taken) => `a-${taken}`))).split('-');
        expect(numbers).not.toContain(Number(number));
        for (let smaller = 2; smaller < Number(number); smaller++)
          expect(numbers).toContain(smaller);
      }),
    );
  });
});
