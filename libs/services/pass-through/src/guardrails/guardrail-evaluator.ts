import { Injectable } from '@nestjs/common';
import { DefinitionCache, Evaluator } from '@touchstone/clients';
import {
  completedEvaluation,
  type Content,
  decideGuardrail,
  type GuardrailRecord,
  type Principal,
} from '@touchstone/contracts';
import { newId } from '@touchstone/kernel';
import { PassThroughSettings } from '../pass-through.config';
import { contentProblem } from '../proxy/body-bounds';
import type { Judgement, Side } from './judgement';

/** A guardrail waits for its evaluation as long as a caller of evaluate does by default. */
const WAIT_MS = 30_000;

const FIELD = { request: 'request_evaluation', response: 'response_evaluation' } as const;

export const definitionOf = ({ evaluations }: GuardrailRecord, side: Side): string | undefined =>
  evaluations?.[FIELD[side]] || undefined;

/** Returns the guardrails with a definition for this side. */
export const watching = (guardrails: readonly GuardrailRecord[], side: Side): GuardrailRecord[] =>
  guardrails.filter((guardrail) => definitionOf(guardrail, side) !== undefined);

export interface JudgingOptions {
  caller: Principal;
  /** The content is part of a text that is judged as a whole later; only the whole is recorded. */
  unrecorded?: boolean;
}

type Evaluated = Pick<Judgement, 'evaluationId' | 'answer' | 'unrecorded'>;

/** Returns the judgements of unreadable traffic, decided by `on_error`. */
export const unjudged = (guardrails: readonly GuardrailRecord[], side: Side): Judgement[] =>
  watching(guardrails, side).map((guardrail) => ({
    guardrail,
    side,
    decision: decideGuardrail(null, guardrail),
    evaluationId: '',
    answer: null,
  }));

/** Evaluates the definitions of guardrails, and decides by their thresholds. */
@Injectable()
export class GuardrailEvaluator {
  constructor(
    private readonly evaluator: Evaluator,
    private readonly definitions: DefinitionCache,
    private readonly settings: PassThroughSettings,
  ) {}

  /**
   * Runs one evaluation for each definition, however many guardrails share it. Never throws:
   * content over the limits, and an evaluation that fails, are decisions of `on_error`.
   */
  async judge(
    guardrails: readonly GuardrailRecord[],
    side: Side,
    content: Content,
    { caller, unrecorded = false }: JudgingOptions,
  ): Promise<Judgement[]> {
    if (contentProblem(content, this.settings) !== undefined) return unjudged(guardrails, side);
    const watchers = watching(guardrails, side);
    const evaluations = new Map<string, Promise<Evaluated>>();
    for (const guardrail of watchers) {
      const id = definitionOf(guardrail, side) as string;
      const askers = watchers.filter((other) => definitionOf(other, side) === id);
      if (!evaluations.has(id))
        evaluations.set(
          id,
          this.evaluate(
            id,
            askers.map((asker) => asker.id),
            side,
            content,
            { caller, unrecorded },
          ),
        );
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
    guardrails: string[],
    side: Side,
    content: Content,
    { caller, unrecorded = false }: JudgingOptions,
  ): Promise<Evaluated> {
    const evaluationId = newId();
    const { workspace, keyId, failurePolicy, storeContent } = caller;
    try {
      const { checks, reference: definition } = await this.definitions.get(caller, definitionId);
      const asked = {
        id: evaluationId,
        workspace,
        keyId,
        failurePolicy,
        content,
        checks,
        definition,
        guardrails,
        metadata: { side },
        source: 'guardrail' as const,
      };
      const job = { ...asked, ...(storeContent === true && { storeContent }) };
      const outcome = await this.evaluator.evaluate(
        { ...job, ...(unrecorded && { unrecorded }) },
        WAIT_MS,
      );
      return {
        evaluationId,
        answer: outcome.answer,
        ...(unrecorded && {
          unrecorded: completedEvaluation(job, outcome, new Date().toISOString()),
        }),
      };
    } catch {
      // The id of an unrecorded evaluation finds no record.
      return { evaluationId: unrecorded ? '' : evaluationId, answer: null };
    }
  }
}
