import type { EvaluationAnswer, EvaluationJob } from '@touchstone/contracts';
import type { SealedPlace, Secrets } from '@touchstone/kernel';

/** Tells a caller of a job or an answer that was sealed with another key. */
export const UNREADABLE =
  'This evaluation cannot be read any more: it was sealed with a secret key that is not configured.';

interface Named {
  id: string;
  workspace: string;
}

const placeOf = ({ workspace, id }: Named): SealedPlace => ({
  workspace,
  table: 'async_evaluation',
  row: id,
});

/** Seals what callers sent and what they are told: rows hold both although no history may. */
export class SealedEvaluations {
  constructor(private readonly secrets: Secrets) {}

  sealJob(job: EvaluationJob): string {
    return this.secrets.seal(JSON.stringify(job), placeOf(job));
  }

  /** @throws Error if it was sealed with another key or for another row */
  unsealJob(row: Named & { job: string }): EvaluationJob {
    return JSON.parse(this.secrets.unseal(row.job, placeOf(row))) as EvaluationJob;
  }

  sealAnswer(row: Named, { status, score, evaluationResults }: EvaluationAnswer): string {
    return this.secrets.seal(JSON.stringify({ status, score, evaluationResults }), placeOf(row));
  }

  /** @throws Error as `unsealJob` */
  unsealAnswer(row: Named & { answer: string }): EvaluationAnswer {
    return JSON.parse(this.secrets.unseal(row.answer, placeOf(row))) as EvaluationAnswer;
  }
}
