import { type Clock, type Deadline, type Priority, SystemClock } from '@touchstone/kernel';
import { EndpointClient } from '../endpoint/endpoint-client';
import { classifierMetrics } from '../metrics';
import { sendable } from '../sendable';
import type { ConfiguredClassifier } from './classifier.config';
import type { ClassifierApi } from './classifier-api';
import { CLASSIFIER } from './classifier-endpoint';
import { rate } from './rate';
import { TextClassifier, TextRejected, type TextScores } from './text-classifier';

/** Requests of one content at once, so that a long one leaves slots for others. */
const PARALLEL = 4;
/** Limit of an answer, for each of its texts; about a hundred labels. */
const MAX_ANSWER_BYTES = 16_384;

/** Classifier on an endpoint, which one of the APIs describes. */
export class HttpClassifier extends TextClassifier {
  readonly parts: readonly string[];
  readonly windowCharacters: number;
  readonly maxCharacters: number;
  readonly multilingual: boolean;
  private readonly client: EndpointClient;

  constructor(
    private readonly settings: ConfiguredClassifier,
    private readonly api: ClassifierApi,
    clock: Clock = new SystemClock(),
  ) {
    super();
    const { check, labels, windowCharacters, maxCharacters, multilingual, batchSize } = settings;
    this.parts = [...labels.parts.keys()];
    this.windowCharacters = windowCharacters;
    this.maxCharacters = maxCharacters;
    this.multilingual = multilingual;
    const options = {
      ...settings,
      path: api.path,
      maxAnswerBytes: MAX_ANSWER_BYTES * batchSize,
      span: { name: `classify ${check}`, attributes: { 'touchstone.check': check } },
    };
    this.client = new EndpointClient(CLASSIFIER, options, classifierMetrics(check), clock);
  }

  async classify(
    texts: readonly string[],
    deadline: Deadline,
    priority: Priority = 'normal',
  ): Promise<(TextScores | TextRejected)[]> {
    const results = new Array<TextScores | TextRejected>(texts.length);
    const batches = inBatches(texts.length, this.settings.batchSize);
    const work = async (): Promise<void> => {
      for (let batch = batches.shift(); batch; batch = batches.shift()) {
        const scores = await this.scoresOf(
          batch.map((index) => texts[index] ?? ''),
          deadline,
          priority,
        );
        if (scores instanceof TextRejected && batch.length > 1)
          batches.unshift(...batch.map((index) => [index]));
        else
          batch.forEach((index, place) => {
            results[index] =
              scores instanceof TextRejected ? scores : (scores[place] as TextScores);
          });
      }
    };
    try {
      await Promise.all(Array.from({ length: PARALLEL }, work));
    } finally {
      // After a failure, what the others would find out is no longer needed.
      batches.length = 0;
    }
    const [first] = results;
    if (first instanceof TextRejected && results.every((result) => result instanceof TextRejected))
      throw first;
    return results;
  }

  /** Waits for the requests in flight, each bounded by its deadline; later requests fail. */
  override close(): Promise<void> {
    return this.client.close();
  }

  /** Returns the failure if the endpoint refuses the texts. @throws ClassifierFailed, DeadlineExceeded */
  private async scoresOf(
    texts: readonly string[],
    deadline: Deadline,
    priority: Priority,
  ): Promise<TextScores[] | TextRejected> {
    const { labels, threshold } = this.settings;
    const options = { threshold, isExclusive: this.api.isExclusive };
    try {
      return await this.client.request(
        async (post) => {
          const answer = await post(this.api.body(texts.map(sendable)));
          return this.api.read(answer, texts.length).map((scores) => rate(scores, labels, options));
        },
        deadline,
        priority,
      );
    } catch (failure) {
      if (failure instanceof TextRejected) return failure;
      throw failure;
    }
  }
}

/** Returns the indices of each batch. */
const inBatches = (count: number, size: number): number[][] =>
  Array.from({ length: Math.ceil(count / size) }, (_, batch) =>
    Array.from(
      { length: Math.min(size, count - batch * size) },
      (_place, index) => batch * size + index,
    ),
  );
