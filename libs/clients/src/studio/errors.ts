import { AppError } from '@touchstone/kernel';

const SHOWN_NAMES = 20;
const SHOWN_LENGTH = 80;

const shown = (name: string): string =>
  name.length > SHOWN_LENGTH
    ? `${name.slice(0, SHOWN_LENGTH).replace(/[\ud800-\udbff]$/, '')}…`
    : name;

const sentence = (names: readonly string[]): string => {
  const more = names.length - SHOWN_NAMES;
  return `Missing variables: ${names.slice(0, SHOWN_NAMES).map(shown).join(', ')}${more > 0 ? ` and ${more} more` : ''}.`;
};

export class PromptVariablesMissing extends AppError {
  readonly kind = 'invalid';
  readonly code = 'prompt.variables_missing';

  constructor(names: string[]) {
    super(sentence(names), { missing_variables: names });
  }
}

export class PromptTooLarge extends AppError {
  readonly kind = 'too_large';
  readonly code = 'prompt.too_large';

  constructor(limitBytes: number) {
    super(
      `The compiled prompt would be too large; its texts may have ${limitBytes} bytes together.`,
    );
  }
}

/** The same error whether the prompt, its revision or its label is missing. */
export class UnknownRevision extends AppError {
  readonly kind = 'not_found';
  readonly code = 'revision.unknown';

  constructor() {
    super('There is no prompt with this id that has this revision or label; check both.');
  }
}

export class PromptChanged extends AppError {
  readonly kind = 'precondition_failed';
  readonly code = 'prompt.changed';

  constructor() {
    super(
      'The prompt is not, or no longer, as If-Match says; read it again and repeat the change.',
    );
  }
}
