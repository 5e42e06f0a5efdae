import type { Bounds, Condition } from '../constraint';

/** Tool calls that a rule concerns; without any member every call. */
export interface CallPattern {
  /** Names, case-insensitive; any of them. */
  tools?: string[];
  /** Pieces of names, any of them at the given place. */
  affix?: { at: 'start' | 'end' | 'any'; texts: string[] };
  effect?: 'read' | 'write';
  /** All calls but those that the other members select. */
  except?: true;
  /** Only calls whose arguments meet all of these tests. */
  where?: ArgumentTest[];
}

/**
 * An argument by its `name`, by the `unit` of its value ("euros", "days"), by the words that
 * describe it, or any argument of a call.
 */
export type ArgumentRef =
  | { by: 'name'; name: string }
  /** Each of some arguments that is given. */
  | { by: 'names'; names: string[] }
  | { by: 'unit'; unit: string }
  | { by: 'words'; words: string }
  | { by: 'any' };

export interface ArgumentTest {
  argument: ArgumentRef;
  negated?: true;
  /** Absent: the argument is given. */
  value?: ValueTest;
}

/** Secrets and personal data that an argument may carry. */
export const SECRETS = [
  'password',
  'card',
  'pin',
  'key',
  'email',
  'phone',
  'iban',
  'ssn',
  'name',
  'address',
] as const;
export type Secret = (typeof SECRETS)[number];

export type ValueForm =
  | 'email'
  | 'url'
  | 'iso-date'
  | 'integer'
  | 'positive'
  | 'lowercase'
  | 'uppercase'
  | 'capitalised'
  | 'non-empty';

export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** The characters of a value, and how many. */
export interface Shape {
  of: 'letters' | 'digits' | 'characters';
  length: number;
  isUpper?: true;
}

/** A condition on the value of an argument. */
export type ValueTest =
  | { test: 'equals'; values: string[] }
  | { test: 'contains'; values: string[] }
  /** Contains a value as a word. */
  | { test: 'word'; values: string[] }
  | { test: 'starts'; values: string[] }
  | { test: 'ends'; values: string[] }
  | { test: 'range'; bounds: Bounds }
  /** Minutes of the day, both ends included; a span over midnight has `min` above `max`. */
  | { test: 'time'; bounds: Bounds }
  | { test: 'length'; of: 'character' | 'word' | 'item'; bounds: Bounds }
  | { test: 'form'; form: ValueForm }
  | ({ test: 'shape' } & Shape)
  | { test: 'weekday'; days: Weekday[] }
  /** Relative to the day of the conversation, if that is known. */
  | { test: 'day'; is: 'past' | 'future' }
  | { test: 'secret'; secrets: Secret[] }
  /** A value that the user wrote; `own`: of the user, not of another person. */
  | { test: 'from-user'; own?: true };

/** A condition on the result of a call. `field` is as written ("status"). */
export type ResultTest =
  | { result: 'success' | 'failure' | 'empty' | 'any' }
  | { result: 'field'; field: string; negated?: true; value: ValueTest };

/** A condition on the user's message. */
export type UserTest =
  | { user: 'greets-only' }
  | { user: 'wants-person' }
  /** `about`: the question as written ("medical questions" has `medical`). */
  | { user: 'topic'; about: string }
  | { user: 'says'; texts: string[] }
  | { user: 'figure'; unit: string; bounds: Bounds }
  | { user: 'requests'; action: string; calls?: CallPattern }
  | { user: 'agrees' | 'declines' }
  | { user: 'gives'; thing: string }
  /** The user allows `what` ("we may contact them"). */
  | { user: 'permits'; what: string }
  | { user: 'constraint'; condition: Condition }
  | { user: 'not'; test: UserTest }
  | { user: 'some'; tests: UserTest[] };

/** Something that must, or must not, precede a call. */
export type Need =
  | { need: 'call'; calls: CallPattern; result?: ResultTest }
  /** The assistant asks and the user agrees. */
  | { need: 'confirmation' }
  /** The user asks for the call or agrees to it. */
  | { need: 'consent' }
  /** The latest result with the field, of whichever call. */
  | { need: 'result'; test: ResultTest }
  | { need: 'user'; test: UserTest }
  | { need: 'announcement' }
  | { need: 'not'; of: Need }
  | { need: 'some' | 'every'; of: Need[] };

/** Figures and codes that a reply may only take from results. */
export type Grounded =
  | 'price'
  | 'number'
  | 'time'
  | 'date'
  | 'code'
  | 'link'
  | 'denial'
  | 'availability'
  /** A number that can be computed from others. */
  | 'calculation';

export type FollowUp =
  | { then: 'call'; calls: CallPattern }
  /** `broader`: with fewer words than before. */
  | { then: 'retry'; bounds: Bounds; broader?: true }
  | { then: 'report' }
  | { then: 'ask' };

/** A rule that tool calls, their results and the texts around them decide. */
export type ToolRule =
  | { rule: 'listed' }
  | { rule: 'only'; calls: CallPattern }
  /**
   * `per`: a turn of the user, a message of the assistant, or each value of an argument. `things`:
   * the argument for how many things one call makes, where the rule counts those.
   */
  | {
      rule: 'count';
      calls: CallPattern;
      bounds: Bounds;
      things?: string;
      per?: 'turn' | 'message' | { argument: string };
    }
  /** Every call of `calls` needs something before it. */
  | { rule: 'before'; calls: CallPattern; needs: Need }
  /** Every call of `calls` with such a result is followed, in the same turn. */
  | { rule: 'after'; calls: CallPattern; result?: ResultTest; followUp: FollowUp }
  | { rule: 'edge'; edge: 'first' | 'last'; calls: CallPattern }
  | { rule: 'argument'; calls: CallPattern; test: ArgumentTest }
  | { rule: 'together'; calls: CallPattern; needs: CallPattern }
  | { rule: 'exclusive'; calls: CallPattern[] }
  | { rule: 'no-repeats'; calls: CallPattern; sameArguments: boolean }
  /** Concerns the turns whose message meets the test; `unless` looks at all messages up to it. */
  | { rule: 'when'; user: UserTest; unless?: true; then: ToolRule }
  | { rule: 'reply'; reply: 'hides-tools' | 'hides-output' | 'reports-failure' | 'present' }
  /** Every reply contains one of the texts. */
  | { rule: 'says'; texts: string[] }
  /** A thing of this kind that the reply states must be in a result. */
  | { rule: 'grounded'; what: Grounded; calls: CallPattern }
  /** A reply that states such a thing needs a call before it. */
  | { rule: 'backed'; what: Grounded; calls: CallPattern }
  /** The reply repeats such a thing from the result of each call. */
  | { rule: 'quoted'; what: Grounded; calls: CallPattern }
  /** A reply that claims an action needs a successful call for it. */
  | { rule: 'claimed'; calls: CallPattern }
  /** Values of arguments come from the conversation. */
  | { rule: 'no-guessing'; calls: CallPattern }
  /** The assistant does not ask the user for a thing that a tool can find. */
  | { rule: 'never-asks'; thing: string }
  /** A rule on an action that is not understood. */
  | { rule: 'open' }
  | { rule: 'all'; parts: ToolRule[] };
