import { HashFilter } from '../text/hash-filter';
import { type Token, tokenise } from '../text/tokens';
import type { FormRule } from './data/forms';

const FILTER_BITS = 14;

/** Tells which forms a text may have, by its words: most texts have none of those that a form is known by, and a look at each word costs less than a search. */
export class WordsOfForms {
  private readonly forms = new Map<number, FormRule[]>();
  private readonly filter = new HashFilter(FILTER_BITS);

  constructor(rules: readonly FormRule[]) {
    for (const rule of rules) for (const { hash } of tokenise(rule.words ?? '')) this.add(hash, rule);
  }

  /** Whether a text of these words may have the form: always, where it is known by none. */
  in(tokens: readonly Token[]): (rule: FormRule) => boolean {
    const met = new Set<FormRule>();
    for (const { hash } of tokens) if (this.filter.mayHold(hash)) this.forms.get(hash)?.forEach((rule) => met.add(rule));
    return (rule) => rule.words === undefined || met.has(rule);
  }

  private add(hash: number, rule: FormRule): void {
    this.filter.add(hash);
    this.forms.set(hash, [...(this.forms.get(hash) ?? []), rule]);
  }
}
