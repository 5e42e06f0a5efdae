import { defineTrigrams, endsInWordCharacter, nextTrigram, trigramBits } from './trigrams';

const placesIn = (text: string): number[] => {
  let place = 0;
  return Array.from(
    text,
    (_character, index) => (place = nextTrigram(place, text.charCodeAt(index))),
  );
};

describe('trigrams', () => {
  const box = defineTrigrams('box');
  const dated = defineTrigrams('0-0', '^b.', '?bp');
  const sob = defineTrigrams('sob');
  const isIn = (text: string, kind: number): boolean =>
    placesIn(text).some((place) => (trigramBits(place) & kind) !== 0);

  it.each([
    ['letters in any case', 'a P.O. BOX there', box],
    [
      'letters beyond ASCII that case-insensitive patterns equate with ASCII letters',
      '\u017fob',
      sob,
    ],
    ['any digit', 'on 3-4', dated],
    ['a character other than a letter before', '(b.', dated],
    ['any character before', 'BP', dated],
  ])('are found with %s', (_title, text, kind) => expect(isIn(text, kind)).toBe(true));

  it.each([
    ['in other letters', 'bog and fox', box],
    ['apart', 'bo x', box],
    ['after an excluded letter', 'club. Then', dated],
    ['in halves', '3 -4', dated],
  ])('are not found %s', (_title, text, kind) => expect(isIn(text, kind)).toBe(false));

  it('distinguish word characters by their last character', () =>
    expect(placesIn('aZ0 .-é').map(endsInWordCharacter)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
      false,
    ]));
});
