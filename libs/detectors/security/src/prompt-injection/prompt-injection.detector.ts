import {
  type Content,
  type DetectionResult,
  type Field,
  type Finding,
  isUnevaluated,
  untrustedFields,
} from '@touchstone/contracts';
import {
  clear,
  type Detector,
  flag,
  NotEvaluable,
  unsupportedLanguage,
} from '@touchstone/detection';
import type { Judgement } from '@touchstone/inference';
import type { Channel } from './channel';
import { SUPPORTED_LANGUAGES } from './lexicon';
import { INSTRUCTION, LABELS } from './question';
import { type Suspicion, suspicionOf, THRESHOLD } from './suspicion';

const NAME = 'prompt_injections';
/** Above this the rules are believed even against the judge. */
const BEYOND_DOUBT = 95;

interface Suspect {
  field: Field;
  suspicion: Suspicion;
}

/** Flags text that tries to overrule the instructions it is embedded in. Text of tools is examined as data that must not give orders. */
export const promptInjectionDetector = (): Detector<'prompt_injections'> => ({
  examine({ request, content, deadline }) {
    const suspects = untrustedFields(content).map((field) => ({
      field,
      suspicion: suspicionOf(field.text, channelOf(content, field), () => deadline.check()),
    }));
    const worst = suspects.reduce(
      (one, other) => (other.suspicion.score > one.suspicion.score ? other : one),
      suspects[0] as Suspect,
    );
    if (worst.suspicion.score >= THRESHOLD) return [injection(worst, request.mode === 'speed')];
    for (const { field, suspicion } of suspects) {
      if (!suspicion.complete)
        throw new NotEvaluable(`${field.path} hides more encoded readings than are examined.`);
      refuseUnknownLanguage(field);
    }
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
    return [secondOpinion(examined, judgement)];
  },
});

const channelOf = ({ messages }: Content, { path }: Field): Channel => {
  const index = /^messages\[(\d+)\]/.exec(path)?.[1];
  return index !== undefined && messages[Number(index)]?.role === 'tool' ? 'document' : 'user';
};

const injection = ({ field, suspicion }: Suspect, brief: boolean): DetectionResult => {
  const kind = suspicion.channel === 'document' ? 'Indirect injection' : 'Injection';
  const finding = findingOf(suspicion);
  const reason = brief ? `${kind}: ${finding}.` : `${kind} in ${field.path}: ${finding}.`;
  return flag(NAME, 'INJECTION', suspicion.score, reason, {
    quote: field.text.slice(suspicion.start, suspicion.end),
  });
};

const findingOf = ({ techniques, telling }: Suspicion): string => {
  const [technique, ...others] = techniques;
  const [first] = telling;
  const resembles =
    first === undefined
      ? ''
      : `resembles known injection attempts (${telling.map((word) => `"${word}"`).join(', ')})`;
  if (technique === undefined) return resembles || 'resembles known injection attempts';
  const more = [...others, ...(resembles ? [`text that ${resembles}`] : [])];
  return more.length > 0 ? `${technique}, with ${more.join(' and ')}` : technique;
};

/** Phrases decide only in languages whose phrases are known. */
const refuseUnknownLanguage = ({ path, text }: Field): void => {
  const language = unsupportedLanguage(text, SUPPORTED_LANGUAGES);
  if (language !== undefined)
    throw new NotEvaluable(
      `The language of ${path} (${language}) is not one the built-in injection rules know.`,
    );
};

const exhibitsOf = (content: Content) =>
  untrustedFields(content).map((field) => ({
    title:
      channelOf(content, field) === 'document' ? `${field.path} (returned by a tool)` : field.path,
    text: field.text,
  }));

/** The judge decides, except where the rules are beyond doubt. */
const secondOpinion = (
  examined: readonly Finding[],
  { violation, confidence, reason, quote }: Judgement,
): DetectionResult => {
  if (violation) return flag(NAME, 'INJECTION', confidence / 100, reason, { quote });
  const own = examined.find(
    (finding): finding is DetectionResult =>
      !isUnevaluated(finding) && finding.flagged && finding.confidence_score >= BEYOND_DOUBT,
  );
  if (own)
    return {
      ...own,
      reason: `${own.reason} The judge saw none (${reason}), but the rules are certain.`,
    };
  return clear(NAME, 'BENIGN', confidence / 100, reason, { quote });
};
