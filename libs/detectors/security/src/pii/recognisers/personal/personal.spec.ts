import { foundIn } from '../rows.fixture';
import { PERSONAL } from './index';

const ROWS: [kind: string, text: string, found: string][] = [
  ['date_of_birth', 'born on 3 May 1980', '3 May 1980'],
  ['date_of_birth', 'DOB: 05/03/1980', '05/03/1980'],
  ['date_of_birth', 'geboren am 3. Mai 1980', '3. Mai 1980'],
  ['date_of_birth', 'née le 14/07/1979', '14/07/1979'],
  ['date_of_birth', 'fecha de nacimiento: 3 de mayo de 1980', '3 de mayo de 1980'],
  ['date_of_birth', 'дата рождения: 03.05.1980', '03.05.1980'],
  ['date_of_birth', '生年月日：1980年5月3日', '1980年5月3日'],
  ['ip_address', 'from 203.0.113.7', '203.0.113.7'],
  ['ip_address', 'from 2001:db8::8a2e:370:7334', '2001:db8::8a2e:370:7334'],
  ['mac_address', 'device 00:1B:44:11:3A:B7', '00:1B:44:11:3A:B7'],
  ['imei', 'IMEI 49-015420-323751-8', '49-015420-323751-8'],
  ['vin', 'the car 1M8GDM9AXKP042788 is', '1M8GDM9AXKP042788'],
  ['vehicle', 'licence plate AB12 CDE', 'AB12 CDE'],
  ['vehicle', 'Kennzeichen: B-MW 1234', 'B-MW 1234'],
  ['pin', 'my pin is 4821', '4821'],
  ['date_of_birth', 'ur. 7 lutego 1980', '7 lutego 1980'],
  ['date_of_birth', '15.01.1979 г.р.', '15.01.1979'],
  ['date_of_birth', 'doğum tarihi 3 Ağustos 1990', '3 Ağustos 1990'],
  ['date_of_birth', 'fecha nac: 3/4/1977', '3/4/1977'],
  ['pin', 'the PIN for my new debit card is 4827', '4827'],
  ['vehicle', 'my reg is LK19 XBD', 'LK19 XBD'],
  ['vehicle', 'a van with plates 4821 KTR', '4821 KTR'],
  ['ip_address', 'src_ip=198.51.100.23 dst_port=443', '198.51.100.23'],
  ['ip_address', 'moved to 198.51.100.4 after the update', '198.51.100.4'],
  ['date_of_birth', 'narozena 3. 11. 1975', '3. 11. 1975'],
  ['date_of_birth', 'born may 3 1980', 'may 3 1980'],
  ['date_of_birth', 'b. 4/5/61', '4/5/61'],
  ['date_of_birth', 'Anna Beispiel (* 3. Mai 1980)', '3. Mai 1980'],
  ['date_of_birth', 'Roe, Jane, F, 03/05/1980, 44y', '03/05/1980'],
  ['date_of_birth', 'Patient: Jane Roe (3/5/1980)', '3/5/1980'],
  ['date_of_birth', 'FIELD^ANNA||19800503|F', '19800503'],
  ['date_of_birth', '1980년 5월 3일생', '1980년 5월 3일'],
  ['date_of_birth', '生年月日：S55.5.3', 'S55.5.3'],
  ['date_of_birth', '{"birthDate": "1980-05-03T00:00:00Z"}', '1980-05-03T00:00:00Z'],
  ['date_of_birth', 'szül.: 1980. május 3.', '1980. május 3.'],
  ['date_of_birth', 'γεννημένη στις 3 Μαΐου 1980', '3 Μαΐου 1980'],
  ['date_of_birth', 'födelsedatum 800503', '800503'],
  ['date_of_birth', 'YOB: 1980', '1980'],
  ['date_of_birth', 'my birthday is May 3rd', 'May 3rd'],
  ['date_of_birth', 'dob third of may nineteen eighty', 'third of may nineteen eighty'],
  ['date_of_birth', 'DOB: 03141982', '03141982'],
  ['date_of_birth', 'born 14 III 1982', '14 III 1982'],
  ['date_of_birth', 'my bday is 3/14', '3/14'],
  ['date_of_birth', 'my birthday is on the 14th of March', '14th of March'],
  ['date_of_birth', 'my daughter turns 8 on 14 March 2026', '14 March 2026'],
  ['date_of_birth', 'I was born in 1982', '1982'],
  ['date_of_birth', 'Ich wurde am 14.03.1982 in Bonn geboren', '14.03.1982'],
  ['date_of_birth', 'cumplo años el 14 de marzo', '14 de marzo'],
  ['date_of_birth', '14.03.1982 года рождения', '14.03.1982'],
  ['date_of_birth', '14.03.1982 r. ur.', '14.03.1982'],
  ['date_of_birth', 'f. 14.3.1982', '14.3.1982'],
  ['date_of_birth', '82년 3월 14일생', '82년 3월 14일'],
  ['date_of_birth', 'ولدت في 14 مارس 1982', '14 مارس 1982'],
  ['date_of_birth', 'เกิด 14 มี.ค. 2525', '14 มี.ค. 2525'],
  ['date_of_birth', 'TTL: Surabaya, 14 Maret 1982', '14 Maret 1982'],
  ['date_of_birth', 'rođena 14. ožujka 1982.', '14. ožujka 1982'],
  ['date_of_birth', 'Szül. hely, idő: Szeged, 1982. március 14.', '1982. március 14.'],
  ['date_of_birth', 'Pt Jane Roe (3/14/1982), seen today', '3/14/1982'],
  ['date_of_birth', 'Jane Roe, 03/14/1982, female, 41 yo', '03/14/1982'],
  ['date_of_birth', 'Roe, Jane (F, 14/03/1982)', '14/03/1982'],
  ['date_of_birth', 'DMG*D8*19820314*F', '19820314'],
  ['date_of_birth', 'PID|1||4821^^^MRN||ROE^JANE||19820314|F', '19820314'],
  ['date_of_birth', 'Agent: your date of birth? Customer: March 14, 1982.', 'March 14, 1982'],
  ['date_of_birth', 'date of birth?\n3/14/1982', '3/14/1982'],
  ['date_of_birth', 'dob Mar 14 82', 'Mar 14 82'],
  ['ip_address', 'http://203.0.113.7/admin', '203.0.113.7'],
  ['ip_address', 'ssh root@203.0.113.7', '203.0.113.7'],
  ['ip_address', 'allow 203.0.113.7/32', '203.0.113.7'],
  ['ip_address', '登录IP203.0.113.7，北京', '203.0.113.7'],
  ['ip_address', 'voted from 203.0.113.7 and 203.0.113.9', '203.0.113.9'],
  ['ip_address', '203.0.113.7-203.0.113.9', '203.0.113.9'],
  ['ip_address', 'peer ::ffff:203.0.113.7', '::ffff:203.0.113.7'],
  ['coordinates', 'my location: 48.85837, 2.294481', '48.85837, 2.294481'],
  ['username', 'username: jane_doe88', 'jane_doe88'],
  ['password', 'The password is Tr0ub4dor&3', 'Tr0ub4dor&3'],
  ['password', 'mot de passe : azerty!2024', 'azerty!2024'],
  ['password', 'the wifi password for the guest network is harbour42night', 'harbour42night'],
  ['password', 'My password to the old router is purple-otter-drives-slowly.', 'purple-otter-drives-slowly'],
  ['password', 'Passwort: SonnenBlume', 'SonnenBlume'],
  ['password', 'DB_PASSWORD=s3cr3tValue', 's3cr3tValue'],
  ['password', 'pwd:hunter22', 'hunter22'],
  ['password', 'guest network, pw birch-Meadow-2290 on the fridge', 'birch-Meadow-2290'],
  ['password', 'mysqldump -h db1 -u jane -p\'Quince&88\' shop', 'Quince&88'],
  ['password', 'curl -u jane:Quince88 https://example.com', 'Quince88'],
  ['person_name', 'PNR: HARTLEY/ROSE ANN MRS, LIS-OPO', 'HARTLEY/ROSE ANN MRS'],
  ['password', 'session token: 8f7d9a0b1c2e3f4a5b6c', '8f7d9a0b1c2e3f4a5b6c'],
  ['pin', 'the alarm code is 4471', '4471'],
  ['pin', 'gate code 4417#, second door left', '4417'],
  ['pin', 'your verification code: 993120', '993120'],
  ['private_key', 'my seed phrase: ladder ocean violin tiny copper rabbit moon stable brick lemon fog arrow', 'ladder ocean violin tiny copper rabbit moon stable brick lemon fog arrow'],
  ['url_credentials', 'see https://jane:s3cret@db.example.com/x', 'https://jane:s3cret@db.example.com'],
];

