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
];

describe('healthcare data', () => {
  it.each(ROWS)('finds %s behind "%s" in %s, and not in %s', (kind, lead, valid, broken) => {
    expect(foundIn(`${lead}: ${valid} `)).toContain(`${kind}: ${valid}`);
    expect(foundIn(`${lead}: ${broken} `)).not.toContain(`${kind}: ${broken}`);
  });

  it('has an example of every kind', () => {
    expect([...new Set(HEALTHCARE.map(({ kind }) => kind))].filter((kind) => !ROWS.some(([row]) => row === kind))).toEqual([]);
  });

  it.each(['ICD-10 code E11.9 is type 2 diabetes', 'patients over 65', 'insurance costs 1200 a year', 'NPI stands for a provider number', 'Medicare was signed in 1965', 'policy number of the month'])('leaves "%s" clean', (text) => {
    expect(foundIn(text)).toEqual([]);
  });
});
