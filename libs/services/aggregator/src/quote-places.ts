import {
  type CheckRequest,
  descriptorOf,
  type DetectionResult,
  type EvaluationAnswer,
  type EvaluationJob,
  type Field,
  isKnownCheck,
  type QuotePlace,
} from '@touchstone/contracts';
import { Excerpt } from './find-excerpt';

/** Bound of the characters searched for the quotes of one evaluation; the rest has no place. */
const MOST_CHARACTERS = 4_000_000;

/** Searches the texts that a check reads for its quotes, first those that it judges. */
class Places {
  private searched = 0;

  /** @returns `undefined` for a quote that no text contains, such as a judge's own words */
  find(quote: string, fields: readonly Field[]): QuotePlace | undefined {
    // Long quotes end in an ellipsis.
    const words = quote.replace(/(?:…|\.\.\.)$/, '').trim();
    if (words === '') return undefined;
    const excerpt = new Excerpt(words);
    for (const { path, text } of fields) {
      this.searched += text.length;
      if (this.searched > MOST_CHARACTERS) return undefined;
      const span = excerpt.spanIn(text);
      if (span) return { field: path, start: span[0], end: span[1] };
    }
    return undefined;
  }
}

/** Reads the place that a result of PII states; `undefined` if the quote is not there. */
const statedPlace = (
  { quote, data }: DetectionResult,
  texts: ReadonlyMap<unknown, string>,
): QuotePlace | undefined => {
  const { field, start, end } = objectIn(data);
  return texts.get(field)?.slice(Number(start), Number(end)) === quote
    ? { field: String(field), start: Number(start), end: Number(end) }
    : undefined;
};

const objectIn = (json: string | undefined): Record<string, unknown> => {
  try {
    const value: unknown = JSON.parse(json ?? '');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
};

const fieldsFor = ({ content }: Pick<EvaluationJob, 'content'>, request: CheckRequest): Field[] =>
  descriptorOf(request.check)
    .reads(content, request)
    .filter((field) => field !== undefined);

/**
 * Adds to each result with a quote where the quote stands: one of the texts that the check reads,
 * and the span in it. A quote that stands in several places has the first one.
 */
export const withPlaces = (
  job: Pick<EvaluationJob, 'content' | 'checks'>,
  answer: EvaluationAnswer,
): EvaluationAnswer => {
  const places = new Places();
  const evaluationResults = answer.evaluationResults.map((evaluation) => {
    const request = job.checks.find(({ check }) => check === evaluation.type);
    const isQuoting = evaluation.results.some(({ quote }) => quote !== '');
    if (!isQuoting || !request || !isKnownCheck(request.check)) return evaluation;
    const fields = fieldsFor(job, request);
    const texts = new Map<unknown, string>(fields.map(({ path, text }) => [path, text]));
    const results = evaluation.results.map((result) => {
      if (result.quote === '') return result;
      const stated = request.check === 'pii' ? statedPlace(result, texts) : undefined;
      return { ...result, ...(stated ?? places.find(result.quote, fields)) };
    });
    return { ...evaluation, results };
  });
  return { ...answer, evaluationResults };
};
