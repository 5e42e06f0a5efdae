import { AppError } from '@touchstone/kernel';

/** The operator has not configured the channel that a notifier would use. */
export abstract class ChannelNotConfigured extends AppError {
  readonly kind = 'invalid';

  /** @param reason one sentence, for the delivery log too */
  constructor(readonly reason: string) {
    super(`kind: ${reason} Choose another kind, or ask the operator.`);
  }
}

export class MailNotConfigured extends ChannelNotConfigured {
  readonly code = 'mail.not_configured';

  constructor() {
    super('E-mail is not configured; the operator has to set TOUCHSTONE_SMTP_URL.');
  }
}

/** A template or subject that cannot be filled in. */
export class TemplateRefused extends AppError {
  readonly kind = 'invalid';
  readonly code = 'template.refused';

  constructor(field: 'template' | 'subject', problem: string) {
    super(`${field}: ${problem}`);
  }
}

/** A test occupies one request slot of the service until its receiver responds. */
export class TooManyTests extends AppError {
  readonly kind = 'conflict';
  readonly code = 'notifier.tests';

  constructor() {
    super('Too many tests of this workspace are in progress; try again when they have finished.');
  }
}

/** A delivery to a notifier that is off would be cancelled at once. */
export class NotifierOff extends AppError {
  readonly kind = 'conflict';
  readonly code = 'notifier.off';

  constructor() {
    super(
      'The notifier of this delivery is switched off or deleted; switch it on, then send again.',
    );
  }
}
