import { recogniser } from '../../recogniser';

/** Forms differ by country: only behind their name. Source: own survey of national forms. */
export const licencePlate = recogniser({
  kind: 'vehicle', title: 'licence plate', group: 'personal identifiers', digits: 1,
  pattern: /(?=[A-Z0-9]{0,4}[ -]?[A-Z]{0,4}\d)(?=[A-Z0-9]{0,4}[ -]?\d{0,4}[A-Z])[A-Z0-9]{1,7}(?:[- ·][A-Z0-9]{1,4}){0,3}|[A-ZÄÖÜ]{1,4}[- ·]?[A-Z]{0,2}[- ·]?\d{1,4}[- ·]?[A-Z]{0,3}|\d{1,4}[- ]?[A-Z]{1,3}[- ]?\d{1,4}|[京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼][A-Z][·]?[A-Z0-9]{5,6}|[A-ZА-Я]\d{3}[A-ZА-Я]{2} ?\d{2,3}/u,
  accepts: (_code, { excerpt }) => excerpt.replace(/[- ·]/g, '').length >= 4 && excerpt.replace(/[- ·]/g, '').length <= 10 && /\d/.test(excerpt) && !/\d{5}/.test(excerpt) && /\p{Lu}/u.test(excerpt) && !/^\p{Lu}\p{Ll}/u.test(excerpt),
  announced: 0.82, reach: 30,
  cues: [
    'license plate', 'licence plate', 'number plate', 'plate number', 'plate', 'plate no', 'plates', 'registration plate', 'vehicle registration',
    'reg number', 'car registration', 'kennzeichen', 'autokennzeichen', 'nummernschild', 'plaque d\'immatriculation', 'immatriculation', 'plaque',
    'matrícula', 'placa', 'placas', 'targa', 'kenteken', 'numer rejestracyjny', 'rejestracja', 'tablice', 'rendszám', 'registreringsnummer', 'plaka',
    'license tag', 'license tags', 'tag number', 'my tags', 'his tags', 'her tags', 'tag no', 'reg', 'reg is', 'reg no', 'rego', 'regi', 'car reg', 'numberplate', 'vrm', 'vrn', 'registered as', 'license plates', 'plate is', 'plate was', 'plate reads',
    'autonummer', 'nummerschild', 'plaques', 'matricule', 'chapa', 'patente', 'spz', 'poznávací značka', 'tablica rejestracyjna', 'rekisterinumero', 'skilt', 'номерной знак',
    'госномер', 'номер машины', '车牌', '车牌号', 'ナンバープレート', '차량번호', 'رقم اللوحة',
  ],
});
