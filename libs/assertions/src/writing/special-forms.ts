import { all, type Constraint } from '../constraint';
import type { WritingManner } from './writing-manner';

/** Wording of a rule that names a text or code, and the constraint that it states. */
interface SpecialForm {
  pattern: RegExp;
  make: (groups: Record<string, string | undefined>) => Constraint | undefined;
}

const form = (source: string, make: SpecialForm['make']): SpecialForm => ({
  pattern: new RegExp(`^(?:${source})$`, 'iu'),
  make,
});
const pattern = (source: string): Constraint => ({
  kind: 'pattern',
  source,
  flags: '',
  whole: false,
});
const writing = (manner: WritingManner, value: string): Constraint => ({
  kind: 'writing',
  manner,
  value,
});
const edge = (at: 'start' | 'end', text: string): Constraint => ({
  kind: 'edge',
  edge: at,
  phrase: { text, as: 'word' },
});
const noPhrase = (text: string): Constraint => ({
  kind: 'phrase',
  phrase: { text, as: 'word' },
  bounds: { max: 0 },
});
const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/-]/g, String.raw`\$&`);

const TEXT =
  '(?:(?:each|every|all|any|our|your|the|an?) )*(?:[a-z-]{3,12} ){0,2}?(?:e-?mails?|messages?|repl(?:y|ies)|answers?|responses?|texts?|letters?|templates?|posts?|chats?)';
const MUST = '(?:(?:must|should|shall|has to|have to|needs? to|is to|are to|will) )?(?:always )?';
const START = '(?:start|starts|begin|begins|open|opens)';
const END =
  '(?:end|ends|close|closes|finish|finishes|conclude|concludes|sign off|signs off|sign|signs)';
const SAID = '["“‘\'](?<said>[^"“”]{1,160})["”’\']';
const OR_BARE = '(?:["“‘\'](?<said>[^"“”]{1,160})["”’\']|(?<bare>\\p{Lu}[^"“”]{2,160}))';
const NAME =
  "(?:the |their |his or her )*(?:[a-z]{3,12}(?:'s|s') )?(?:first |last |full |sur|title and (?:sur|last ?))?name";
const WORD = "[\"“‘']?[\\p{L}\\p{N}'-]{1,20}[\"”’']?";
const CALLED =
  "(?:our |the )?(?:[a-z]{3,12} )?(?:name|brand|product|company|service|app|shop|firm)(?:(?:'s)? name)?";
const TYPE = '(?<type>number|string|boolean|list|array|object|integer)';
const FIGURE = 'zero one two three four five six seven eight nine ten'.split(' ');
const COUNT = `(?<n>\\d{1,3}|${FIGURE.slice(1).join('|')})`;
const figure = (n = ''): number => (/^\d/.test(n) ? Number(n) : FIGURE.indexOf(n.toLowerCase()));
const MARKS: Record<string, string> = {
  hyphen: '-',
  dash: '-',
  asterisk: '*',
  star: '*',
  equal: '=',
  underscore: '_',
  hash: '#',
};
const SHORT = String.raw`["“]?\p{L}{1,8}\.?(?:\p{L}{1,4}\.)*["”]?`;
const DATE = String.raw`(?:yyyy|yy|dd|mm|d|m)[-./ ](?:mmm|mm|dd|m|d)[-./ ](?:yyyy|yy|dd)`;

let forms: readonly SpecialForm[] | undefined;

