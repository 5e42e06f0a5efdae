import { beginsWithWord } from '../../links';
import { recogniser } from '../../recogniser';

/** No common form: only behind words for a patient's file, or with such a word as a part. Source: HIPAA 45 CFR 164.514(b)(2)(i)(H). */
export const medicalRecord = recogniser({
  kind: 'medical_record', title: 'medical record number', group: 'healthcare data', digits: 4,
  pattern: /(?:[A-Z]{1,4}[-# ]?|#)?\d{4,12}(?:-\d{1,6}){0,2}|[A-Z0-9]{2,6}-\d{3,10}|\d{2,4}(?:[-/]\d{2,6}){1,3}(?:-\d{1,2})?|[A-Z]{1,3}\d{1,3}[/-]\d{3,8}/i,
  accepts: (code, { excerpt }) => !beginsWithWord(excerpt) && (code.match(/\d/g)?.length ?? 0) >= 4 && !/^(?:19|20)\d{2}$|^(?:19|20)\d\d-\d\d-\d\d$|^[ -]/.test(excerpt),
  announced: 0.9, reach: 32,
  cues: [
    'mrn', 'mr number', 'medical record', 'medical record number', 'medical record no', 'medical records', 'medical number', 'patient id',
    'patient identifier', 'patient number', 'patient no', 'patient code', 'patient file', 'chart number', 'chart no', 'hospital number',
    'hospital id', 'hospital no', 'hospital num', 'hosp', 'hosp no', 'hosp number', 'clinic number', 'clinic no', 'unit number', 'nhs record', 'patient ref', 'patient reference', 'mrno', 'uhid', 'health id',
    'medical id', 'file number', 'case record', 'health record', 'health record number', 'encounter number', 'admission number', 'case file', 'prescription number', 'rx number',
    'lab id', 'specimen id',
    'patientennummer', 'patienten id', 'patientenakte', 'krankenakte', 'fallnummer', 'numéro de dossier', 'dossier médical', 'numéro de patient',
    'numéro patient', 'ipp', 'historia clínica', 'número de historia', 'número de paciente', 'expediente clínico', 'expediente médico', 'prontuário',
    'número do paciente', 'cartella clinica', 'numero paziente', 'patiëntnummer', 'patientnummer', 'numer pacjenta', 'journalnummer',
    'potilasnumero',
    'номер пациента', 'медицинская карта', 'номер карты пациента', '病历号', '病案号', '患者编号', '患者番号', 'カルテ番号', '診察券番号', '환자번호', '등록번호', 'رقم المريض',
    'رقم الملف الطبي', 'रोगी संख्या', 'hasta numarası',
  ],
});
