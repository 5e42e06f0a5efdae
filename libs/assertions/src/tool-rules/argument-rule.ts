import { type ArgumentSentence, argumentSentence } from './arguments';
import type { Context } from './context';
import { callsOf } from './fixed-makers';
import { NEVER, SUBJECT } from './fragments';
import type { ToolRule } from './tool-rule';

const MUST_PASS = new RegExp(
  `^${SUBJECT}?(?:(?:must|should|has to|needs to) (?:always )?|always )(?=pass|set|use|include|provide|give|specify|fill|send|add)`,
  'iu',
);
export const argumentRule = (text: string, context: Context): ToolRule | undefined => {
  const stripped = text.replace(MUST_PASS, '');
  const found =
    argumentSentence(stripped, context.toolbox, context.topic !== undefined) ??
    argumentSentence(text, context.toolbox, context.topic !== undefined);
  const forbidden = found ?? negatedPass(text, context);
  if (!forbidden) return undefined;
  return argumentRuleOf(forbidden, context);
};

const NEVER_LEAD = new RegExp(`^${SUBJECT}?(?:${NEVER}) `, 'iu');
/** "Never set priority to critical." */
const negatedPass = (text: string, context: Context): ArgumentSentence | undefined => {
  const lead = NEVER_LEAD.exec(text)?.[0];
  const found =
    lead === undefined
      ? undefined
      : argumentSentence(text.slice(lead.length), context.toolbox, context.topic !== undefined);
  if (!found) return undefined;
  const { negated, ...test } = found.test;
  return { ...found, test: negated ? test : { ...test, negated: true } };
};

const argumentRuleOf = (found: ArgumentSentence, context: Context): ToolRule | undefined => {
  const calls =
    found.tool === undefined
      ? (context.topic ?? {})
      : callsOf(
          found.tool.replace(/^(?:every |each |any |all )?(?:calls? (?:to|of) )?/i, ''),
          context,
        );
  return calls && { rule: 'argument', calls, test: found.test };
};
