import { foundIn } from './rows.fixture';

describe('labelled name recogniser', () => {
  it.each([
    ['Apellidos: Zubizarreta', 'Zubizarreta'],
    ['Surname: Tshabalala', 'Tshabalala'],
    ['{"last_name": "Oyelaran"}', 'Oyelaran'],
    ['Nachname: Wöhrmann', 'Wöhrmann'],
    ['Customer name: ian wolstenholme', 'ian wolstenholme'],
  ])('finds the name in "%s"', (text, name) => {
    expect(foundIn(text)).toEqual([`person_name: ${name}`]);
  });

  it.each([
    'Surname: please fill in',
    'Customer: Acme Tools Ltd',
    'Name: Silent Valley Resort',
    'Customer name: to be told',
  ])('finds no name in "%s"', (text) => {
    expect(foundIn(text)).toEqual([]);
  });
});
