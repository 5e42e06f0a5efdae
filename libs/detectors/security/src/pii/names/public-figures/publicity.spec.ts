import { findIdentifiers } from '../../scan/scan';
import { famousFigures, publicFigures } from '../gazetteer/data/public-figures';

const found = (text: string): string[] =>
  findIdentifiers(text).map(({ start, end }) => text.slice(start, end));

describe('names of public figures', () => {
  it.each([
    ['who wrote something', 'Selma Lagerlöf wrote about a boy who travels with wild geese.'],
    ['who governed', 'Gro Harlem Brundtland governed Norway three times.'],
    ['after a word that announces other names', 'The poem by Wisława Szymborska was read aloud.'],
    ['after an office', 'The chancellor Willy Brandt knelt in Warsaw.'],
    [
      'with a common name, beside a well-known achievement',
      'George Harrison played the sitar on that album.',
    ],
    ['who is the subject of a question', 'Explain the ideas of David Hume.'],
    ['referred to by one word of the name', 'Dvořák composed nine symphonies.'],
    ['with an initial', 'F. Dostoevsky wrote it in exile.'],
    ['with a rank', 'Ivan the Terrible feared his nobles; Louis XIV did not.'],
    ['mentioned again by part of the name', 'Ada Lovelace met Charles Babbage. Ada was seventeen.'],
    ['with a date of birth', 'Willy Brandt was born on 18 December 1913.'],
    ['in Russian', 'Антон Чехов написал «Вишнёвый сад».'],
    ['in German', 'Astrid Lindgren schrieb Kinderbücher.'],
    [
      'who is unlisted, in a sentence about science',
      'In 1871 Ottoline Greaves discovered the comet.',
    ],
    ['whose name a hall or a law bears', "The talk on Zipf's law is in the Anna Freud Centre."],
    ['with a famous name, without further evidence', 'Grace Hopper popularised the term.'],
    ['joined to another', 'Compare Velázquez y Goya.'],
    ['whose name a street bears, after any word', 'Wie heißt die Konrad-Adenauer-Allee heute?'],
    [
      'who is a fictional character, beside another by given name',
      'In Verona Romeo e Giulietta muoiono alla fine; Shakespeare wrote it.',
    ],
    [
      'who is an unlisted character of a series in the sentence',
      'In Succession Heights nobody is safe, but in Twin Peaks Orla Pemberton is.',
    ],
    ['who is the author of a novel', 'The novel by Oria Mossfield is set in Leeds.'],
    ['who is the director of a film', 'The film, directed by Orla Ramsden, opened in Cannes.'],
    ['after an uncommon occupation', 'The physicist Lene Storhau slowed light.'],
    ['with years of birth and death', 'Hanne af Krint (1862–1944) was Swedish.'],
    ['whose name includes a title', 'Elizabeth Bennet refuses Mr Darcy.'],
    [
      'who is a fictional character beside others',
      'Atticus Finch defends Tom Robinson. Katniss Everdeen volunteers for Prim.',
    ],
    ['after an uncommon occupation in Russian', 'Это писатель Аркадий Вознесов.'],
    [
      'with a unique name, in a sentence about daily life',
      'Greta Thunberg spoke at the assembly today.',
    ],
    [
      'who is an unlisted athlete',
      'The midfielder scored, and Orlin Tavakstra won the Bundesliga.',
    ],
    ['who is an unlisted politician', 'Parliament elected Tavin Orlomere president.'],
    ['joined to a fictional character', 'Frodo and Sam carry the ring.'],
    ['in Dutch', 'Johan Cruijff speelde voor Ajax.'],
    ['in Polish', 'Olga Tokarczuk dostała Nobla.'],
    ['in Japanese', '宮崎駿さんの映画が好きです。'],
    ['in Chinese', '刘德华先生的电影'],
    [
      'in a table of works',
      'title,author,year\nEmma,Jane Austen,1815\nSylvie,Gérard de Nerval,1853',
    ],
  ])('does not report a public figure %s', (_title, text) => {
    expect(found(text)).toEqual([]);
  });

  it.each([
    ['after an introduction', 'My name is Taylor Swift.', 'Taylor Swift'],
    ['a patient', 'Barack Obama was diagnosed with asthma on the ward.', 'Barack Obama'],
    ['a customer', 'The customer Emily Brontë wants a refund.', 'Emily Brontë'],
    ['a neighbour', 'Our neighbour Adam Smith is loud.', 'Adam Smith'],
    ['a common name', 'David Scott will present the results.', 'David Scott'],
    ['in daily life', 'Michael Jordan called yesterday about his delivery.', 'Michael Jordan'],
    ['after a title', 'Mrs. Emma Thompson is here.', 'Emma Thompson'],
    ['in a record', 'customer_name,city\nBob Dylan,Leeds\nAda Byron,York', 'Bob Dylan'],
    ['beside an e-mail address', 'Leo Tolstoy <leo@example.com>', 'Leo Tolstoy'],
    ['beside a phone', 'Serena Williams, +44 20 7946 0018', 'Serena Williams'],
    ['with another first name', 'Beate Lagerlöf lives next door.', 'Beate Lagerlöf'],
    [
      'joined to a fictional character, in daily life',
      'Frodo and Annika called about my parcel.',
      'Annika',
    ],
    [
      'unlisted, in a team of the writer',
      'Our striker Orlin Tavakstra scored twice for the village.',
      'Orlin Tavakstra',
    ],
    [
      'unlisted, in daily life',
      'Ottoline Greaves discovered the mistake yesterday.',
      'Ottoline Greaves',
    ],
    [
      'with the years of a term of office',
      'Anna Meyerling (2015–2020) was treasurer.',
      'Anna Meyerling',
    ],
    ['watching a series', 'My friend Pauline Garnier adores Twin Peaks.', 'Pauline Garnier'],
    [
      'watching a film with the writer',
      'I watched Pulp Fiction with Annette Kimmich.',
      'Annette Kimmich',
    ],
    [
      'directing a play at school',
      'The opera directed by Bettina Kreuzer at our school',
      'Bettina Kreuzer',
    ],
    [
      'a customer with the name of a fictional character',
      'Customer Harry Potter has not paid.',
      'Harry Potter',
    ],
    ['a famous name at the office', 'Emma Watson called about your payslip.', 'Emma Watson'],
    ['a customer in Chinese', '客户刘德华投诉发货太慢。', '刘德华'],
    ['as an owner', "Is this Annika's test?", 'Annika'],
  ])(
    'reports a private person with the name of a public figure or beside one: %s',
    (_title, text, name) => {
      expect(found(text)).toContain(name);
    },
  );

  it('reports a private person beside a public figure', () => {
    expect(found('Leo Tolstoy wrote it. Please ask Ingrid Lindqvist for the key.')).toEqual([
      'Ingrid Lindqvist',
    ]);
  });

  it('reports the date of birth of a private person', () => {
    expect(found('Ingrid Lindqvist was born on 18 December 1983.')).toContain('18 December 1983');
  });

  it('lists each name once, in lower case, words separated by one space', () => {
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
