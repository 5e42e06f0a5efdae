import { beginsWithWord, isCompactDay, isKeyOfProgram } from '../../links';
import { recogniser } from '../../recogniser';

/** No common form: only behind words for a patient's file, or with such a word as a part. Source: HIPAA 45 CFR 164.514(b)(2)(i)(H). */
export const medicalRecord = recogniser({
  kind: 'medical_record', title: 'medical record number', group: 'healthcare data', digits: 4,
  pattern: /(?:[A-Z]{1,4}[-# ]?|#)?\d{4,12}(?:[-/]\d{1,6}){0,2}|[A-Z0-9]{2,6}-\d{3,10}|\d{2,4}(?:[-/]\d{2,6}){1,3}(?:-\d{1,2})?|[A-Z]{1,3}\d{1,3}[/-]\d{3,8}|\d{2} \d{2} \d{2}(?: \d{2})?|\d{1,3}(?:\.\d{3}){1,3}(?:-\d)?|[A-Z]{2}\.\d{4,10}/i,
  accepts: (code, { excerpt, before }) => !isKeyOfProgram(before) && !beginsWithWord(excerpt) && !isCompactDay(excerpt) && (code.match(/\d/g)?.length ?? 0) >= 4 && !/^(?:19|20)\d{2}$|^(?:19|20)\d\d-\d\d-\d\d$|^[ -]/.test(excerpt),
  announced: 0.9, reach: 32,
  cues: [
    'mrn', 'mr number', 'medical record', 'medical record number', 'medical record no', 'medical records', 'medical number', 'patient id',
    'patient identifier', 'patient number', 'patient no', 'patient code', 'patient file', 'chart number', 'chart no', 'hospital number',
    'hospital id', 'hospital no', 'hospital num', 'hosp', 'hosp no', 'hosp number', 'clinic number', 'clinic no', 'unit number', 'nhs record', 'patient ref', 'patient reference', 'mrno', 'uhid', 'health id',
    'medical id', 'file number', 'case record', 'health record', 'health record number', 'encounter number', 'admission number', 'case file', 'prescription number', 'rx number',
    'lab id', 'specimen id', 'accession no', 'accession number', 'accession id', 'med record', 'med record no', 'med rec', 'med rec no', 'medical rec', 'medical rec no', 'record no', 'pt mrn', 'pt id', 'pt no', 'pt number', 'ehr id', 'emr id', 'empi', 'file no', 'lab no', 'lab number',
    'patient mrn', 'pat id', 'patid', 'pat no', 'patid no', 'opd no', 'ipd no', 'op no', 'ip no', 'uhid no', 'visit number', 'visit no', 'visit id', 'encounter id', 'encounter no', 'admission no', 'admission id', 'inpatient number', 'unit record number',
    'patienten nr', 'patientennr', 'patienten nummer', 'pat nr', 'patnr', 'fallnr', 'fall nr', 'aufnahmenummer', 'aufnahmenr', 'aufnahme nr', 'krankenblatt', 'krankenblattnummer', 'krankenblatt nr', 'patientenkennung',
    'dossier patient', 'numéro dossier', 'n dossier', 'n patient', 'n patient', 'identifiant patient', 'identifiant permanent du patient', 'numéro d\'hospitalisation', 'nhc', 'no historia', 'n historia', 'historia clínica no', 'no paciente', 'id paciente', 'núm de historia', 'número de expediente',
    'no de processo', 'processo clínico', 'número de processo', 'processo utente', 'número do prontuário', 'no prontuário', 'cartella', 'cartella n', 'numero cartella', 'numero di cartella', 'id paziente', 'codice paziente', 'patiëntnr', 'patiënt nr', 'patientnr', 'patient nr', 'pasientnummer',
    'nr pacjenta', 'id pacjenta', 'historii choroby', 'numer historii choroby', 'nr historii choroby', 'karta pacjenta', 'księgi głównej', 'journalnr', 'journal nr', 'journal nummer', 'potilasnro', 'potilas id',
    'číslo pacienta', 'číslo karty pacienta', 'id pacienta', 'chorobopis', 'betegazonosító', 'törzsszám', 'kórlapszám', 'număr fișă', 'foaie de observație', 'αριθμός ασθενούς', 'αριθμός φακέλου', 'α μ ασθενούς',
    'история болезни', 'истории болезни', 'номер истории болезни', 'медкарта', 'медицинской карты', 'hosp ref', 'hospital ref', 'медкарты', 'номер медкарты', 'амбулаторная карта', 'амбулаторной карты', 'id пациента', 'карта пациента', 'історія хвороби', 'номер пацієнта', 'медична картка',
    '住院号', '門診號', '门诊号', '就诊卡号', '就诊号', '患者id', '病人编号', '病人id', '病歷號', '病歷號碼', '病歴番号', 'カルテno', 'カルテ', '患者no', '診察券', '차트번호', '차트 번호', '환자 번호', '환자 등록번호', '병록번호', '진료번호',
    'رقم الملف', 'رقم ملف المريض', 'ملف رقم', 'रोगी आईडी', 'मरीज आईडी', 'मरीज संख्या', 'mã bệnh nhân', 'mã bn', 'số bệnh án', 'nomor rekam medis', 'no rekam medis', 'rekam medis', 'no rm', 'nomor pasien',
    'hasta no', 'hasta dosya no', 'dosya no', 'protokol no', 'מספר תיק', 'מספר מטופל', 'เลขที่ผู้ป่วย', 'hn',
    'patientennummer', 'patienten id', 'patientenakte', 'krankenakte', 'fallnummer', 'numéro de dossier', 'dossier médical', 'numéro de patient',
    'numéro patient', 'ipp', 'historia clínica', 'número de historia', 'número de paciente', 'expediente clínico', 'expediente médico', 'prontuário',
    'número do paciente', 'cartella clinica', 'numero paziente', 'patiëntnummer', 'patientnummer', 'numer pacjenta', 'journalnummer',
    'potilasnumero',
    'номер пациента', 'медицинская карта', 'номер карты пациента', '病历号', '病案号', '患者编号', '患者番号', 'カルテ番号', '診察券番号', '환자번호', '등록번호', 'رقم المريض',
    'رقم الملف الطبي', 'रोगी संख्या', 'hasta numarası',
  ],
});
