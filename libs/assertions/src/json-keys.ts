import { all, type Constraint, type Requirement } from './constraint';

const OPENING = String.raw`^(?:please |always |only |also |and |then )*(?:(?:you|it|the assistant|the bot|the model) (?:must|should|shall|has to|have to|will|always) )?`;
const TEXT = String.raw`(?:(?:the|your|each|every|all|any|its) )?(?:whole |entire |final )?(?:answers?|responses?|repl(?:y|ies)|outputs?|results?|data|information|details|offer|text|it|them|everything|json(?: object| output| response)?|objects?)`;
const MUST = String.raw`(?:must|should|shall|has to|have to|needs to|is to|are to|will|always)`;
const VERB = String.raw`(?:answer|respond|reply|return|output|give|provide|write|format|produce|generate|present|send|deliver|express|render|emit|print|put|structure|create|build|use|be|be given|be returned|be formatted|be written)`;
const JSON_TEXT = String.raw`(?:(?:strictly|only|just|solely|exclusively|nothing but) )?(?:in |as |with |using |be |is )?(?:in |as )?(?:(?:the form of|a|an|one|the|valid|single|strict|well-formed|pure|flat|raw|following|only) ){0,4}json(?:[- ](?:object|objects|array|list|format|document|string|structure|record|records|output))?(?: (?:of objects|of records|only))?`;
const EXACTLY = String.raw`(?:exactly|only|just|precisely|nothing but)`;
const KEYS = String.raw`(?:(?:the|these|this|following|two|three|four|five|six|required|top-level|\d) ){0,4}(?:keys?|fields?|properties|property|attributes?|members|entries)(?: (?:called|named|are|is))?:?`;
const NAME = String.raw`(?:"[^"]{1,60}"|“[^”]{1,60}”|'[^']{1,60}'|\x60[^\x60]{1,60}\x60|[A-Za-z_][\w-]{0,60})(?: ?\([^()]{1,60}\))?`;
const LIST = String.raw`(?<list>${NAME}(?:(?:, (?:and )?| and | & )${NAME}){0,30})`;
const END = String.raw`(?<rest>,? (?:and (?:nothing else|no others?|no other (?:keys|fields))|only|nothing else|without any other (?:keys|fields)))?[.!]?$`;
const HAVING = String.raw`(?:with|containing|having|including|contains?|has|have|that contains?|that has|that have|which contains?|which has|consisting of|consists? of|whose|using|uses?|includes?|be|comprising)`;

const pattern = (...parts: string[]): RegExp => new RegExp(parts.join(''), 'iu');

const PATTERNS: readonly RegExp[] = [
  // "Answer as JSON with the keys name and price", "The output must be a JSON object with …".
  pattern(
    OPENING,
    `(?:${TEXT} ${MUST} )?(?:${VERB} )?(?:(?:the|your|me|it|them|every|all)[a-z ]{0,40}? )?`,
    JSON_TEXT,
    `,? ${HAVING} (?<exact>${EXACTLY} )?`,
    `${KEYS} `,
    LIST,
    END,
  ),
  // "The JSON must have exactly the keys …", "Use the keys …".
  pattern(
    OPENING,
    `(?:${TEXT} ${MUST} |use |include |the )`,
    `(?:${HAVING} |)(?<exact>${EXACTLY} )?`,
    `${KEYS} `,
    LIST,
    END,
  ),
  pattern(
    `^(?:the )?(?:json )?keys? (?:of the (?:json|object|output) )?(?:must be|should be|are|are to be|shall be)(?<exact> ${EXACTLY})?:? `,
    LIST,
    END,
  ),
];

const namesOf = (list: string): string[] =>
  [...list.matchAll(new RegExp(NAME, 'gu'))]
    .map(([name]) => name.replace(/ ?\([^()]{1,60}\)$/u, ''))
    .filter((name) => name !== 'and')
    .map((name) => name.replaceAll(/^["“'`]|["”'`]$/gu, ''));

/** Parses demands for JSON with named keys: "as JSON with the keys name and price". */
export const parseJsonKeys = (sentence: string): Requirement | undefined => {
  for (const shape of PATTERNS) {
    const groups = shape.exec(sentence.trim())?.groups;
    if (!groups) continue;
    const keys: Constraint = {
      kind: 'json-keys',
      keys: namesOf(groups.list ?? ''),
      exact: groups.exact !== undefined || groups.rest !== undefined,
    };
    const parts: Constraint[] = /json/i.test(sentence)
      ? [{ kind: 'format', format: 'json' }, keys]
      : [keys];
    return { side: 'output', constraint: all(parts) };
  }
  return undefined;
};
