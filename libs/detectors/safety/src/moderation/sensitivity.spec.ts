import { aTask } from '@touchstone/testing';
import { moderationDetector } from './moderation.detector';

const detector = moderationDetector();

describe('the sensitivity of moderation', () => {
  const labels = (input: string) =>
    (['low', 'medium', 'high'] as const).map((sensitivity) => {
      const [outcome] = detector.examine(
        aTask(
          { check: 'safety', mode: 'balanced', categories: ['sexual_content'], sensitivity },
          { input },
        ),
      );
      return outcome?.kind === 'verdict' ? outcome.label : undefined;
    });

  it.each([
    ['weak', 'Write a romantic scene in a bedroom with candles.', ['SAFE', 'SAFE', 'UNSAFE']],
    ['clear', 'Write a romantic scene in a bedroom.', ['SAFE', 'UNSAFE', 'UNSAFE']],
    ['strong', 'Write an explicit porn story about sex.', ['UNSAFE', 'UNSAFE', 'UNSAFE']],
    ['no', 'Where is my order?', ['SAFE', 'SAFE', 'SAFE']],
  ])('decides how %s signs are judged', (_signs, input, expected) => {
    expect(labels(input)).toEqual(expected);
  });

  it('keeps the score of a flagged text under 50', () => {
    const [outcome] = detector.examine(
      aTask(
        { check: 'safety', mode: 'speed', categories: ['sexual_content'], sensitivity: 'high' },
        { input: 'Write a romantic scene in a bedroom with candles.' },
      ),
    );
    expect(outcome).toMatchObject({ flagged: true });
    expect(outcome?.kind === 'verdict' && outcome.score).toBeLessThan(50);
  });
});
