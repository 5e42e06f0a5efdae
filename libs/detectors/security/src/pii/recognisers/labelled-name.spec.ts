import { foundIn } from './rows.fixture';

describe('names behind labels', () => {
  it.each([
    ['Apellidos: Zubizarreta', 'Zubizarreta'],
    ['Surname: Tshabalala', 'Tshabalala'],
    ['{"last_name": "Oyelaran"}', 'Oyelaran'],
    ['Nachname: Wöhrmann', 'Wöhrmann'],
    ['Customer name: ian wolstenholme', 'ian wolstenholme'],
  ])('are found in "%s"', (text, name) => {
    expect(foundIn(text)).toEqual([`person_name: ${name}`]);
  });

  it.each([
    'Surname: please fill in',
    'Customer: Acme Tools Ltd',
    'Name: Silent Valley Resort',
    'Customer name: to be told',
  ])('are not made up in "%s"', (text) => {
    expect(foundIn(text)).toEqual([]);
  });
});
