import { prepareText } from '../scan/scanned-text';
import { person } from './person';

const namesIn = (text: string): string[] =>
  [...person.find(prepareText(text), [])]
    .filter(({ besideOthers }) => !besideOthers)
    .map(({ start, end }) => text.slice(start, end));

describe('person recogniser', () => {
  it.each([
    ['an introduction', 'My name is Priya Raghunathan.', ['Priya Raghunathan']],
    [
      'an unlisted name',
      'Please forward the file to Dr. Zelwyn Harquat today.',
      ['Zelwyn Harquat'],
    ],
    ['a title and a family name', 'Mr. Okonjo will see you on Tuesday.', ['Okonjo']],
    ['a single given name', 'Yesterday Annika forgot her keys at the gym.', ['Annika']],
    ['a maiden name', "mother's maiden name Tolliver", ['Tolliver']],
    [
      'an initial in the middle',
      'The contract was signed by Thomas R. Whitfield.',
      ['Thomas R. Whitfield'],
    ],
    ['a particle', 'We met Pieter van der Heijden in the lobby.', ['Pieter van der Heijden']],
    ['an apostrophe', "Regards,\nSinead O'Connor", ["Sinead O'Connor"]],
    ['a double name', 'Jean-Luc Moreau called twice.', ['Jean-Luc Moreau']],
    ['an owner', "Is this Ingrid's umbrella?", ['Ingrid']],
    [
      'a list of attendees',
      'Attendees: Mei Tanaka, Luis Ortega, Fatima Haddad',
      ['Mei Tanaka', 'Luis Ortega', 'Fatima Haddad'],
    ],
    ['a form', 'Name: Charlotte Dubois\nCity: Lyon', ['Charlotte Dubois']],
    ['a JSON value', '{"name": "Kwame Boateng", "city": "Accra"}', ['Kwame Boateng']],
    ['the author of a commit', 'Author: Tomasz Wisniewski <tw@example.com>', ['Tomasz Wisniewski']],
    [
      'an introduction in lower case',
      'hi, my name is sarah jenkins and i lost my card',
      ['sarah jenkins'],
    ],
    [
      'a full name in lower case',
      'please ask oliver schneider about the invoice',
      ['oliver schneider'],
    ],
    ['a listed name with little context', 'Prescribed for Edna Crabtree.', ['Edna Crabtree']],
    ['a listed name in lower case', 'reported by callie brandt on the 3rd', ['callie brandt']],
    ['a family name before a given one', 'OKONKWO CHIDI BOARDING', ['OKONKWO CHIDI']],
    [
      'a single given name in a sentence about an acquaintance',
      'Nils broke the washing machine, so he pays.',
      ['Nils'],
    ],
    ['a given name at the end of a sentence', 'Order 5512 for Kwabena is ready.', ['Kwabena']],
    ['a single given name in lower case', "please move suresh's appointment to monday", ['suresh']],
    ['two given names in lower case', 'wei and ming want to split the bill', ['wei', 'ming']],
    [
      'a term of kinship in lower case',
      'my brother in law dwayne borrowed 400 dollars',
      ['dwayne'],
    ],
    ['an unlisted name after a term of kinship', 'Her son Korbin skipped class.', ['Korbin']],
    ['an unlisted name in a greeting', 'Salut Berthille,\non se voit demain ?', ['Berthille']],
    [
      'an unlisted name after a polite title',
      'Letter to Mrs. Vandenberghe about the fence.',
      ['Vandenberghe'],
    ],
    [
      'a hyphenated given name before a family name',
      'Hye-jin Park will cover for Kelechi.',
      ['Hye-jin Park', 'Kelechi'],
    ],
    [
      'a hyphenated given name after a family name',
      'Refund approved for Cheng Mei-ling.',
      ['Cheng Mei-ling'],
    ],
    [
      'a given name in a German question',
      'Kannst du Friederike sagen, dass das Paket da ist?',
      ['Friederike'],
    ],
    [
      'a given name after an article in Portuguese',
      'O Thiago não veio trabalhar hoje.',
      ['Thiago'],
    ],
    ['a given name in Russian', 'Дмитрий не оплатил счёт за май.', ['Дмитрий']],
    ['a person with the name of a town', 'Charlotte called about her invoice.', ['Charlotte']],
    [
      'a person with the name of a breed, after a greeting',
      'Dear Jack Russell, your order is ready.',
      ['Jack Russell'],
    ],
    ['a name in Hebrew', 'החולה יוסי אברהמי שוחרר', ['יוסי אברהמי']],
    ['a name in Hindi', 'मरीज राजेश शर्मा को कल', ['राजेश शर्मा']],
    ['a name in Chinese after a role', '患者李秀英今天出院。', ['李秀英']],
    ['a name in Japanese kana', '中村さくら様がお見えです。', ['中村さくら']],
    [
      'a name in German',
      'Sehr geehrte Frau Brandstätter, Ihre Rechnung liegt bei.',
      ['Brandstätter'],
    ],
    ['a name in French', "Bonjour, je m'appelle Élodie Garnier.", ['Élodie Garnier']],
    ['a name in Spanish', 'La paciente es María Fernanda Quintero.', ['María Fernanda Quintero']],
    ['a name in Italian', 'Gentile signora Bellini, la ringrazio.', ['Bellini']],
    ['a name in Portuguese', 'Meu nome é João Carvalho.', ['João Carvalho']],
    ['a name in Dutch', 'Mijn naam is Sanne Dijkstra.', ['Sanne Dijkstra']],
    ['a name in Polish', 'Nazywam się Katarzyna Zielińska.', ['Katarzyna Zielińska']],
    ['a name in Turkish', 'Benim adım Elif Yıldırım.', ['Elif Yıldırım']],
    [
      'a name in Vietnamese after an honorific',
      'Anh Nguyễn Văn Minh đã gọi hôm qua.',
      ['Nguyễn Văn Minh'],
    ],
    ['a name in Russian', 'Меня зовут Ольга Смирнова.', ['Ольга Смирнова']],
    ['a name in Greek', 'Με λένε Ελένη Παπαδάκη.', ['Ελένη Παπαδάκη']],
    ['a name in Arabic', 'اسمي محمد حداد', ['محمد حداد']],
    ['a name in a Chinese record', '员工：周文博，手机尾号四四。', ['周文博']],
    [
      'the name of a relative between commas',
      'my mother-in-law, Tordis, and my sister, Ragnfast, are here',
      ['Ragnfast'],
    ],
    ['a name in Chinese before an honorific', '请联系王小明先生。', ['王小明']],
    ['a name in Chinese after an introduction', '我叫李娜。', ['李娜']],
    ['a name in Japanese', '担当者は佐藤健さんです。', ['佐藤健']],
    ['a name in Korean', '제이름은 김민수입니다.', ['김민수']],
  ])('finds %s', (_title, text, expected) => {
    expect(namesIn(text)).toEqual(expected);
  });

  it.each([
    ['days and months', 'May I see you on Monday, April 3?'],
    [
      'firms with names of people',
      'Compare the fees of Charles Schwab, Edward Jones and Betty Crocker.',
    ],
    ['places', 'The train from Paris to Madrid leaves San Sebastián at noon.'],
    [
      'words that are also names at the beginning of a sentence',
      'Will the bill pass? Mark the date. Hope so.',
    ],
    ['companies named after people', 'Johnson & Johnson and Ernst & Young published reports.'],
    ['brands', "I bought Levi's jeans and a Ford at Wendy's."],
    ['diseases named after people', "He studies Alzheimer's disease and the Doppler effect."],
    ['units named after people', 'Convert 30 degrees Celsius to Fahrenheit.'],
    ['historical figures', 'Explain what Isaac Newton and Galileo discovered.'],
    ['fictional characters', 'Compare Sherlock Holmes with Harry Potter.'],
    ['headings', '# Quarterly Revenue Overview\n\n## Key Performance Indicators'],
    [
      'imperatives at the beginning of a sentence',
      'Summarise the report. Compose a haiku. Analyse the trend.',
    ],
    ['German nouns', 'Die Rechnung und der Vertrag liegen auf dem Tisch im Büro.'],
    ['common words in lower case that are also names', 'will you mark the rose with grace'],
    ['code', 'class UserAccount extends BaseModel { constructor() { super(); } }'],
    [
      'towns that share their name with people',
      'Charlotte is the largest city in North Carolina, and Madison is the capital of Wisconsin.',
    ],
    ['towns of several words', 'Our flight from Frankfurt to Addis Ababa was delayed.'],
    ['an unlisted town after a preposition of place', 'Yesterday we met for lunch in Skarbimierz.'],
    ['names after an article', 'The Uffizi and the Palazzo Pitti close on Mondays.'],
    ['a town in lower case', 'my car broke down near lourdes, i called the insurance today'],
    ['teams', 'The Golden State Warriors beat the Denver Nuggets.'],
    ['shops', "Trader Joe's sells cookies, Albert Heijn sells cheese."],
    ['breeds', 'Golden Retriever, Jack Russell and Saint Bernard puppies.'],
    ['goods after their maker', 'Tiffany lamps and Chesterfield sofas are popular.'],
    [
      'given names that are words in lower case',
      'my team will hope for grace and joy at the river today',
    ],
    ['a variable', 'var Hannah = 3; export const Rosa: Color = "red";'],
    ['a class', 'class Felix(Animal): def meow(self): return Felix.sound'],
    ['a constructor call', 'Adam(lr=0.001); Xavier.init(w)'],
    [
      'a destructuring assignment',
      'const { Alice, Bob } = require("./fixtures"); Alice.send(Bob, 10);',
    ],
    ['a pointer', 'UIButton *Martin = nil;'],
    ['a container', 'docker run -d --name Hannah redis:7'],
    ['the Hindi word for no', 'किराया नहीं दिया'],
    ['a hotel', 'We stayed at the Hotel Sofia in Rome.'],
    ['a place named after a person', 'ZIP code 90210 is in Beverly Hills'],
    ['a storm', 'Hurricane Katrina hit the coast.'],
    ['goods', 'The Annabelle hydrangea blooms in June.'],
    ['a brand that is a full name', 'Calvin Klein perfume is on sale.'],
    ['plurals at the beginning of a sentence', 'Magpies nest early. Otters swim.'],
    ['an insurer beside labels of a form', 'Payer: Cigna Healthcare\nCopay Amount: 20'],
    ['a greeting without a name', 'Dear Sir or Madam,'],
    ['firms of two names', 'Marks & Spencer and Procter & Gamble grew'],
    ['shoes named after a doctor', 'Is Dr. Martens open today?'],
    ['contractions', "you aren't sure, are you"],
    ['a Chinese sentence without a person', '请把订单发送到北京的办公室。'],
  ])('finds none in %s', (_title, text) => {
    expect(namesIn(text)).toEqual([]);
  });

  it('finds the same names after a long text', () => {
    expect(namesIn(`${'Nothing to see here. '.repeat(40)}My name is Priya Raghunathan.`)).toEqual([
      'Priya Raghunathan',
    ]);
  });

  it('returns offsets in UTF-16 units', () => {
    const text = '👋🏽 Grüße, 你好! My name is Ingrid Lindqvist.';
    const [found] = [...person.find(prepareText(text), [])];
    expect(found).toMatchObject({ start: text.indexOf('Ingrid'), end: text.indexOf('.') });
  });

  it('returns a lower certainty than identifiers with check digits', () => {
    for (const { certainty } of person.find(prepareText('Dear Mr. Peter Schneider,'), []))
      expect(certainty).toBeLessThanOrEqual(0.88);
  });
});
