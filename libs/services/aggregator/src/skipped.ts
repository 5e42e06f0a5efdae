import {
  BYPASSED_LABEL,
  type CheckOutcomes,
  type CheckRequest,
  type Content,
  descriptorOf,
  type EvaluationAnswer,
  type EvaluationJob,
  isKnownCheck,
  type MediaKind,
} from '@touchstone/contracts';
import { missingRequirements } from './requirements';

/** Placeholder text for a skipped part. */
const MARK = '\ufffc';
const marked = (text: string | null, skipped: readonly MediaKind[] | undefined): string | null =>
  skipped === undefined || skipped.length === 0 ? text : `${text ?? ''}${MARK}`;

/** Returns the content with placeholder texts for the skipped parts. */
const withMarks = (content: Content): Content => ({
  ...content,
  output: marked(content.output, content.outputSkipped),
  messages: content.messages.map((message) => ({
    ...message,
    content: marked(message.content, message.skipped),
  })),
});

const skippedAt = (content: Content): Map<string, readonly MediaKind[]> =>
  new Map(
    [
      ['output', content.outputSkipped ?? []] as const,
      ...content.messages.map(
        ({ skipped = [] }, index) => [`messages[${index}].content`, skipped] as const,
      ),
    ].filter(([, skipped]) => skipped.length > 0),
  );

/** Number of places that are named; longer lists end in a number. */
const NAMED_PLACES = 5;
const NOUNS: Record<MediaKind, [one: string, several: string]> = {
  image: ['image', 'images'],
  audio: ['audio part', 'audio parts'],
  video: ['video', 'videos'],
};

const counted = (kind: MediaKind, count: number): string =>
  `${count} ${NOUNS[kind][count === 1 ? 0 : 1]}`;

const listed = (kinds: readonly MediaKind[]): string =>
  [...new Set(kinds)]
    .map((kind) => counted(kind, kinds.filter((each) => each === kind).length))
    .join(' and ');

const sentenceOn = (places: readonly [path: string, kinds: readonly MediaKind[]][]): string => {
  const named = places.slice(0, NAMED_PLACES).map(([path, kinds]) => `${listed(kinds)} in ${path}`);
  const more = places.slice(NAMED_PLACES).flatMap(([, kinds]) => kinds);
  return `Skipped, since only text is judged: ${[...named, ...(more.length > 0 ? [`${listed(more)} elsewhere`] : [])].join(', ')}.`;
};

/** Names the skipped parts that the check would have read; `undefined` if there are none. */
const skippedFor = (content: Content, request: CheckRequest): string | undefined => {
  const skipped = skippedAt(content);
  if (skipped.size === 0 || !isKnownCheck(request.check)) return undefined;
  const fields = descriptorOf(request.check).reads(withMarks(content), request);
  const read = new Set(fields.map((field) => field?.path));
  const places = [...skipped].filter(([path]) => read.has(path));
  return places.length === 0 ? undefined : sentenceOn(places);
};

/** Returns the outcome of a check that lacks a requirement only because parts were skipped. */
export const onlySkipped = (content: Content, request: CheckRequest): CheckOutcomes | undefined => {
  if (
    skippedFor(content, request) === undefined ||
    missingRequirements(withMarks(content), request).length > 0
  )
    return undefined;
  return {
    check: request.check,
    outcomes: [
      {
        kind: 'not_evaluated',
        name: request.check,
        cause: 'There is no text to judge, only parts that were skipped.',
      },
    ],
  };
};

/**
 * Adds the skipped parts to the reasons of every check that would have read them. Bypassed checks
 * read nothing.
 */
export const namingSkipped = (
  { content, checks }: Pick<EvaluationJob, 'content' | 'checks'>,
  answer: EvaluationAnswer,
): EvaluationAnswer => {
  if (skippedAt(content).size === 0) return answer;
  const evaluationResults = answer.evaluationResults.map((evaluation) => {
    const request = checks.find(({ check }) => check === evaluation.type);
    const sentence = request && skippedFor(content, request);
    if (sentence === undefined) return evaluation;
    const results = evaluation.results.map((result) =>
      result.label === BYPASSED_LABEL
        ? result
        : { ...result, reason: `${result.reason} ${sentence}`.trim() },
    );
    return { ...evaluation, results };
  });
  return { ...answer, evaluationResults };
};