/** Forms that are built on first use. */
const formsOf = (): readonly SpecialForm[] =>
  (forms ??= [
    form(
      `${CALLED} (?:is|has to be|must be|should be|gets?) (?:always )?(?:written|spelled|spelt)(?: as)?:? ["“‘']?(?<said>[\\p{L}\\p{N}&.+-]{2,30})["”’']?(?:[,:(].{0,100}|(?: and| but)? (?:not|never|with|in|as)\\b.{0,100})?`,
      ({ said = '' }) => writing('spelling', said),
    ),
    form(
      `(?:always |please )*(?:write|spell) ${CALLED} (?:as )?["“‘']?(?<said>[\\p{L}\\p{N}&.+-]{2,30})["”’']?(?:[,:(].{0,100}|(?: and| but)? (?:not|never|with|in|as)\\b.{0,100})?`,
      ({ said = '' }) => (/\p{Lu}|\p{N}/u.test(said) ? writing('spelling', said) : undefined),
    ),
    form(
      `(?:the )?(?:very )?(?:last|final|closing) (?:line|sentence|words?)(?: of ${TEXT})?(?: ${MUST}(?:be|is|are|read|reads|say|says)(?: always)?(?: exactly| as follows)?:?|:) ${OR_BARE}`,
      ({ said, bare = '' }) => edge('end', said ?? bare),
    ),
    form(
      `(?:the )?(?:very )?(?:first|opening) (?:line|sentence|words?)(?: of ${TEXT})?(?: ${MUST}(?:be|is|are|read|reads|say|says)(?: always)?(?: exactly| as follows)?:?|:) ${OR_BARE}`,
      ({ said, bare = '' }) => (bare.includes(' or ') ? undefined : edge('start', said ?? bare)),
    ),
    form(
      `(?:the )?(?:very )?first word(?: of ${TEXT})? ${MUST}(?:be|is) (?:always )?(?:either )?(?<list>${WORD}(?:(?:, (?:or )?| or )${WORD}){1,5})`,
      ({ list = '' }) => ({
        kind: 'some',
        bounds: { min: 1 },
        parts: list
          .split(/, (?:or )?| or /)
          .map((one) => edge('start', one.replaceAll(/["“”‘’']/g, '').trim())),
      }),
    ),
    form(
      `(?:${TEXT} ${MUST})?(?:always )?${START}(?: ${TEXT})? with (?:${NAME})(?: (?:and|followed by|then|plus) a comma)?; the [a-z]{3,12} is (?<name>\\p{Lu}[\\p{L}'-]{1,20})(?: \\p{Lu}[\\p{L}'-]{1,20}){0,2}`,
      ({ name = '' }) => edge('start', `${name},`),
    ),
    form(
      `(?:${TEXT} ${MUST})?(?:always )?${START}(?: ${TEXT})? with (?:the word )?["“‘']?(?<said>Dear|Hello|Hi|Hey)["”’']? (?:and|followed by|plus|then) ${NAME}`,
      ({ said = '' }) =>
        pattern(String.raw`^\s*${said},? (?:(?:Mr|Mrs|Ms|Mx|Miss|Dr|Prof|Professor)\.? )?\p{Lu}`),
    ),
    form(
      `(?:${TEXT} ${MUST})?(?:always )?${END}(?: ${TEXT})? with ${SAID} on (?:its own|a separate|a new) line(?<named>,? (?:and |then )*(?:followed by|and below it|then|with) (?:a line with )?(?:a |the |your )?(?:first |full )?name(?: (?:on the next line|below|underneath))?)?`,
      ({ said = '', named }) =>
        pattern(
          String.raw`(?:^|\n)\s*${escaped(said)}[,.!]?\s*${named === undefined ? String.raw`(?:\n|$)` : String.raw`\n\s*\p{Lu}[\p{L} .'-]{1,40}\s*$`}`,
        ),
    ),
    form(
      `(?:always |please )*${END} with (?:your |the |an? )?(?:[a-z]{3,12}'s |own )?initials(?: after| behind| following| preceded by) an? (?:caret|hat|circumflex|\\^)(?: sign)?(?:,? like \\S{1,6})?,?(?: at the (?:very )?end)?`,
      () => pattern(String.raw`\^\p{Lu}{1,3}\s*$`),
    ),
    form(
      `(?:the )?subject line (?:(?:comes?|goes?|must come|is|stands?|should come) )?(?:first|at the top|before everything else)(?:,? (?:on|in) a line (?:starting|that starts|beginning) with ${SAID})?`,
      ({ said = 'Subject:' }) => pattern(String.raw`^\s*${escaped(said)}\s*\S`),
    ),
    form(
      `(?:in (?:the|your) json(?: (?:object|output))?(?: (?:that )?(?:you|we) (?:return|output|give|produce|send))?,? )?(?:the (?:key|field|value|property)(?: of)? )?["“‘'\`](?<key>[^"“”\`]{1,60})["”’'\`] ${MUST}(?:be|is|hold|contain) an? ${TYPE}(?:,? (?:and )?(?:not|never) an? [a-z]{3,10})?`,
      ({ key = '', type = '' }) =>
        writing('json-type', `${key}: ${type.toLowerCase().replace('list', 'array')}`),
    ),
    form(
      `(?:always |please |only )*(?:return|output|reply with|answer with|give|respond with|produce) (?:only )?an? (?:valid )?json (?:array|list) of (?<type>string|number|object|boolean)s(?:,? (?:with|of|containing) (?<bound>at most|no more than|up to|at least|exactly) ${COUNT} (?:entries|items|elements|strings|numbers|objects|values))?`,
      ({ type = '', bound, n }) =>
        writing(
          'json-type',
          `array of ${type.toLowerCase()}${bound === undefined ? '' : ` ${/least/.test(bound) ? '>=' : /exactly/.test(bound) ? '=' : '<='} ${figure(n)}`}`,
        ),
    ),
    form(
      `(?:${TEXT} ${MUST}|it ${MUST})?(?:parse as|be parseable as|be|consist of) (?:valid )?json(?:,| ?[-–—:]| and| with)? ?(?:no|without|nothing|not any)(?: other| more| extra| further)?(?: text| words| prose)?(?: (?:before|around|after|in front of)(?: or after| and after)?(?: it)?)?`,
      () => ({ kind: 'format', format: 'json' }),
    ),
    form(
      `(?:${TEXT} ${MUST})?(?:always |please )*(?:keep|leave|retain|preserve|do not change|don't change|never change|copy) (?:the )?(?:placeholders?|variables?|template variables?|tags?) (?<said>\\{\\{?[^{}]{1,40}\\}\\}?|<[^<>]{1,40}>|\\[[^[\\]]{1,40}\\]|%[A-Za-z_]{1,30}%)(?: (?:exactly |just )?(?:as (?:it is|they are|is)|unchanged|untouched|intact|in place))?`,
      ({ said = '' }) => pattern(escaped(said)),
    ),
    form(
      `(?:always |please )*(?:separate|divide|split|set off|part) (?:the )?[a-z ]{3,25}? (?:from|and) (?:the )?[a-z ]{3,25}? (?:by|with|using) (?:a line (?:of|with) )?${COUNT} (?<mark>hyphen|dash|asterisk|star|equal|underscore|hash)(?:e?s)?(?: signs?)?(?: on a(?:nother)? line| on (?:its|their|a separate) own line)?`,
      ({ n, mark = '' }) =>
        pattern(String.raw`(?:^|\n)\s*[${MARKS[mark.toLowerCase()] ?? '-'}]{${figure(n)}}\s*\n`),
    ),
    form(
      `(?:do not|don't|never|avoid|no) (?:use |using |write )?(?:any )?(?:abbreviations?|short forms?)(?: (?:such as|like|for example)|,? e\\.g\\.,?|:) (?<list>${SHORT}(?:(?:, (?:or |and )?| or | and )${SHORT}){0,8})`,
      ({ list = '' }) =>
        all([
          ...list
            .split(/, (?:or |and )?| or | and /i)
            .map((one) => one.replaceAll(/["“”]/g, '').trim())
            .filter((one) => one !== '')
            .map(noPhrase),
          { kind: 'writing', manner: 'no-abbreviations' },
        ]),
    ),
    form(
      `(?:always |please )*(?:write |give |use |state |put )?(?:all |any |the )?dates? ${MUST}(?:be |are |is )?(?:written |given |stated |put |shown )?(?:in |as |like |in the )?(?:the )?(?:format |form )?(?:of )?["“‘']?(?<date>${DATE})["”’']?(?: format| form)?`,
      ({ date = '' }) => ({ kind: 'date-format', format: date.toUpperCase() }),
    ),
    form(
      `(?:we |always |please |you |the bot )*(?:answer|reply|respond|write) (?:only )?in (?<said>[A-Z][a-z]{3,12}),? (?:whatever|no matter|regardless|whichever|even if|even when|in all cases|every time)\\b.{3,80}`,
      ({ said = '' }) => {
        const language = LANGUAGES[said.toLowerCase()];
        return language === undefined ? undefined : { kind: 'language', language };
      },
    ),
    form(
      `(?:all |any |the )?(?:amounts?|prices?|sums?) ${MUST}(?:carry |have |show |be written with |come with )?(?:always )?(?:carry |have |show )?(?:the |a |its |their )?currency (?:sign|symbol) (?:in front|first|before (?:them|it)|ahead)`,
      () => ({ kind: 'amount-format', currency: 'before' }),
    ),
  ]);

const LANGUAGES: Record<string, string> = {
  english: 'en', german: 'de', french: 'fr', spanish: 'es', italian: 'it', portuguese: 'pt', dutch: 'nl', polish: 'pl', swedish: 'sv',
}; // prettier-ignore

/** Parses a rule that names a text, a code or a spelling in a set wording. */
export const parseSpecialForm = (rule: string): Constraint | undefined => {
  const written = rule
    .replaceAll(/[’‘](?=\p{L})/gu, "'")
    .replace(
      /,? (?:whenever|wherever|every time|each time|when) (?:it|we|you) (?:comes? up|is named|is mentioned|mention it|appears?)$/i,
      '',
    );
  for (const { pattern: shape, make } of formsOf()) {
    const found = shape.exec(written);
    const constraint = found && make(found.groups ?? {});
    if (constraint) return constraint;
  }
  return undefined;
};
