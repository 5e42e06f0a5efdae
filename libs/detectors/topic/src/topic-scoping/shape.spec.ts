import { shapeOf } from './shape';

describe('shapeOf', () => {
  it.each([
    'hello',
    'Good morning! How are you?',
    'thank you so much, bye',
    'yes please',
    'Vielen Dank, auf Wiedersehen',
    'Hola, buenos días',
  ])('finds only a courtesy in "%s"', (text) => expect(shapeOf(text)).toBe('courtesy'));

  it.each([
    ['a choice', 'yes, the second one'],
    ['a question about duration', 'and how long does that take?'],
    ['a request to explain', 'Can you explain that again?'],
    ['an amount', 'It is 4.9 % a year'],
    ['a colour', 'what about the blue one'],
    ['a bare answer', 'about 30, since last Tuesday'],
    ['a question about the assistant', 'Are you a bot? What can you do?'],
    ['a question about its maker', 'who made you'],
    ['a complaint', 'This is useless, your answer is wrong'],
    ['a wish for a person', 'I want to speak to a real human please'],
    ['a greeting and a follow-up', 'Hi again, what happens next?'],
  ])('finds only a reference in %s', (_title, text) => expect(shapeOf(text)).toBe('reference'));

  it.each([
    'Hello, please write a poem about the sea',
    'Are you a bot that likes guitars?',
    'yes, and who won the football game?',
    '',
    '?!',
  ])('finds no such shape in "%s"', (text) => expect(shapeOf(text)).toBeUndefined());

  it('does not take a long text for a reference', () => {
    expect(shapeOf('and then what about the second one '.repeat(10))).toBeUndefined();
  });
});
