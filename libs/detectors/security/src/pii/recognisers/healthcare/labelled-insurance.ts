import { beginsWithWord, isInternalKey } from '../../context/links';
import { patternRecogniser } from '../pattern/pattern-recogniser';

/**
 * Insurance number after ambiguous words, only where they label it: `Policy # 48213307`, `Aetna ID
 * W482133077`. Source: HIPAA 45 CFR 164.514(b)(2)(i)(I).
 */
export const labelledInsurance = patternRecogniser({
  kind: 'health_insurance',
  title: 'insurance number',
  group: 'healthcare data',
  minDigits: 6,
  labelOnly: true,
  pattern: new RegExp(
    [
      String.raw`[A-Z]{0,5}-?\d{5,16}[A-Z]?(?:[-/]\d{1,4}){0,2}|[A-Z]{2,5}(?:[/-][A-Z0-9]{1,10}){1,4}`,
      String.raw`\d{1,4}(?:[ ./-]\d{2,10}){1,4}`,
    ].join('|'),
    'i',
  ),
  accepts: (code, { excerpt, textBefore }) =>
    !isInternalKey(textBefore) &&
    (code.match(/\d/g)?.length ?? 0) >= 6 &&
    !beginsWithWord(excerpt) &&
    !/^(?:19|20)\d\d[- ./]\d\d(?:[- ./]\d\d)?$|^\d\d?[./]\d\d?[./](?:19|20)\d\d$/.test(excerpt),
  certaintyInContext: 0.8,
  reach: 20,
  contextWords: [
    'policy',
    'ins',
    'cip',
    'member',
    'subscriber',
    'insured',
    "insured's",
    'policyholder',
    'claimant',
    'group',
    'grp',
    'medicaid',
    'aetna',
    'bcbs',
    'blue cross',
    'blue shield',
    'cigna',
    'humana',
    'unitedhealthcare',
    'united healthcare',
    'uhc',
    'anthem',
    'kaiser permanente',
    'bupa',
    'ppo',
    'hmo',
    'health plan',
    'mutuelle',
    'adhérent',
    'assuré',
    'afiliado',
    'afiliación',
    'póliza',
    'polizza',
    'apólice',
    'polis',
    'polisa',
    'polisy',
    'polisą',
    'pojistka',
    'pojistky',
    'poliçe',
    'полис',
    'полиса',
    'страховой полис',
    'aok',
    'barmer',
    'dak',
    'allianz',
    'axa',
  ],
});
