import { Injectable } from '@nestjs/common';
import {
  type Content,
  decideGuardrail,
  type EvaluationAnswer,
  type GuardrailRecord,
  type Principal,
} from '@touchstone/contracts';
import { newId } from '@touchstone/kernel';
import { Definitions } from '../../definitions/definitions';
import { Evaluator } from '../../evaluation/evaluator';
import { contentProblem } from '../bounds';
import { PassThroughSettings } from '../pass-through.config';
import type { Judged, Side } from './judged';

/** A guardrail waits for its evaluation as long as a caller of evaluate does by default. */
const WAIT_MS = 30_000;

const FIELD = { request: 'request_evaluation', response: 'response_evaluation' } as const;

export const definitionOf = ({ evaluations }: GuardrailRecord, side: Side): string | undefined =>
  evaluations?.[FIELD[side]] || undefined;

/** Those that look at this side. */
export const watching = (guardrails: readonly GuardrailRecord[], side: Side): GuardrailRecord[] =>
  guardrails.filter((guardrail) => definitionOf(guardrail, side) !== undefined);

export interface JudgingOptions {
  caller: Principal;
  /** The content is part of what will be judged as a whole: the history keeps that only. */
  unrecorded?: boolean;
}

interface Evaluated {
  evaluationId: string;
  answer: EvaluationAnswer | null;
}

/** What they say of what nobody could read. */
export const unjudged = (guardrails: readonly GuardrailRecord[], side: Side): Judged[] =>
  watching(guardrails, side).map((guardrail) => ({
    guardrail,
    side,
    decision: decideGuardrail(null, guardrail),
    evaluationId: '',
    answer: null,
  }));

/** Has what guardrails ask for evaluated, and lets them decide. */
@Injectable()
export class Guard {
  constructor(
    private readonly evaluator: Evaluator,
    private readonly definitions: Definitions,
    private readonly settings: PassThroughSettings,
  ) {}

  /** One evaluation for each definition, however many guardrails share it. Never throws: an answer that holds too much to be judged, or an evaluation that fails is a decision of `on_error`. */
  async judge(
    guardrails: readonly GuardrailRecord[],
    side: Side,
    content: Content,
    { caller, unrecorded = false }: JudgingOptions,
  ): Promise<Judged[]> {
    if (contentProblem(content, this.settings) !== undefined) return unjudged(guardrails, side);
    const watchers = watching(guardrails, side);
    const evaluations = new Map<string, Promise<Evaluated>>();
    for (const guardrail of watchers) {
      const id = definitionOf(guardrail, side) as string;
      if (!evaluations.has(id))
        evaluations.set(id, this.evaluate(id, side, content, caller, unrecorded));
    }
    return Promise.all(
      watchers.map(async (guardrail) => {
        const evaluated = (await evaluations.get(
          definitionOf(guardrail, side) as string,
        )) as Evaluated;
        return {
          guardrail,
          side,
          decision: decideGuardrail(evaluated.answer, guardrail),
          ...evaluated,
        };
      }),
    );
  }

  private async evaluate(
    definitionId: string,
    side: Side,
    content: Content,
    caller: Principal,
    unrecorded: boolean,
  ): Promise<Evaluated> {
    const evaluationId = newId();
    const { workspace, keyId, failurePolicy, storeContent } = caller;
    try {
      const { checks, reference: definition } = await this.definitions.get(caller, definitionId);
      const job = {
        id: evaluationId,
        workspace,
        keyId,
        failurePolicy,
        content,
        checks,
        definition,
        metadata: { side },
        source: 'guardrail' as const,
      };
      const { answer } = await this.evaluator.evaluate(
        {
          ...job,
          ...(storeContent === true && { storeContent }),
          ...(unrecorded && { unrecorded }),
        },
        WAIT_MS,
      );
      return { evaluationId, answer };
    } catch {
      return { evaluationId, answer: null };
    }
  }
}
