import type { ConceptName } from '@touchstone/assertions';
import type { Assessment } from '../../constraints/assessment';
import { analyse, phrasesOf } from '../clauses';
import type { ConceptCheck } from '../concept-check';
import { checkAbout } from './about';
import { credentials } from './credentials';
import * as advice from './data/advice';
import * as claims from './data/claims';
import * as identity from './data/identity';
import * as information from './data/information';
import * as promises from './data/promises';
import { mention, states } from './mention';
import { checkByPhrases, type ConceptPhrases } from './recogniser';

/** Adds what a pattern finds in the text as written. */
const orMatching =
  (pattern: RegExp, reason: string, check: ConceptCheck): ConceptCheck =>
  (scene, subject) => {
    const quote = pattern.exec(scene.text)?.[0].trim();
    return quote === undefined
      ? check(scene, subject)
      : { holds: true, reason, quote, certainty: 0.85 };
  };

const QUESTION_HUMAN = phrasesOf(
  'are you .. (human|person|real|man|woman)|(is this|am i (talking|speaking|chatting) (to|with)) .. (human|person|real)',
);
const QUESTION_BOT = phrasesOf(
  'are you .. (bot|robot|ai|machine|computer|chatbot|automated)|(is this|am i (talking|speaking|chatting) (to|with)) .. (bot|robot|ai|machine|computer|chatbot)',
);
const YES = phrasesOf(
  '^ (yes|of course|sure|absolutely|indeed|correct|exactly|yep|yeah|that is right)',
);
const NO = phrasesOf('^ (no|of course not|not at all|nope|certainly not)');

/** A short answer claims or discloses what the question asked: "Are you human?" – "Of course." */
const answering =
  (
    does: string,
    answer: (asksHuman: boolean, yes: boolean) => boolean,
    check: ConceptCheck,
  ): ConceptCheck =>
  (scene, subject): Assessment => {
    const own = check(scene, subject);
    const { question, text } = scene;
    const [first] = analyse(text).sentences;
    if (own.holds === true || question === undefined || !first) return own;
    const asked = analyse(question).sentences;
    const asksHuman = asked.some((sentence) => QUESTION_HUMAN.occurs(sentence));
    const asksBot = asked.some((sentence) => QUESTION_BOT.occurs(sentence));
    const yes = YES.lengthAt(first, 0) > 0;
    if (asksHuman === asksBot || (!yes && NO.lengthAt(first, 0) === 0)) return own;
    return answer(asksHuman, yes)
      ? { holds: true, reason: `The text ${does}.`, quote: first.text, certainty: 0.85 }
      : own;
  };

const aiDisclosure = answering(
  identity.AI_DISCLOSURE.does,
  (asksHuman, yes) => asksHuman !== yes,
  checkByPhrases(identity.AI_DISCLOSURE, identity.NOT_A_HUMAN),
);

/** Directives count as recommendations once their subject is known. */
const DIRECTIVE: ConceptPhrases = {
  does: claims.RECOMMENDATION.does,
  infinitive: claims.RECOMMENDATION.infinitive,
  certain: '{directive}\n^ {medical-act}',
  allowed: ['condition', 'question'],
  phrases: { ...advice.DIRECTIVES, 'medical-act': advice.MEDICAL_ACTS },
};

const recommends = checkByPhrases(claims.RECOMMENDATION);
const recommendsSubject = checkAbout([claims.RECOMMENDATION, DIRECTIVE], {
  least: 0.6,
  elsewhere: 'perhaps',
});
const INFINITIVE = /^to (?=[a-z])|^(?:seeing|visiting|consulting|asking|calling|contacting) /i;

const recommendation: ConceptCheck = (scene, subject) => {
  if (subject === undefined) return recommends(scene, subject);
  if (INFINITIVE.test(subject)) return states(subject, scene.text);
  return recommendsSubject(scene, subject);
};

const disclaimers = checkAbout([information.DISCLAIMER], { least: 0.3, elsewhere: 'yes' });
const ABOUT_AI =
  /\b(?:an? )?(?:AI|bot|robot|chatbot|(?:virtual|digital|AI) assistant|not (?:a )?human)\b/i;
const LIMITING = /\b(?:advice|general|replace|substitute|guarantee|binding|information)\b/i;

