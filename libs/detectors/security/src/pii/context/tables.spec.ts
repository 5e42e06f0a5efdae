import { foundIn } from '../recognisers/rows.fixture';
import { tablesIn } from './tables';

const cellsUnder = (heading: string, text: string): string[] =>
  tablesIn(text, (headings) =>
    headings.map((one) => (one === heading ? true : undefined)),
  ).cells.map(({ start, end }) => text.slice(start, end));

describe('tables in a text', () => {
  it.each([
    ['commas', 'id,phone\n1,two\n3,four'],
    ['semicolons', 'id;phone\n1;two\n3;four'],
    ['tabs', 'id\tphone\n1\ttwo\n3\tfour'],
    ['Markdown', '| id | phone |\n|---|:--|\n| 1 | two |\n| 3 | four |'],
    ['quotes around cells with a comma', '"id","phone"\n"1, 2","two"\n"3","four"'],
    ['carriage returns', 'id,phone\r\n1,two\r\n3,four\r\n'],
  ])('reads the cells of a table with %s', (_title, text) => {
    expect(cellsUnder('phone', text)).toEqual(['two', 'four']);
  });

  it.each([
    ['rows with another number of cells than headings', 'id,phone\n1,2,3'],
    ['a sentence in place of headings', 'I said that you may call me on my phone, phone\none, two'],
    ['headings without rows', 'id,phone'],
  ])('finds no cells in %s', (_title, text) => {
    expect(cellsUnder('phone', text)).toEqual([]);
  });
});

describe('headings', () => {
  it.each([
    ['card_number', '5105105105105100', 'credit_card'],
    ['phone', '5552341767', 'phone'],
    ['ssn', '219099998', 'us_ssn'],
    ['passport', 'XK4829105', 'passport'],
    ['mrn', '00482913', 'medical_record'],
    ['plate', 'KLJ 482', 'vehicle'],
    ['dob', '1971-03-22', 'date_of_birth'],
    ['password', 'Sommer!2023', 'password'],
    ['login', 'jt_meyer', 'username'],
    ['apellidos', 'Zubizarreta', 'person_name'],
  ])(
    'applies the heading %s to every cell below, including distant ones',
    (heading, value, kind) => {
      const rows = `${'7,none\n'.repeat(4_000)}7,${value}\n`;
      expect(foundIn(`row,${heading}\n7,${value}\n${rows}`)).toEqual([
        `${kind}: ${value}`,
        `${kind}: ${value}`,
      ]);
    },
  );

  it.each([
    ['prices', 'product,sku,price\nKettle,482991,19.99\nPan,482992,24.50'],
    [
      'tracking numbers',
      'order_id,tracking,total\n100234,5105105105105100,33.10\n100235,5105105105105100,12.00',
    ],
    ['versions', 'version,build,date\n1.2.3.4,20240105,2024-01-05\n1.2.3.5,20240203,2024-02-03'],
    ['books', 'isbn,title,year\n9783161484100,Atlas,1999\n9780306406157,Maps,2003'],
    ['lines of a log', 'timestamp,level,code\n1700000000,INFO,200\n1700000100,WARN,404'],
    ['postcodes of towns', 'city,zip,population\nBoise,83702,235000\nNampa,83651,100000'],
    ['kinds of accounts', 'account type,balance\nsavings,120000\nchecking,5500'],
  ])('reports nothing in a table of %s', (_title, text) => {
    expect(foundIn(text)).toEqual([]);
  });
});