/** Put together here, so that no file of ours holds what looks like a key. */
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
  ['private_key', `-----BEGIN EC ${'PRIVATE'} KEY-----\nMHcCAQEEIA\n-----END EC ${'PRIVATE'} KEY-----`],
];

describe('personal identifiers', () => {
  it.each(ROWS)('finds %s in "%s"', (kind, text, found) => {
    expect(foundIn(text)).toContain(`${kind}: ${found}`);
  });

  it.each(KEYS)('finds %s %s', (kind, secret) => {
    expect(foundIn(`use ${secret} for it`)).toContain(`${kind}: ${secret}`);
  });

  it.each(['Bearer ', 'Authorization: Basic '])('finds what stands behind "%s"', (scheme) => {
    for (const secret of ['bG9naW46a2V5MTIzNDU2', 'bG9naW46+2V5MT/zNDU2']) expect(foundIn(`curl -H "${scheme}${secret}"`)).toContain(`api_key: ${secret}`);
  });

  it('has an example of every kind', () => {
    const seen = [...ROWS, ...KEYS].map(([kind]) => kind);
    expect([...new Set(PERSONAL.map(({ kind }) => kind))].filter((kind) => !seen.includes(kind))).toEqual([]);
  });

  it.each([
    'log in with your login there.', 'netmask 255.255.240.0', 'firmware is now at 1.14.2.7', 'Changelog 10.4.22.7 — fixes a crash', 'runs 15.2.4.1 software', 'route 203.0.113.0/24', 'the pin pitch is 2540 um', 'the dinner plate is 27 cm wide',
    'listening on 127.0.0.1:3000', 'bind 0.0.0.0', 'version 1.2.3.4', 'v10.0.1.2', 'at 12:30:45', 'std::vector', 'ff:ff:ff:ff:ff:ff', 'IMEI 490154203237519', '1M8GDM9AXKP042789', 'Coordinates: 48.85837, 2.294481', 'the meeting of 3 May 1980', 'the project was born on 3 May 2019', 'birthday sale ends 05/03/2024', 'birthday sale until 3 May', 'Re: Quarterly Report, 03/05/2024, see it', 'Patient: see list, 03/05/2024', 'Patient Portal 03/05/2024', 'T-shirt (M, 03/05/2024)', 'f. 3.4.2022 notes', 'born before 14 March 1982', 'the event turns 10 on 14 March 2026', 'it turned 30 on 2 May', 'ttl: 14.03.2024', 'Jahrgang 2018 Riesling', '* 03.05.2024: release', 'invoice, 03/05/2024', 'f. 1980', 'версия 7.1.2.3', '升级到 7.1.2.3', 'pkg@1.2.3.4', 'see table 1.2.3.4',
    'API_TOKEN=YOUR_API_TOKEN', 'password: changeme', 'secret: CLIENT_SECRET', 'mysql -u root -p$DB_PASSWORD', 'username=User.query.get_or_404(user_id)', 'downgraded from 12.4.7.1 to 12.3.0.9', 'INPUT/OUTPUT DRIVER', 'password must have 8 characters', 'the password is case-sensitive', 'the password for your account is required', 'password: at-least-one-capital', 'SKU 12345', 'const token = hash256(text);', 'password: config.auth2', 'error code 4471', 'the gate code changes every 4 weeks', 'token: 4096', 'max tokens: 4096', 'access code reviews 2024', 'the Bearer of bad news', 'a seed phrase is a list of twelve words that gives a wallet back to whoever has it and knows them', 'the password=required option', 'the password for the demo is on the wiki', 'reset your password now', 'https://user:password@host/db', 'the plate is hot', 'pin 4 of the chip', 'sk-learn is a library', 'login is required', 'commit da39a3ee5e6b4b0d3255bfef95601890afd80709', '550e8400-e29b-41d4-a716-446655440000',
  ])('leaves "%s" clean', (text) => {
    expect(foundIn(text)).toEqual([]);
  });
});
