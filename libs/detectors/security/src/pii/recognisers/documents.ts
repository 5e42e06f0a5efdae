import { digitsOf } from '../check-digits';
import { type Recogniser, byCue } from '../recogniser';

const CODE = /(?<![\w.#@/-])(?=[A-Z0-9 -]{0,18}\d)[A-Z0-9]{2,18}(?:[- ][A-Z0-9]{1,12}){0,3}(?![\w@])/g;
const enough = (least: number) => (excerpt: string): boolean => digitsOf(excerpt).length >= least;

const passport = byCue({
  kind: 'passport', title: 'passport number', group: 'government IDs', certainty: 0.9, reach: 36,
  cues: ['passport', 'passport number', 'passport no', 'passeport', 'reisepass', 'reisepassnummer', 'pasaporte', 'passaporto', 'passaporte', 'paspoort', 'paszport*', 'паспорт', '护照', 'パスポート', '여권'],
  pattern: /(?<![\w.#@/-])(?:[A-Z]{0,3}[- ]?\d{6,9}|[A-Z]{1,2}\d[A-Z0-9]{5,7}|\d{2}[A-Z]{2}\d{5}|[CFGHJK][CFGHJKLMNPRTVWXYZ0-9]{8})(?![\w-])/g, accepts: enough(4),
});

const drivingLicence = byCue({
  kind: 'driver_license', title: 'driving licence number', group: 'government IDs', certainty: 0.88, reach: 40,
  cues: [
    'driver license', 'drivers license', 'driver\'s license', 'driver’s license', 'driving licence', 'driving license', 'driver licence', 'driver\'s licence', 'licence number', 'license number', 'dl', 'dl number',
    'dl no', 'license no', 'licence no', 'führerschein*', 'permis de conduire', 'carnet de conducir', 'licencia de conducir', 'patente di guida', 'carta de condução', 'cnh', 'rijbewijs', 'prawo jazdy', 'водительское удостоверение', '驾照', '免許証', 'license', 'licence',
  ],
  pattern: CODE, accepts: (excerpt) => enough(4)(excerpt) && excerpt.length >= 6,
});

const medicalRecord = byCue({
  kind: 'medical_record', title: 'medical record number', group: 'healthcare data', certainty: 0.9, reach: 30,
  cues: ['mrn', 'medical record', 'medical record number', 'medical record no', 'patient id', 'patient number', 'patient no', 'chart number', 'hospital number', 'patientennummer', 'numéro de dossier', 'historia clínica', 'número de historia', 'prontuário', 'cartella clinica', 'patiëntnummer', 'health record'],
  pattern: CODE, accepts: enough(4),
});

const insurance = byCue({
  kind: 'health_insurance', title: 'insurance number', group: 'healthcare data', certainty: 0.88, reach: 36,
  cues: ['insurance id', 'insurance number', 'insurance', 'insurance no', 'insurance policy', 'policy number', 'policy no', 'member id', 'member number', 'subscriber id', 'beneficiary', 'medicare', 'medicaid', 'health plan', 'group number', 'health card', 'health card number', 'krankenversichertennummer', 'versichertennummer', 'krankenkasse', 'numéro d\'assuré', 'tarjeta sanitaria', 'tessera sanitaria', 'cartão do sus', 'zorgpolis'],
  pattern: CODE, accepts: (excerpt) => enough(4)(excerpt) && excerpt.length >= 6 && !/^\d{1,2} /.test(excerpt),
});

const vehicle = byCue({
  kind: 'vehicle', title: 'vehicle number', group: 'personal identifiers', certainty: 0.8, reach: 30,
  cues: ['vin', 'vin number', 'license plate', 'licence plate', 'number plate', 'plate number', 'kennzeichen', 'plaque d\'immatriculation', 'matrícula', 'targa', 'kenteken', 'numer rejestracyjny'],
  pattern: CODE, accepts: (excerpt) => enough(1)(excerpt) && excerpt.length >= 5,
});

export const documents: Recogniser[] = [passport, drivingLicence, medicalRecord, insurance, vehicle];
