import type { Concept, Constraint } from '@touchstone/assertions';

/** Words that give the phrase of a concept a count, an order, a layout or a reference of its own. */
const MORE_THAN_A_TOPIC =
  /(?<![\p{L}-])(?:\d+|no|one|two|three|four|five|six|seven|eight|nine|ten|more|less|fewer|most|least|exactly|each|every|only|both|either|first|last|second|before|after|back|again|else|it|its|them|they|their|you|your|me|my|us|him|her|this|these|those|there|everything|anything|something|inside|outside|in (?:bold|italics|words|full|square|round|brackets|quotes|capitals|lower|upper|the form|alphabetical)|as (?:a|an|the) |by (?:their|its|name)|rather than|instead|together|alone|itself|themselves|yourself|gives?|gave|needs?|wants?|writes?)(?![\p{L}-])|["<>[\]]/iu;

const isTopic = ({ subject }: Concept): boolean =>
  subject === undefined || !MORE_THAN_A_TOPIC.test(subject);

/** States of affairs cannot be read from the user's message. */
const isObservable = (condition: Constraint): boolean => {
  switch (condition.kind) {
    case 'concept':
      return condition.concept.name !== 'statement';
    case 'not':
      return isObservable(condition.part);
    case 'all':
    case 'some':
      return condition.parts.every(isObservable);
    default:
      return true;
  }
};

const SAYS_CONDITION =
  /^should |(?<![\p{L}-])(?:if|when|whenever|unless|until|where|once|before|after|while|except|without|in case|asked|as soon as|as long as|provided|every time|upon|for (?:any |all )?(?:questions?|messages|requests))(?![\p{L}-])/iu;

/** A phrase is meant literally if the sentence marks it as one. */
const isQuotable = (phrase: string, sentence: string): boolean =>
  /["“”„«»'‘’`]/.test(sentence) ||
  /[\p{Lu}\d]/u.test(phrase) ||
  /(?<![\p{L}])(?:words?|terms?|phrases?|letters?|names?|brand|say|saying|mention|mentioning|hashtag|keyword|expression|wort|wörter|mot|palabra|parola|palavra)(?![\p{L}])/iu.test(
    sentence,
  );

/**
 * Checks if a constraint says all that the sentence asks: a phrase that carries more than a topic
 * and a condition that the sentence does not state are left to the judge.
 */
export const isReliable = (constraint: Constraint, sentence: string): boolean => {
  switch (constraint.kind) {
    case 'concept':
      return isTopic(constraint.concept);
    case 'each-sentence':
    case 'not':
    case 'breach':
      return isReliable(constraint.part, sentence);
    case 'when':
      return (
        SAYS_CONDITION.test(sentence) &&
        isObservable(constraint.condition.constraint) &&
        isReliable(constraint.condition.constraint, sentence) &&
        isReliable(constraint.part, sentence)
      );
    case 'all':
    case 'some':
      return constraint.parts.every((part) => isReliable(part, sentence));
    case 'phrase':
      return isQuotable(constraint.phrase.text, sentence);
    case 'edge':
      return constraint.phrase === undefined || isQuotable(constraint.phrase.text, sentence);
    default:
      return true;
  }
};

/** Kinds of things: a text can name one of them without the word. */
const CLASS =
  /(?<![\p{L}-])(?:names?|numbers?|addresses|address|competitors?|rivals?|providers?|brands?|compan(?:y|ies)|products?|prices?|costs?|figures?|data|details?|information|people|persons?|staff|colleagues?|employees?|customers?|users?|guests?|patients?|places?|countries|cities|dates?|times?|events?|topics?|subjects?|things?|issues?|facts?|terms?|words?|content|matters?|laws?|drugs?|medicines?|animals?|foods?|events?|sources?|systems?|tools?|diseases?|illness(?:es)?|politic(?:s|ians?)|religions?|celebrit(?:y|ies)|spoilers?|endings?|benefits?|advantages?|reasons?|steps?|part(?:y|ies))(?![\p{L}-])/iu;

const conceptsIn = (constraint: Constraint): Concept[] => {
  switch (constraint.kind) {
    case 'concept':
      return [constraint.concept];
    case 'each-sentence':
    case 'not':
    case 'breach':
      return conceptsIn(constraint.part);
    case 'when':
      return [...conceptsIn(constraint.condition.constraint), ...conceptsIn(constraint.part)];
    case 'all':
    case 'some':
      return constraint.parts.flatMap(conceptsIn);
    default:
      return [];
  }
};

const namesClass = (constraint: Constraint): boolean =>
  conceptsIn(constraint).some(({ subject }) => subject !== undefined && CLASS.test(subject));

/** Verdicts below this certainty rest on what was not found in the output. */
const ABSENCE = 0.85;

/**
 * Checks if a verdict stands on what the texts show. A demand may be met in other words than the
 * phrase of its rule, and a kind of thing may occur without its word, in a condition as well.
 */
export const isProven = (constraint: Constraint, holds: boolean, certainty: number): boolean => {
  if (constraint.kind === 'when' && holds && namesClass(constraint.condition.constraint))
    return false;
  if (certainty >= ABSENCE) return true;
  return holds
    ? !namesClass(constraint)
    : conceptsIn(constraint).every(({ subject }) => subject === undefined);
};
