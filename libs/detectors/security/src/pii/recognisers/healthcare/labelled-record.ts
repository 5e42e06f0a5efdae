import { isInternalKey } from '../../context/links';
import { patternRecogniser } from '../pattern/pattern-recogniser';

/**
 * Record number after ambiguous words, only where they label it: `Chart #20391`, `patient no.
 * 884210`. Source: HIPAA 45 CFR 164.514(b)(2)(i)(H).
 */
export const labelledRecord = patternRecogniser({
  kind: 'medical_record',
  title: 'medical record number',
  group: 'healthcare data',
  minDigits: 4,
  labelOnly: true,
  pattern: /[A-Z]{0,3}-?\d{4,12}(?:-\d{1,6}){0,2}|[A-Z]{0,2}\d{2,4}[/-]\d{2,7}(?:-\d{1,2})?/i,
  accepts: (_code, { excerpt, textBefore }) =>
    !isInternalKey(textBefore) && !/^(?:19|20)\d{2}$|^(?:19|20)\d\d-\d\d(?:-\d\d)?$/.test(excerpt),
  certaintyInContext: 0.82,
  reach: 18,
  contextWords: [
    'chart',
    'csn',
    'fin',
    'patient',
    'pat',
    'encounter',
    'accession',
    'hospital',
    'inpatient',
    'outpatient',
    'dossier médical',
    'historia',
    'hc',
    'expediente',
    'cartella',
    'prontuário',
    'paciente',
    'paziente',
    'pacjent',
    'pacient',
    'patiënt',
    'pasient',
    'potilas',
    'hasta',
    'пациент',
    '환자',
    '患者',
    '病人',
    'مريض',
  ],
});
