import { recogniser } from '../../recogniser';
import { isCounted } from './counted';

/** A house number and a name in either order behind words for an address. Source: own list of words. */
export const announcedAddress = recogniser({
  kind: 'street_address', title: 'street address', group: 'contact information', digits: 1,
  pattern: /\d{1,6}[A-Za-z]?(?:[/-]\d{1,5})?,? \p{Lu}[\p{L}.'-]{2,}(?: [\p{L}\d.'-]{1,30}){0,5}|\p{Lu}[\p{L}.'-]{3,40}(?: \p{L}[\p{L}.'-]{1,30}){0,3},? \d{1,5}[a-z]?(?![\d:%])/u,
  accepts: (_code, { excerpt }) => !/ (?:in|since|on|by|until|of) (?:1\d|20)\d\d$/.test(excerpt) && !isCounted(excerpt),
  announced: 0.77, reach: 40,
  cues: [
    'address is', 'address', 'home address', 'shipping address', 'billing address', 'mailing address', 'new address', 'live at', 'lives at',
    'living at', 'lived at', 'reside at', 'resides at', 'residing at', 'deliver to', 'ship to', 'my house is at', 'my house is on', 'live in', 'lives on', 'live on',
    'adresse', 'wohne in der', 'wohnhaft', 'wohnt in der', 'anschrift', 'j\'habite', 'habite au', 'habite', 'dirección', 'vivo en', 'vive en',
    'domicilio', 'indirizzo', 'abito in', 'abita in', 'endereço', 'moro na', 'mora na', 'morada', 'adres', 'woon op', 'woont op', 'mieszkam',
    'zamieszkały', 'zamieszkała', 'адрес', 'проживаю', 'проживает', 'adress', 'osoite', 'lakcím', 'bydliště', 'adresa', 'διεύθυνση', 'adresi',
    'địa chỉ', 'alamat', 'العنوان', 'पता',
  ],
});
