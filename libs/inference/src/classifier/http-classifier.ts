import { type Clock, type Deadline, type Priority, SystemClock } from '@touchstone/kernel';
import { EndpointClient } from '../endpoint/endpoint-client';
import { classifierMetrics } from '../metrics';
import { sendable } from '../sendable';
import type { ConfiguredClassifier } from './classifier.config';
import type { ClassifierApi } from './classifier-api';
import { CLASSIFIER } from './classifier-endpoint';
import { rate } from './rate';
import { TextClassifier, type TextScores } from './text-classifier';

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
  ): Promise<TextScores[]> {
    const batches = inBatches(texts, this.settings.batchSize);
    const scores: TextScores[][] = batches.map(() => []);
    let next = 0;
    const work = async (): Promise<void> => {
      for (let index = next++; index < batches.length; index = next++)
        scores[index] = await this.request(batches[index] ?? [], deadline, priority);
    };
    try {
      await Promise.all(Array.from({ length: PARALLEL }, work));
    } finally {
      // After a failure, what the others would find out is no longer needed.
      next = batches.length;
    }
    return scores.flat();
  }

  /** Waits for the requests in flight, each bounded by its deadline; later requests fail. */
  override close(): Promise<void> {
    return this.client.close();
  }

  private request(
    texts: readonly string[],
    deadline: Deadline,
    priority: Priority,
  ): Promise<TextScores[]> {
    const { labels, threshold } = this.settings;
    const options = { threshold, isExclusive: this.api.isExclusive };
    return this.client.request(
      async (post) => {
        const answer = await post(this.api.body(texts.map(sendable)));
        return this.api.read(answer, texts.length).map((scores) => rate(scores, labels, options));
      },
      deadline,
      priority,
    );
  }
}

const inBatches = (texts: readonly string[], size: number): string[][] =>
  Array.from({ length: Math.ceil(texts.length / size) }, (_, index) =>
    texts.slice(index * size, (index + 1) * size),
  );
