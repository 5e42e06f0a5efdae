import type { UserTest } from '@touchstone/assertions';
import { check } from '../../constraints/check';
import { type Answer, any, no } from './answer';
import { agrees, declines, requestsTool } from './consent';
import { numbersIn } from './number-words';
import { isAbout } from './topics';
import { within } from './values';
import { wantsPerson } from './wants-person';

const GREETING =
  /^(?:\W|\b(?:hi+|hello+|hey+|hiya|howdy|yo|good (?:morning|afternoon|evening|day|night)|morning|evening|afternoon|greetings|salut|hallo|moin|servus|how (?:are|r) (?:you|u)(?: doing)?(?: today)?|how['’]?s it going|how do you do|what['’]?s up|sup|nice to meet you|there|everyone|all|team|bot|assistant|dear|friend|again|thanks?(?: you)?(?: so much| very much| a lot)?|thank you|thx|cheers|bye(?:-?bye)?|goodbye|see (?:you|ya)(?: later| soon)?|have a (?:nice|good|great) (?:day|one|evening|weekend)|you(?:['’]re| are| were)|the best|the greatest|a star|a legend|an angel|awesome|amazing|brilliant|wonderful|fantastic|lovely|helpful|very|really|so|super|perfect|cool|nice|great|appreciate(?: it| that)?|i|well done|good job|great job|that['’]?s (?:all|it|great|nice|kind)|kind(?: of you)?|have fun|take care|lol|haha|no worries|enjoy(?: your (?:day|evening|weekend))?|talk soon|you rock|much appreciated|it|works? (?:now|fine|well)|today|hope you(?:['’]re| are) (?:well|fine|doing well)|and you|good|fine)\b){1,40}$/i;
const GIVEN: readonly (readonly [RegExp, RegExp])[] = [
  [/e-?mail/i, /[\w.+-]{1,64}@[\w-]{1,63}\.[\w.-]{2,30}/],
  [/phone/i, /\+?\d[\d ()/-]{6,18}\d/],
  [/iban/i, /\b[A-Z]{2}\d{2}(?: ?\w{2,4}){3,8}/],
  [
    /date/i,
    /\b\d{4}-\d\d-\d\d\b|\b\d{1,2}[./]\d{1,2}\b|\b\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6} \d|\b(?:today|tomorrow|tonight|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b/i,
  ],
  [/time/i, /\b\d{1,2}[:.]\d\d\b|\b\d{1,2} ?(?:am|pm|o'clock)\b|\bnoon\b/i],
  [/amount|price/i, /\d/],
  [/year/i, /\b(?:19|20)\d\d\b/],
  [/zip|postcode/i, /\b\d{4,6}\b/],
  [/size|quantity/i, /\d|\b(?:small|medium|large|xs|s|m|l|xl|one|two|three|four|five|six)\b/i],
  [
    /name/i,
    /\b(?:my name is|i['’]?m|i am|this is|name:)\s\p{Lu}\p{Ll}+|^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$/u,
  ],
  [/city/i, /\b(?:in|to|from|at|for) \p{Lu}\p{Ll}+/u],
  [
    /address/i,
    /\b\d{1,4}[a-z]? \p{Lu}\p{Ll}+|\p{Lu}\p{Ll}+(?: ?(?:street|road|lane|avenue|strasse|straße|way))? \d{1,4}\b/u,
  ],
  [/number|id|code|reference/i, /(?<![\p{L}\d])[\p{L}]{0,5}[-#]?\d[\p{L}\d-]{1,20}/u],
];

const gives = (thing: string, text: string): Answer => {
  const pattern = GIVEN.find(([word]) => word.test(thing))?.[1];
  return pattern?.test(text);
};

const PERMITS =
  /\b(?:you (?:may|can|could|are (?:allowed|welcome|free) to|have my (?:consent|permission|ok|okay))|feel free|(?:i|we) (?:hereby )?(?:agree|consent|allow|permit|accept|authori[sz]e)|i(?:['’]m| am) (?:happy|fine|ok|okay) (?:with|to|for|if)|happy to (?:be|hear|receive|get)|(?:it|that)(?:['’]s| is) (?:ok|okay|fine|alright|all right)|no objections?|by all means|i(?:['’]d| would) (?:like|love) to (?:be|hear|receive|get)|please do|yes)\b/i;
const REFUSES = /\b(?:don['’]?t|do not|never|no\b|not\b|without|stop|refuse|rather not)/i;

/** Permission in words of its own is told from silence, not from other talk about the same thing. */
const permits = (what: string, text: string): Answer => {
  if (REFUSES.test(text)) return PERMITS.test(text) ? undefined : false;
  if (PERMITS.test(text)) return true;
  const verbs = what.toLowerCase().match(/\p{L}{5,20}/gu) ?? [];
  return verbs.some((verb) => text.toLowerCase().includes(verb.slice(0, 4))) ? undefined : false;
};

const MOST_OF_GREETING = 300;
/** A greeting and a short remark may still be small talk. */
const LONGEST_REMARK = 60;
const GREETED =
  /^(?:hi+|hello|hey|good (?:morning|afternoon|evening|day)|morning|evening|thanks|thank you|bye|goodbye)\b/i;
const BUSINESS =
  /\d|\b(?:can|could|please|want|need|order|help|book|what|which|where|when|how|why|who|my|do you|does|is there|are there|show|tell|give|send|find|check|cancel|change|problem|issue)\b/i;

const greetsOnly = (text: string): Answer => {
  if (text.length <= MOST_OF_GREETING && GREETING.test(text)) return true;
  return GREETED.test(text) && text.length <= LONGEST_REMARK && !BUSINESS.test(text)
    ? undefined
    : false;
};

/** Checks a condition on one message of the user. */
export const meetsUser = (test: UserTest, text: string): Answer => {
  switch (test.user) {
    case 'greets-only':
      return greetsOnly(text.trim());
    case 'wants-person':
      return wantsPerson(text);
    case 'topic':
      return isAbout(test.about, text);
    case 'says':
      return test.texts.some((one) =>
        ` ${text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `.includes(
          ` ${one
            .toLowerCase()
            .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
            .trim()} `,
        ),
      );
    case 'figure':
      return (
        numbersIn(text).some((n) => within(n, test.bounds)) ||
        (isUnbounded(test) && MANY.test(text))
      );
    case 'requests':
      return test.calls?.tools ? requestsTool(text, test.calls.tools) : undefined;
    case 'agrees':
      return agrees(text);
    case 'declines':
      return declines(text);
    case 'permits':
      return permits(test.what, text);
    case 'gives':
      return gives(test.thing, text);
    case 'constraint': {
      const { holds } = check(test.condition.constraint, { text });
      return typeof holds === 'boolean' ? holds : undefined;
    }
    case 'not':
      return no(meetsUser(test.test, text));
    case 'some':
      return any(test.tests.map((one) => meetsUser(one, text)));
  }
};

const MANY =
  /\b(?:everyone|everybody|all of us|whole (?:office|company|department|floor|building|team)|entire (?:office|company|department|team)|hundreds|dozens|nobody in (?:the|our))\b/i;
const isUnbounded = ({ bounds }: Extract<UserTest, { user: 'figure' }>): boolean =>
  bounds.max === undefined;

/** Checks a condition on any of the messages so far; a negated one on all of them. */
export const meetsUserSoFar = (test: UserTest, texts: readonly string[]): Answer =>
  test.user === 'not'
    ? no(meetsUserSoFar(test.test, texts))
    : any(texts.map((text) => meetsUser(test, text)));
