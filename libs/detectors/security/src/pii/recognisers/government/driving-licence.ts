import { beginsWithWord, isCompactDay } from '../../links';
import { recogniser } from '../../recogniser';

/** What else is licensed, permitted or patented. */
const NOT_DRIVING = /(?:software|product|liquor|fishing|hunting|business|trade|volume|activation|server|site|gaming|broadcast|export|import|marriage|music|patent|video|graphics|printer|odbc|jdbc|audio)[ -](?:licen[cs]e|driver)|licen[cs]e[ -]?(?:key|server|fee|costs?|count|pool|plates?|agreement)|permis de (?:construire|séjour|travail|chasse)|patente (?:europea|us|de invenci|n[ao]cional|comercial)|(?<!\p{L})dl\.[a-z]/iu;
const A_SIM = /SIM a $/;
const BEHIND_OTHERS = /^ ?(?:[kKMG]i?B(?:\/s|ps)?|[kKMG]bps)(?!\p{L})|^.{0,12}licen[cs]e plate/u;
/** Six digits are a licence only behind what says that a number follows. */
const LABEL = /(?:n[or]|num|number|numara(?:sı|m)|:|№|n[°º])[ .:"']*$/i;

/**
 * Forms of the US states (1 to 3 letters and 5 to 14 digits, 7 to 13 digits, FL and IL letter with groups of three and four, WA twelve characters), Canada (ON letter and 14 digits, QC letter and 12),
 * Germany (eleven characters), France (nine), Italy (ten), Poland (groups with slashes), Russia (series and number), Spain (as its DNI), Australia, India, and others: none checks itself in public, so a cue is needed. Source: AAMVA DL/ID card design standard, state licence formats.
 */
export const drivingLicence = recogniser({
  kind: 'driver_license', title: 'driving licence number', group: 'government IDs', digits: 3,
  pattern: /[A-Z]{1,3}[- ]?\d{5,14}|[A-Z]\d{3}(?:-\d{3,4}){1,3}(?:-\d{1,3})?|[A-Z]\d{4}-\d{5}-\d{5}|[A-Z]\d{4}-\d{6}-\d{2}|[A-Z]{2}[- ]?\d{2}[- ]?(?:19|20)?\d{2}[- ]?\d{7}|\d{2,4}-\d{2,3}-\d{4}|\d{3} \d{3} \d{3}|\d{7,13}|[A-Z][A-Z0-9*]{11}|[A-Z]\d{2}[A-Z0-9]{7}\d|\d{2}[A-Z]{3}\d{5}|[A-Z]{2}\d{7}[A-Z]|[A-Z]\d{2}-\d{2}-\d{4,6}|\d{2}[A-Z]{2}\d{5}|\d{5}\/\d{2}\/\d{4}|\d{2} ?\d{2} ?\d{6}|\d{2} ?[А-Я]{2} ?\d{6}|[A-Z]{1,2}\d[A-Z0-9]{7,8}|\d{8}[A-Z]|\d{2}-\d{2}-\d{6}-\d{2}|\d{2} \d{2} \d{6} \d|(?<![а-яіїє])[А-ЯІЇЄ]{3} ?\d{6}|\d{17}[\dX]|\d{6}-\d{3,4}[A-Z]?|\d{4}-\d{4}-\d{6}|[A-Z]\d{4}-\d{6}-\d{2}|\d{3}-\d{2}-\d{4}|[A-Z][ -]?\d{3}(?:[ -]\d{2,4}){1,4}(?:[ -]\d)?|[A-Z]\d{4}[ -]\d{5}[ -]\d{5}|\d\d \d{3} \d{3}|\d \d{3} \d{3} \d{3}|\d{4} \d{4}|[A-Z]{2} \d{3} \d{3}|[A-Z]\d{2}-\d{3}-\d{3}|[A-Z]{2}\d{6}[A-Z]|[A-Z]{3}-\d{2}-\d{4}|[A-Z]{2}-[A-Z]{3}-[A-Z]{2}\d{3}[A-Z]{2}|[A-Z]{5}\d{9}|[A-Z9]{5} ?\d{6} ?[A-Z9]{2}\d[A-Z]{2}(?: ?\d\d)?|[A-Z]{1,4}\*{1,4}[A-Z]{0,3}\d{3}[A-Z0-9]{2}|\d{2} ?[А-Я]{2}[, ]{0,2}(?:№|номер|no) ?\d{6}|\d{3}\.\d{3}\.\d{3}\.\d|[A-Z]{1,3}-\d{6,8} \d|\d{2}-\d{6}-\d{2}|\d{6}|[A-Z]{3}\d{5}[A-Z]{2}\d{2}|[A-Z]\d{3} \d{3} \d{2} \d{3} \d/i,
  accepts: (code, { excerpt, before, after }) => !beginsWithWord(excerpt) && !NOT_DRIVING.test(before.slice(-48)) && !A_SIM.test(before) && !BEHIND_OTHERS.test(after) && (!/^\d{6}$/.test(excerpt) || LABEL.test(before)) && !isCompactDay(excerpt) && (code.match(/\d/g)?.length ?? 0) >= (/^[A-Z0-9*]{11,12}$|^[A-Z]{2}-[A-Z]{3}-/.test(excerpt) ? 3 : 4) && code.length >= 6,
  announced: 0.88, reach: 40,
  cues: [
    'driver license', 'drivers license', 'driver\'s license', 'driver’s license', 'driving licence', 'driving license', 'driver licence',
    'driver\'s licence', 'drivers licence', 'driver\'s license number', 'driver license number', 'driving licence number', 'licence number',
    'license number', 'driver id',
    'dl', 'dl number', 'dln', 'dl no', 'license no', 'licence no', 'dlno', 'license', 'licence', 'driver\'s permit', 'learner permit',
    'führerschein', 'führerscheinnummer', 'führerscheins', 'fahrerlaubnis', 'permis de conduire', 'permis', 'carnet de conducir',
    'permiso de conducir', 'licencia de conducir', 'licencia de manejo', 'patente di guida', 'patente',
    'carta de condução', 'carteira de motorista', 'cnh', 'rijbewijs', 'rijbewijsnummer', 'prawo jazdy', 'körkort', 'førerkort', 'kørekort',
    'ajokortti', 'řidičský průkaz', 'jogosítvány', 'permis auto', 'sürücü belgesi', 'ehliyet', 'водительское удостоверение', 'водительские права',
    'dvla', 'driver number', 'licence de conduire', 'n permis', 'numéro de permis', 'permis n', 'numero patente', 'patente n', 'prawa jazdy', 'nr prawa jazdy', 'fahrerlaubnisnummer', 'führerschein nr',
    'carné de conducir', 'carnet de conduir', 'licencia conducir', 'carteira de habilitação', 'habilitação', 'carta de conduzir', 'vozačka dozvola', 'vozniško dovoljenje', 'vodičský preukaz',
    'vezetői engedély', 'jogosítvány', 'permis de conducere', 'шофьорска книжка', 'посвідчення водія', 'водійське посвідчення', 'водительские права номер', 'водительского удостоверения', 'ву',
    'δίπλωμα οδήγησης', 'άδεια οδήγησης', 'רישיון נהיגה', '免許証番号', '운전면허번호', '驾驶证号', 'giấy phép lái xe', 'surat izin mengemudi',
    'd l', 'd l no', 'dl id', 'driver lic', 'drivers lic', 'driver\'s lic', 'driver lic no', 'drv lic', 'driver lic number', 'lic no', 'cdl', 'cdl no', 'oln', 'ol number', 'operator\'s license', 'operator license', 'operators license', 'operator licence', 'operator lic', 'license number driver', 'driver permit', 'drivers license number', 'dmv',
    'fs nr', 'führerscheinnr', 'führerschein nummer', 'fahrerlaubnis nr', 'permis de conduire n', 'permiso de conducción', 'permiso de circulación', 'brevete', 'licencia tipo b', 'numero di patente', 'patente b', 'patente di guida n', 'carta de condução n', 'no cnh', 'registro cnh', 'rijbewijsnr', 'rijbewijs nr', 'nr pr jazdy', 'pr jazdy', 'prawem jazdy',
    'körkortsnummer', 'körkortsnr', 'førerkortnummer', 'førerkortnr', 'kørekortnummer', 'kørekort nr', 'kørekortnr', 'ajokortin numero', 'ajokortin nro', 'řidičský průkaz č', 'řidičského průkazu', 'číslo řidičského průkazu', 'řp', 'jogosítvány száma', 'jogosítványszám', 'vezetői eng', 'vezetői engedély száma', 'permis auto seria', 'водительские', 'права серия', 'права', 'вод удостоверение', 'водійські права',
    'άδεια οδήγησης αρ', 'αριθμός άδειας οδήγησης', 'sürücü belge no', 'sürücü belgesi no', 'ehliyet no', 'ehliyet numarası', 'רישיון', '驾驶证档案编号', '驾照号', '駕照', '駕駛執照', '免許証の番号', '運転免許証', '면허번호', '운전면허증', 'رخصة', 'رقم رخصة القيادة', 'رقم الرخصة', 'लाइसेंस नंबर', 'लाइसेंस', 'gplx', 'bằng lái', 'bằng lái xe', 'nomor sim', 'no sim', 'sim a', 'sim c', 'ใบขับขี่',
    'licencia para conducir', 'licencia federal', 'licencia de chofer', 'licencia de conductor', '면허증 번호', '면허증', 'learner\'s permit', 'learners permit', 'learner\'s licence', 'provisional licence', 'provisional license', 'instruction permit', 'driver\'s permit number', 'chauffeur license', 'master number', 'state id', 'dl nbr', 'dlnum', 'd license', 'driving lic', 'drvlic', 'driver lic num', 'dvr lic', 'patente guida', 'patente di guida numero', 'licença de condução', 'título de condução', 'prawo jazdy numer', 'numer prawa jazdy', 'vairuotojo pažymėjimas', 'vadītāja apliecība', 'juhiluba', 'ökuskírteini', 'leje drejtimi', 'возачка дозвола', 'свидетельство водителя', 'в удостоверение', 'лицензия водителя', 'lesen memandu', 'leseni ya udereva', 'lisensya sa pagmamaneho', 'ડ્રાઇવિંગ લાયસન્સ', 'گواهینامه رانندگی', 'ڈرائیونگ لائسنس',
    'в у', '驾照', '驾驶证', '免許証', '運転免許', '운전면허', 'رخصة القيادة', 'ड्राइविंग लाइसेंस',
  ],
});
