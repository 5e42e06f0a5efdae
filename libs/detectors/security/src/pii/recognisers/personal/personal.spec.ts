import { foundIn } from '../rows.fixture';
import { PERSONAL } from '.';
import { PERSONAL_ROWS } from './rows.fixture';

/** Concatenated, so that no source file contains what scanners take for a key. */
const KEYS: [kind: string, secret: string][] = [
  ['api_key', `AKIA${'ABCD2345EFGH6789'}`],
  ['api_key', `ghp_${'a1B2c3D4e5F6'.repeat(3)}`],
  ['api_key', `xoxb-${'123456789012'}-abcDEF123`],
  ['api_key', `sk-proj-${'a1B2c3D4e5F6'.repeat(3)}`],
  ['api_key', `eyJ${'hbGciOiJIUzI1NiJ9'}.eyJ${'zdWIiOiIxIn0'}.c2lnbmF0dXJl`],
  ['api_key', `123456789:AA${'Hd3kLmN0pQr'.repeat(3)}`],
  ['api_key', `hvs.${'CAESIJ2b9x'.repeat(4)}`],
  ['api_key', `SK${'0a1b2c3d'.repeat(4)}`],
  ['api_key', `GOCSPX-${'a1B2c3D'.repeat(4)}`],
  [
    'private_key',
    `-----BEGIN EC ${'PRIVATE'} KEY-----\nMHcCAQEEIA\n-----END EC ${'PRIVATE'} KEY-----`,
  ],
];

describe('personal identifiers', () => {
  it.each(PERSONAL_ROWS)('finds %s in "%s"', (kind, text, found) => {
    expect(foundIn(text)).toContain(`${kind}: ${found}`);
  });

  it.each(KEYS)('finds %s %s', (kind, secret) => {
    expect(foundIn(`use ${secret} for it`)).toContain(`${kind}: ${secret}`);
  });

  it.each(['Bearer ', 'Authorization: Basic '])('finds the secret after "%s"', (scheme) => {
    for (const secret of ['bG9naW46a2V5MTIzNDU2', 'bG9naW46+2V5MT/zNDU2'])
      expect(foundIn(`curl -H "${scheme}${secret}"`)).toContain(`api_key: ${secret}`);
  });

  it('covers every kind with an example', () => {
    const seen = [...PERSONAL_ROWS, ...KEYS].map(([kind]) => kind);
    expect(
      [...new Set(PERSONAL.map(({ kind }) => kind))].filter((kind) => !seen.includes(kind)),
    ).toEqual([]);
  });

  it.each([
    'log in with your login there.',
    'netmask 255.255.240.0',
    'firmware is now at 1.14.2.7',
    'Changelog 10.4.22.7 — fixes a crash',
    'runs 15.2.4.1 software',
    'route 203.0.113.0/24',
    'the pin pitch is 2540 um',
    'the dinner plate is 27 cm wide',
    'listening on 127.0.0.1:3000',
    'bind 0.0.0.0',
    'version 1.2.3.4',
    'v10.0.1.2',
    'at 12:30:45',
    'std::vector',
    'ff:ff:ff:ff:ff:ff',
    'IMEI 490154203237519',
    '1M8GDM9AXKP042789',
    'Coordinates: 48.85837, 2.294481',
    'the meeting of 3 May 1980',
    'the project was born on 3 May 2019',
    'birthday sale ends 05/03/2024',
    'birthday sale until 3 May',
    'Re: Quarterly Report, 03/05/2024, see it',
    'Patient: see list, 03/05/2024',
    'Patient Portal 03/05/2024',
    'T-shirt (M, 03/05/2024)',
    'f. 3.4.2022 notes',
    'born before 14 March 1982',
    'the event turns 10 on 14 March 2026',
    'it turned 30 on 2 May',
    'ttl: 14.03.2024',
    'Jahrgang 2018 Riesling',
    '* 03.05.2024: release',
    'invoice, 03/05/2024',
    'f. 1980',
    'версия 7.1.2.3',
    '升级到 7.1.2.3',
    'pkg@1.2.3.4',
    'see table 1.2.3.4',
    'API_TOKEN=YOUR_API_TOKEN',
    'password: changeme',
    'secret: CLIENT_SECRET',
    'mysql -u root -p$DB_PASSWORD',
    'username=User.query.get_or_404(user_id)',
    'downgraded from 12.4.7.1 to 12.3.0.9',
    'INPUT/OUTPUT DRIVER',
    'password must have 8 characters',
    'the password is case-sensitive',
    'the password for your account is required',
    'password: at-least-one-capital',
    'SKU 12345',
    'const token = hash256(text);',
    'password: config.auth2',
    'error code 4471',
    'the gate code changes every 4 weeks',
    'token: 4096',
    'max tokens: 4096',
    'access code reviews 2024',
    'the Bearer of bad news',
    'a seed phrase is a list of twelve words that gives a wallet back to whoever has it and knows them',
    'the password=required option',
    'the password for the demo is on the wiki',
    'reset your password now',
    'https://user:password@host/db',
    'the plate is hot',
    'pin 4 of the chip',
    'sk-learn is a library',
    'login is required',
    'commit da39a3ee5e6b4b0d3255bfef95601890afd80709',
    '550e8400-e29b-41d4-a716-446655440000',
  ])('finds nothing in "%s"', (text) => {
    expect(foundIn(text)).toEqual([]);
  });
});
