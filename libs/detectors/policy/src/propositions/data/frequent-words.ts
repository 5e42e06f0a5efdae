/** The most frequent words of replies: each counts by how near its sentence is to the phrase. */
export const FREQUENT_WORDS: readonly string[] = (
  'the you is a and to your can it i in for not on of will that with at have are be our please we so ' +
  'from do would by this but if am has about an us what one no or two as up account send get how there ' +
  'which tell out euros was need team may find me say sorry been they all like free under look could ' +
  'here back then after number days them should more check just any before who go now time last see ' +
  'again give use when only take right next until year new whether three within card than people ' +
  'through open course order off too good without pay every form costs come since leave first my many ' +
  'ten day own better file today takes start ask other help years five page into does offer most same ' +
  'anything four minutes doctor charge let well'
).split(' ');
