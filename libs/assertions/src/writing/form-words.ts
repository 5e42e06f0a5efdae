import type { Constraint } from '../constraint';

/** Words for how something is written, rather than for what a text says. */
const FORM_WORDS =
  /\b(?:dash(?:es)?|hyphens?|full stops?|commas?|semicolons?|colons?|apostrophes?|brackets?|parenthes[ei]s|quotation marks?|inverted commas|footnotes?|(?:source|reference) numbers?|ellips[ei]s|capitals?|capitali[sz]\w{1,4}|upper[- ]?case|lower[- ]?case|bold|italics?|underlin\w{1,4}|headings?|bullets?|paragraphs?|line breaks?|(?:own|separate|new|blank|empty) lines?|digits?|numerals?|decimals?|cents|placeholders?|signed|signatures?|initials|spelled|spelling|spelt|abbreviat\w{1,5}|acronyms?|contractions?|punctuation|markup|markdown|html|json|indent\w{0,6}|weekday|characters|syllables?|typos?|country code|(?:first|second|third|last|next|each|every|whole|full|one|two|three|per) (?:words?|lines?|sentences?)|(?:links?|emojis?|urls?) (?:first|last|at)|columns?|alphabetical\w{0,2}|(?:passive|active) voice|(?:present|past|future) tense|(?:verbs?|nouns?|adjectives?|adverbs?|pronouns?|imperatives?|question marks?)|(?:a|an|one|the) (?:word|number|figure)|as (?:a )?(?:words?|numbers?|figures?)|spaces?|time zone|your (?:first |last |own )?name|person's name|format)\b/i;

/** A part of a text, to which a rule may be limited. */
const PART =
  /\b(?:first|second|third|last|final|opening|closing|middle) (?:sentence|line|paragraph|word)s?\b|\b(?:shorten|abbreviate)\b/i;

/** Checks for a rule on a part of a text that was taken for one on the whole. */
export const losesPart = (rule: string, constraint: Constraint): boolean => {
  const { kind } = innermost(constraint);
  return (
    (PART.test(rule) && /^(?:count|phrase|format)$/.test(kind)) ||
    (ONLY.test(rule) && constraint.kind === 'count' && constraint.bounds.max === undefined)
  );
};

/** "A number only" asks for nothing else. */
const ONLY = /\bonly[.!]?$/i;

const innermost = (constraint: Constraint): Constraint =>
  constraint.kind === 'not' || constraint.kind === 'breach'
    ? innermost(constraint.part)
    : constraint.kind === 'all' && constraint.parts[0]
      ? innermost(constraint.parts[0])
      : constraint;

/** Checks a subject for words on form: a text that follows the rule does not name them. */
export const isAboutForm = (subject: string): boolean => FORM_WORDS.test(subject);

/** Checks a constraint for a concept whose subject is a form: a rule that was misread. */
export const takesFormForContent = (constraint: Constraint): boolean => {
  switch (constraint.kind) {
    case 'concept':
      return isAboutForm(constraint.concept.subject ?? '');
    case 'edge':
      return isAboutForm(constraint.concept?.subject ?? '');
    case 'when':
      return (
        takesFormForContent(constraint.condition.constraint) || takesFormForContent(constraint.part)
      );
    case 'not':
    case 'each-sentence':
    case 'each-part':
    case 'each-code-block':
    case 'breach':
      return takesFormForContent(constraint.part);
    case 'all':
    case 'some':
      return constraint.parts.some(takesFormForContent);
    default:
      return false;
  }
};
