import type { ArgumentTest, CallPattern, Need, ToolRule } from '../tool-rule';
import type { Toolbox } from '../toolbox';

/** Commands, codes and environments, which no sentence has by chance. */
const CODE = /^(?:[A-Z][A-Z\d ]{1,30}|prod(?:uction)?|stag(?:e|ing)|sudo|rm|\+)$/;

/** A figure, a time, a choice of a parameter, or an argument that is there at all. */
const isPlainTest = ({ value }: ArgumentTest, toolbox: Toolbox): boolean =>
  value === undefined ||
  value.test === 'range' ||
  value.test === 'length' ||
  value.test === 'ends' ||
  value.test === 'time' ||
  value.test === 'weekday' ||
  value.test === 'day' ||
  value.test === 'shape' ||
  ('values' in value && value.values.every((one) => CODE.test(one) || toolbox.isChoice(one)));

const arePlain = ({ where = [] }: CallPattern, toolbox: Toolbox): boolean =>
  where.every((test) => isPlainTest(test, toolbox));

const isPlainNeed = (need: Need, toolbox: Toolbox): boolean => {
  switch (need.need) {
    case 'confirmation':
    case 'consent':
    case 'announcement':
      return true;
    case 'call':
      return need.result?.result !== 'field' && arePlain(need.calls, toolbox);
    default:
      return false;
  }
};

/**
 * Checks that a reading consists of plain shapes: limits, prohibitions and an order of calls. What users
 * say, values in words, follow-ups and replies are too often meant otherwise.
 */
export const isPlain = (rule: ToolRule, toolbox: Toolbox): boolean => {
  switch (rule.rule) {
    case 'all':
      return rule.parts.every((part) => part.rule === 'open' || isPlain(part, toolbox));
    case 'count':
      return rule.bounds.min === undefined && arePlain(rule.calls, toolbox);
    case 'before':
      return arePlain(rule.calls, toolbox) && isPlainNeed(rule.needs, toolbox);
    case 'argument':
      return isPlainTest(rule.test, toolbox) && arePlain(rule.calls, toolbox);
    case 'only':
      return arePlain(rule.calls, toolbox);
    case 'never-asks':
    case 'no-repeats':
    case 'exclusive':
      return true;
    default:
      return false;
  }
};
