import type { Constraint } from '../../constraint';
import { type ConceptName } from '../concept';
import { type Form, form, noPhrase, SAID } from './form';

const WHO = '(?:we|you|the bot|the assistant|the chatbot|our bot|our assistant|it)';
const NEVER =
  "(?:do not|don't|does not|doesn't|must not|mustn't|should not|shouldn't|will not|won't|may not|can not|cannot|never|not|no|avoid|without|refrain from)";
const SAYING = '(?:say|use|write|speak as|talk as|saying|using|writing|speak of yourself as)';
const USERS =
  '(?:(?:the |your |our |all |every )?(?:users?|customers?|clients?|readers?|patients?|students?|visitors?|guests?|callers?|members?|pupils?|candidates?|applicants?|residents?|passengers?|tenants?|people|them|parents?|shoppers?|colleagues?|employees?))';

const PERSONS: Record<string, ConceptName> = {
  i: 'first-person-singular',
  me: 'first-person-singular',
  my: 'first-person-singular',
  we: 'first-person-plural',
  us: 'first-person-plural',
  our: 'first-person-plural',
};
const PRONOUN = String.raw`["“'‘](?<pronoun>I|me|my|we|us|our)["”'’]`;

const noPerson = ({ pronoun = '' }: Record<string, string | undefined>): Constraint | undefined => {
  const name = PERSONS[pronoun.toLowerCase()];
  return name && { kind: 'not', part: { kind: 'concept', concept: { name } } };
};

const NAMES =
  "(?:(?:their|his|her|the customer's|the user's|the client's|the guest's|the patient's|the student's|the member's|the person's|customers'|users'|guests'|clients') )?";
const FIRST_NAME = `${NAMES}(?:first|given|christian) names?`;
const SURNAME = `(?:(?:their )?titles? and )?${NAMES}(?:surnames?|last names?|family names?|(?:Mr|Mrs|Ms)\\.?(?: or (?:Mr|Mrs|Ms)\\.?)? and ${NAMES}(?:surnames?|last names?))`;
const ADDRESS = '(?:address|greet|call|write to|speak to|refer to|salute)';
const BANNED =
  "(?:(?:is|are) (?:(?:strictly |absolutely )?(?:off[- ]limits|forbidden|banned|not allowed|not used|never used|taboo|not okay|not ok|out|a no-go|unwelcome|to be avoided)|not to be used)|must not be used|must never be used|should not be used|are not to be used|isn't used|aren't used)";

const addressedBy = (by: 'first-name' | 'surname' | 'name'): Constraint => ({
  kind: 'address-by',
  by,
});
const not = (part: Constraint): Constraint => ({ kind: 'not', part });

/** Rules on single words and pronouns, and on the name by which the reader is addressed. */
export const WORDING_FORMS: readonly Form[] = [
  form(
    String.raw`(?:${WHO} )?${NEVER} (?:ever )?(?:${SAYING} )?(?:the (?:words?|pronouns?) )?${PRONOUN}(?:[,;]? (?:but |and )?(?:always|only|use|say|write|rather|instead).{0,20})?`,
    noPerson,
  ),
  form(
    String.raw`(?:always )?(?:speak|talk|write|refer) ?(?:of|about|to|as)? (?:us|ourselves|the company|our company|the team|yourself|itself|the bank|the shop|the clinic) as ["“'‘](?<own>we|I)["”'’]`,
    ({ own = '' }) => noPerson({ pronoun: own.toLowerCase() === 'we' ? 'I' : 'we' }),
  ),
  form(
    String.raw`(?:always |please )*(?:answer|reply|respond|return|output)(?: only)?(?: with)?(?: only| just| either)? (?<list>["“'‘][^"”]{1,40}["”'’](?:(?:, (?:or )?| or )["“'‘][^"”]{1,40}["”'’]){1,8})(?: only|,? (?:and )?nothing else| and no other words?)`,
    ({ list = '' }) => ({
      kind: 'one-of',
      options: [...list.matchAll(/["“'‘]([^"”]{1,40})["”'’]/g)].map(([, option = '']) => option),
    }),
  ),
  form(
    String.raw`${SAID} (?:is not|isn't|is no) (?:a )?(?:word|term|phrase|expression)s?(?: that)? (?:we|you|our|the bot|the assistant).{1,30}`,
    ({ said = '' }) => noPhrase(said),
  ),
  form(String.raw`(?:the (?:word|term|phrase|expression) )?${SAID} ${BANNED}`, ({ said = '' }) =>
    noPhrase(said),
  ),
  form(
    String.raw`(?:${WHO} )?(?:do not|don't|does not|doesn't|never|won't|must not|should not) (?:say|use|write|speak of) ${SAID} (?:about|for|of|with|when|in connection with|to describe|regarding) (?<topic>(?:(?! (?:because|since|as|so|when|if|unless)\b)[^.,;:"“”]){2,60})(?: (?:because|since|as) .{3,100})?`,
    ({ said = '', topic = '' }) =>
      not({
        kind: 'all',
        parts: [
          { kind: 'phrase', phrase: { text: said, as: 'word' }, bounds: { min: 1 } },
          { kind: 'concept', concept: { name: 'mention', subject: topic.trim() } },
        ],
      }),
  ),
  form(
    String.raw`(?:${WHO} |always |please )*(?:say|use|write|speak of|talk of|talk about|prefer) ["“'‘](?<right>[^"”]{1,40})["”'’](?:,| and| but)* ?(?:not|never|instead of|rather than|over)(?: as| say| use| of| about| write)? ["“'‘](?<wrong>[^"”]{1,40})["”'’]`,
    ({ wrong = '' }) => noPerson({ pronoun: wrong }) ?? noPhrase(wrong),
  ),
  form(
    String.raw`(?:always |please |only )*${ADDRESS} ${USERS} (?:only |always )?(?:by|with|using|as) (?:their )?${SURNAME}(?: only)?`,
    () => not(addressedBy('first-name')),
  ),
  form(
    String.raw`(?:${NEVER} (?:ever )?(?:use |using )?(?:any )?${FIRST_NAME}|${FIRST_NAME} ${BANNED}|${NEVER} ${ADDRESS} ${USERS} (?:by|with|using) ${FIRST_NAME})(?: in greetings| when addressing .{2,20})?`,
    () => not(addressedBy('first-name')),
  ),
  form(
    String.raw`(?:always |please )*(?:${ADDRESS} ${USERS} (?:by|with|using) ${FIRST_NAME}|use ${FIRST_NAME}(?: of ${USERS})?)(?: only)?`,
    () => addressedBy('first-name'),
  ),
  form(
    String.raw`(?:always |please )*(?:address|greet|call|salute) ${USERS} (?:by|with|using) (?:their |his or her |his |her )?names?`,
    () => addressedBy('name'),
  ),
  form(
    String.raw`(?:always |please )*(?:spell|write) out (?:every |each |all |any |the )?(?:abbreviations?|acronyms?|initials)(?: in full)?(?: (?:the first time|at first|on first|when (?:they|it|you) first|before|at least|once).{0,40})?`,
    () => not({ kind: 'concept', concept: { name: 'abbreviation' } }),
  ),
];
