import { type Constraint, parseRequirement } from '@touchstone/assertions';
import {
  type Content,
  type Field,
  inputField,
  instructionFields,
  outputField,
} from '@touchstone/contracts';

/** An instruction for the output. */
export interface Instruction {
  /** As written; long texts are cut. */
  text: string;
  /** The requirement, where a rule can check it; absent where only a judge can. */
  constraint?: Constraint;
}

/**
 * Returns the texts that may instruct: system and developer messages, and the user's last message.
 */
export const instructingFields = (content: Content): Field[] => {
  const output = outputField(content);
  const input = inputField(content);
  return [...instructionFields(content), ...(input ? [input] : [])].filter(
    ({ path }) => path !== output?.path,
  );
};

/** Limit for parsing by rule: longer sentences are left to the judge. */
const LONGEST_SENTENCE = 400;

/**
 * Beginnings of a sentence that instructs: an imperative, a demand on the answer, or a length by
 * itself.
 */
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

/** Demand at the end of a task: "Explain this in German", "… in at most 50 words". */
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
    .filter((sentence) => sentence.length > 3);

const POLITE = /^(?:please|bitte|also|and|then) /i;

const read = (sentence: string, role: Role): Instruction[] => {
  if (sentence.length > LONGEST_SENTENCE)
    return [{ text: `${sentence.slice(0, LONGEST_SENTENCE)}…` }];
  const whole = IMPERATIVE.test(sentence)
    ? parseRequirement(sentence.replace(POLITE, ''))
    : undefined;
  if (whole)
    return whole.side === 'input' ? [] : [{ text: sentence, constraint: whole.constraint }];
  const open = INSTRUCTS[role](sentence) ? [{ text: sentence }] : [];
  return [...atTail(sentence), ...open];
};

const atTail = (sentence: string): Instruction[] => {
  const written = sentence.replace(/[.!]$/, '');
  if (!TASK.test(written)) return [];
  const tail = TAIL.exec(written)?.groups?.tail;
  if (!tail) return [];
  const last = lastAdjunct(tail);
  const found = parseRequirement(`Answer ${last}`);
  return found && LENGTH_OR_LANGUAGE.has(found.constraint.kind) && isFormal(found.constraint)
    ? [{ text: last, constraint: found.constraint }]
    : [];
};

const TASK =
  /^(?:please |can you |could you |bitte )?(?:explain|describe|summari[sz]e|write|list|tell|give|outline|compare|discuss|name|answer|define|draft|compose|create|erkläre|beschreibe|fasse|schreibe|explique|décris|résume|écris|explica|describe|resume|escribe|spiega|descrivi|riassumi|scrivi|explique|descreva|resuma|escreva)(?![\p{L}])/iu;

/** Returns the last "in …" of the tail, its adjunct. */
const lastAdjunct = (tail: string): string =>
  /(?:^| )((?:in|using|with|within|auf|en|em) (?:(?!(?: in| using| with| within| auf| en| em) ).){3,80})$/iu.exec(
    tail,
  )?.[1] ?? tail;

const isFormal = (constraint: Constraint): boolean =>
  constraint.kind !== 'count' || UNITS_OF_LENGTH.has(constraint.of);

type Role = 'operator' | 'user';

/**
 * Decides by role if a sentence instructs. An operator's sentence does unless it describes or asks.
 * A user's sentence does when it says how to answer: the requested work ("Name a colour.") is the
 * task, not an instruction.
 */
const INSTRUCTS: Record<Role, (sentence: string) => boolean> = {
  operator: (sentence) =>
    OBLIGES.test(sentence) ||
    !(DESCRIBES.test(sentence) || sentence.endsWith('?') || sentence.endsWith(':')),
  user: (sentence) =>
    !sentence.endsWith('?') && (COMMANDS.test(sentence) || OBLIGES.test(sentence)),
};

/** Sentences that begin with a subject: they describe. */
const DESCRIBES =
  /^(?:you(?:'re| are| have| work| help| act)|i(?:'m)?|we|he|she|they|it|this|that|these|those|there|here|the|a|an|our|my|his|her|their|its|today|hello|hi|thanks|thank you|du bist|sie sind|ich|wir|der|die|das|ein|eine|unser|unsere|tu es|vous êtes|nous|le|la|les|un|une|notre|eres|usted es|el|los|nuestra|nuestro|sei|lei è|il|lo|você é|o|os|nossa|nosso)(?![\p{L}\p{N}_])/iu;

/** Obligations and prohibitions anywhere in the sentence. */
const OBLIGES =
  /(?<![\p{L}\p{N}_])(?:(?:you|answers?|repl(?:y|ies)|responses?|output|it|they) (?:must|should|shall|may only|may not|can only|cannot|need to|have to|are to|is to)|always|never|do not|don['’]t|make sure|ensure|be sure to|musst|müssen|soll|sollst|sollen|darfst nicht|dürfen nicht|niemals|immer|dois|devez|doit|jamais|toujours|debes?|debe|nunca|siempre|devi|deve|mai|sempre|deves?|jamais)(?![\p{L}\p{N}_])/iu;

const COMMANDS =
  /^(?:please |always |also |and |then |only |just |bitte )?(?:answer|reply|respond|use|avoid|include|mention|start|begin|finish|conclude|keep|limit|format|wrap|add|refrain|exclude|omit|speak|be|act|stay|antworte|verwende|benutze|vermeide|erwähne|beginne|beende|sei|bleib|réponds|répondez|utilisez?|évitez?|sois|soyez|responde|evita|menciona|usa|sé|rispondi|seja)(?![\p{L}\p{N}_])/iu;

/** Returns true if an operator, who always intends an instruction, wrote anything. */
export const hasOperator = (content: Content): boolean =>
  instructingFields(content).some((field) => roleOf(content, field) === 'operator');

/**
 * Returns every instruction of the content, each once, in order; those that no rule can check have
 * no constraint. Linear in the text.
 */
export const instructionsOf = (
  content: Content,
  tick: () => void = () => undefined,
): Instruction[] => {
  const found = new Map<string, Instruction>();
  for (const field of instructingFields(content)) {
    const role = roleOf(content, field);
    for (const sentence of sentencesOf(field.text)) {
      tick();
      for (const instruction of read(sentence, role)) found.set(instruction.text, instruction);
    }
  }
  return [...found.values()];
};

const roleOf = ({ messages }: Content, { path }: Field): Role => {
  const index = /^messages\[(\d+)\]/.exec(path)?.[1];
  const role = index === undefined ? 'user' : messages[Number(index)]?.role;
  return role === 'system' || role === 'developer' ? 'operator' : 'user';
};
