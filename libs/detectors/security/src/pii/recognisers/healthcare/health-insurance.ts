import { beginsWithWord } from '../../links';
import { recogniser } from '../../recogniser';

/** No common form: only behind words for a policy or a member. Source: HIPAA 45 CFR 164.514(b)(2)(i)(I). */
export const healthInsurance = recogniser({
  kind: 'health_insurance', title: 'insurance number', group: 'healthcare data', digits: 4,
  pattern: /[A-Z]{1,5}[- ]?\d{4,14}[A-Z]?(?:-\d{1,4})?|\d{6,14}(?:-\d{1,4})?|\d{3,4}[- ]\d{2,4}[- ]\d{3,4}|[A-Z0-9]{2,5}-[A-Z0-9]{3,10}(?:-[A-Z0-9]{2,8})?|\d{4} ?\d{5} ?\d/i,
  accepts: (code, { excerpt }) => (code.match(/\d/g)?.length ?? 0) >= 4 && code.length >= 6 && !beginsWithWord(excerpt) && !/^(?:19|20)\d\d[- ]\d\d[- ]\d\d$/.test(excerpt),
  announced: 0.88, reach: 36,
  cues: [
    'insurance id', 'insurance number', 'insurance', 'insurance no', 'insurance policy', 'insurance card', 'insurance member', 'policy number',
    'policy no', 'policy id', 'policyholder', 'member id', 'member number', 'member no', 'membership number', 'subscriber id', 'subscriber number',
    'beneficiary', 'beneficiary number', 'medicare', 'medicaid', 'medicaid id', 'health plan', 'health plan number', 'group number', 'health card',
    'health card number', 'health insurance', 'health insurance number', 'ohip', 'ramq',
    'krankenversichertennummer', 'versichertennummer', 'krankenkasse', 'krankenversicherung', 'kvnr', 'numéro d\'assuré', 'assurance maladie',
    'numéro d\'adhérent', 'mutuelle', 'tarjeta sanitaria', 'número de afiliado', 'póliza', 'seguro médico', 'tessera sanitaria', 'polizza',
    'cartão do sus', 'carteirinha', 'plano de saúde', 'zorgpolis', 'zorgverzekering', 'polisnummer', 'numer polisy', 'ubezpieczenie', 'полис',
    'полиса', 'омс', '医保', '医保卡号', '保险单号', '保険証', '被保険者番号', '건강보험', 'التأمين الصحي', 'बीमा',
  ],
});
