import { AppError } from '@touchstone/kernel';

/** The prompt is there, but what was to select one of its revisions selects none. */
export class RevisionUnknown extends AppError {
  readonly kind = 'not_found';
  readonly code: string;

  constructor(what: 'revision' | 'label') {
    super(`This prompt has no such ${what}; check it.`);
    this.code = `${what}.unknown`;
  }
}

/** Somebody else was faster: a change that builds on what is gone would undo theirs. */
export class PromptChanged extends AppError {
  readonly kind = 'precondition_failed';
  readonly code = 'prompt.changed';

  constructor() {
    super('The prompt was changed meanwhile; get it again and repeat your change.');
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
    super(
      `The prompt has ${most} revisions, which is as many as it may have; go on with a new prompt.`,
    );
  }
}
