import { recogniser } from '../../recogniser';

/** A house number beside a name, as the value of a field that asks for a street. Source: own list of labels of forms. */
export const labelledAddress = recogniser({
  kind: 'street_address', title: 'street address', group: 'contact information', digits: 1, labelled: true, besideOthers: false,
  pattern: /\d{1,6}[A-Za-z]?(?:[/-]\d{1,5})?,? \p{L}[\p{L}.'’-]{1,24}(?: \p{L}[\p{L}\d.'’-]{0,24}){0,5}|\p{Lu}[\p{L}.'’-]{2,40}(?: \p{L}[\p{L}.'’-]{1,30}){0,3},? \d{1,5} ?[a-zA-Z]?(?![\d:%\p{L}])/u,
  announced: 0.76, reach: 16,
  cues: [
    'street', 'street address', 'street name', 'street 1', 'street1', 'addr', 'addr 1', 'addr1', 'address1', 'address 1', 'address line', 'address line 1', 'addressline1', 'line1', 'line 1', 'residence', 'strasse', 'straße', 'straße nr', 'strasse nr', 'str nr', 'rue', 'calle', 'via',
    'ulica', 'ulica i numer', 'straat', 'gata', 'gatuadress', 'улица', 'endereço', 'logradouro', 'domicilio', 'wohnort', 'anschrift', 'adresse postale', 'alamat',
  ],
});
