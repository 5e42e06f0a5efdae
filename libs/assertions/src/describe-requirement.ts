import { CONCEPTS } from './concepts/concept';
import type { Bounds, Condition, Constraint, Countable, Requirement } from './constraint';
import { describeManner } from './writing/writing-manner';

/** Nouns of elements whose name is no plain noun, in the singular and the plural. */
const NOUNS: Partial<Record<Countable, readonly [one: string, several: string]>> = {
  bullet: ['bullet point', 'bullet points'],
  numbered: ['numbered item', 'numbered items'],
  list: ['list item', 'list items'],
  highlight: ['emphasised passage', 'emphasised passages'],
  capitals: ['word in capital letters', 'words in capital letters'],
  'uppercase-letter': ['capital letter', 'capital letters'],
  'lowercase-letter': ['small letter', 'small letters'],
  url: ['link', 'links'],
  email: ['e-mail address', 'e-mail addresses'],
  phone: ['phone number', 'phone numbers'],
  exclamation: ['exclamation mark', 'exclamation marks'],
  dash: ['dash', 'dashes'],
  parenthesis: ['bracket', 'brackets'],
  'code-block': ['code block', 'code blocks'],
  quotation: ['quotation mark', 'quotation marks'],
  'first-person': ['first-person pronoun', 'first-person pronouns'],
  'second-person': ['second-person pronoun', 'second-person pronouns'],
  apology: ['apology', 'apologies'],
  thanks: ['expression of thanks', 'expressions of thanks'],
  markdown: ['piece of Markdown', 'Markdown'],
  html: ['HTML tag', 'HTML tags'],
  'blank-line': ['blank line', 'blank lines'],
  period: ['full stop', 'full stops'],
  ellipsis: ['ellipsis', 'ellipses'],
  footnote: ['source number', 'source numbers'],
  unfilled: ['unfilled placeholder', 'unfilled placeholders'],
  code: ['piece of code', 'code'],
};

const nounOf = (of: Countable): readonly [one: string, several: string] =>
  NOUNS[of] ?? [of, `${of}s`];

const LANGUAGES = new Intl.DisplayNames('en', { type: 'language' });

const conceptIn = ({
  name,
  subject,
}: Extract<Constraint, { kind: 'concept' }>['concept']): string => {
  const meaning: string = CONCEPTS[name];
  if (name === 'statement' && subject !== undefined) return statementOf(subject);
  if (name === 'guarantee' && subject !== undefined) return `promise or guarantee "${subject}"`;
  if (name === 'approval' && subject !== undefined) return `approve or grant "${subject}"`;
  if (name === 'profession-claim' && subject !== undefined) return `claim to be "${subject}"`;
  if (name === 'referral' && subject !== undefined) return `refer the reader to "${subject}"`;
  if (subject === undefined)
    return meaning
      .replace(/ (?:of |on |about |for )?\(…\)| (?:of |on |about |for |to )?…,? ?(?:or )?/, ' ')
      .trim();
  return meaning.includes('…') ? meaning.replace('…', `"${subject}"`) : `${meaning} (${subject})`;
};

/** An infinitive is an order to the reader, everything else is said. */
const statementOf = (subject: string): string => `say or tell the reader: "${subject}"`;

const ADDRESSES = {
  'first-name': 'address the reader by first name',
  surname: 'address the reader by title and surname',
  name: 'address the reader by name',
} as const;

const amountFormat = ({
  decimals,
  currency,
}: Extract<Constraint, { kind: 'amount-format' }>): string =>
  [
    'write amounts of money',
    decimals === undefined ? '' : ` with ${decimals} decimal places`,
    decimals !== undefined && currency !== undefined ? ' and' : '',
    currency === undefined ? '' : ` with the currency ${currency} the number`,
  ].join('');

const amount = ({ min, max, slack }: Bounds): string => {
  if (min !== undefined && max !== undefined)
    return min === max ? `${slack ? 'about' : 'exactly'} ${min}` : `${min} to ${max}`;
  return max === undefined ? `at least ${min ?? 1}` : `at most ${max}`;
};

const counted = (bounds: Bounds, [one, several]: readonly [string, string]): string => {
  if (bounds.max === 0) return `no ${several}`;
  return `${amount(bounds)} ${(bounds.max ?? bounds.min) === 1 ? one : several}`;
};

const FORMATS: Partial<Record<string, string>> = {
  json: 'be JSON',
  'json-object': 'be a JSON object',
  'json-array': 'be a JSON array',
  xml: 'be XML',
  html: 'be HTML',
  lowercase: 'be in lower case',
  uppercase: 'be in capitals',
  quoted: 'be in quotation marks',
  table: 'contain a table',
  plain: 'be plain text',
  'one-line': 'be one line',
  'code-block': 'be one code block',
};

