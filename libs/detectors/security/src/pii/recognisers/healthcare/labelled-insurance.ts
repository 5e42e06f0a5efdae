import { beginsWithWord, isKeyOfProgram } from '../../links';
import { recogniser } from '../../recogniser';

/** Behind words that mean much else, only where they label a number: `Policy # 48213307`, `Aetna ID W482133077`. Source: HIPAA 45 CFR 164.514(b)(2)(i)(I). */
export const labelledInsurance = recogniser({
  kind: 'health_insurance', title: 'insurance number', group: 'healthcare data', digits: 6, labelled: true,
  pattern: /[A-Z]{0,5}-?\d{5,16}[A-Z]?(?:[-/]\d{1,4}){0,2}|[A-Z]{2,5}(?:[/-][A-Z0-9]{1,10}){1,4}|\d{1,4}(?:[ ./-]\d{2,10}){1,4}/i,
  accepts: (code, { excerpt, before }) => !isKeyOfProgram(before) && (code.match(/\d/g)?.length ?? 0) >= 6 && !beginsWithWord(excerpt) && !/^(?:19|20)\d\d[- ./]\d\d(?:[- ./]\d\d)?$|^\d\d?[./]\d\d?[./](?:19|20)\d\d$/.test(excerpt),
  announced: 0.8, reach: 20,
  cues: [
    'policy', 'ins', 'cip', 'member', 'subscriber', 'insured', 'insured\'s', 'policyholder', 'claimant', 'group', 'grp', 'medicaid', 'aetna', 'bcbs', 'blue cross', 'blue shield', 'cigna', 'humana', 'unitedhealthcare', 'united healthcare', 'uhc',
    'anthem', 'kaiser permanente', 'bupa', 'ppo', 'hmo', 'health plan', 'mutuelle', 'adhérent', 'assuré', 'afiliado', 'afiliación', 'póliza', 'polizza', 'apólice', 'polis', 'polisa', 'polisy', 'polisą', 'pojistka', 'pojistky', 'poliçe',
    'полис', 'полиса', 'страховой полис', 'aok', 'barmer', 'dak', 'allianz', 'axa',
  ],
});
