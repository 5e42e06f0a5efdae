import { namesThing } from '../../links';
import { type Recogniser, recogniser } from '../../recogniser';

const WORDS_BEFORE = 5;
/** Rules hold for so many digits more than their fewest: only those are asked. */
const MOST_BEYOND = 4;

/**
 * A number that one of the national rules confirms, behind words that name no country: `Tax ID`, a column `id_number`. What orders and parcels are numbered with is none. Source: own
 * list of words; the rules are those of `national`.
 */
export const anyNationalId = (national: readonly Recogniser[]): Recogniser => {
  const byDigits: (readonly Recogniser[])[] = [];
  const confirming = national.filter(({ confirms }) => confirms !== undefined);
  const ofDigits = (count: number): readonly Recogniser[] =>
    (byDigits[count] ??= confirming.filter(
      ({ digits = 0 }) => digits <= count && count <= digits + MOST_BEYOND,
    ));
  const isConfirmed = (written: string): boolean =>
    ofDigits(written.match(/\d/g)?.length ?? 0).some(({ confirms }) => confirms?.(written));
  const isOfThing = (before: string): boolean =>
    (before.toLowerCase().match(/\p{L}+/gu) ?? []).slice(-WORDS_BEFORE).some(namesThing);
  return recogniser({
    kind: 'national_id',
    title: 'national identity number',
    group: 'government IDs',
    digits: 8,
    checked: true,
    pattern: /[A-Z]?\d(?:[ .\/-]?\d){6,14}(?:[ -]?[A-Z\d])?/i,
    accepts: (code, { excerpt, before }) =>
      (isConfirmed(excerpt) || (code !== excerpt && isConfirmed(code))) && !isOfThing(before),
    announced: 0.82,
    reach: 24,
    cues: [
      'id number',
      'id no',
      'id nr',
      'id num',
      'identity number',
      'identity no',
      'identification number',
      'identification no',
      'identity code',
      'national number',
      'national no',
      'national identifier',
      'personal number',
      'personal no',
      'personal id',
      'personal id number',
      'personal code',
      'personal identifier',
      'citizen id',
      'citizen number',
      'citizen service number',
      'civil id',
      'civil number',
      'person id',
      'tax id',
      'tax id number',
      'tax number',
      'tax no',
      'tax code',
      'tin',
      'taxpayer id',
      'taxpayer number',
      'taxpayer identification number',
      'fiscal number',
      'fiscal code',
      'fiscal id',
      'government id',
      'gov id',
      'social insurance number',
      'social number',
      'insurance number',
      'document number',
      'document no',
      'document id',
      'numer identyfikacyjny',
      'nr identyfikacyjny',
      'numer dokumentu',
      'identyfikator',
      'steuernummer',
      'identifikationsnummer',
      'ausweisnummer',
      'numéro fiscal',
      'numéro d identité',
      'numéro national',
      'número de identificación',
      'número de documento',
      'identificación',
      'documento',
      'número fiscal',
      'número de identificação',
      'codice identificativo',
      'identificativo',
      'persoonsnummer',
      'personnummer',
      'personnr',
      'osobní číslo',
      'osobný identifikátor',
      'osobni broj',
      'személyi szám',
      'cod personal',
      'личный номер',
      'личен номер',
      'ідентифікатор',
      'ідентифікаційний номер',
      'идентификационный номер',
      'налоговый номер',
      'αριθμός μητρώου',
      'מזהה',
      'מספר מזהה',
      'رقم الهوية',
    ],
  });
};
