import { all, type Constraint, type Requirement } from './constraint';

/**
 * A pattern of a whole sentence whose words have their meaning only together. Anchored; repetitions
 * are bounded.
 */
interface Template {
  pattern: RegExp;
  make: (groups: Record<string, string>) => Constraint | undefined;
}

const SUBJECT = String.raw`^(?:[Tt]he |your |its |this )?(?:(?:whole|entire|full|final) )?(?:response|answer|reply|output|text|message|assistant|model|agent)(?:'s (?:response|answer|reply|output|text|message))? `;
const MUST = String.raw`(?:must|should|shall|has to|needs to|is required to|will) `;
const QUOTED = String.raw`["'“‘\`](?<text>[^"”]{1,200})["'”’\`]`;
const NAME = String.raw`(?:["'“][^"'”]{1,60}["'”]|\p{Lu}[\p{L}\p{N}&'-]{1,40}(?: \p{Lu}[\p{L}\p{N}&'-]{1,40}){0,3})`;
const NAMES = String.raw`${NAME}(?:(?:, (?:and |or )?| and | or )${NAME}){0,15}`;
const END = String.raw`\s{0,3}\.?$`;
const QUANTITY = String.raw`(?<bound>at least |at most |exactly |)(?<n>\d{1,4}|one|two|three|four|five|six) (?:different |separate |distinct )?`;
const WORDS: Record<string, number> = { one: 1, two: 2, three: 3, four: 4, five: 5, six: 6 };

const sentence = (...parts: string[]): RegExp =>
  new RegExp([SUBJECT, MUST, ...parts, END].join(''), 'i');
const figure = (n = ''): number => WORDS[n.toLowerCase()] ?? Number(n);
const boundsOf = (bound = '', n = ''): { min?: number; max?: number } => {
  const count = figure(n);
  if (bound.startsWith('at least')) return { min: count };
  return bound.startsWith('at most') ? { max: count } : { min: count, max: count };
};

const namedExamples: Template['make'] = ({ names = '' }) => ({
  kind: 'breach',
  part: all(
    names.split(/, (?:and |or )?| and | or /).map((name): Constraint => ({
      kind: 'phrase',
      phrase: { text: unquoted(name), as: 'word' },
      bounds: { max: 0 },
    })),
  ),
});

