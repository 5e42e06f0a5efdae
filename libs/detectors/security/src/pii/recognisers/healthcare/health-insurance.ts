import { beginsWithWord, isCompactDay, isKeyOfProgram } from '../../links';
import { recogniser } from '../../recogniser';

/** No common form: only behind words for a policy or a member. Source: HIPAA 45 CFR 164.514(b)(2)(i)(I). */
export const healthInsurance = recogniser({
  kind: 'health_insurance', title: 'insurance number', group: 'healthcare data', digits: 4,
  pattern: /[A-Z]{1,5}[- ]?\d{4,14}[A-Z]?(?:[-/]\d{1,4}){0,2}|(?<![а-яё])[А-ЯЁ]{3} ?\d{7,10}|\d{6,16}[A-Z]?(?:[-/]\d{1,4}){0,2}|\d{4}(?: \d{4}){3}|[A-Z]{2} \d{3,6} \d{2,4}(?: \d{2,4})?|\d{2,3}(?:[ .]\d{3}){1,3}(?:\.\d)?|\d{1,4}(?:[-/]\d{2,10}){1,3}|[A-Z]{2,5}(?:\/[A-Z0-9]{2,10}){1,3}|[A-Z]{6,8}\d{6,10}|\d{2,3}\.\d{5,8}\.\d|[A-Z]{4}\d{10,12}|\d{3,4}[- ]\d{2,4}[- ]\d{3,4}|[A-Z0-9]{2,5}-[A-Z0-9]{3,10}(?:-[A-Z0-9]{2,8})?|\d{4} ?\d{5} ?\d/i,
  accepts: (code, { excerpt, before }) => !isKeyOfProgram(before) && (code.match(/\d/g)?.length ?? 0) >= 4 && code.length >= 6 && !beginsWithWord(excerpt) && !isCompactDay(excerpt) && !/^(?:19|20)\d\d[- ./]\d\d(?:[- ./]\d\d)?$|^\d\d?[./-]\d\d?[./-](?:19|20)\d\d$/.test(excerpt),
  announced: 0.88, reach: 36,
  cues: [
    'insurance id', 'insurance number', 'insurance', 'insurance no', 'insurance policy', 'insurance card', 'insurance member', 'policy number',
    'policy no', 'policy id', 'policyholder', 'member id', 'member number', 'member no', 'membership number', 'subscriber id', 'subscriber number',
    'beneficiary', 'beneficiary number', 'medicare', 'medicaid', 'medicaid id', 'health plan', 'health plan number', 'group number', 'health card',
    'policy nr', 'pol no', 'pol number', 'member nr', 'membership no', 'membership id', 'mem id', 'mem no', 'sub id', 'subscriber no', 'ins id', 'ins no', 'insured id', 'insured i d number', 'insured\'s i d', 'insured\'s id', 'insurance ref', 'group no', 'group id', 'grp no', 'rxgrp', 'plan id', 'plan member number', 'health plan id', 'hicn', 'medicaid no', 'medicaid number', 'payer id',
    'health card number', 'health insurance', 'health insurance number', 'ohip', 'ramq',
    'versicherten nr', 'versichertennr', 'versichertennummer kvnr', 'vers nr', 'versnr', 'versicherungsnummer', 'versicherungsnr', 'versicherungs nr', 'versicherungsschein', 'versicherungsschein nr', 'versicherungsscheinnummer', 'versicherungsscheinnr', 'kv nr', 'kv nummer', 'aok nummer', 'tk nummer', 'police nr', 'policennummer', 'polizzennummer', 'polizzennr', 'polizze nr',
    'mitgliedsnummer', 'mitgliedsnr', 'n adhérent', 'n d\'adhérent', 'numéro adhérent', 'n d\'adhérent', 'n de police', 'numéro de police', 'police n assurance', 'contrat d\'assurance', 'numéro amc', 'n amc', 'n assuré', 'no de póliza', 'número de póliza', 'n de póliza', 'no póliza', 'no afiliado', 'no de afiliado', 'no afiliación', 'número de afiliación', 'obra social', 'cip sns', 'código de identificación personal',
    'numero polizza', 'n polizza', 'numero di polizza', 'no apólice', 'número da apólice', 'apólice', 'apólice no', 'no de utente', 'número de utente', 'n utente', 'cartão de utente', 'número do sns', 'no carteirinha', 'número da carteirinha', 'polisnr', 'polis nr', 'verzekerdennummer', 'verzekerdenummer', 'verzekerdennr', 'relatienummer verzekering', 'zorgverzekeringsnummer', 'verzekeringsnummer', 'uzovi',
    'nr polisy', 'polisa nr', 'seria i numer polisy', 'numer ubezpieczonego', 'nr ubezpieczenia', 'číslo pojištěnce', 'č pojištěnce', 'číslo pojistky', 'pojistná smlouva', 'číslo poistenca', 'kötvényszám', 'poliță', 'polița nr', 'försäkringsnummer', 'försäkringsnr', 'forsikringsnummer', 'forsikringsnr', 'policenummer', 'policenr', 'polisenummer', 'vakuutusnumero', 'vakuutustunnus', 'αριθμός συμβολαίου', 'ασφαλιστήριο', 'αμα',
    'номер полиса', 'полис осаго', 'полис дмс', 'полис омс', 'страховой номер', 'страховий поліс', 'поліс', '医疗保险号', '医保号', '社保卡号', '保单号', '保单号码', '保險單號碼', '保單號碼', '保険証番号', '保険者番号', '証券番号', '증권번호', '보험증권번호', '건강보험증', '건강보험증 번호', '보험증번호',
    'رقم التأمين', 'رقم الوثيقة', 'رقم وثيقة التأمين', 'पॉलिसी नंबर', 'पॉलिसी संख्या', 'bhyt', 'số thẻ bhyt', 'mã bhyt', 'số bảo hiểm', 'bpjs', 'no bpjs', 'nomor polis', 'no polis', 'poliçe no', 'sigorta poliçe', 'מספר פוליסה',
    'krankenversichertennummer', 'versichertennummer', 'krankenkasse', 'krankenversicherung', 'kvnr', 'numéro d\'assuré', 'assurance maladie',
    'numéro d\'adhérent', 'mutuelle', 'tarjeta sanitaria', 'número de afiliado', 'póliza', 'seguro médico', 'tessera sanitaria', 'polizza',
    'cartão do sus', 'carteirinha', 'plano de saúde', 'zorgpolis', 'zorgverzekering', 'polisnummer', 'numer polisy', 'ubezpieczenie', 'полис',
    'полиса', 'омс', '医保', '医保卡号', '保险单号', '保険証', '被保険者番号', '건강보험', 'التأمين الصحي', 'बीमा',
  ],
});
