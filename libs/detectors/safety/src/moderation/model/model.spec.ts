import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SAFETY_CATEGORIES } from '@touchstone/contracts';
import { meaningOf } from '@touchstone/text/vectors';
import { tokenise } from '../tokens';
import { temperedBy } from './combine';
import { CONCEPTS, SOFT_CONCEPTS } from './concepts';
import { FEATURES } from './features';
import { logOdds, MODEL_FILE, type SafetyModel, scoreAt, shippedModel } from './model';
import { passagesOf } from './passages';
import { readingOf } from './reading';
import { forEachConcept, wordConceptBytes } from './word-concepts';

const conceptsOf = (text: string): string[] => {
  const [word] = meaningOf(text).words;
  if (!word) throw new Error(`"${text}" has no vector`);
  const found: string[] = [];
  forEachConcept(word, (concept) => found.push(CONCEPTS[concept] ?? ''));
  return found;
};

describe('the table of word concepts', () => {
  it('fits its concepts into one byte each', () => {
    expect(SOFT_CONCEPTS.length).toBeLessThan(256);
    expect(CONCEPTS.slice(0, SOFT_CONCEPTS.length)).toEqual(SOFT_CONCEPTS);
  });

  it.each(['rifle', 'toxic', 'again', 'sultry', 'idiot', 'burglary'])(
    'is up to date for "%s": run `npm run train -- safety` after a change of the concepts',
    (text) => {
      const words = meaningOf(text).words.slice(0, 1);
      const bytes = wordConceptBytes(words);
      const expected = [0, 2, 4].flatMap((at) =>
        (bytes[at + 1] ?? 0) > 0 ? [CONCEPTS[bytes[at] ?? 0]] : [],
      );
      expect(conceptsOf(text)).toEqual(expected);
    },
  );

  it('relates a word that no list contains to its concept', () => {
    expect(conceptsOf('handgun')).toContain('firearm');
  });
});

describe('the model of content moderation', () => {
  const file = JSON.parse(readFileSync(join(__dirname, MODEL_FILE), 'utf8')) as SafetyModel;

  it('has a weight for each feature: run `npm run train -- safety` after a change of roles', () => {
    for (const category of SAFETY_CATEGORIES)
      expect(Object.keys(file[category].weights)).toEqual(FEATURES);
  });

  it('has stricter thresholds for a lower sensitivity', () => {
    for (const { thresholds } of shippedModel().values()) {
      expect(thresholds.low).toBeGreaterThan(thresholds.medium);
      expect(thresholds.medium).toBeGreaterThan(thresholds.high);
    }
  });

  it('gives a score of 0.5 at the threshold', () => {
    expect(scoreAt(-1.5, -1.5)).toBe(0.5);
    expect(scoreAt(4, -1.5)).toBeGreaterThan(0.99);
  });

  it('rates a threat above a harmless text of the same words', () => {
    const weights = shippedModel().get('dangerous_content');
    const oddsOf = (text: string): number => {
      const [values] = readingOf(text).passages;
      if (!weights || !values) throw new Error('nothing to rate');
      return logOdds(weights, values);
    };
    expect(oddsOf('I will shoot you tonight')).toBeGreaterThan(
      oddsOf('I will shoot you a message tonight'),
    );
  });
});

describe('passages', () => {
  const spansOf = (text: string) => {
    const tokens = tokenise(text);
    return passagesOf(text, tokens, [], []).map(({ from, tokens: own }) => [from, own.length]);
  };

  it('joins short sentences', () => {
    expect(spansOf('One two. Three four. Five.')).toEqual([[0, 5]]);
  });

  it('begins a new passage with a sentence that does not fit', () => {
    const sentence = `${'word '.repeat(39)}end. `;
    expect(spansOf(sentence.repeat(5))).toEqual([
      [0, 80],
      [80, 80],
      [160, 40],
    ]);
  });

  it('cuts a sentence that is too long', () => {
    expect(spansOf('word '.repeat(250))).toEqual([
      [0, 100],
      [100, 100],
      [200, 50],
    ]);
  });

  it('is empty for a text without words', () => {
    expect(spansOf('…')).toEqual([]);
  });
});

describe('a finding of the rules', () => {
  it('stands if it is certain or the model finds it plausible', () => {
    expect(temperedBy(0.01, 0.9)).toBe(0.9);
    expect(temperedBy(0.4, 0.6)).toBe(0.6);
  });

  it('is a weak sign if the model doubts it', () => {
    expect(temperedBy(0.01, 0.6)).toBeLessThan(0.5);
    expect(temperedBy(0.01, 0.2)).toBe(0.2);
  });
});