const TEMPLATES: readonly Template[] = [
  {
    pattern: sentence(
      String.raw`(?:have|contain|consist of) `,
      QUANTITY,
      String.raw`paragraphs?(?:,? (?:separated|divided) by (?:two |blank |empty )?(?:lines?|line breaks|newlines))?,? and (?:the )?paragraph (?<k>\d{1,3}) must (?:start|begin) with the word `,
      QUOTED,
    ),
    make: ({ bound, n, k, text }) => ({
      kind: 'all',
      parts: [
        { kind: 'count', of: 'paragraph', bounds: boundsOf(bound, n) },
        { kind: 'nth-paragraph', paragraph: Number(k), phrase: { text: text ?? '', as: 'word' } },
      ],
    }),
  },
  {
    pattern: sentence(
      String.raw`(?:start|begin) paragraph (?<k>\d{1,3}) with (?:the word )?`,
      QUOTED,
    ),
    make: ({ k, text }) => ({
      kind: 'nth-paragraph',
      paragraph: Number(k),
      phrase: { text: text ?? '', as: 'word' },
    }),
  },
  {
    pattern: sentence(
      String.raw`(?:have|give|contain|include|offer|consist of|provide) `,
      QUANTITY,
      String.raw`(?:paragraphs?|sections?|parts?|answers?|responses?|versions?|replies)(?: that are|,)? (?:separated|divided|parted) (?:by|with) (?:the )?(?:markdown )?(?:divider |separator |symbols? |[a-z]{2,6} (?:asterisks|dashes|hyphens|stars)(?: symbols)?:? ?)?["'\x60]?(?<by>[*\-=_#~+]{3,12})["'\x60]?`,
    ),
    make: ({ bound, n, by }) => ({ kind: 'divided', by: by ?? '***', bounds: boundsOf(bound, n) }),
  },
  {
    pattern: sentence(
      String.raw`(?:have|contain|consist of|include) `,
      QUANTITY,
      String.raw`sections?,? (?:each|every one|all) (?:of them )?(?:beginning|starting|marked|introduced|labell?ed|headed) (?:with|by) (?:the word )?["'“](?<name>[^"'”]{1,40})["'”] (?:and|followed by) (?:a|its) number`,
    ),
    make: ({ bound, n, name }) => ({
      kind: 'named-sections',
      name: name ?? '',
      bounds: boundsOf(bound, n),
    }),
  },
  {
    pattern: sentence(
      String.raw`(?:end|finish|close|conclude) with a post-?script (?:that )?(?:starting|beginning|starts|begins) with (?:the (?:letters|words?) )?["'“]?(?<mark>P\. ?S|P\. ?P\. ?S|PS|PPS)["'”]?`,
    ),
    make: ({ mark }) => ({
      kind: 'pattern',
      source:
        mark
          ?.replaceAll(/[^a-z]/gi, '')
          .split('')
          .join('\\.?\\s?')
          .replace(/^/, '(?:^|\\n)\\s*') ?? '',
      flags: 'i',
      whole: false,
    }),
  },
  {
    pattern: sentence(
      String.raw`(?:finish|end|conclude|close) with (?:this|the|the following) (?:exact |literal )?(?:phrase|sentence|words|text|line): (?<text>[^\n]{1,300}?)`,
    ),
    make: ({ text }) => ({
      kind: 'edge',
      edge: 'end',
      phrase: { text: unquoted(text), as: 'word' },
    }),
  },
  {
    pattern: sentence(
      String.raw`(?:start|begin|open) with (?:this|the|the following) (?:exact |literal )?(?:phrase|sentence|words|text|line): (?<text>[^\n]{1,300}?)`,
    ),
    make: ({ text }) => ({
      kind: 'edge',
      edge: 'start',
      phrase: { text: unquoted(text), as: 'word' },
    }),
  },
  {
    pattern: sentence(
      String.raw`(?:contain|include|mention|have|show|state|give|quote) (?:a|an|the) (?:[a-z]{2,15} ){0,2}(?:number|id|identifier|code|reference|key) (?:in|of) the (?:form|format) ["'“]?(?<shape>[A-Z0-9#/_-]{3,30})["'”]?`,
    ),
    make: ({ shape }) =>
      /\d/.test(shape ?? '')
        ? { kind: 'phrase', phrase: { text: shape ?? '', as: 'shape' }, bounds: { min: 1 } }
        : undefined,
  },
  {
    pattern: new RegExp(
      String.raw`${SUBJECT}${MUST}(?<not>not )?(?<verb>match|fully match|contain text matching|contain a match for|contain a match of|satisfy) the (?:regular expression|regex|regexp|pattern):? ?\/(?<source>.{1,500})\/(?<flags>[imsu]{0,4})${END}`,
      'iu',
    ),
    make: ({ not, verb, source, flags }) => {
      const part: Constraint = {
        kind: 'pattern',
        source: source ?? '',
        flags: flags ?? '',
        whole: verb === 'fully match',
      };
      return not ? { kind: 'not', part } : part;
    },
  },
  {
    // Names given as examples of a class: a match breaks the rule, the absence of one proves
    // nothing.
    pattern: new RegExp(
      String.raw`${SUBJECT}(?:must not|should not|shall not|must never|should never|may not|cannot|never) (?:mention|name|refer to|recommend|cite) (?:(?:any|the|our|other) )?(?:[a-z-]{2,30} ){1,4}(?:such as|like|including|for example|e\.g\.),? (?<names>${NAMES})${END}`,
      'u',
    ),
    make: namedExamples,
  },
  {
    pattern: new RegExp(
      String.raw`^[Nn]o (?:mentions? of )?(?:(?:our|other|rival|competing) )?(?:competitors?|rivals?|brands|companies|vendors|providers|shops|banks|manufacturers|products)(?: (?:such as|like|including|e\.g\.),? | ?\()(?<names>${NAMES})\)?${END}`,
      'u',
    ),
    make: namedExamples,
  },
];

const unquoted = (text = ''): string => text.trim().replace(/^["“'‘]([^"”]{1,300})["”'’]$/, '$1');

/** Maps the subject of a sentence to a side; "text" and "message" name none. */
const sideOf = (text: string): Requirement['side'] =>
  /^(?:the |your |its |this )?(?:(?:whole|entire|full|final) )?(?:text|message) /i.test(text)
    ? 'any'
    : 'output';

export const fromTemplate = (text: string): Requirement | undefined => {
  for (const { pattern, make } of TEMPLATES) {
    const groups = pattern.exec(text)?.groups;
    const constraint = groups && make(groups);
    if (constraint) return { side: sideOf(text), constraint };
  }
  return undefined;
};
