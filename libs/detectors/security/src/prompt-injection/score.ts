import {
  type DecodedView,
  decodeText,
  type NormalisedText,
  type Range,
  windows,
} from '@touchstone/text';
import { analyseText } from './analysis';
import type { Channel } from './channel';
import { explain } from './model/explanation';
import { blendedScore, featureSlots, predict, type Prediction } from './model/model';
import { lengthCorrection } from './model/segments';
import { pastedRanges } from './quoting/pasted-text';
import type { Technique } from './rules/data/rules';
import { combineEvidence } from './rules/rule-score';

/**
 * Score of one text. Offsets are UTF-16 units of the original; `score` is 0 to 1, 0.5 the
 * threshold.
 */
export interface InjectionScore {
  score: number;
  /** Named by the rules, the strongest first; none where only the model speaks. */
  techniques: Technique[];
  /** Origin of the attack. */
  channel: Channel;
  /** Words that told the model most. */
  topWords: string[];
  start: number;
  end: number;
  /**
   * False if some decoded views were not examined: nested encodings can produce more of them than
   * are decoded.
   */
  complete: boolean;
}

/** From here on it is called an injection. */
export const THRESHOLD = 0.5;
/**
 * From here on rules are believed even against a judge, where rules and model together see an
 * attack.
 */
const RULES_CERTAIN = 0.95;
const BELOW_CERTAIN = 0.94;
const WINDOW = 2000;
const OVERLAP = 400;
/** Rules with less to say than this name the technique only as the nearest. */
const NAMES_TECHNIQUE = 0.2;
/** Hidden orders are hardly ever harmless, so they count this much more. */
const HIDDEN_BONUS = 0.1;

/**
 * Whatever may come from elsewhere is judged by the weights of both: orders of users are there
 * attacks, too.
 */
const BOTH: readonly Channel[] = ['user', 'document'];
const ONLY_USER: readonly Channel[] = ['user'];

type Found = Omit<InjectionScore, 'complete'>;

const NOTHING: Found = {
  score: 0,
  channel: 'user',
  techniques: [],
  topWords: [],
  start: 0,
  end: 0,
};

/**
 * The most suspicious place of a text, its encoded and disguised readings included. `pause` is
 * called between windows. Linear in the text.
 */
export const scoreText = (
  original: string,
  channel: Channel,
  pause: () => void,
): InjectionScore => {
  const { plain, views } = decodeText(original);
  const pasted = channel === 'user' ? pastedRanges(plain.text) : [];
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

/**
 * Scores a user's text; instructions in third-party parts count as indirect injection, as in tool
 * results.
 */
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

/**
 * Scores a text for each channel. `least` is the score from which on the top words are computed.
 */
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
const inView = (view: DecodedView, channels: readonly Channel[], pause: () => void): Found => {
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

/**
 * Returns true if the document model alone calls it an attack, even if users often write the like.
 */
const isIndirect = ({ channel, score }: Pick<Found, 'channel' | 'score'>): boolean =>
  channel === 'document' && score >= THRESHOLD;

/** Scores one window; text that may be third-party is analysed as a document. */
const inWindow = (
  text: string,
  channels: readonly Channel[],
  wholeLength: number,
  least: number,
): Found => {
  const analysed = analyseText(text, channels.includes('document') ? 'document' : 'user');
  if (analysed.tokens.length === 0 && analysed.evidence.length === 0) return NOTHING;
  const rules = combineEvidence(analysed.evidence);
  const predictions = predict(featureSlots(analysed), channels);
  const judged = channels.map((channel, index) => {
    const prediction = predictions[index] as Prediction;
    const blended = blendedScore(
      rules.score,
      prediction.logOdds - lengthCorrection(wholeLength, channel),
      channel,
    );
    const certain = rules.score >= RULES_CERTAIN && blended >= THRESHOLD;
    return {
      channel,
      prediction,
      score: certain ? Math.max(rules.score, blended) : Math.min(BELOW_CERTAIN, blended),
    };
  });
  const worst = judged.reduce((one, other) => (other.score > one.score ? other : one));
  const { score, prediction } = worst;
  const channel = judged.some(isIndirect) ? 'document' : worst.channel;
  if (rules.score >= NAMES_TECHNIQUE || score < least)
    return { topWords: [], ...rules, score, channel };
  return { score, channel, techniques: [], ...explain(analysed, prediction, worst.channel, text) };
};
