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
 * Score of a text, 0 to 1, with 0.5 as the threshold. Offsets are UTF-16 units of the original.
 */
export interface InjectionScore {
  score: number;
  /** Techniques named by the rules, the strongest first; empty if only the model found an attack. */
  techniques: Technique[];
  /** Origin of the attack. */
  channel: Channel;
  /** Words that contributed most to the finding of the model; absent if the rules name a technique. */
  topWords?: string[];
  start: number;
  end: number;
  /**
   * False if some decoded views were not examined: nested encodings can produce more of them than
   * are decoded.
   */
  complete: boolean;
}

/** Score from which a text is flagged as an injection. */
export const THRESHOLD = 0.5;
/**
 * Score from which the rules overrule a judge, provided that rules and model together find an
 * attack.
 */
const RULES_CERTAIN = 0.95;
const BELOW_CERTAIN = 0.94;
const WINDOW = 2000;
const OVERLAP = 400;
/** Rule score below which the technique is too uncertain to be named. */
const NAMES_TECHNIQUE = 0.2;
/** Added to the score of decoded text, since hidden instructions are rarely harmless. */
const HIDDEN_BONUS = 0.1;

/**
 * Text that may be third-party is scored with the weights of both channels, since instructions that
 * users give are attacks there, too.
 */
const BOTH: readonly Channel[] = ['user', 'document'];
const ONLY_USER: readonly Channel[] = ['user'];

type Found = Omit<InjectionScore, 'complete'>;

const NOTHING: Found = {
  score: 0,
  channel: 'user',
  techniques: [],
  start: 0,
  end: 0,
};

/**
 * Scores the most suspicious passage of a text and of its decoded views. `pause` is called between
 * windows. Linear in the text.
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
 * Scores a text with the weights of each channel. `least` is the score from which the top words are
 * computed.
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

/** Scores a decoded view. Only decoded stretches count; their context is scored with the text itself. */
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
 * Returns true if the document channel reaches the threshold. It then takes precedence over the user
 * channel, whatever the score there.
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
  if (rules.score >= NAMES_TECHNIQUE || score < least) return { ...rules, score, channel };
  return { score, channel, techniques: [], ...explain(analysed, prediction, worst.channel, text) };
};
