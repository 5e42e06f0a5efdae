import type { Constraint } from '../../constraint';
import { type Form, form, MUST, REPLY, SAID } from './form';

const LEAD = '(?:always |please |then |and )*';
const NOUN =
  '(?:(?:the |this |our )?(?:exact |fixed |following |usual |standard )?(?:words?|phrase|line|sentence|signature|closing|formula|text|sign-off|slogan|note|disclaimer|reminder|greeting|opening|question):? )?';
const SUBJECT = `(?:${REPLY} ${MUST}|(?:we|you|it|the bot|the assistant) ${MUST})?`;
const END =
  '(?:sign(?:s)?(?: off)?|ends?|close[sd]?|finish(?:es)?|concludes?|rounds? off|wraps? up)';
const START = '(?:starts?|begins?|opens?|leads?(?: in)?)';
const PLACING =
  '(?:put|add|place|write|append|include|have|attach|insert|use|say|show|repeat|leave)';
const STANDING =
  '(?:goes|go|belongs|comes|stands|appears|is placed|is put|is added|has to (?:go|come|stand|be|appear)|must (?:go|come|stand|be|appear)|should (?:go|come|stand|be|appear))';
const AT_END = `(?:(?:at|to|on) the (?:very )?(?:end|bottom|foot|close)(?: of ${REPLY})?|(?:as|in) the (?:very )?(?:last|final|closing) (?:line|sentence|words?|thing)(?: (?:of|in) ${REPLY})?|last)`;
const AT_START = `(?:(?:at|on) the (?:very )?(?:start|beginning|top|head)(?: of ${REPLY})?|(?:as|in) the (?:very )?(?:first|opening) (?:line|sentence|words?|thing)(?: (?:of|in) ${REPLY})?|first|before anything else)`;

const at =
  (edge: 'start' | 'end') =>
  ({ said = '' }: Record<string, string | undefined>): Constraint => ({
    kind: 'edge',
    edge,
    phrase: { text: said, as: 'word' },
  });

/** Rules on the words with which a text begins or ends. */
export const EDGE_FORMS: readonly Form[] = [
  form(
    String.raw`${SUBJECT}${LEAD}${END}(?: ${REPLY})?(?: off)? ?(?:with |on |by (?:saying|writing) |as |using )?${NOUN}${SAID}`,
    at('end'),
  ),
  form(
    String.raw`(?:the )?(?:very )?(?:last|final|closing) (?:line|sentence|words?|thing|phrase)(?: (?:of|in) ${REPLY})? (?:${MUST}(?:be|read|say)|is|are|reads?|says?)(?: always)? ${SAID}`,
    at('end'),
  ),
  form(String.raw`${LEAD}${PLACING} ${NOUN}${SAID} ${AT_END}`, at('end')),
  form(String.raw`${NOUN}${SAID} (?:always )?${STANDING} ${AT_END}`, at('end')),
  form(
    String.raw`${SUBJECT}${LEAD}${START}(?: ${REPLY})?(?: off)? (?:with |by (?:saying|writing) )${NOUN}${SAID}`,
    at('start'),
  ),
  form(
    String.raw`(?:the )?(?:very )?(?:first|opening) (?:line|sentence|words?|thing|phrase)(?: (?:of|in) ${REPLY})? (?:${MUST}(?:be|read|say)|is|are|reads?|says?)(?: always)? ${SAID}`,
    at('start'),
  ),
  form(String.raw`${LEAD}${PLACING} ${NOUN}${SAID} ${AT_START}`, at('start')),
  form(String.raw`${NOUN}${SAID} (?:always )?${STANDING} ${AT_START}`, at('start')),
];
