import {
  type NormalisedText,
  type Range,
  readingsOf,
  type TextView,
  windows,
} from '@touchstone/detection';
import type { Channel } from './channel';
import type { Technique } from './data/rules';
import { explain } from './model/explanation';
import { knownIn, type Opinion, opinionsOn, suspicionScore } from './model/model';
import { owedToLength } from './model/stretches';
import { pastedIn } from './pasted';
import { readingOf } from './signs';
import { summary } from './summary';

/** What speaks for an injection in one text. Offsets are UTF-16 units of the original; `score` is 0 to 1, 0.5 the threshold. */
export interface Suspicion {
  score: number;
  /** Named by the rules, the strongest first; none where only the model speaks. */
  techniques: Technique[];
  /** Whether it is an attack of the user's, or one in what comes from elsewhere. */
  channel: Channel;
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

/** Whatever may come from elsewhere is judged by the weights of both: orders of users are there attacks, too. */
const BOTH: readonly Channel[] = ['user', 'document'];
const ONLY_USER: readonly Channel[] = ['user'];

type Found = Omit<Suspicion, 'complete'>;

const NOTHING: Found = { score: 0, channel: 'user', techniques: [], telling: [], start: 0, end: 0 };

/** The most suspicious place of a text, its encoded and disguised readings included. `pause` is called between windows. Linear in the text. */
export const suspicionOf = (original: string, channel: Channel, pause: () => void): Suspicion => {
  const { plain, views } = readingsOf(original);
  const pasted = channel === 'user' ? pastedIn(plain.text) : [];
  const channels = channel === 'document' || pasted.length > 0 ? BOTH : ONLY_USER;
  let worst = inOriginal(
    plain,
    channel === 'document'
      ? inText(plain.text, BOTH, THRESHOLD, pause)
      : fromUser(plain.text, pasted, pause),
  );
  const all = views();
  let view = all.next();
  for (; !view.done && worst.score < RULES_CERTAIN; view = all.next())
    worst = worse(worst, inView(view.value, channels, pause));
  return {
    complete: !view.done || view.value.length === 0,
    ...worst,
    channel: channel === 'document' ? channel : worst.channel,
  };
};

const worse = (one: Found, other: Found): Found => (other.score > one.score ? other : one);

const inOriginal = ({ originalRange }: NormalisedText, found: Found): Found => ({
  ...found,
  ...originalRange(found.start, found.end),
});

/** What a user passes on gives no orders, as little as what tools return: an order found there is not the user's own. */
const fromUser = (text: string, pasted: readonly Range[], pause: () => void): Found => {
  const isPasted = ({ start, end }: Range): boolean => start === 0 && end === text.length;
  if (pasted.some(isPasted)) return inText(text, BOTH, THRESHOLD, pause);
  const passedOn = pasted.reduce<Found>((worst, { start, end }) => {
    if (worst.score >= RULES_CERTAIN) return worst;
    const found = inText(text.slice(start, end), BOTH, THRESHOLD, pause);
    return worse(worst, { ...found, start: found.start + start, end: found.end + start });
  }, NOTHING);
  if (passedOn.score >= RULES_CERTAIN) return passedOn;
  const own = inText(text, ONLY_USER, THRESHOLD, pause);
  const isPassedOn = pasted.some(({ start, end }) => start <= own.start && own.end <= end);
  return isPassedOn && passedOn.score >= THRESHOLD
    ? { ...worse(passedOn, own), channel: passedOn.channel }
    : worse(passedOn, own);
};

/** What the text is by each of the channels. `least` is the score from which on the words that told most are asked for. */
const inText = (
  text: string,
  channels: readonly Channel[],
  least: number,
  pause: () => void,
): Found => {
  let worst = NOTHING;
  for (const window of windows(text, WINDOW, OVERLAP)) {
    pause();
    const found = inWindow(window.text, channels, text.length, least);
    if (found.score > worst.score)
      worst = { ...found, start: found.start + window.offset, end: found.end + window.offset };
    if (worst.score >= RULES_CERTAIN) break;
  }
  return worst;
};

/** Only what was hidden counts here: what stands around it is read as it is. */
const inView = (view: TextView, channels: readonly Channel[], pause: () => void): Found => {
  const least = THRESHOLD - HIDDEN_BONUS;
  const within = inText(view.text, channels, least, pause);
  if (within.score < least) return NOTHING;
  const found = inOriginal(view, within);
  if (!view.stretches.some(({ start, end }) => start < found.end && end > found.start))
    return NOTHING;
  const techniques: Technique[] = [
    'encoded payload',
    ...found.techniques.filter((technique) => technique !== 'encoded payload'),
  ];
  return { ...found, score: Math.min(0.99, found.score + HIDDEN_BONUS), techniques };
};

/** What would be an attack in a document is one of the document, however much users are known to write the like. */
const isIndirect = ({ channel, score }: Pick<Found, 'channel' | 'score'>): boolean =>
  channel === 'document' && score >= THRESHOLD;

/** What may come from elsewhere is read as such, whoever may have written it. */
const inWindow = (
  text: string,
  channels: readonly Channel[],
  wholeLength: number,
  least: number,
): Found => {
  const reading = readingOf(text, channels.includes('document') ? 'document' : 'user');
  if (reading.tokens.length === 0 && reading.evidence.length === 0) return NOTHING;
  const rules = summary(reading.evidence);
  const opinions = opinionsOn(knownIn(reading), channels);
  const judged = channels.map((channel, index) => {
    const opinion = opinions[index] as Opinion;
    const blended = suspicionScore(
      rules.score,
      opinion.logOdds - owedToLength(wholeLength, channel),
      channel,
    );
    const certain = rules.score >= RULES_CERTAIN && blended >= THRESHOLD;
    return {
      channel,
      opinion,
      score: certain ? Math.max(rules.score, blended) : Math.min(BELOW_CERTAIN, blended),
    };
  });
  const worst = judged.reduce((one, other) => (other.score > one.score ? other : one));
  const { score, opinion } = worst;
  const channel = judged.some(isIndirect) ? 'document' : worst.channel;
  if (rules.score >= NAMES_TECHNIQUE || score < least)
    return { telling: [], ...rules, score, channel };
  return { score, channel, techniques: [], ...explain(reading, opinion, worst.channel, text) };
};
