import {
  type Content,
  type Field,
  inputField,
  instructionFields,
  outputField,
} from '@touchstone/contracts';
import type { Constraint } from '../constraints/constraint';
import { parseRequirement } from '../constraints/parse';

/** An instruction on the form of the answer, as written, and what it asks for. */
export interface Instruction {
  text: string;
  constraint: Constraint;
}

/** Texts that may instruct: system and developer messages, and what the user said last. */
export const instructingFields = (content: Content): Field[] => {
  const output = outputField(content);
  const input = inputField(content);
  return [...instructionFields(content), ...(input ? [input] : [])].filter(
    ({ path }) => path !== output?.path,
  );
};

/** Longest instructing text that is read, and most sentences of it; the rest is left to the judge, and said to be. */
const MOST_SENTENCES = 400;
const LONGEST_SENTENCE = 400;

/** How a sentence must begin to instruct: an imperative, a demand on the answer, or a length by itself. */
const IMPERATIVE = new RegExp(
  String.raw`^(?:please |always |also |and |then |only |bitte |merci de |por favor,? |per favore,? )?(?:` +
    [
      'answer',
      'reply',
      'respond',
      'write',
      'use',
      'do not',
      "don't",
      'never',
      'avoid',
      'include',
      'mention',
      'start',
      'begin',
      'end',
      'finish',
      'conclude',
      'keep',
      'limit',
      'return',
      'output',
      'provide',
      'give',
      'format',
      'wrap',
      'add',
      'make sure',
      'ensure',
      'refrain',
      'exclude',
      'omit',
      'speak',
      'produce',
      'generate',
      'contain',
      'no',
      'in',
      'your',
      'the (?:whole |entire |final )?(?:response|answer|reply|output)',
      'you must',
      'you should',
      'you shall',
      'you may not',
      'answers',
      'responses',
      'replies',
      'at most',
      'at least',
      'maximum',
      'it must',
      'it should',
      'antworte',
      'antworten',
      'schreibe',
      'schreib',
      'verwende',
      'verwenden',
      'benutze',
      'benutzen',
      'vermeide',
      'vermeiden',
      'erwähne',
      'nenne',
      'beginne',
      'beginnen',
      'beende',
      'deine antwort',
      'die antwort',
      'ihre antwort',
      'kein',
      'keine',
      'réponds',
      'répondez',
      'écris',
      'écrivez',
      'utilise',
      'utilisez',
      "n'utilise",
      "n'utilisez",
      'ne',
      'évite',
      'évitez',
      'commence',
      'commencez',
      'termine',
      'terminez',
      'mentionne',
      'mentionnez',
      'la réponse',
      'ta réponse',
      'votre réponse',
      'responde',
      'responda',
      'escribe',
      'escriba',
      'usa',
      'use',
      'utiliza',
      'evita',
      'evite',
      'menciona',
      'empieza',
      'comienza',
      'la respuesta',
      'tu respuesta',
      'su respuesta',
      'no',
      'rispondi',
      'risponda',
      'scrivi',
      'usa',
      'non',
      'evita',
      'inizia',
      'termina',
      'la risposta',
      'la tua risposta',
      'escreva',
      'responda',
      'não',
      'evite',
      'comece',
      'termine',
      'a resposta',
      'a sua resposta',
      'sua resposta',
    ].join('|') +
    String.raw`)(?![\p{L}\p{N}_])`,
  'iu',
);

/** "Explain this in German", "… in at most 50 words": a demand at the end of a task. */
const TAIL =
  /(?<=[\p{L}\p{N}"'”)])[, ]{1,3}(?<tail>(?:in|using|with|within|auf|en|em|in) [^.?!\n]{3,80})$/iu;
const LENGTH_OR_LANGUAGE = new Set(['count', 'language', 'format', 'all']);
const UNITS_OF_LENGTH = new Set(['word', 'sentence', 'paragraph', 'line', 'character', 'bullet']);

const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?])\s+(?=\S)|\n+/)
    .map((sentence) =>
      sentence.replace(/^[\s*•#>-]{1,12}(?:\d{1,2}[.)]\s)?|^\d{1,2}[.)]\s/, '').trim(),
    )
    .filter((sentence) => sentence.length > 3 && sentence.length <= LONGEST_SENTENCE);

const read = (sentence: string): Instruction[] => {
  if (IMPERATIVE.test(sentence)) {
    const whole = parseRequirement(sentence.replace(/^(?:please|bitte|also|and|then) /i, ''));
    if (whole)
      return whole.side === 'input' ? [] : [{ text: sentence, constraint: whole.constraint }];
  }
  return atTail(sentence);
};

const atTail = (sentence: string): Instruction[] => {
  const written = sentence.replace(/[.!]$/, '');
  if (!TASK.test(written)) return [];
  const tail = TAIL.exec(written)?.groups?.tail;
  const last = tail && lastAdjunct(tail);
  const found = last ? parseRequirement(`Answer ${last}`) : undefined;
  return found && LENGTH_OR_LANGUAGE.has(found.constraint.kind) && isFormal(found.constraint)
    ? [{ text: last as string, constraint: found.constraint }]
    : [];
};

const TASK =
  /^(?:please |can you |could you |bitte )?(?:explain|describe|summari[sz]e|write|list|tell|give|outline|compare|discuss|name|answer|define|draft|compose|create|erkläre|beschreibe|fasse|schreibe|explique|décris|résume|écris|explica|describe|resume|escribe|spiega|descrivi|riassumi|scrivi|explique|descreva|resuma|escreva)(?![\p{L}])/iu;

/** The last "in …" of the tail is the adjunct. */
const lastAdjunct = (tail: string): string =>
  /(?:^| )((?:in|using|with|within|auf|en|em) (?:(?!(?: in| using| with| within| auf| en| em) ).){3,80})$/iu.exec(
    tail,
  )?.[1] ?? tail;

const isFormal = (constraint: Constraint): boolean =>
  constraint.kind !== 'count' || UNITS_OF_LENGTH.has(constraint.of);

/** Every instruction of the content that can be checked by rule, each once. Sentences that are no such instruction are left out. */
export const instructionsOf = (content: Content): Instruction[] => {
  const found = new Map<string, Instruction>();
  for (const { text } of instructingFields(content)) {
    for (const instruction of sentencesOf(text).slice(0, MOST_SENTENCES).flatMap(read))
      found.set(instruction.text, instruction);
  }
  return [...found.values()];
};
