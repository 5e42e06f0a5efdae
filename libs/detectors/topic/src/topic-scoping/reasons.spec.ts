import { outcomeOf } from './scoping.fixture';

const reasonFor = (topics: string[], input: string): unknown => {
  const outcome = outcomeOf({ topics }, { input });
  return outcome?.kind === 'verdict' ? outcome.reason : undefined;
};

describe('reasons of topic scoping', () => {
  it('names what the text is about, its words and the nearest topic', () => {
    expect(reasonFor(['gardening', 'banking'], 'Which guitar chords does this song use?')).toMatch(
      /^The text in input fits none of the allowed topics; it seems to be about music \(.*"guitar".*\)\. The nearest allowed topic is "\w+"\.$/,
    );
  });

  it('names the topic that comes nearest', () => {
    const reason = reasonFor(['astronomy', 'dog training'], 'My cat catches mice in the garden');
    expect(reason ?? '').toContain('"dog training"');
  });

  it('names words where no field is known', () => {
    const reason = reasonFor(['banking'], 'Prehistoric trilobites crawled over muddy seabeds');
    expect(reason).toMatch(/"(?:Prehistoric|trilobites|crawled|muddy|seabeds)"/);
  });

  it('names the topic that a text fits', () => {
    expect(reasonFor(['weather', 'banking'], 'Transfer money to my savings account')).toBe(
      'The text fits the allowed topic "banking".',
    );
  });

  it('shortens a long topic', () => {
    const reason = String(reasonFor(['banking, '.repeat(50)], 'Which guitar chords are these?'));
    expect(reason).toContain('…"');
    expect(reason.length).toBeLessThan(300);
  });

  it.each([
    ['a courtesy', 'Thank you!', /only a greeting, thanks/],
    ['a reference', 'and the second one?', /names no topic of its own/],
  ])('says that %s fits every topic', (_title, text, reason) => {
    expect(reasonFor(['banking'], text)).toMatch(reason);
  });
});
