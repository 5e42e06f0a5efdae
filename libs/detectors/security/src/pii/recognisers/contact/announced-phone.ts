import { isCompactDay } from '../../links';
import { recogniser } from '../../recogniser';

/** In Indonesia `hp` is a phone, elsewhere a maker of printers. */
const PRINTER = /(?<!\p{L})hp[ :.]{0,2}$/iu;

/** My number, of an account. */
const OF_ACCOUNT = /(?<!\p{L})(?:hesap|banka|iban|account|konto) \p{L}{2,8}[ :.]{1,3}$/iu;

/** `250 000`, `900 1700`: thousands, and hours. */
const SUM_OR_HOURS = /^\d{1,3}(?: \d{3})* 000$|^(?:[01]?\d|2[0-4])(?:00|15|30|45)[ -](?:[01]?\d|2[0-4])(?:00|15|30|45)$/;

/** Seven to fifteen digits in any grouping behind words for a phone. Source: ITU-T E.164 (longest), own list of words. */
export const announcedPhone = recogniser({
  kind: 'phone', title: 'phone number', group: 'contact information', digits: 6,
  pattern: /\+?\(?\d(?:[ ().\/-]{0,3}\d){5,14}/,
  accepts: (code, { excerpt, before }) =>
    !OF_ACCOUNT.test(before.slice(-32)) && !SUM_OR_HOURS.test(excerpt) && (!PRINTER.test(before) || /^(?:0|\+?62|8)/.test(excerpt)) && code.length >= (/[ ().-]/.test(excerpt) ? 6 : 7) && code.length <= 15 && !isCompactDay(excerpt) && !/^\d{4}-\d\d-\d\d|^\d\d?[./]\d\d?[./]\d{4}|^(\d)(?:\D?\1)+$|^900[ /]?1800|^(?:19|20)\d\d[ -](?:19|20)\d\d$/.test(excerpt),
  announced: 0.85, reach: 40,
  cues: [
    'phone', 'phone number', 'phone no', 'telephone', 'telephone number', 'tel', 'tel no', 'mobile', 'mobile number', 'mob', 'cell', 'cell phone',
    'cellphone', 'cell number', 'call', 'call me', 'call us', 'call him', 'call her', 'text me', 'text me at', 'ring me', 'reach me', 'reach us',
    'contact number', 'registered', 'my number', 'my number is', 'her number', 'his number', 'new number', 'contact me', 'whatsapp',
    'whatsapp number', 'signal number', 'fax', 'fax number', 'dial', 'dialed', 'sms', 'hotline', 'landline',
    'answering at', 'answering on', 'messages to', 'office', 'desk', 'home', 'work', 'call back', 'extension', 'emergency contact', 'pager',
    'voicemail', 'home phone', 'work phone', 'office phone', 'direct line', 'switchboard', 'land line', 'fijo', 'teléfono fijo', 'fixe', 'téléphone fixe', 'telefono fisso', 'fisso',
    'telefone fixo', 'vaste lijn', 'fasttelefon', 'pevná linka', 'telefon stacjonarny', 'stacjonarny', 'домашний телефон', 'рабочий телефон', 'городской', '座机', '固定電話',
    'ph', 'ph no', 'phn', 'txt me', 'txt', 'wa me', 'contact no', 'cell no', 'tel num', 'mob no', 'mob num', 'telephone no', 'tfno', 'tfn', 'tlf', 'tlfn', 'tlm', 'telm', 'telem', 'tlmv', 'zap', 'fone', 'contato', 'gsm', 'gsm no', 'kom', 'tel kom', 'volejte', 'volejte na', 'hívj', 'hívjon', 'sună mă', 'sunați', 'sună', 'mobnr', 'mobilnr', 'puh', 'puh nro', '06 nummer',
    'tél', 'meine nummer', 'mi número', 'il mio numero', 'mijn nummer', 'mój numer', 'meu número', 'mitt nummer', 'numaram', 'mon num', 'joignable', 'joignable au', 'erreichbar', 'erreichbar unter', 'unter der nummer', 'durchwahl', 'llámame al', 'llamar al', 'localizable', 'raggiungibile', 'bereikbaar', 'τηλ', 'κιν', 'κινητο', 'звони', 'позвонить', 'моб', 'сотовый', 'тлф', '打我电话', '微信同号', '致电', '来电', '폰번호', '폰', '핸드폰', '전번',
    'اتصل', 'اتصل على', 'تلفون', 'موبايل', 'واتساب', 'मो', 'मोबाइल नंबर', 'मेरा नंबर', 'नंबर', 'फोन नंबर', 'फ़ोन नंबर', 'कॉल', 'رقمي', 'رقم جوالي', 'ফোন', 'মোবাইল', 'فون', 'فون نمبر', 'موبائل', 'நம்பர்', 'ఫోన్', 'संपर्क', 'sđt', 'đt', 'dđ', 'số đt', 'gọi', 'no hp', 'nomor hp', 'telp', 'telpon', 'เบอร์', 'เบอร์โทร', 'נייד', 'טל',
    'telefon', 'telefonnummer', 'telefonnr', 'handy', 'handynummer', 'mobilnummer', 'rufnummer', 'ruf mich', 'ruf an', 'festnetz', 'téléphone',
    'portable', 'numéro de téléphone', 'mon numéro', 'appelez', 'appelle moi', 'appelez moi', 'teléfono', 'celular', 'móvil', 'número de teléfono',
    'llámame', 'llame', 'telefone', 'telemóvel', 'número de telefone', 'ligue', 'telefono', 'cellulare', 'numero di telefono', 'chiamami',
    'telefoon', 'telefoonnummer', 'bel me', 'numer telefonu', 'nr telefonu', 'komórka', 'zadzwoń',
    'телефон', 'телефона', 'номер телефона', 'позвоните', 'позвони', 'мобильный', 'тел', '电话', '手机', '手机号', '手机号码', '电话号码', '電話', '電話番号', '携帯',
    '携帯番号', '전화', '전화번호', '휴대폰', '연락처', 'هاتف', 'رقم الهاتف', 'جوال', 'फोन', 'फ़ोन', 'मोबाइल', 'mobilnummer', 'mobil', 'cel', 'recapito', 'звоните', 'перезвоните', 'мой номер', 'дзвоніть', 'номер телефону', 'мобільний', '联系电话', '联系方式', '请打', '我的号码', 'zavolejte', 'číslo mobilu', 'telefonnummer är', 'puhelin',
    'puhelinnumero', 'telefonszám', 'telefonní číslo', 'numărul de telefon', 'τηλέφωνο', 'κινητό', 'cep telefonu', 'điện thoại', 'số điện thoại',
    'nomor telepon', 'hp', 'โทร', 'טלפון',
  ],
});
