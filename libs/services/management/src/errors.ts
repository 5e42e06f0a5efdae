import { AppError } from '@touchstone/kernel';

/** A definition that a guardrail asks for cannot go: without it the guardrail could not judge. */
export class StillUsed extends AppError {
  readonly kind = 'conflict';
  readonly code = 'definition.used';

  constructor(guardrailId: string) {
    super(
      `The guardrail or rule ${guardrailId} uses this evaluation definition; change or delete that first.`,
    );
  }
}

/** A workspace has one integration of each vendor at most; which of two counts would be luck. */
export class AlreadyIntegrated extends AppError {
  readonly kind = 'conflict';
  readonly code = 'integration.exists';

  constructor(provider: string) {
    super(`There is an integration for ${provider} already; change or delete that one.`);
  }
}
