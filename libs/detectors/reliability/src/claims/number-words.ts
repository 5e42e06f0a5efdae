const EN =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen';
const DE =
  'null eins zwei drei vier funf sechs sieben acht neun zehn _ zwolf dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn neunzehn';
const FR =
  'zero _ deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf';
const ES =
  'cero _ dos tres cuatro cinco seis siete ocho nueve diez _ doce trece catorce quince dieciseis diecisiete dieciocho diecinueve';
const IT =
  'zero _ _ tre quattro cinque _ sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove';
const PT =
  'zero _ dois tres quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezesseis dezessete dezoito dezenove';
const NL =
  'nul _ twee drie vier vijf zes zeven acht negen tien _ twaalf dertien veertien vijftien zestien zeventien achttien negentien';

const TENS = [
  'twenty thirty forty fifty sixty seventy eighty ninety',
  'zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig',
  'vingt trente quarante cinquante soixante _ quatre-vingts _',
  'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa',
  'venti trenta quaranta cinquanta sessanta settanta ottanta novanta',
  'vinte trinta quarenta cinquenta sessenta setenta oitenta _',
  'twintig dertig veertig vijftig zestig zeventig tachtig negentig',
];

const numbered = (list: string, from: number, step: number): [string, number][] =>
  list
    .split(' ')
    .flatMap((word, index): [string, number][] =>
      word === '_' ? [] : [[word, from + index * step]],
    );

/** Written-out numbers under a hundred, without accents. */
export const SMALL_NUMBERS: ReadonlyMap<string, number> = new Map([
  ...[FR, ES, IT, PT, NL, DE, EN].flatMap((list) => numbered(list, 0, 1)),
  ...TENS.flatMap((list) => numbered(list, 20, 10)),
  ['dozen', 12],
]);

/** Words that multiply the number before them. */
export const SCALES: ReadonlyMap<string, number> = new Map([
  ['hundred', 1e2],
  ['hundert', 1e2],
  ['honderd', 1e2],
  ['thousand', 1e3],
  ['tausend', 1e3],
  ['mille', 1e3],
  ['mil', 1e3],
  ['mila', 1e3],
  ['duizend', 1e3],
  ['k', 1e3],
  ['million', 1e6],
  ['millions', 1e6],
  ['millionen', 1e6],
  ['millones', 1e6],
  ['milioni', 1e6],
  ['milhoes', 1e6],
  ['miljoen', 1e6],
  ['mn', 1e6],
  ['billion', 1e9],
  ['billions', 1e9],
  ['milliarde', 1e9],
  ['milliarden', 1e9],
  ['milliard', 1e9],
  ['milliards', 1e9],
  ['miljard', 1e9],
  ['bn', 1e9],
  ['trillion', 1e12],
]);

const ORDINAL_LIST =
  '_ first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth';

export const ORDINALS: ReadonlyMap<string, number> = new Map(numbered(ORDINAL_LIST, 0, 1));
