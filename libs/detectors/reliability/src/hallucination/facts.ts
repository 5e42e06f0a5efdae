import { type Content, earlierMessages, inputField, outputField } from '@touchstone/contracts';
import { parseStatements, type Statement } from '../claims';
import { ORDERS } from './orders';

/** The source material of an output. */
export interface Facts {
  statements: Statement[];
  /**
   * Mostly reference material (a document, a tool's result) rather than instructions or small talk:
   * the answer is expected to be supported by it.
   */
  reference: boolean;
}

/** Beginning of an instruction to a model. */
const ORDER = new RegExp(
  `^(?:you (?:are|will|must|should|can|may|have to|need)|your (?:task|job|role|goal|name)|(?:${ORDERS})\\b|i (?:want|need|would like)|(?:can|could|would) you|(?:context|question|document|input|text|article|passage|task):$)`,
  'i',
);
/** Requests for invented text; their answers need not be supported by the material. */
const CREATIVE =
  /\b(?:poem|story|song|lyrics|slogan|joke|riddle|haiku|rap|rhyme|dialogue|script|tweet|metaphor|fiction|imagine|invent|creative|brainstorm|ideas?|example|examples|compose|design|suggest|recommend|code|function|program|algorithm|essay)\b/i;
/** Headings with which a user marks text as reference material. */
const MARKED =
  /(?:^|\n)(?:#{1,4} |\*\*)?(?:context|document|article|passage|text|source|facts|background|reference|information)s?(?:\*\*)?:/i;
const FEWEST_TERMS = 2;
const FEWEST_REFERENCE_TERMS = 6;
/** Fewest terms that make a user's text reference material: shorter texts are mostly requests. */
const FEWEST_USER_TERMS = 16;

/** Collects the source material. `tick` is called for each sentence and may throw to stop the work. */
export const factsOf = (content: Content, tick?: () => void): Facts => {
  const user = inputField(content)?.text ?? '';
  const outputPath = outputField(content)?.path;
  const others = [
    ...new Set(
      earlierMessages(content)
        .filter(({ path }) => path !== outputPath)
        .map(({ text }) => text),
    ),
  ].filter((text) => text !== user);
  const given = others.flatMap((text) => parseStatements(text, tick));
  const asked = parseStatements(user, tick);
  const [material, request] = [given.filter(isFact), asked.filter(isFact)];
  const mostly =
    size(material) + size(request) >=
    size(given.filter(isStatement)) / 2 + size(asked.filter(isStatement)) / 2;
  const enough =
    size(material) >= FEWEST_REFERENCE_TERMS ||
    size(request) >= (MARKED.test(user) ? FEWEST_REFERENCE_TERMS : FEWEST_USER_TERMS);
  const creative = asked.some((statement) => !isFact(statement) && CREATIVE.test(statement.text));
  return { statements: [...material, ...request], reference: mostly && enough && !creative };
};

const isStatement = ({ terms, question }: Statement): boolean => terms.length > 0 && !question;
const isFact = (statement: Statement): boolean =>
  statement.asserts && statement.terms.length >= FEWEST_TERMS && !ORDER.test(statement.text);
const size = (statements: readonly Statement[]): number =>
  statements.reduce((sum, { terms }) => sum + terms.length, 0);
