/** Context words of national identity numbers that name no country. Source: own list. */
export const NATIONAL_ID_WORDS: readonly string[] = [
  'id number', 'id no', 'id nr', 'id num', 'identity number', 'identity no',
  'identification number', 'identification no', 'identity code', 'national number', 'national no',
  'national identifier', 'personal number', 'personal no', 'personal id', 'personal id number',
  'personal code', 'personal identifier', 'citizen id', 'citizen number', 'citizen service number',
  'civil id', 'civil number', 'person id', 'tax id', 'tax id number', 'tax number', 'tax no',
  'tax code', 'tin', 'taxpayer id', 'taxpayer number', 'taxpayer identification number',
  'fiscal number', 'fiscal code', 'fiscal id', 'government id', 'gov id', 'social insurance number',
  'social number', 'insurance number', 'document number', 'document no', 'document id',
  'numer identyfikacyjny', 'nr identyfikacyjny', 'numer dokumentu', 'identyfikator', 'steuernummer',
  'identifikationsnummer', 'ausweisnummer', 'numéro fiscal', 'numéro d identité', 'numéro national',
  'número de identificación', 'número de documento', 'identificación', 'documento', 'número fiscal',
  'número de identificação', 'codice identificativo', 'identificativo', 'persoonsnummer',
  'personnummer', 'personnr', 'osobní číslo', 'osobný identifikátor', 'osobni broj',
  'személyi szám', 'cod personal', 'личный номер', 'личен номер', 'ідентифікатор',
  'ідентифікаційний номер', 'идентификационный номер', 'налоговый номер', 'αριθμός μητρώου', 'מזהה',
  'מספר מזהה', 'رقم الهوية',
];
