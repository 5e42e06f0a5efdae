import { foundIn } from '../rows.fixture';
import { HEALTHCARE } from '.';
import { HEALTHCARE_ROWS } from './rows.fixture';

describe('healthcare data', () => {
  it.each([
    [
      'a DEA number before its context words',
      'please verify AB1234563 against the DEA database',
      'us_dea: AB1234563',
    ],
    ['a record number in an HL7 message', 'PID|1||482913^^^MRN||', 'medical_record: 482913'],
    [
      'a code right after a word for a policy',
      'claim under policy AU-4821330',
      'health_insurance: AU-4821330',
    ],
  ])('finds %s', (_title, text, found) => {
    expect(foundIn(text)).toContain(found);
  });

  it.each(HEALTHCARE_ROWS)(
    'finds %s after "%s" in %s, but not in %s',
    (kind, lead, valid, broken) => {
      expect(foundIn(`${lead}: ${valid} `)).toContain(`${kind}: ${valid}`);
      expect(foundIn(`${lead}: ${broken} `)).not.toContain(`${kind}: ${broken}`);
    },
  );

  it('covers every kind with an example', () => {
    expect(
      [...new Set(HEALTHCARE.map(({ kind }) => kind))].filter(
        (kind) => !HEALTHCARE_ROWS.some(([row]) => row === kind),
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
  ])('finds nothing in "%s"', (text) => {
    expect(foundIn(text)).toEqual([]);
  });
});
