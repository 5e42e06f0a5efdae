import { AppError } from '@touchstone/kernel';

/** A definition that a guardrail asks for cannot go: without it the guardrail could not judge. */
export class StillUsed extends AppError {
  readonly kind = 'conflict';
  readonly code = 'definition.used';

  constructor(guardrailId: string) {
    super(`The guardrail or rule ${guardrailId} uses this evaluation definition; change or delete that first.`);
  }
}
