import type { Scope } from '@touchstone/contracts';
import { AppError } from '@touchstone/kernel';

/** Thrown when a definition to delete is used by a guardrail, which could not judge without it. */
export class StillUsed extends AppError {
  readonly kind = 'conflict';
  readonly code = 'definition.used';

  constructor(guardrailId: string) {
    super(
      `The guardrail or rule ${guardrailId} uses this evaluation definition; change or delete that first.`,
    );
  }
}

/**
 * Thrown when a change would leave a guardrail's definition without checks: it would let everything
 * pass.
 */
export class WouldCheckNothing extends AppError {
  readonly kind = 'invalid';
  readonly code = 'definition.empty';

  constructor(guardrailId: string) {
    super(
      `The guardrail or rule ${guardrailId} uses this evaluation definition, which would have no check left; leave one on, or change or delete the guardrail first.`,
    );
  }
}

/**
 * Thrown when the workspace already has an integration of the vendor: with two, the choice would be
 * arbitrary.
 */
export class AlreadyIntegrated extends AppError {
  readonly kind = 'conflict';
  readonly code = 'integration.exists';

  constructor(provider: string) {
    super(`There is an integration for ${provider} already; change or delete that one.`);
  }
}

const ACTS = {
  grant: 'scopes: this API key cannot create a key',
  rotate: 'This API key cannot rotate a key',
};

/** Thrown when a key would grant scopes it lacks: such a key could give itself every scope. */
export class ScopesExceeded extends AppError {
  readonly kind = 'forbidden';
  readonly code = 'key.scopes_exceeded';

  constructor(act: keyof typeof ACTS, missing: readonly Scope[]) {
    super(
      `${ACTS[act]} with ${missing.length === 1 ? 'the scope' : 'the scopes'} ${missing.join(', ')}, which it does not have itself.`,
    );
  }
}
