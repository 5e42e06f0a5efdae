import { conversation, labelOf, outcomeOf, said } from './scoping.fixture';

const BANKING = 'What is the balance of my savings account?';
const GUITAR = 'Which guitar chords does this song use?';

describe('topic scoping of conversations', () => {
  it.each([
    ['a choice', 'yes, the second one'],
    ['an amount', 'It is 4.9 % a year'],
    ['a follow-up', 'and how long does that take?'],
    ['a complaint', 'That is terrible, I want to speak to a human'],
  ])('lets %s follow an on-topic turn', (_title, text) => {
    const content = conversation(BANKING, 'It is 50 dollars.', text);
    expect(labelOf({ topics: ['banking'], multiTurn: true }, content)).toBe('ON_TOPIC');
  });

  it('reports drift of an earlier turn although follow-ups come after it', () => {
    const content = conversation(GUITAR, 'In which key?', 'the second one');
    expect(labelOf({ topics: ['banking'], multiTurn: true }, content)).toBe('OFF_TOPIC');
  });

  it('reports drift after an on-topic turn', () => {
    const content = conversation(BANKING, 'It is 50 dollars.', GUITAR);
    expect(labelOf({ topics: ['banking'], multiTurn: true }, content)).toBe('OFF_TOPIC');
  });

  it.each([
    ['input', GUITAR, BANKING, 'OFF_TOPIC'],
    ['input', BANKING, GUITAR, 'ON_TOPIC'],
    ['output', GUITAR, BANKING, 'ON_TOPIC'],
    ['output', BANKING, GUITAR, 'OFF_TOPIC'],
    ['both', BANKING, GUITAR, 'OFF_TOPIC'],
  ] as const)(
    'judges only the %s (user "%s", assistant "%s")',
    (target, user, assistant, label) => {
      for (const multiTurn of [false, true]) {
        const scoping = { topics: ['banking'], multiTurn, target };
        expect(labelOf(scoping, conversation(user, assistant))).toBe(label);
        const both = { ...conversation('Hello', 'Hello'), input: user, output: assistant };
        expect(labelOf(scoping, both)).toBe(label);
      }
    },
  );

  it("never judges the operator's messages", () => {
    const messages = [said('system', GUITAR), said('developer', GUITAR), said('user', BANKING)];
    expect(labelOf({ topics: ['banking'], multiTurn: true }, { messages })).toBe('ON_TOPIC');
  });

  it('is bypassed when no message belongs to the target', () => {
    const content = { messages: [said('assistant', GUITAR)] };
    expect(outcomeOf({ topics: ['banking'], multiTurn: true, target: 'input' }, content)).toEqual({
      kind: 'bypassed',
      name: 'topic_scoping',
      missing: 'there is no input to judge',
    });
  });

  it('finds a paragraph that drifts within a long text', () => {
    const banking = 'The bank transfers money from the savings account to the loan account. ';
    const music = 'The guitar, the piano and the drums play a song at the concert. ';
    const drifting = banking.repeat(60) + music.repeat(60) + banking.repeat(60);
    expect(labelOf({ topics: ['banking'] }, { input: drifting })).toBe('OFF_TOPIC');
    expect(labelOf({ topics: ['banking'] }, { input: banking.repeat(180) })).toBe('ON_TOPIC');
  });
});
