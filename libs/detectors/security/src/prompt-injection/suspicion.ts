import { type NormalisedText, type TextView, readingsOf, windows } from '@touchstone/detection';
import type { Channel } from './channel';
import type { Technique } from './data/rules';
import { explain } from './model/explanation';
import { opinionOn, suspicionScore } from './model/model';
import { owedToLength } from './model/stretches';
import { readingOf } from './signs';
import { summary } from './summary';

/** What speaks for an injection in one text. Offsets are UTF-16 units of the original; `score` is 0 to 1, 0.5 the threshold. */
export interface Suspicion {
  score: number;
  /** Named by the rules, the strongest first; none where only the model speaks. */
  techniques: Technique[];
  /** Words that told the model most. */
  telling: string[];
  start: number;
  end: number;
  /** Whether every hidden reading was examined; texts made of nothing but layers of encodings have more of them than anyone should read. */
  complete: boolean;
}

/** From here on it is called an injection. */
export const THRESHOLD = 0.5;
/** From here on rules are believed even against a judge, where rules and model together see an attack. */
const RULES_CERTAIN = 0.95;
const BELOW_CERTAIN = 0.94;
const WINDOW = 2000;
const OVERLAP = 400;
/** Rules with less to say than this name the technique only as the nearest. */
const NAMES_TECHNIQUE = 0.2;
/** Nobody hides a harmless order: what is hidden counts so much more. */
const HIDDEN_BONUS = 0.1;

type Found = Omit<Suspicion, 'complete'>;

const NOTHING: Found = { score: 0, techniques: [], telling: [], start: 0, end: 0 };

/** The most suspicious place of a text, its encoded and disguised readings included. `pause` is called between windows. Linear in the text. */
export const suspicionOf = (original: string, channel: Channel, pause: () => void): Suspicion => {
  const { plain, views } = readingsOf(original);
  let worst = inOriginal(plain, inText(plain.text, channel, THRESHOLD, pause));
  const all = views();
  let view = all.next();
  for (; !view.done && worst.score < RULES_CERTAIN; view = all.next()) worst = worse(worst, inView(view.value, channel, pause));
  return { complete: !view.done || view.value.length === 0, ...worst };
};

const worse = (one: Found, other: Found): Found => (other.score > one.score ? other : one);

const inOriginal = ({ originalRange }: NormalisedText, found: Found): Found => ({ ...found, ...originalRange(found.start, found.end) });

/** `least` is the score from which on the words that told most are asked for. */
const inText = (text: string, channel: Channel, least: number, pause: () => void): Found => {
  let worst = NOTHING;
  const owed = owedToLength(text, channel);
  for (const window of windows(text, WINDOW, OVERLAP)) {
    pause();
    const found = inWindow(window.text, channel, least, owed);
    if (found.score > worst.score) worst = { ...found, start: found.start + window.offset, end: found.end + window.offset };
    if (worst.score >= RULES_CERTAIN) break;
  }
  return worst;
};

/** Only what was hidden counts here: what stands around it is read as it is. */
const inView = (view: TextView, channel: Channel, pause: () => void): Found => {
  const least = THRESHOLD - HIDDEN_BONUS;
  const within = inText(view.text, channel, least, pause);
  if (within.score < least) return NOTHING;
  const found = inOriginal(view, within);
  if (!view.stretches.some(({ start, end }) => start < found.end && end > found.start)) return NOTHING;
  const techniques: Technique[] = ['encoded payload', ...found.techniques.filter((technique) => technique !== 'encoded payload')];
  return { ...found, score: Math.min(0.99, found.score + HIDDEN_BONUS), techniques };
};

const inWindow = (text: string, channel: Channel, least: number, owed: number): Found => {
  const reading = readingOf(text, channel);
  if (reading.tokens.length === 0 && reading.evidence.length === 0) return NOTHING;
  const rules = summary(reading.evidence);
  const opinion = opinionOn(reading, channel);
  const blended = suspicionScore(rules.score, opinion.logOdds - owed, channel);
  const certain = rules.score >= RULES_CERTAIN && blended >= THRESHOLD;
  const score = certain ? Math.max(rules.score, blended) : Math.min(BELOW_CERTAIN, blended);
  if (rules.score >= NAMES_TECHNIQUE || score < least) return { telling: [], ...rules, score };
  return { score, techniques: [], ...explain(reading, opinion, channel, text) };
};
