import { areNear, readDomains } from './domains';
import { ownExamples } from './examples';
import { chooseThreshold, figuresOf } from './figures';
import { fit, type Sample, scoreOf } from './fit';
import type { Scored } from './leave-out';

const domains = readDomains();

describe('the domains of topic scoping', () => {
  it('are at least 60, each with enough topics and messages', () => {
    expect(domains.length).toBeGreaterThanOrEqual(60);
    const thin = domains.filter(
      ({ topics, user, assistant }) =>
        topics.length < 6 || user.length < 12 || assistant.length < 6,
    );
    expect(thin.map(({ domain }) => domain)).toEqual([]);
  });

  it('have unique names and name only each other as near', () => {
    const names = domains.map(({ domain }) => domain);
    expect(new Set(names).size).toBe(names.length);
    expect(domains.flatMap(({ near }) => near).filter((name) => !names.includes(name))).toEqual([]);
  });

  it('share no message unless they are near', () => {
    const owners = new Map<string, (typeof domains)[number]>();
    const shared = domains.flatMap((own) =>
      [...own.user, ...own.assistant].filter((text) => {
        const other = owners.get(text);
        owners.set(text, own);
        return other && !areNear(own, other);
      }),
    );
    expect(shared).toEqual([]);
  });
});

describe('ownExamples', () => {
  const examples = ownExamples();

  it('never labels a topic of a near domain as off topic', () => {
    const byName = new Map(domains.map((domain) => [domain.domain, domain]));
    const wrong = examples.filter(({ on, domain, topics, source }) => {
      const own = byName.get(domain);
      if (!own || on || source.startsWith('shape')) return false;
      const near = domains.filter((other) => areNear(own, other)).flatMap((other) => other.topics);
      return topics.some((topic) => near.includes(topic));
    });
    expect(wrong).toEqual([]);
  });

  it('is repeatable', () => {
    expect(ownExamples()).toEqual(examples);
  });
});

const sample = (value: number, on: boolean, topics = 1): Sample => ({
  features: Array.from({ length: topics }, () => [value, 1 - value]),
  on,
  weight: 1,
});

describe('fit', () => {
  const samples = [0.1, 0.2, 0.3, 0.4, 0.35].flatMap((value) => [
    sample(value, false),
    sample(1 - value, true),
  ]);

  it('scores on-topic samples above off-topic ones', () => {
    const model = fit(samples);
    expect(scoreOf(sample(0.8, true), model)).toBeGreaterThan(0);
    expect(scoreOf(sample(0.2, false), model)).toBeLessThan(0);
  });

  it('gives the same model for the same samples', () => {
    expect(fit(samples)).toEqual(fit(samples));
  });
});

describe('chooseThreshold', () => {
  const scored = (score: number, on: boolean, topics: number): Scored => ({
    score,
    sample: {
      ...sample(0, on, topics),
      text: '',
      topics: Array.from({ length: topics }, () => 'a'),
      source: topics > 1 ? 'own user, lists' : 'own user',
      domain: 'a',
      topicDomain: 'a',
      shaped: false,
      amount: { specific: 5, mass: 1 },
    },
  });
  const all = Array.from({ length: 100 }, (_, index) => [
    scored(index / 10, true, 1),
    scored(index / 10 + 1, true, 2),
    scored(index / 10 - 5, false, 1),
  ]).flat();

  it('keeps the share of false alarms and asks more of several topics', () => {
    const threshold = chooseThreshold(all, 0.1);
    expect(figuresOf(all, threshold).falseAlarms).toBeCloseTo(0.1, 1);
    expect(threshold.perDoubling).toBeCloseTo(1, 1);
  });

  it('measures the area under the curve', () => {
    const single = all.filter(({ sample: { topics } }) => topics.length === 1);
    const { area } = figuresOf(single, { threshold: 0, perDoubling: 0 });
    expect(area).toBeCloseTo(0.875, 2);
  });
});
