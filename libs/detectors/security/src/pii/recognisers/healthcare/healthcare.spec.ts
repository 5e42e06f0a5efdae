import { foundIn } from '../rows.fixture';
import { HEALTHCARE } from './index';

const ROWS: [kind: string, lead: string, valid: string, broken: string][] = [
  ['uk_nhs_number', 'NHS number', '943-476-5870', '943-476-5871'],
  ['us_mbi', '', '1EG4-TE5-MK73', '1SG4-TE5-MK73'],
  ['us_npi', 'NPI', '1234567893', '1234567894'],
  ['us_dea', 'DEA', 'AB1234563', 'AB1234564'],
  ['medical_record', 'MRN', '00482913', '004'],
  ['medical_record', '', 'MRN484364', 'MRN48'],
  ['medical_record', 'numéro de dossier', '4829-113', '48'],
  ['health_insurance', 'insurance id', 'ZGP692877182', 'ZGP'],
  ['health_insurance', 'member id', 'W643044589', 'W6'],
  ['de_kvnr', 'Krankenversichertennummer', 'A123456780', 'A123456781'],
  ['ehic', '', '80276000010123456789', '81276000010123456789'],
  ['au_medicare', 'Medicare', '2123 45670 1', '2123 45671 1'],
  ['nz_nhi', 'NHI', 'ZAC5361', 'ZAC5362'],
  ['ca_health_card', 'OHIP', '9876543217', '9876543218'],
  ['br_cns', 'Cartão SUS', '702002887429583', '702002887429584'],
  ['hu_taj', 'TAJ szám', '123456788', '123456789'],
  ['diagnosis_code', 'my ICD-10', 'E11.9', '11.9'],
  ['diagnosis_code', 'Diagnosis', 'F32.1', '32.1'],
  ['medical_record', 'hospital number', '48/2913-7', '48'],
  ['us_dea', 'D.E.A. No.', 'AB 1234563', 'AB 1234564'],
  ['us_dea', 'Prescriber of controlled substances', 'XB1234563', 'XB1234564'],
  ['us_dea', '{"prescriberDEA"', 'AB1234563-0142', 'AB1234564-0142'],
  ['us_dea', 'federal registration number', 'AB1234563', 'AB1234564'],
  ['us_dea', '{"system": "sid/usDEA", "value"', 'AB1234563', 'AB1234564'],
  ['us_dea', 'dea', 'AB 1234 563', 'AB 1234 564'],
  [
    'us_dea',
    'DEA registration (schedules 2, 2N, 3, 3N, 4, 5; expires 03/31/2027)',
    'AB1234563',
    'AB1234564',
  ],
  ['us_dea', 'oxycodone 10 mg, signed', 'AB1234563', 'AB1234564'],
  ['us_dea', 'Dr. Tove Bluhm, 14 Mill', 'AB1234563', 'AB1234564'],
  ['medical_record', 'Med. Rec. No.', '55-10-293', '55'],
  ['medical_record', 'Pat.-Nr.', '88213', '882'],
  ['medical_record', 'номер истории болезни', '48213', '482'],
  ['medical_record', '住院号', '1029384', '102'],
  ['medical_record', 'Chart #', '20391', '203'],
  ['medical_record', 'guarantor {"patientMrn"', '0048213', '004'],
  ['health_insurance', 'Versicherungsschein-Nr.', 'LV-482133/07', 'LV-4'],
  ['health_insurance', 'nr polisy', 'SPT/482133/24', 'SPT/4'],
  ['health_insurance', 'Aetna ID', 'W482133077', 'W48'],
  ['health_insurance', 'номер полиса', '4821330771234567', '4821'],
];

describe('healthcare data', () => {
  it.each([
    [
      'a DEA number that words behind it name',
      'please verify AB1234563 against the DEA database',
      'us_dea: AB1234563',
    ],
    ['a record number in a message of HL7', 'PID|1||482913^^^MRN||', 'medical_record: 482913'],
    [
      'a code right behind a word for a policy',
      'claim under policy AU-4821330',
      'health_insurance: AU-4821330',
    ],
  ])('finds %s', (_title, text, found) => {
    expect(foundIn(text)).toContain(found);
  });

  it.each(ROWS)('finds %s behind "%s" in %s, and not in %s', (kind, lead, valid, broken) => {
    expect(foundIn(`${lead}: ${valid} `)).toContain(`${kind}: ${valid}`);
    expect(foundIn(`${lead}: ${broken} `)).not.toContain(`${kind}: ${broken}`);
  });

  it('has an example of every kind', () => {
    expect(
      [...new Set(HEALTHCARE.map(({ kind }) => kind))].filter(
        (kind) => !ROWS.some(([row]) => row === kind),
      ),
    ).toEqual([]);
  });

  it.each([
    'group_id=204817',
    '{"planId": "482133"}',
    'visit_id: 48213377',
    'ICD-10 code E11.9 is type 2 diabetes',
    'patients over 65',
    'insurance costs 1200 a year',
    'NPI stands for a provider number',
    'Medicare was signed in 1965',
    'policy number of the month',
    'the chart has 48213 points',
    'see chart 2024-05',
    'the patient waited 48213 seconds',
    'Cigna profit 482133077',
    'insurance costs 482133 a year',
    'the group has 482133 members',
    'the DEA was founded in 1973',
    'part no. AB1234563 sent to DEA offices',
    'case AB1234563 of the pharmacy',
  ])('leaves "%s" clean', (text) => {
    expect(foundIn(text)).toEqual([]);
  });
});
