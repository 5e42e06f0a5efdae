import { findIdentifiers } from '../../scan/scan';
import { famousFigures, publicFigures } from '../gazetteer/data/public-figures';

const found = (text: string): string[] =>
  findIdentifiers(text).map(({ start, end }) => text.slice(start, end));

describe('names of public figures', () => {
  it.each([
    ['who wrote something', 'Selma Lagerlöf wrote about a boy who travels with wild geese.'],
    ['who governed', 'Gro Harlem Brundtland governed Norway three times.'],
    ['behind a word that announces other names', 'The poem by Wisława Szymborska was read aloud.'],
    ['behind an office', 'The chancellor Willy Brandt knelt in Warsaw.'],
    [
      'with the name of everyday people, and what they are known for',
      'George Harrison played the sitar on that album.',
    ],
    ['asked about', 'Explain the ideas of David Hume.'],
    ['by one word of the name', 'Dvořák composed nine symphonies.'],
    ['by a first letter', 'F. Dostoevsky wrote it in exile.'],
    ['of rank', 'Ivan the Terrible feared his nobles; Louis XIV did not.'],
    ['again by part of the name', 'Ada Lovelace met Charles Babbage. Ada was seventeen.'],
    ['with the day of birth', 'Willy Brandt was born on 18 December 1913.'],
    ['in Russian', 'Антон Чехов написал «Вишнёвый сад».'],
    ['in German', 'Astrid Lindgren schrieb Kinderbücher.'],
    ['in no list, in a sentence of learning', 'In 1871 Ottoline Greaves discovered the comet.'],
    ['given to a hall and a law', "The talk on Zipf's law is in the Anna Freud Centre."],
    ['so well known that no word need say for what', 'Grace Hopper popularised the term.'],
    ['two at once', 'Compare Velázquez y Goya.'],
    [
      'that a street is called after, whatever stands before',
      'Wie heißt die Konrad-Adenauer-Allee heute?',
    ],
    [
      'of a story, two by given names',
      'In Verona Romeo e Giulietta muoiono alla fine; Shakespeare wrote it.',
    ],
    [
      'of a series that is named',
      'In Succession Heights nobody is safe, but in Twin Peaks Orla Pemberton is.',
    ],
    ['who made something', 'The novel by Oria Mossfield is set in Leeds.'],
    ['whom a film is by', 'The film, directed by Orla Ramsden, opened in Cannes.'],
    ['called by what is no everyday trade', 'The physicist Lene Storhau slowed light.'],
    ['with the years of a life', 'Hanne af Krint (1862–1944) was Swedish.'],
    ['whose title belongs to the name', 'Elizabeth Bennet refuses Mr Darcy.'],
    [
      'beside others of a story',
      'Atticus Finch defends Tom Robinson. Katniss Everdeen volunteers for Prim.',
    ],
    ['called in Russian what is no everyday trade', 'Это писатель Аркадий Вознесов.'],
    ['unmistakable, whatever the day', 'Greta Thunberg spoke at the assembly today.'],
    ['in no list, of sport', 'The midfielder scored, and Orlin Tavakstra won the Bundesliga.'],
    ['in no list, of state', 'Parliament elected Tavin Orlomere president.'],
    ['beside one of a story', 'Frodo and Sam carry the ring.'],
    ['in Dutch', 'Johan Cruijff speelde voor Ajax.'],
    ['in Polish', 'Olga Tokarczuk dostała Nobla.'],
    ['in Japanese', '宮崎駿さんの映画が好きです。'],
    ['in Chinese', '刘德华先生的电影'],
    [
      'in a table of works',
      'title,author,year\nEmma,Jane Austen,1815\nSylvie,Gérard de Nerval,1853',
    ],
  ])('are not reported: %s', (_title, text) => {
    expect(found(text)).toEqual([]);
  });

  it.each([
    ['introduced', 'My name is Taylor Swift.', 'Taylor Swift'],
    ['a patient', 'Barack Obama was diagnosed with asthma on the ward.', 'Barack Obama'],
    ['a customer', 'The customer Emily Brontë wants a refund.', 'Emily Brontë'],
    ['a neighbour', 'Our neighbour Adam Smith is loud.', 'Adam Smith'],
    ['a common name', 'David Scott will present the results.', 'David Scott'],
    ['in daily life', 'Michael Jordan called yesterday about his delivery.', 'Michael Jordan'],
    ['titled', 'Mrs. Emma Thompson is here.', 'Emma Thompson'],
    ['in a record', 'customer_name,city\nBob Dylan,Leeds\nAda Byron,York', 'Bob Dylan'],
    ['beside an address of mail', 'Leo Tolstoy <leo@example.com>', 'Leo Tolstoy'],
    ['beside a phone', 'Serena Williams, +44 20 7946 0018', 'Serena Williams'],
    ['of another first name', 'Beate Lagerlöf lives next door.', 'Beate Lagerlöf'],
    ['beside one of a story, of daily life', 'Frodo and Annika called about my parcel.', 'Annika'],
    [
      'in no list, of our own sport',
      'Our striker Orlin Tavakstra scored twice for the village.',
      'Orlin Tavakstra',
    ],
    [
      'in no list, of daily life',
      'Ottoline Greaves discovered the mistake yesterday.',
      'Ottoline Greaves',
    ],
    ['with the years of a service', 'Anna Meyerling (2015–2020) was treasurer.', 'Anna Meyerling'],
    ['who watches a series', 'My friend Pauline Garnier adores Twin Peaks.', 'Pauline Garnier'],
    [
      'with whom a film was watched',
      'I watched Pulp Fiction with Annette Kimmich.',
      'Annette Kimmich',
    ],
    [
      'who directed a play at school',
      'The opera directed by Bettina Kreuzer at our school',
      'Bettina Kreuzer',
    ],
    ['a customer with a name of fiction', 'Customer Harry Potter has not paid.', 'Harry Potter'],
    ['famous, and of the office', 'Emma Watson called about your payslip.', 'Emma Watson'],
    ['a customer in Chinese', '客户刘德华投诉发货太慢。', '刘德华'],
    ['who owns a thing', "Is this Annika's test?", 'Annika'],
  ])('are reported for a private person: %s', (_title, text, name) => {
    expect(found(text)).toContain(name);
  });

  it('do not hide private persons beside them', () => {
    expect(found('Leo Tolstoy wrote it. Please ask Ingrid Lindqvist for the key.')).toEqual([
      'Ingrid Lindqvist',
    ]);
  });

  it('do not hide the birth date of a private person', () => {
    expect(found('Ingrid Lindqvist was born on 18 December 1983.')).toContain('18 December 1983');
  });

  it('are listed once, in small letters, words parted by one space', () => {
    const names = publicFigures();
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^\p{Ll}|^\p{Lo}|^50 cent$/u);
    expect(famousFigures().filter((name) => !names.includes(name))).toEqual([]);
    expect(
      names.filter(
        (name) => name !== name.toLowerCase() || /^ | $| {2}|[^\p{L}\p{M}\p{N} ]/u.test(name),
      ),
    ).toEqual([]);
  });
});
