import { type Constraint } from '../constraint';
import { everydayForm } from './forms';
import { type Reading } from './reading';
import { type RuleWord, writtenAs } from './rule-words';
import { tailStart } from './tails';

/** Words of the closed grammar, one of which each of its sentences has. */
export const FORMAL_WORDS =
  /^(?:emojis?|emoticons?|smileys?|links?|urls?|hyperlinks?|websites?|bullets?|bulleted|bullet-points?|numbered|ordered|lists?|steps?|tables?|headings?|headers?|titles?|sentences?|words?|characters?|chars?|letters?|paragraphs?|lines?|questions?|exclamation|exclamations|commas?|semicolons?|colons?|dash|dashes|hyphens?|brackets?|parenthes[ei]s|hashtags?|mentions?|phone|telephone|email|emails|e-mail|numbers?|digits?|dates?|json|xml|html|markdown|code|blocks?|snippets?|plain|bold|italics?|uppercase|upper-case|lowercase|lower-case|capitals?|caps|english|german|french|spanish|italian|portuguese|dutch|polish|chinese|japanese|quotation|quotes?|percentages?|prices?|amounts?|greeting|greetings|person|pronouns?|placeholders?|sections?|start|starts|begin|begins|open|end|ends|close|finish|conclude|addresses|empty|signature|inline|apology|full|stops?|postscript|euros?|dollars?|pounds|francs|currency|language|iso|commands?|scripts?|thank|thanks|apologise|instructions?|number|explanations?|costs?|fees|sums?)$/;

/** Reads what the closed grammar knows: counts, formats, literals. */
export const formalOf = (
  words: readonly RuleWord[],
  forbids: boolean,
  { formal, sentence }: Reading,
): Constraint | undefined => {
  if (words.length > 40 || !maybeFormal(words) || isMisread(words)) return undefined;
  if (forbids && isKnownThing(words)) return undefined;
  const own = words.slice(0, tailStart(words, 1));
  const text = writtenAs(own, sentence);
  const must = forbids ? 'must not' : 'must';
  const everyday =
    everydayForm(forbids ? `do not ${text}` : text) ??
    (forbids ? everydayForm(`no ${text}`) : undefined);
  return (
    everyday ??
    formal(`The response ${must} ${text}`)?.constraint ??
    formal(`The response ${must} contain ${text}`)?.constraint
  );
};

/** "Give the number only to …": one that the rule presumes, not any. */
const isKnownThing = (words: readonly RuleWord[]): boolean =>
  words.length < 5 &&
  words.some(
    ({ key }, at) =>
      key === 'the' &&
      at === words.length - 2 &&
      /^(?:number|link|date|code|list|table|address|email|title|price|amount)$/.test(
        words[at + 1]?.key ?? '',
      ),
  );

/** Everyday wording that the closed grammar takes for something else. */
export const isMisread = (words: readonly RuleWord[]): boolean => {
  const text = words.map(({ key }) => key).join(' ');
  return /\bnames? of\b|^(?:repeat|answer|restate) (?:the |their |all |any |every |each |only )?(?:user's |customer's |user |customer )?(?:questions?|queries)\b/.test(
    text,
  );
};

/** A word that some rule of the closed grammar needs. */
export const maybeFormal = (words: readonly RuleWord[]): boolean =>
  words.some(({ is, key }) => is === 'literal' || is === 'number' || FORMAL_WORDS.test(key));
