import { setImmediate as turn } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { isOnlyCompared, isOpen } from '@touchstone/assertions';
import { type DefinitionFields, enablesCheck } from '@touchstone/contracts';

/**
 * Parsing an assertion takes about a millisecond, and long ones as much for each thousand
 * characters; a list may have 64,000 assertions.
 */
const MOST_PARSED = 200;
const MOST_REMEMBERED = 5_000;
const LONGEST_REMEMBERED = 1_000;

const withoutChecks = (fields: DefinitionFields): string[] =>
  enablesCheck(fields)
    ? []
    : [
        'The definition enables no check: invoking it checks nothing, and no rule or guardrail can use it. Enable one, for example with "pii_check": true.',
      ];

const LONGEST_SHOWN = 120;
const shown = (text: string): string =>
  text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text;

const warningOn = (assertion: string): string => {
  if (isOpen(assertion))
    return `Only a judge model can decide the assertion "${shown(assertion)}": where none is configured, it is NOT_EVALUATED. Word it as something to count or find, or configure one.`;
  return isOnlyCompared(assertion)
    ? `No built-in rule knows what the assertion "${shown(assertion)}" forbids: outputs are compared with its words. Without a judge model, those that this cannot decide are NOT_EVALUATED.`
    : '';
};

const assertionsIn = ({ assertions }: DefinitionFields): string[] =>
  Array.isArray(assertions)
    ? assertions.filter((assertion): assertion is string => typeof assertion === 'string')
    : [];

/** Returns the work of parsing, in assertions of usual length. */
const workOf = (assertions: readonly string[]): number =>
  assertions.reduce((sum, { length }) => sum + Math.ceil(length / LONGEST_REMEMBERED), 0);

/** Lists what stored definitions will not check, one sentence each. */
@Injectable()
export class DefinitionWarnings {
  /** By assertion; empty for one without a warning. */
  private readonly known = new LRUCache<string, string>({ max: MOST_REMEMBERED });

  of(fields: DefinitionFields): string[] {
    const onAssertions = assertionsIn(fields).map((assertion) => this.on(assertion));
    return [...withoutChecks(fields), ...onAssertions.filter((warning) => warning !== '')];
  }

  /**
   * Returns the warnings of each definition; `undefined` for those that are left once enough
   * assertions were parsed. Lets other work pass in between.
   */
  async ofEach(definitions: readonly DefinitionFields[]): Promise<(string[] | undefined)[]> {
    const warnings: (string[] | undefined)[] = [];
    let parsed = 0;
    for (const fields of definitions) {
      const work = workOf(assertionsIn(fields).filter((assertion) => !this.known.has(assertion)));
      const isAffordable = work === 0 || parsed < MOST_PARSED;
      warnings.push(isAffordable ? this.of(fields) : undefined);
      if (isAffordable && work > 0) {
        parsed += work;
        await turn();
      }
    }
    return warnings;
  }

  private on(assertion: string): string {
    const known = this.known.get(assertion);
    if (known !== undefined) return known;
    const warning = warningOn(assertion);
    if (assertion.length <= LONGEST_REMEMBERED) this.known.set(assertion, warning);
    return warning;
  }
}
