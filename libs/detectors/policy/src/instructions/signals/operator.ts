import type { Passage } from '../text/passages';
import { SPOKEN, TEXT_PART } from './data/text-parts';
import { isFragment, RULE_LABEL } from './fragments';
import { isImperative } from './imperative';
import { ordersLater, ordersOnCondition } from './later-orders';
import { withoutLeadIn } from './lead-in';
import { MODAL, obliges } from './obligations';
import { isTask } from './operator-tasks';
import { pattern } from './pattern';

/** "Guests are addressed by surname" is a rule among rules. */
const ADDRESSED = pattern(
  String.raw`(?<![\p{L}-])(?:is|are) (?:always |only |never )?`,
  SPOKEN,
  String.raw`(?![\p{L}-])`,
);

const DEFINITION =
  /^(?:rule|section|article|clause|§|paragraph|item|question|q|a|step) ?\d[\d.]{0,6}[a-z]?[:.)] /iu;
/** "Note that the shop is closed" reminds of a fact, "Note that you must …" of a rule. */
const REMINDER =
  /^(?:please |also |and |but )*(?:note|remember|keep in mind|bear in mind|be aware|mind|know|consider|be advised)(?: that|:) /iu;
const REPORTED = /^(?:[^:]{2,120}) (?:says?|reads?|states?|said|wrote|goes): /iu;
/** A permission asks for nothing. */
const PERMISSION =
  /^(?:also )?(?:feel free to|you may (?!not|only|never|at most)|you can (?!not|only|never)|you are (?:free|welcome|allowed) to)/iu;
const isPermission = (masked: string): boolean =>
  PERMISSION.test(masked) && !/\b(?:but|only|at most|not|never|unless)\b/iu.test(masked);

/** Answers are the subject of what follows: "Answers appear in a lift. They must be short." */
const SPEAKS_OF_ANSWERS = pattern(String.raw`(?<![\p{L}-])`, TEXT_PART, String.raw`(?![\p{L}-])`);
const PRONOUN_OBLIGED = pattern(
  String.raw`^(?:it|they|these|both|each|this) (?:also |always )?`,
  MODAL,
  String.raw`(?![\p{L}-])`,
);

/**
 * Decides if an operator's sentence instructs: it needs a signal, an order or an obligation of the
 * assistant or its answer.
 */
export const operatorInstructs = (passage: Passage, before: string | undefined): boolean => {
  const masked = passage.masked.replace(/(?<=\byou)['’]re(?= )/iu, ' are').replace(REMINDER, '');
  if (/\?["'”’)]?$/.test(masked) && !isImperative(masked)) return false;
  if (DEFINITION.test(masked) || REPORTED.test(masked) || isPermission(masked)) return false;
  if (/:$/.test(masked))
    return (
      isImperative(masked) &&
      !/\b(?:rules?|guidelines?|instructions?|points|principles|requirements|information|details|facts|data|contexts?|materials?|examples?|texts?|documents?|handbook|sources?|products?|names?)(?: [a-z]+)?:$/i.test(
        masked,
      )
    );
  if (RULE_LABEL.test(masked) || (passage.section !== 'neutral' && ADDRESSED.test(masked)))
    return true;
  if (passage.section === 'prohibitions' && passage.isListed) return true;
  if (isImperative(masked)) return !isTask(masked);
  if (before !== undefined && PRONOUN_OBLIGED.test(masked) && SPEAKS_OF_ANSWERS.test(before))
    return true;
  return (
    obliges(masked) ||
    obliges(withoutLeadIn(masked)) ||
    ordersOnCondition(masked) ||
    ordersLater(masked) ||
    isFragment(passage)
  );
};
