import { labelOf } from './scoping.fixture';
import { topicOf } from './topics';

const BANKING = 'How do I transfer money from my savings account?';
const COOKING = 'How long do I have to simmer the tomato sauce?';
const GYM = 'Which exercises are good for my back muscles?';
const PETS = 'My puppy chews the leash on every walk';
const CLAIMS = 'Hail damaged my roof, how do I report it to the insurer?';

describe('topics in free text', () => {
  it.each([
    ['a word', 'banking', BANKING, COOKING],
    ['an intent name', 'card_declined', 'My credit card was refused at the shop', COOKING],
    ['a phrase with fillers', 'customer support for a banking app', BANKING, COOKING],
    ['questions about something', 'questions about our gym and its courses', GYM, BANKING],
    ['everything around something', 'everything around pets', PETS, BANKING],
    ['a claim', 'insurance claims', CLAIMS, COOKING],
    ['a sentence', 'Only talk about cooking and recipes.', COOKING, BANKING],
    ['capitals', 'COOKING', COOKING, BANKING],
    ['words unlike those of the text', 'culinary questions', COOKING, BANKING],
  ])('scopes by %s', (_title, topic, fitting, other) => {
    expect(labelOf({ topics: [topic] }, { input: fitting })).toBe('ON_TOPIC');
    expect(labelOf({ topics: [topic] }, { input: other })).toBe('OFF_TOPIC');
  });

  it('judges against the nearest of several topics', () => {
    const topics = ['banking', 'everything around pets', 'weather'];
    expect(labelOf({ topics }, { input: PETS })).toBe('ON_TOPIC');
    expect(labelOf({ topics }, { input: COOKING })).toBe('OFF_TOPIC');
  });

  it.each(['our products', 'general questions', 'anything', 'the', '?!', ' '])(
    'does not guess what "%s" allows',
    (topic) => {
      expect(labelOf({ topics: [topic] }, { input: COOKING })).toBe('WARNING');
      expect(labelOf({ topics: [topic, 'banking'] }, { input: COOKING })).toBe('WARNING');
      expect(labelOf({ topics: [topic, 'cooking'] }, { input: COOKING })).toBe('ON_TOPIC');
      expect(labelOf({ topics: [topic] }, { input: 'Thank you!' })).toBe('ON_TOPIC');
    },
  );

  it.each([
    ['of 10,000 characters', 'cooking and recipes, '.repeat(480)],
    ['named like properties', '__proto__ constructor toString'],
    ['of one letter', 'a'.repeat(10_000)],
    ['of lone surrogates', '\ud83d'.repeat(1_000)],
  ])('handles a topic %s', (_title, topic) => {
    expect(labelOf({ topics: [topic, 'banking'] }, { input: BANKING })).toBe('ON_TOPIC');
  });

  it('finds a topic in a long description of it', () => {
    const topic = 'cooking and recipes, '.repeat(480);
    expect(labelOf({ topics: [topic] }, { input: COOKING })).toBe('ON_TOPIC');
    expect(labelOf({ topics: [topic] }, { input: BANKING })).toBe('OFF_TOPIC');
  });

  it('gives fillers no meaning', () => {
    const [plain, filled] = ['pets', 'customer support and help with questions about pets'].map(
      (topic) => topicOf(topic).meaning,
    );
    expect(filled?.words.map(({ row }) => row)).toEqual(plain?.words.map(({ row }) => row));
  });

  it('keeps fillers that are the whole topic', () => {
    expect(topicOf('customer support')).toMatchObject({ open: false, modelled: true });
  });
});
