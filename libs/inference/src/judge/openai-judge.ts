import {
  type Clock,
  type Deadline,
  type Priority,
  type Span,
  SystemClock,
} from '@touchstone/kernel';
import { EndpointClient, type Post } from '../endpoint/endpoint-client';
import { judgeMetrics } from '../metrics';
import { Judge, JudgeFailed, type Judgement, type JudgeQuestion } from './judge';
import type { JudgeSettings } from './judge.config';
import { JUDGE } from './judge-endpoint';
import { answerFormat, judgePrompt } from './judge-prompt';
import { parseJudgement } from './judgement-parsing';
import { countTokens } from './token-usage';

/**
 * Limit of an answer: a verdict takes about 1 KiB, usage figures and log probabilities a few more.
 */
const MAX_ANSWER_BYTES = 65_536;

export type ConfiguredJudge = JudgeSettings & { url: string; model: string };

/** Judge on any endpoint that implements OpenAI's chat completions with JSON-schema output. */
export class OpenAiJudge extends Judge {
  readonly configured = true;
  private readonly client: EndpointClient;

  constructor(
    private readonly settings: ConfiguredJudge,
    clock: Clock = new SystemClock(),
  ) {
    super();
    const { model } = settings;
    const options = {
      ...settings,
      path: '/chat/completions',
      maxAnswerBytes: MAX_ANSWER_BYTES,
      span: {
        name: `chat ${model}`,
        attributes: { 'gen_ai.operation.name': 'chat', 'gen_ai.request.model': model },
      },
    };
    this.client = new EndpointClient(JUDGE, options, judgeMetrics(), clock);
  }

  async decide(
    question: JudgeQuestion,
    deadline: Deadline,
    priority: Priority = 'normal',
  ): Promise<Judgement> {
    this.refuseLong(question);
    return this.client.request((post, span) => this.ask(question, post, span), deadline, priority);
  }

  override inBackground(): Judge {
    return new BackgroundJudge(this);
  }

  /** Waits for the questions in flight, each bounded by its deadline; later questions fail. */
  override close(): Promise<void> {
    return this.client.close();
  }

  private refuseLong({ exhibits }: JudgeQuestion): void {
    const characters = exhibits.reduce(
      (total, { title, text }) => total + title.length + text.length,
      0,
    );
    if (characters > this.settings.maxCharacters)
      throw new JudgeFailed('The content is longer than the judge takes.');
  }

  private async ask(question: JudgeQuestion, post: Post, span?: Span): Promise<Judgement> {
    const prompt = judgePrompt(question);
    const answer = await post({
      model: this.settings.model,
      messages: prompt.messages,
      response_format: answerFormat(question.labels),
      temperature: 0,
      max_tokens: this.settings.maxTokens,
      stream: false,
    });
    const { input, output } = countTokens(answer);
    if (input !== undefined) span?.set({ 'gen_ai.usage.input_tokens': input });
    if (output !== undefined) span?.set({ 'gen_ai.usage.output_tokens': output });
    return parseJudgement(answer, question, prompt);
  }
}

class BackgroundJudge extends Judge {
  readonly configured = true;

  constructor(private readonly judge: OpenAiJudge) {
    super();
  }

  decide(question: JudgeQuestion, deadline: Deadline): Promise<Judgement> {
    return this.judge.decide(question, deadline, 'background');
  }
}
