import {
  type Content,
  type Field,
  type NeedsJudge,
  type Outcome,
  untrustedFields,
  type Verdict,
} from '@touchstone/contracts';
import { clear, type Detector, flag, needsJudge, notEvaluated } from '@touchstone/detection';
import type { Judgement } from '@touchstone/inference';
import type { Deadline } from '@touchstone/kernel';
import { unsupportedLanguage } from '@touchstone/text';
import type { Channel } from './channel';
import { INSTRUCTION, LABELS } from './question';
import { SUPPORTED_LANGUAGES } from './rules/lexicon';
import { type InjectionScore, scoreText, THRESHOLD } from './score';

const NAME = 'prompt_injections';
/** Confidence from which the rules overrule a judge who finds no injection. */
const CERTAIN = 95;

interface ScoredField {
  field: Field;
  suspicion: InjectionScore;
}

/**
 * Flags text that tries to overrule the instructions it is embedded in. Tool results are data, so
 * any order in them counts.
 */
export const promptInjectionDetector = (): Detector<'prompt_injections'> => ({
  examine({ request, content, deadline }) {
    const suspects = untrustedFields(content).map((field) => ({
      field,
      suspicion: scoreText(field.text, channelOf(content, field), () => deadline.check()),
    }));
    const worst = suspects.reduce((one, other) =>
      other.suspicion.score > one.suspicion.score ? other : one,
    );
    const found =
      worst.suspicion.score >= THRESHOLD ? [injection(worst, request.mode === 'speed')] : [];
    const unread = suspects.find(({ suspicion }) => !suspicion.complete);
    if (unread)
      return [
        ...found,
        notEvaluated(NAME, `${unread.field.path} hides more encoded text than is examined.`),
      ];
    if (found.length > 0) return found;
    const foreign = firstUnsupported(suspects, deadline);
    if (foreign) return [foreign];
    return [
      clear(
        NAME,
        'BENIGN',
        0.9 - worst.suspicion.score / 2,
        'No attempt to overrule, extract or evade instructions was found.',
      ),
    ];
  },

  async consult({ request, content, deadline }, examined, judge) {
    if (request.mode !== 'quality') return examined;
    const judgement = await judge.decide(
      { instruction: INSTRUCTION, labels: LABELS, exhibits: exhibitsOf(content) },
      deadline,
    );
    return applyJudgement(examined, judgement);
  },
});

const channelOf = ({ messages }: Content, { path }: Field): Channel => {
  const index = /^messages\[(\d+)\]/.exec(path)?.[1];
  return index !== undefined && messages[Number(index)]?.role === 'tool' ? 'document' : 'user';
};

const injection = ({ field, suspicion }: ScoredField, brief: boolean): Verdict => {
  const kind = suspicion.channel === 'document' ? 'Indirect injection' : 'Injection';
  const finding = findingOf(suspicion);
  const reason = brief ? `${kind}: ${finding}.` : `${kind} in ${field.path}: ${finding}.`;
  return flag(NAME, 'INJECTION', suspicion.score, reason, {
    quote: field.text.slice(suspicion.start, suspicion.end),
  });
};

const RESEMBLES = 'resembles known injection attempts';

const findingOf = ({ techniques, topWords }: InjectionScore): string => {
  const [technique, ...others] = techniques;
  const words = topWords?.map((word) => `"${word}"`).join(', ');
  const resembles = words ? `${RESEMBLES} (${words})` : RESEMBLES;
  if (technique === undefined) return resembles;
  const more = [...others, ...(topWords ? [`text that ${resembles}`] : [])];
  return more.length > 0 ? `${technique}, with ${more.join(' and ')}` : technique;
};

/** Requests a judge for the first text in a language that the rules do not cover. */
const firstUnsupported = (
  suspects: readonly ScoredField[],
  deadline: Deadline,
): NeedsJudge | undefined => {
  for (const {
    field: { path, text },
  } of suspects) {
    const language = unsupportedLanguage(text, SUPPORTED_LANGUAGES, () => deadline.check());
    if (language !== undefined)
      return needsJudge(
        NAME,
        `The text in ${path} is, at least in part, in a language (${language}) that the built-in injection rules do not cover.`,
      );
  }
  return undefined;
};

const exhibitsOf = (content: Content) =>
  untrustedFields(content).map((field) => ({
    title:
      channelOf(content, field) === 'document' ? `${field.path} (returned by a tool)` : field.path,
    text: field.text,
  }));

/**
 * Merges the outcome of the rules with a judgement. The judge decides, except where the rules are
 * certain; a text that was not examined completely is never cleared.
 */
const applyJudgement = (
  examined: readonly Outcome[],
  { violation, confidence, reason, quote }: Judgement,
): Outcome[] => {
  const unread = examined.filter(({ kind }) => kind === 'not_evaluated');
  if (violation) return [flag(NAME, 'INJECTION', confidence / 100, reason, { quote }), ...unread];
  const own = examined.find(
    (outcome): outcome is Verdict =>
      outcome.kind === 'verdict' && outcome.flagged && outcome.confidence_score >= CERTAIN,
  );
  if (own)
    return [
      {
        ...own,
        reason: `${own.reason} The judge saw none (${reason}), but the rules are certain.`,
      },
      ...unread,
    ];
  return unread.length > 0 ? unread : [clear(NAME, 'BENIGN', confidence / 100, reason, { quote })];
};
