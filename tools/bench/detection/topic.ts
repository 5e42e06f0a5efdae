import type { CheckRequest } from '@touchstone/contracts';
import type { Detector } from '@touchstone/detection';
import { topicFamily } from '@touchstone/detectors/topic';
import { readDomains } from '../../train/topic/domains';
import type { Figure } from '../lib/report';
import type { Section } from '../lib/sections';
import { RUNS } from '../lib/statistics';
import type { TextMaker } from '../lib/texts';
import { ordinaryTexts } from './ordinary-texts';
import { verdictOn } from './verdicts';

/** Most topics that a request may name. */
const MOST_TOPICS = 64;
const CALLS = 40;
const WARMING_CALLS = 500;
const LONG_CALLS = 8;

const detector = (): Detector<'topic_scoping'> => {
  const { topic_scoping: own } = topicFamily.detectors();
  if (!own) throw new Error('The family has no detector of topics.');
  return own;
};

const requestOf = (topics: readonly string[]): CheckRequest<'topic_scoping'> => ({
  check: 'topic_scoping',
  mode: 'balanced',
  topics: [...topics],
  target: 'input',
  multiTurn: false,
});

/** Measures the processor time of new texts, in ms for each. */
const costOf = (topics: readonly string[], text: TextMaker) => {
  const own = detector();
  const request = requestOf(topics);
  let made = 0;
  return (characters: number, calls: number): number => {
    const texts = Array.from({ length: calls }, () => text(characters, ++made));
    const before = process.cpuUsage();
    for (const input of texts) verdictOn(own, request, { input });
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000 / calls;
  };
};

const figure = (name: string, unit: string, atMost: number, measure: () => number): Figure => ({
  name: `topic, ${name}`,
  unit,
  values: Array.from({ length: RUNS }, measure),
  goal: { atMost },
});

/** Measures the cost of topic scoping with one topic and with as many as a request may name. */
export const topic = (data: string): Record<string, Section> => ({
  'topic-cost': () => {
    const text = ordinaryTexts(data);
    const topics = readDomains().flatMap((domain) => domain.topics);
    const few = costOf(topics.slice(0, 1), text);
    const many = costOf(topics.slice(0, MOST_TOPICS), text);
    many(1_000, WARMING_CALLS);
    return Promise.resolve([
      figure('1,000 characters, one topic, cpu', 'ms', 3, () => few(1_000, CALLS)),
      figure('1,000 characters, 64 topics, cpu', 'ms', 10, () => many(1_000, CALLS)),
      figure(
        '50,000 to 10,000 characters, cpu',
        '×',
        6,
        () => many(50_000, LONG_CALLS) / many(10_000, 5 * LONG_CALLS),
      ),
    ]);
  },
});
