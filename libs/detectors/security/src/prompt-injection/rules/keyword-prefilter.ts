import { HashFilter, hashOf, type Token, tokenise } from '@touchstone/text/fast';
import type { Form } from './data/forms';

const FILTER_BITS = 14;

/** Word boundaries inside tokens, at which the patterns match, too: `transfer_tool`, `ChatGPT야`. */
const EDGE = /_+|(?<=[a-z0-9])(?=[^\x00-\x7f])|(?<=[^\x00-\x7f])(?=[a-z0-9])/;

/**
 * Selects the forms whose keywords occur in a text. Most texts contain no keyword of a form, and a
 * look-up of each word costs less than a search with the pattern.
 */
export class KeywordPrefilter {
  private readonly forms = new Map<number, Form[]>();
  private readonly filter = new HashFilter(FILTER_BITS);

  constructor(forms: readonly Form[]) {
    for (const form of forms)
      for (const { hash } of tokenise(form.words ?? '')) this.add(hash, form);
  }

  /**
   * Returns a test that is true for forms that a text of these words may contain; always true for
   * forms without keywords.
   */
  selectorFor(tokens: readonly Token[]): (form: Form) => boolean {
    const met = new Set<Form>();
    const meet = (hash: number): void => {
      if (this.filter.mayHold(hash)) this.forms.get(hash)?.forEach((form) => met.add(form));
    };
    for (const { word, hash } of tokens) {
      meet(hash);
      if (EDGE.test(word)) for (const part of word.split(EDGE)) meet(hashOf(part));
    }
    return (form) => form.words === undefined || met.has(form);
  }

  private add(hash: number, form: Form): void {
    this.filter.add(hash);
    this.forms.set(hash, [...(this.forms.get(hash) ?? []), form]);
  }
}
