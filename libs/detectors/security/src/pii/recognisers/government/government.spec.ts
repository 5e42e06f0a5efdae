import { findIdentifiers } from '../../scan/scan';
import { foundIn } from '../rows.fixture';
import { GOVERNMENT } from '.';
import { GOVERNMENT_ROWS } from './rows.fixture';

describe('government ids', () => {
  it.each(GOVERNMENT_ROWS)(
    'finds %s after "%s" in %s, but not in %s',
    (kind, lead, valid, broken) => {
      const [good, bad] = [`${lead}: ${valid} `, `${lead}: ${broken} `];
      expect(foundIn(good)).toContain(`${kind}: ${valid}`);
      expect(foundIn(bad)).not.toContain(`${kind}: ${broken}`);
    },
  );

  it('covers every kind with an example', () => {
    const seen = new Set(
      GOVERNMENT_ROWS.flatMap(([, lead, valid]) =>
        findIdentifiers(`${lead}: ${valid} `).map(({ recogniser }) => recogniser.kind),
      ),
    );
    const without = new Set(GOVERNMENT.map(({ kind }) => kind).filter((kind) => !seen.has(kind)));
    expect([...without]).toEqual([]);
  });

  it.each([
    ['CSV', 'employee,id_number,department\nMarek,44051401359,sales', '44051401359'],
    ['semicolons', 'nazwisko;identyfikator;miasto\nZawada;02070803628;Opole', '02070803628'],
    ['tabs', 'name\tpersonal no\tcity\nDana\t039337423\tHaifa', '039337423'],
    [
      'Markdown',
      '| Client | Tax ID |\n|---|---|\n| Olena | 3184710691 |\n| Ivan | 3184710691 |',
      '3184710691',
    ],
    ['JSON', '{"person": {"idNumber": "44051401359"}}', '44051401359'],
    ['XML', '<identity_number>039337423</identity_number>', '039337423'],
  ])('finds an identity number without a country in %s', (_title, text, number) => {
    expect(foundIn(text).some((one) => one.endsWith(`: ${number}`))).toBe(true);
  });

  it('ignores unconfirmed numbers below a heading without a country', () => {
    expect(
      foundIn('employee,id_number,department\nMarek,44051401358,sales').filter(
        (one) => !one.startsWith('person_name'),
      ),
    ).toEqual([]);
  });

  it.each([
    'order number 536-90-4399',
    'part number 2341 2341 2346',
    'the total is 111222333 units',
    'version 44051401359',
    'ISBN 978-3-16-148410-0',
    'sin(x) = 0.5',
    'a fin of 12 cm',
    'tin 12',
    'order id number 44051401359',
    'invoice document number 44051401359',
    'tax number 44051401358',
    'Run 12.531.909 steps',
    'software license 48213307 seats',
    'DL 48213307 bytes',
    'pp 548213307',
    'pass 48213307 on',
    'licence fee 4821330',
    'liquor license hearing 20240503',
    'паспорт безопасности 482133',
    'software license key 4829177350',
    'permis de construire 07512024',
    'patente europea EP1234567',
    'DL 48291773 kB/s',
    'dl.google.com/48291773',
    'order D1234567 for license plates',
    'license 123456 granted',
    'license-reconcile, see #686485',
    'permit #1234567',
    'fishing licence 4829177',
  ])('finds nothing in "%s"', (text) => {
    expect(foundIn(text)).toEqual([]);
  });
});