const statement: ConceptCheck = (scene, subject) => {
  if (subject === undefined)
    return { holds: 'unknown', reason: 'The rule does not say what must be said.', quote: '' };
  if (ABOUT_AI.test(subject)) return aiDisclosure(scene, undefined);
  if (LIMITING.test(subject) && /\bnot\b|n't\b|\bno\b|\bgeneral\b/i.test(subject))
    return disclaimers(scene, subject);
  return states(subject, scene.text);
};

const NUMBERED_ANSWERS =
  /(?:^|\n)\s{0,4}\d{1,2}[.)]\s{0,3}[a-e]\b[^\n]{0,3}\n\s{0,4}\d{1,2}[.)]\s{0,3}[a-e]\b/i;
const CITATION =
  /\(\p{Lu}[\p{L}'-]{1,30}(?: (?:et al\.?|and|&) ?[\p{L}'-]{0,30})?,? (?:19|20)\d{2}[a-z]?(?:, p\.? ?\d{1,4})?\)|\[\d{1,3}\]|\bdoi:|\bISBN\b/u;

/** Promises, offers, advice, claims, content and identity. */
export const CONTENT_CHECKS: Partial<Record<ConceptName, ConceptCheck>> = {
  refund: checkByPhrases(promises.REFUND),
  discount: checkByPhrases(promises.DISCOUNT),
  compensation: checkByPhrases(promises.COMPENSATION),
  'fee-waiver': checkByPhrases(promises.FEE_WAIVER, promises.FEE_NOT_DUE),
  'delivery-date': checkByPhrases(promises.DELIVERY_DATE),
  'time-commitment': checkByPhrases(promises.TIME_COMMITMENT),
  guarantee: checkAbout([promises.GUARANTEE], {
    elsewhere: 'yes',
    ofSubject: promises.FLAT_PROMISE,
  }),
  approval: checkAbout([promises.APPROVAL], { least: 0.4, elsewhere: 'yes' }),
  liability: checkByPhrases(promises.LIABILITY),
  urgency: checkByPhrases(promises.URGENCY),
  upselling: checkByPhrases(promises.UPSELLING),
  'medical-advice': checkByPhrases(advice.MEDICAL_ADVICE),
  diagnosis: checkByPhrases(advice.DIAGNOSIS),
  dosage: checkByPhrases(advice.DOSAGE),
  'legal-advice': checkByPhrases(advice.LEGAL_ADVICE),
  'financial-advice': checkByPhrases(advice.FINANCIAL_ADVICE),
  'tax-advice': checkByPhrases(advice.TAX_ADVICE),
  recommendation,
  prediction: checkAbout([claims.PREDICTION], { least: 0.3, elsewhere: 'yes' }),
  comparison: checkAbout([claims.COMPARISON], { least: 0.25, elsewhere: 'yes' }),
  opinion: checkAbout([claims.OPINION, claims.POLITICAL_OPINION], { least: 0.4, elsewhere: 'yes' }),
  'political-opinion': checkByPhrases(claims.POLITICAL_OPINION),
  criticism: checkAbout([claims.CRITICISM], { elsewhere: 'perhaps' }),
  speculation: checkAbout([claims.SPECULATION], { least: 0.25, elsewhere: 'yes' }),
  hedging: checkByPhrases(claims.HEDGING),
  'stated-certainty': checkByPhrases(claims.STATED_CERTAINTY),
  'absolute-claim': checkByPhrases(claims.ABSOLUTE_CLAIM),
  solution: orMatching(
    NUMBERED_ANSWERS,
    `The text ${claims.SOLUTION.does}.`,
    checkByPhrases(claims.SOLUTION),
  ),
  mention,
  statement,
  price: checkByPhrases(information.PRICE),
  statistic: checkByPhrases(information.STATISTIC),
  source: orMatching(CITATION, 'The text names a source.', checkByPhrases(information.SOURCE)),
  example: checkByPhrases(information.EXAMPLE),
  reason: checkByPhrases(information.REASON),
  alternative: checkByPhrases(information.ALTERNATIVE),
  'next-step': checkByPhrases(information.NEXT_STEP),
  warning: checkAbout([information.WARNING], { least: 0.3, elsewhere: 'yes' }),
  disclaimer: disclaimers,
  internals: checkByPhrases(information.INTERNALS),
  credentials,
  'human-claim': answering(
    identity.HUMAN_CLAIM.does,
    (asksHuman, yes) => asksHuman === yes,
    checkByPhrases(identity.HUMAN_CLAIM, identity.NOT_A_BOT),
  ),
  'ai-disclosure': aiDisclosure,
  'profession-claim': checkAbout([identity.PROFESSION_CLAIM], { elsewhere: 'perhaps' }),
  'prompt-disclosure': checkByPhrases(identity.PROMPT_DISCLOSURE),
  'model-disclosure': checkByPhrases(identity.MODEL_DISCLOSURE),
};
