const LISTS = [
  'january february march april may june july august september october november december',
  'jan feb mar apr _ jun jul aug sep oct nov dec',
  'januar februar marz _ mai juni juli _ _ oktober _ dezember',
  'janvier fevrier mars avril _ juin juillet aout septembre octobre novembre decembre',
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  'gennaio febbraio _ aprile maggio giugno luglio _ settembre ottobre _ dicembre',
  'janeiro fevereiro marco _ maio junho julho _ setembro outubro novembro dezembro',
  'januari februari maart _ mei _ _ augustus _ _ _ _',
];

/** Month of the year, 1 to 12, by its name in seven languages, lower case, without accents. */
export const MONTHS: ReadonlyMap<string, number> = new Map(
  LISTS.flatMap((list) =>
    list
      .split(' ')
      .flatMap((name, index): [string, number][] => (name === '_' ? [] : [[name, index + 1]])),
  ),
);

const DAY_LISTS = [
  'sunday monday tuesday wednesday thursday friday saturday',
  'sun mon tue wed thu fri sat',
  'sonntag montag dienstag mittwoch donnerstag freitag samstag',
  'dimanche lundi mardi mercredi jeudi vendredi samedi',
  'domingo lunes martes miercoles jueves viernes sabado',
  'domenica lunedi martedi mercoledi giovedi venerdi sabato',
  'zondag maandag dinsdag woensdag donderdag vrijdag zaterdag',
];

/**
 * Day of the week, 0 for Sunday to 6, by its name in six languages, lower case, without accents.
 */
export const WEEKDAYS: ReadonlyMap<string, number> = new Map(
  DAY_LISTS.flatMap((list) =>
    list.split(' ').map((name, index): [string, number] => [name, index]),
  ),
);
