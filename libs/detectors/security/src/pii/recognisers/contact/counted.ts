import { fold } from '@touchstone/text';
import { NOT_NAMES } from '../../names/gazetteer/data/not-names';

/**
 * Words beside numbers that are not house numbers: days, months, units. Source: own list of words.
 */
const COUNTED = new Set(
  [
    NOT_NAMES.dates,
    'version page chapter section paragraph line row column step stage level day week phase episode season slide table figure appendix annex gate hall platform room version release team',
    'channel track round lap lane bay terminal flight train bus exit class grade group part act scene verse clause item option question answer task ticket case issue step windows android iphone ios',
    'netflix python java node port server servers rack sprint q volume vol chapter rule stand booth court pitch mile kilometre kilometer day days minutes hours people users customers percent points',
    'seite kapitel abschnitt zeile spalte schritt stufe tag woche halle gleis saal raum folge staffel punkt frage aufgabe',
    'chapitre ligne colonne etape niveau jour semaine salle porte voie episode saison question capitulo linea columna paso nivel dia semana sala anden parrafo pagina pregunta punto',
    'capitolo riga colonna passo livello giorno settimana binario paragrafo domanda linha coluna etapa passo nivel plataforma paragrafo pergunta',
    'hoofdstuk regel kolom stap niveau dag zaal spoor vraag strona rozdzial linia krok poziom dzien tydzien peron pytanie страница глава строка шаг уровень день неделя зал платформа вопрос',
  ].flatMap((line) => fold(line).split(' ')),
);
const FIRST_WORD = /\p{L}+/u;
/** Returns true if an excerpt begins with a counted word. */
export const isCounted = (excerpt: string): boolean =>
  COUNTED.has(fold(FIRST_WORD.exec(excerpt)?.[0] ?? ''));
