import { foundIn } from '../rows.fixture';
import { CONTACT } from './index';

const ROWS: [kind: string, text: string, found: string][] = [
  ['email', 'mail jane.doe+x@example.co.uk.', 'jane.doe+x@example.co.uk'],
  ['email', 'to=jane%40example.com&x=1', 'jane%40example.com'],
  ['email', 'jane [at] example [dot] com', 'jane [at] example [dot] com'],
  ['email', 'jane dot doe at example dot org', 'jane dot doe at example dot org'],
  ['email', 'jane arroba example punto es', 'jane arroba example punto es'],
  ['email', 'jane @ example . com', 'jane @ example . com'],
  ['phone', 'Ring +44 20 7946 0958 now', '+44 20 7946 0958'],
  ['phone', 'ask at (415) 555-0132', '(415) 555-0132'],
  ['phone', '415-555-0132 x22 please', '415-555-0132 x22'],
  ['phone', 'Meine Handynummer: 0151 23456789', '0151 23456789'],
  ['phone', 'appelez le 06 12 34 56 78', '06 12 34 56 78'],
  ['phone', '电话：13912345678', '13912345678'],
  ['phone', 'телефон 8 912 345-67-89', '8 912 345-67-89'],
  ['phone', 'до вечера 8 (912) 345-67-89', '8 (912) 345-67-89'],
  ['phone', 'в Москве 8 (495) 123-45-67', '8 (495) 123-45-67'],
  ['phone', 'Giulia, 340 123 4567', '340 123 4567'],
  ['phone', '王先生 138 1234 5678', '138 1234 5678'],
  ['email', 'The ssh key of anna@example.com expired', 'anna@example.com'],
  ['email', 'leaked: anna@example.com:hunter2', 'anna@example.com'],
  ['email', 'git config user.email anna@example.com', 'anna@example.com'],
  ['street_address', 'visit 221B Baker Street', '221B Baker Street'],
  ['street_address', 'at 1600 Pine Hill Ave, Austin, TX 78701', '1600 Pine Hill Ave, Austin, TX 78701'],
  ['street_address', 'Musterstraße 12, 12345 Berlin', 'Musterstraße 12, 12345 Berlin'],
  ['street_address', 'in 12 bis rue de la Paix wohnt', '12 bis rue de la Paix'],
  ['street_address', 'Calle de Alcalá, 48', 'Calle de Alcalá, 48'],
  ['street_address', 'Via Garibaldi 14', 'Via Garibaldi 14'],
  ['street_address', 'Prinsengracht 263', 'Prinsengracht 263'],
  ['street_address', 'ulica Długa 15', 'ulica Długa 15'],
  ['street_address', '住在北京市朝阳区建国路88号', '北京市朝阳区建国路88号'],
  ['street_address', 'write to P.O. Box 1234', 'P.O. Box 1234'],
  ['street_address', 'Postfach 10 und', 'Postfach 10'],
  ['street_address', 'I live at 7 Larch Rise, York YO1 7EP', '7 Larch Rise, York YO1 7EP'],
  ['street_address', 'Postcode: YO1 7EP', 'YO1 7EP'],
  ['street_address', '12 Old Mill, Apt. 4', '12 Old Mill, Apt. 4'],
  ['street_address', '12 rue de la Paix, 75002 Paris', '12 rue de la Paix, 75002 Paris'],
  ['street_address', 'Calle Mayor 5, 28013 Madrid', 'Calle Mayor 5, 28013 Madrid'],
  ['street_address', 'ul. Długa 5, 00-238 Warszawa', 'ul. Długa 5, 00-238 Warszawa'],
  ['street_address', 'Kerkstraat 7, 1012 AB Amsterdam', 'Kerkstraat 7, 1012 AB Amsterdam'],
  ['street_address', 'Storgatan 3, 111 22 Stockholm', 'Storgatan 3, 111 22 Stockholm'],
  ['street_address', 'Karl Johans gate 1, 0154 Oslo', 'Karl Johans gate 1, 0154 Oslo'],
  ['street_address', 'Lange Reihe 12\n20099 Hamburg', 'Lange Reihe 12\n20099 Hamburg'],
  ['street_address', '742 Elm Street\nApt. 4\nSpringfield, IL 62704', '742 Elm Street\nApt. 4\nSpringfield, IL 62704'],
  ['street_address', 'we meet at 3 Park Place at noon', '3 Park Place'],
  ['street_address', 'they moved to 14 Larch Rise', '14 Larch Rise'],
  ['street_address', 'my home address is Zeisig 12', 'Zeisig 12'],
  ['postcode', 'my zip code is 78701', '78701'],
  ['postcode', '{"zip": "94103"}', '94103'],
  ['postcode', 'PLZ/Ort: 10115 Berlin', '10115'],
  ['postcode', 'City/ZIP: Portland 97205', '97205'],
  ['email', '"jane doe"@example.com wrote', '"jane doe"@example.com'],
  ['email', 'संपर्क@उदाहरण.भारत', 'संपर्क@उदाहरण.भारत'],
  ['email', 'write to maria at posta dot it', 'maria at posta dot it'],
  ['phone', 'fijo: 91 123 45 67', '91 123 45 67'],
  ['phone', 'Rufnummer 0 30 / 901 82 00', '0 30 / 901 82 00'],
  ['street_address', "12 rue de l'Église, 67000 Strasbourg", "12 rue de l'Église, 67000 Strasbourg"],
  ['street_address', '17 quai d’Orsay', '17 quai d’Orsay'],
  ['phone', 'ph 9876543210', '9876543210'],
  ['phone', 'Tlf.: 91 234 56 78', '91 234 56 78'],
  ['phone', 'κιν. 6912345678', '6912345678'],
  ['phone', 'wa.me/447700900142', '447700900142'],
  ['email', 'john.smith at example.com', 'john.smith at example.com'],
  ['email', 'john.smith*at*example*dot*com', 'john.smith*at*example*dot*com'],
  ['email', 'zhang艾特example点com', 'zhang艾特example点com'],
  ['email', 'my mail is johnsmith99 at hotmail', 'johnsmith99 at hotmail'],
  ['social_handle', 'my instagram is @jane_doe88', '@jane_doe88'],
];

