import { AppError } from '@touchstone/kernel';

/** Nobody should believe to be told by e-mail where none can be sent. */
export class MailNotConfigured extends AppError {
  readonly kind = 'invalid';
  readonly code = 'mail.not_configured';

  constructor() {
    super(
      'kind: e-mail cannot be sent from here, because the operator has named no mail server; choose another kind, or ask the operator for one.',
    );
  }
}

/** Words to fill in that none could be filled into. */
export class TemplateRefused extends AppError {
  readonly kind = 'invalid';
  readonly code = 'template.refused';

  constructor(field: 'template' | 'subject', problem: string) {
    super(`${field}: ${problem}`);
  }
}

/** Each takes up one of the questions that the service answers at a time, for as long as its receiver likes. */
export class TooManyTests extends AppError {
  readonly kind = 'conflict';
  readonly code = 'notifier.tests';

  constructor() {
    super('Other tests of this workspace are still under way; try again when they have ended.');
  }
}

/** What is sent to a notifier that is off would be cancelled at once. */
export class NotifierOff extends AppError {
  readonly kind = 'conflict';
  readonly code = 'notifier.off';

  constructor() {
    super(
      'The notifier of this delivery is switched off or deleted; switch it on, then send again.',
    );
  }
}
