import { prepareText } from '../scan/scanned-text';
import { person } from './person';

const namesIn = (text: string): string[] =>
  [...person.find(prepareText(text), [])]
    .filter(({ besideOthers }) => !besideOthers)
    .map(({ start, end }) => text.slice(start, end));

describe('names of persons', () => {
  it.each([
    ['an introduction', 'My name is Priya Raghunathan.', ['Priya Raghunathan']],
    [
      'a name that no list has',
      'Please forward the file to Dr. Zelwyn Harquat today.',
      ['Zelwyn Harquat'],
    ],
    ['a title and a family name', 'Mr. Okonjo will see you on Tuesday.', ['Okonjo']],
    ['a given name alone', 'Yesterday Annika forgot her keys at the gym.', ['Annika']],
    ['a maiden name', "mother's maiden name Tolliver", ['Tolliver']],
    [
      'an initial in the middle',
      'The contract was signed by Thomas R. Whitfield.',
      ['Thomas R. Whitfield'],
    ],
    ['a particle', 'We met Pieter van der Heijden in the lobby.', ['Pieter van der Heijden']],
    ['an apostrophe', "Regards,\nSinead O'Connor", ["Sinead O'Connor"]],
    ['a double name', 'Jean-Luc Moreau called twice.', ['Jean-Luc Moreau']],
    ['the owner of a thing', "Is this Ingrid's umbrella?", ['Ingrid']],
    [
      'a list of attendees',
      'Attendees: Mei Tanaka, Luis Ortega, Fatima Haddad',
      ['Mei Tanaka', 'Luis Ortega', 'Fatima Haddad'],
    ],
    ['a form', 'Name: Charlotte Dubois\nCity: Lyon', ['Charlotte Dubois']],
    ['a value of JSON', '{"name": "Kwame Boateng", "city": "Accra"}', ['Kwame Boateng']],
    ['the author of a commit', 'Author: Tomasz Wisniewski <tw@example.com>', ['Tomasz Wisniewski']],
    [
      'an introduction in small letters',
      'hi, my name is sarah jenkins and i lost my card',
      ['sarah jenkins'],
    ],
    [
      'a full name in small letters',
      'please ask oliver schneider about the invoice',
      ['oliver schneider'],
    ],
    ['a listed name that little announces', 'Prescribed for Edna Crabtree.', ['Edna Crabtree']],
    ['a listed name in small letters', 'reported by callie brandt on the 3rd', ['callie brandt']],
    ['a family name before a given one', 'OKONKWO CHIDI BOARDING', ['OKONKWO CHIDI']],
    [
      'a given name alone, beside what happened to somebody known',
      'Nils broke the washing machine, so he pays.',
      ['Nils'],
    ],
    ['a given name at the end of a sentence', 'Order 5512 for Kwabena is ready.', ['Kwabena']],
    [
      'a given name alone in small letters',
      "please move suresh's appointment to monday",
      ['suresh'],
    ],
    ['two given names in small letters', 'wei and ming want to split the bill', ['wei', 'ming']],
    ['a kinship in small letters', 'my brother in law dwayne borrowed 400 dollars', ['dwayne']],
    ['a name of no list behind a kinship', 'Her son Korbin skipped class.', ['Korbin']],
    ['a name of no list that is greeted', 'Salut Berthille,\non se voit demain ?', ['Berthille']],
    [
      'a name of no list behind a polite title',
      'Letter to Mrs. Vandenberghe about the fence.',
      ['Vandenberghe'],
    ],
    [
      'a given name of two parts before a family name',
      'Hye-jin Park will cover for Kelechi.',
      ['Hye-jin Park', 'Kelechi'],
    ],
    [
      'a given name of two parts behind a family name',
      'Refund approved for Cheng Mei-ling.',
      ['Cheng Mei-ling'],
    ],
    [
      'a given name in a German question',
      'Kannst du Friederike sagen, dass das Paket da ist?',
      ['Friederike'],
    ],
    [
      'a given name in Portuguese, behind an article',
      'O Thiago não veio trabalhar hoje.',
      ['Thiago'],
    ],
    ['a given name in Russian', 'Дмитрий не оплатил счёт за май.', ['Дмитрий']],
    ['a person with the name of a town', 'Charlotte called about her invoice.', ['Charlotte']],
    [
      'a person introduced with the name of a house',
      'Dear Jack Russell, your order is ready.',
      ['Jack Russell'],
    ],
    ['Hebrew', 'החולה יוסי אברהמי שוחרר', ['יוסי אברהמי']],
    ['Hindi', 'मरीज राजेश शर्मा को कल', ['राजेश शर्मा']],
    ['Chinese, by what somebody is', '患者李秀英今天出院。', ['李秀英']],
    ['Japanese, in kana', '中村さくら様がお見えです。', ['中村さくら']],
    ['German', 'Sehr geehrte Frau Brandstätter, Ihre Rechnung liegt bei.', ['Brandstätter']],
    ['French', "Bonjour, je m'appelle Élodie Garnier.", ['Élodie Garnier']],
    ['Spanish', 'La paciente es María Fernanda Quintero.', ['María Fernanda Quintero']],
    ['Italian', 'Gentile signora Bellini, la ringrazio.', ['Bellini']],
    ['Portuguese', 'Meu nome é João Carvalho.', ['João Carvalho']],
    ['Dutch', 'Mijn naam is Sanne Dijkstra.', ['Sanne Dijkstra']],
    ['Polish', 'Nazywam się Katarzyna Zielińska.', ['Katarzyna Zielińska']],
    ['Turkish', 'Benim adım Elif Yıldırım.', ['Elif Yıldırım']],
    ['Vietnamese behind an honorific', 'Anh Nguyễn Văn Minh đã gọi hôm qua.', ['Nguyễn Văn Minh']],
    ['Russian', 'Меня зовут Ольга Смирнова.', ['Ольга Смирнова']],
    ['Greek', 'Με λένε Ελένη Παπαδάκη.', ['Ελένη Παπαδάκη']],
    ['Arabic', 'اسمي محمد حداد', ['محمد حداد']],
    ['Chinese, in a record', '员工：周文博，手机尾号四四。', ['周文博']],
    [
      'of a relative, between commas',
      'my mother-in-law, Tordis, and my sister, Ragnfast, are here',
      ['Ragnfast'],
    ],
    ['Chinese, by honorific', '请联系王小明先生。', ['王小明']],
    ['Chinese, by introduction', '我叫李娜。', ['李娜']],
    ['Japanese', '担当者は佐藤健さんです。', ['佐藤健']],
    ['Korean', '제이름은 김민수입니다.', ['김민수']],
  ])('finds %s', (_title, text, expected) => {
    expect(namesIn(text)).toEqual(expected);
  });

  it.each([
    ['days and months', 'May I see you on Monday, April 3?'],
    [
      'firms called like people',
      'Compare the fees of Charles Schwab, Edward Jones and Betty Crocker.',
    ],
    ['places', 'The train from Paris to Madrid leaves San Sebastián at noon.'],
    [
      'words that are names too, at the beginning of a sentence',
      'Will the bill pass? Mark the date. Hope so.',
    ],
    ['companies called after people', 'Johnson & Johnson and Ernst & Young published reports.'],
    ['brands', "I bought Levi's jeans and a Ford at Wendy's."],
    ['diseases called after people', "He studies Alzheimer's disease and the Doppler effect."],
    ['units called after people', 'Convert 30 degrees Celsius to Fahrenheit.'],
    ['figures of history', 'Explain what Isaac Newton and Galileo discovered.'],
    ['figures of fiction', 'Compare Sherlock Holmes with Harry Potter.'],
    ['headings', '# Quarterly Revenue Overview\n\n## Key Performance Indicators'],
    [
      'orders at the beginning of a sentence',
      'Summarise the report. Compose a haiku. Analyse the trend.',
    ],
    ['German nouns', 'Die Rechnung und der Vertrag liegen auf dem Tisch im Büro.'],
    ['a common word in small letters that is a name too', 'will you mark the rose with grace'],
    ['code', 'class UserAccount extends BaseModel { constructor() { super(); } }'],
    [
      'towns that people are called after',
      'Charlotte is the largest city in North Carolina, and Madison is the capital of Wisconsin.',
    ],
    ['towns of several words', 'Our flight from Frankfurt to Addis Ababa was delayed.'],
    [
      'a town of no list, behind what stands before places',
      'Yesterday we met for lunch in Skarbimierz.',
    ],
    ['what has an article', 'The Uffizi and the Palazzo Pitti close on Mondays.'],
    ['a town in small letters', 'my car broke down near lourdes, i called the insurance today'],
    ['teams', 'The Golden State Warriors beat the Denver Nuggets.'],
    ['shops', "Trader Joe's sells cookies, Albert Heijn sells cheese."],
    ['breeds', 'Golden Retriever, Jack Russell and Saint Bernard puppies.'],
    ['goods behind a maker', 'Tiffany lamps and Chesterfield sofas are popular.'],
    [
      'given names that are words, in small letters',
      'my team will hope for grace and joy at the river today',
    ],
    ['a variable', 'var Hannah = 3; export const Rosa: Color = "red";'],
    ['a class', 'class Felix(Animal): def meow(self): return Felix.sound'],
    ['a constructor that is called', 'Adam(lr=0.001); Xavier.init(w)'],
    ['what is taken apart', 'const { Alice, Bob } = require("./fixtures"); Alice.send(Bob, 10);'],
    ['a pointer', 'UIButton *Martin = nil;'],
    ['a container', 'docker run -d --name Hannah redis:7'],
    ['Hindi for no', 'किराया नहीं दिया'],
    ['a house', 'We stayed at the Hotel Sofia in Rome.'],
    ['a place called after somebody', 'ZIP code 90210 is in Beverly Hills'],
    ['a storm', 'Hurricane Katrina hit the coast.'],
    ['goods', 'The Annabelle hydrangea blooms in June.'],
    ['a brand in full', 'Calvin Klein perfume is on sale.'],
    ['plurals at the beginning of a sentence', 'Magpies nest early. Otters swim.'],
    ['an insurer beside labels of a form', 'Payer: Cigna Healthcare\nCopay Amount: 20'],
    ['a greeting to nobody', 'Dear Sir or Madam,'],
    ['firms of two names', 'Marks & Spencer and Procter & Gamble grew'],
    ['shoes called after a doctor', 'Is Dr. Martens open today?'],
    ['contractions', "you aren't sure, are you"],
    ['Chinese without a person', '请把订单发送到北京的办公室。'],
  ])('finds none in %s', (_title, text) => {
    expect(namesIn(text)).toEqual([]);
  });

  it('finds the same names in any company of other texts before them', () => {
    expect(namesIn(`${'Nothing to see here. '.repeat(40)}My name is Priya Raghunathan.`)).toEqual([
      'Priya Raghunathan',
    ]);
  });

  it('gives offsets of the text, whatever its characters', () => {
    const text = '👋🏽 Grüße, 你好! My name is Ingrid Lindqvist.';
    const [found] = [...person.find(prepareText(text), [])];
    expect(found).toMatchObject({ start: text.indexOf('Ingrid'), end: text.indexOf('.') });
  });

  it('is always less certain than an identifier with check digits', () => {
    for (const { certainty } of person.find(prepareText('Dear Mr. Peter Schneider,'), []))
      expect(certainty).toBeLessThanOrEqual(0.88);
  });
});