/** Says in the infinitive how a text meets a constraint; `undefined` for compounds. */
const act = (constraint: Constraint): string | undefined => {
  switch (constraint.kind) {
    case 'concept':
      return conceptIn(constraint.concept);
    case 'count':
      return `contain ${counted(constraint.bounds, nounOf(constraint.of))}`;
    case 'phrase':
      return constraint.bounds.max === 0
        ? undefined
        : `contain "${constraint.phrase.text}"${constraint.bounds.max === undefined && constraint.bounds.min === 1 ? '' : ` (${amount(constraint.bounds)})`}`;
    case 'edge':
      if (constraint.concept)
        return `${conceptIn(constraint.concept)} at the ${constraint.edge === 'start' ? 'start' : 'end'}`;
      return `${constraint.edge === 'start' ? 'start' : 'end'} with ${constraint.phrase ? `"${constraint.phrase.text}"` : `a ${nounOf(constraint.of ?? 'word')[0]}`}`;
    case 'format':
      return FORMATS[constraint.format] ?? `be ${constraint.format.replace('-', ' ')}`;
    case 'language':
      return `be in ${LANGUAGES.of(constraint.language) ?? constraint.language}`;
    case 'one-of':
      return `be one of ${constraint.options.map((option) => `"${option}"`).join(', ')}`;
    case 'amount-format':
      return amountFormat(constraint);
    case 'address-by':
      return ADDRESSES[constraint.by];
    case 'pattern':
      return `match /${constraint.source}/${constraint.flags}`;
    case 'nth-paragraph':
      return `start paragraph ${constraint.paragraph} with "${constraint.phrase.text}"`;
    case 'divided':
      return `have ${amount(constraint.bounds)} parts separated by "${constraint.by}"`;
    case 'named-sections':
      return `have ${amount(constraint.bounds)} sections named "${constraint.name}"`;
    case 'json-keys':
      return `be JSON with ${constraint.exact ? 'exactly ' : ''}the keys ${constraint.keys.map((key) => `"${key}"`).join(', ')}`;
    case 'link-targets':
      return `link only to ${constraint.targets.join(', ')}`;
    case 'language-of-question':
      return 'be in the language of the user';
    case 'date-format':
      return `write dates as ${constraint.format}`;
    case 'currency':
      return `give amounts of money in ${constraint.currency ?? 'a named currency'}`;
    case 'code-in-blocks':
      return 'put code in code blocks';
    case 'writing':
      return describeManner(constraint.manner, constraint.value);
    case 'numbered-steps':
      return 'number the steps of instructions';
    default:
      return undefined;
  }
};

/** A constraint as a demand: "must not promise …". */
const demand = (constraint: Constraint): string => {
  switch (constraint.kind) {
    case 'phrase':
      return constraint.bounds.max === 0
        ? `must not contain "${constraint.phrase.text}"`
        : `must ${act(constraint) ?? ''}`;
    case 'not':
      return prohibition(constraint.part);
    case 'all':
      return listed(constraint.parts.map(demand), 'and');
    case 'some':
      return constraint.bounds.min === 1 && constraint.bounds.max === undefined
        ? listed(constraint.parts.map(demand), 'or')
        : `must meet ${amount(constraint.bounds)} of: ${constraint.parts.map(demand).join('; ')}`;
    case 'when':
      return `${demand(constraint.part)}, if ${conditionOf(constraint.condition)}`;
    case 'each-sentence':
      return `${demand(constraint.part)} in each sentence`;
    case 'each-code-block':
      return `${demand(constraint.part)} in each code block`;
    case 'each-part':
      return `${demand(constraint.part)} in each ${constraint.of.replace('-', ' ')}`;
    case 'breach':
      return `${demand(constraint.part)}, among others`;
    default:
      return `must ${act(constraint) ?? ''}`;
  }
};

const prohibition = (part: Constraint): string => {
  if (part.kind === 'all')
    return `must not ${listed(
      part.parts.map((one) => act(one) ?? demand(one)),
      'and',
    )} together`;
  if (part.kind === 'some')
    return `must not ${listed(
      part.parts.map((one) => act(one) ?? demand(one)),
      'or',
    )}`;
  return `must not ${act(part) ?? `do this: ${demand(part)}`}`;
};

const listed = (parts: readonly string[], joiner: string): string =>
  parts.length < 2
    ? (parts[0] ?? '')
    : `${parts.slice(0, -1).join(', ')} ${joiner} ${parts.at(-1) ?? ''}`;

const conditionOf = ({ on, constraint }: Condition): string =>
  `${on === 'text' ? 'it' : "the user's message"} ${fact(constraint)}`;

/** A constraint as a fact of a condition: "does this: complain". */
const fact = (constraint: Constraint): string => {
  switch (constraint.kind) {
    case 'not':
      return `does not ${plainAct(constraint.part)}`;
    case 'all':
      return listed(constraint.parts.map(fact), 'and');
    case 'some':
      return listed(constraint.parts.map(fact), 'or');
    default:
      return inThirdPerson(plainAct(constraint));
  }
};

const plainAct = (constraint: Constraint): string =>
  act(constraint) ?? `meet this: ${demand(constraint)}`;

/** "be polite" becomes "is polite", "mention …" becomes "mentions …". */
const inThirdPerson = (phrase: string): string =>
  phrase
    .replace(/^be\b/, 'is')
    .replace(
      /^(?!is\b)(\p{L}+)((?: or \p{L}+(?= (?:the|a|an|"|money|what|how))){0,1})/u,
      (_all, verb: string, more: string) =>
        `${inflected(verb)}${more.replace(/\p{L}+$/u, inflected)}`,
    );

const inflected = (verb: string): string =>
  verb === 'have'
    ? 'has'
    : /(?:s|sh|ch|x|o)$/.test(verb)
      ? `${verb}es`
      : /[^aeiou]y$/.test(verb)
        ? `${verb.slice(0, -1)}ies`
        : `${verb}s`;

const SUBJECTS: Record<Requirement['side'], string> = {
  input: 'The input',
  output: 'The output',
  any: 'The text',
};

/** A requirement as an English sentence. */
export const describeRequirement = ({ side, constraint, commands }: Requirement): string =>
  `${side === 'any' && commands ? SUBJECTS.output : SUBJECTS[side]} ${demand(constraint)}.`;
