import { isKeyOfProgram } from '../../links';
import { recogniser } from '../../recogniser';

/** Behind words that mean much else, only where they label a number: `Chart #20391`, `patient no. 884210`. Source: HIPAA 45 CFR 164.514(b)(2)(i)(H). */
export const labelledRecord = recogniser({
  kind: 'medical_record', title: 'medical record number', group: 'healthcare data', digits: 4, labelled: true,
  pattern: /[A-Z]{0,3}-?\d{4,12}(?:-\d{1,6}){0,2}|[A-Z]{0,2}\d{2,4}[/-]\d{2,7}(?:-\d{1,2})?/i,
  accepts: (_code, { excerpt, before }) => !isKeyOfProgram(before) && !/^(?:19|20)\d{2}$|^(?:19|20)\d\d-\d\d(?:-\d\d)?$/.test(excerpt),
  announced: 0.82, reach: 18,
  cues: [
    'chart', 'csn', 'fin', 'patient', 'pat', 'encounter', 'accession', 'hospital', 'inpatient', 'outpatient', 'dossier médical', 'historia', 'hc', 'expediente', 'cartella', 'prontuário', 'paciente', 'paziente', 'pacjent', 'pacient',
    'patiënt', 'pasient', 'potilas', 'hasta', 'пациент', '환자', '患者', '病人', 'مريض',
  ],
});
