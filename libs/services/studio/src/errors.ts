import { AppError } from '@touchstone/kernel';

/** Thrown when the prompt exists, but the selector matches none of its revisions. */
export class RevisionUnknown extends AppError {
  readonly kind = 'not_found';
  readonly code: string;

  constructor(what: 'revision' | 'label') {
    super(`This prompt has no such ${what}; check it.`);
    this.code = `${what}.unknown`;
  }
}

/** Thrown when another change came first: a change based on a stale state would undo it. */
export class PromptChanged extends AppError {
  readonly kind = 'precondition_failed';
  readonly code = 'prompt.changed';

  constructor() {
    super('The prompt has changed since you read it; read it again and repeat your change.');
  }
}

export class PromptTooLarge extends AppError {
  readonly kind = 'too_large';
  readonly code = 'prompt.too_large';

  constructor(most: number) {
    super(
      `The prompt would be too large; its messages, tools and parameters may have ${most} bytes of JSON together.`,
    );
  }
}

export class TooManyRevisions extends AppError {
  readonly kind = 'invalid';
  readonly code = 'prompt.too_many_revisions';

  constructor(most: number) {
    super(`The prompt has ${most} revisions, which is the maximum; create a new prompt.`);
  }
}
