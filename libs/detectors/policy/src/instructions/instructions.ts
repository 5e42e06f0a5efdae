import type { Constraint, Requirement } from '@touchstone/assertions';
import {
  type Content,
  type Field,
  inputField,
  instructionFields,
  outputField,
} from '@touchstone/contracts';
import { foreignTailsOf } from './signals/foreign-tails';
import { isImperative } from './signals/imperative';
import { operatorInstructs } from './signals/operator';
import { FOREIGN_WORK, foreignInstructs, isForeign } from './signals/other-languages';
import { tailsOf } from './signals/tails';
import { isTask, producesText, userInstructs } from './signals/user';
import { type Passage, passagesOf } from './text/passages';
import { understand, understandPhrase, understandProhibition } from './understand';

/** An instruction for the output. */
export interface Instruction {
  /** As written; long texts are cut. */
  text: string;
  /** The requirement, where a rule can check it; absent where only a judge can. */
  constraint?: Constraint;
}

/** Returns the texts that may instruct: system and developer messages, and the user's last message. */
export const instructingFields = (content: Content): Field[] => {
  const output = outputField(content);
  const input = inputField(content);
  return [...instructionFields(content), ...(input ? [input] : [])].filter(
    ({ path }) => path !== output?.path,
  );
};

/** Limit for parsing by rule: longer sentences are left to the judge. */
const LONGEST_SENTENCE = 400;

type Role = 'operator' | 'user';

const roleOf = ({ messages }: Content, { path }: Field): Role => {
  const index = /^messages\[(\d+)\]/.exec(path)?.[1];
  const role = index === undefined ? 'user' : messages[Number(index)]?.role;
  return role === 'system' || role === 'developer' ? 'operator' : 'user';
};

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
    const passages = passagesOf(field.text);
    const message = isForeign(passages.map(({ masked }) => masked).join(' '), false);
    const known = new Known();
    for (const passage of passages) {
      tick();
      const setting = { role, isForeign: isForeign(passage.masked, message), ...known };
      if (!found.has(passage.text))
        for (const instruction of instructionsIn(passage, setting))
          found.set(instruction.text, instruction);
      known.add(passage);
    }
  }
  return [...found.values()];
};

/** Facts about the passages before one, which tell what it means. */
class Known {
  previous: string | undefined;
  afterTask = false;
  afterWriting = false;

  add({ masked }: Passage): void {
    const sentence = masked.slice(0, LONGEST_SENTENCE);
    this.previous = sentence;
    if (this.afterWriting || !isTask(sentence)) return;
    this.afterTask = true;
    this.afterWriting = producesText(sentence);
  }
}

interface Setting extends Pick<Known, 'previous' | 'afterTask' | 'afterWriting'> {
  role: Role;
  isForeign: boolean;
}

const instructionsIn = (whole: Passage, setting: Setting): Instruction[] => {
  const passage = { ...whole, masked: whole.masked.slice(0, LONGEST_SENTENCE) };
  if (!instructs(passage, setting)) return setting.role === 'user' ? tailsIn(passage, setting) : [];
  return whole.text.length > LONGEST_SENTENCE
    ? [{ text: `${whole.text.slice(0, LONGEST_SENTENCE)}…` }]
    : read(passage);
};

const instructs = (passage: Passage, setting: Setting): boolean => {
  const { role, isForeign, previous } = setting;
  if (isForeign)
    return (
      foreignInstructs(passage.masked) &&
      (role === 'operator' || !FOREIGN_WORK.test(passage.masked))
    );
  return role === 'operator'
    ? operatorInstructs(passage, previous)
    : userInstructs(passage, setting);
};

const tailsIn = ({ text, masked }: Passage, { isForeign }: Setting): Instruction[] =>
  isForeign
    ? foreignTailsOf(text)
    : tailsOf(masked).flatMap(({ start, end }) => {
        const tail = text.slice(start, end);
        return instructionOf(tail, understand(tail) ?? understandPhrase(tail));
      });

const ABOUT_INPUT =
  /^(?:the |a |any |every |each |all )?(?:user|customer|input|prompt|quer|question|request|incoming|message)(?!.*(?<![\p{L}])be (?:told|asked|addressed|informed|greeted|reminded|referred|declined|answered|warned|thanked))/iu;

/** An instruction about the input is none for the output. */
const instructionOf = (text: string, requirement: Requirement | undefined): Instruction[] => {
  if (requirement?.side === 'input') return ABOUT_INPUT.test(text) ? [] : [{ text }];
  return [{ text, ...(requirement && { constraint: requirement.constraint }) }];
};

/** Reads two instructions of one sentence apart where rules understand both. */
const read = ({ text, masked, section }: Passage): Instruction[] => {
  if (section === 'prohibitions') return instructionOf(text, understandProhibition(text));
  const parts = partsOf(text, masked);
  const requirements = parts.map((part) => understand(part) ?? understandPhrase(part));
  if (parts.length > 1 && requirements.every((requirement) => requirement !== undefined))
    return parts.flatMap((part, index) => instructionOf(part, requirements[index]));
  return instructionOf(
    text,
    understand(text) ?? (isImperative(masked) ? undefined : understandPhrase(text)),
  );
};

const SEAM =
  /(?:; |, and | and |, but | but |, (?=(?:never|no|not|don['’]t|do not|always|as|in|with|without) ))/giu;
/** Conditions and lists hold the parts of a sentence together. */
const TIED =
  /(?<![\p{L}])(?:if|when|whenever|unless|until|except|where|while|before|after|or|because|then|wenn|falls|si|lorsque|cuando|quand)(?![\p{L}])/iu;

const partsOf = (text: string, masked: string): string[] => {
  if (TIED.test(masked) || !(isImperative(masked) || startsPhrase(masked))) return [text];
  const parts: string[] = [];
  let start = 0;
  for (const { index, 0: seam } of masked.matchAll(SEAM)) {
    if (
      !isImperative(masked.slice(index + seam.length)) &&
      !startsPhrase(masked.slice(index + seam.length))
    )
      continue;
    parts.push(text.slice(start, index).trim());
    start = index + seam.length;
  }
  return [...parts, text.slice(start).trim()].filter((part) => part !== '');
};

const startsPhrase = (masked: string): boolean =>
  /^(?:no|never|nothing|as a|in the form) /iu.test(masked);