describe('contact information', () => {
  it.each(ROWS)('finds %s in "%s"', (kind, text, found) => {
    expect(foundIn(text)).toContain(`${kind}: ${found}`);
  });

  it('has an example of every kind', () => {
    expect([...new Set(CONTACT.map(({ kind }) => kind))].filter((kind) => !ROWS.some(([row]) => row === kind))).toEqual([]);
  });

  it.each([
    'good at math dot products', 'he works at apple dot matrix printers', 'see index.html at example.com', 'works at yahoo', 'Seattle, WA 98101-4821', 'HP 4821330 printer', 'mobile 4821330 users', 'call on 20240503', 'GSM 900/1800/1900',
    'git@host.example.org', 'ssh ops@web.example.com', 'ssh -p 22 ops@web.example.com', 'scp a.txt ops@web.example.com:backup', 'rsync -a x/ ops@web.example.com:y', 'npm i @scope/core and @types/node@20.1.0', '@RestController class A {}', 'moved to London in 1962', 'order 340 123 4567',
    'git@host.example.org:team/app.git', 'ssh://git@host.example.org/team/app', 'scp a.pdf deploy@build.example.com:/srv/files/', 'AWB 020-1234 5675', 'air waybill 020-12345675', 'ZIP code 90210 is in Beverly Hills',
    'pages 200-300 and 415-555', 'from 2019 2020 2021', 'order 415-555-0132', 'meet at noon at example.com', '@media print', '@Injectable() decorates', 'a@b', 'scale 1:5000', '10 000 000 units', 'the 12 steps of the way', 'Act 3 scene 2',
    'In 2019 the street was closed', 'We drove 40 miles down the road', 'call 3 friends', 'part number 0151 23456789', 'the score was 21-17, 21-19', 'follow me', 'a box 12 wide', 'text 12345678 rows', 'Call of Duty 4', 'the shop sells 1984 Apple Drive disks', 'we played 3 Park Place cards', 'On March 12, 12345 Users came', 'Modell Alpha 12, 50000 Teile',
    'The meeting is on Saturday, 31 February 2023', 'moved to Sunday 4 June', 'we are moving to Version 3 next week', 'the answer is on Page 12', 'located at Gate 12', 'the show is on Netflix 24', 'send it to Team 5', 'address Chapter 5 first',
    'Die Adresse gilt ab Montag, 3. Mai', '42 Sales Reps moved to London', 'our address changes on Friday, July 3',
  ])('leaves "%s" clean', (text) => {
    expect(foundIn(text)).toEqual([]);
  });
});
