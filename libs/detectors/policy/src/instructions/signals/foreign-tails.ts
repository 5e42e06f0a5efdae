import { type Constraint, parseRequirement } from '@touchstone/assertions';

/** Begins an adjunct of a task in German, French, Spanish, Italian and Portuguese. */
const ADJUNCT =
  /(?<=[\p{L}\p{N}"”»)],? (?:und |et |y |e )?)(?=(?:in|auf|mit|ohne|höchstens|maximal|mindestens|als|en|avec|sans|au|comme|con|sin|como|senza|come|com|sem|em)(?![\p{L}]))/giu;
const ORDERS = [
  '',
  'Antworte ',
  'Verwende ',
  'Réponds ',
  'Utilise ',
  'Responde ',
  'Usa ',
  'Rispondi ',
];
const FORMAL = new Set<Constraint['kind']>(['count', 'language', 'format', 'all', 'phrase', 'not']);
const MOST_ADJUNCTS = 12;

const REQUEST =
  /^(?:bitte |hallo,? |bonjour,? |hola,? )?(?:kannst|könntest|können|könnten|würdest|peux|pourrais|pouvez|pourriez|puedes|podrías|puede|podría|puoi|potresti|pode|poderia)(?![\p{L}])/iu;

export interface ForeignTail {
  text: string;
  constraint: Constraint;
}

/** Returns the demands at the end of a task that rules understand. */
export const foreignTailsOf = (sentence: string): ForeignTail[] => {
  if (/\?$/.test(sentence) && !REQUEST.test(sentence)) return [];
  const written = sentence.replace(/[\s.!?]{1,5}$/, '');
  const found: ForeignTail[] = [];
  let end = written.length;
  const starts = [...written.matchAll(ADJUNCT)].map(({ index }) => index).slice(-MOST_ADJUNCTS);
  for (const start of starts.reverse()) {
    const text = written.slice(start, end).replace(/(?:,| und| et| y| e)*\s*$/iu, '');
    const constraint = ORDERS.map((order) => parseRequirement(order + text)?.constraint).find(
      (one) => one !== undefined && FORMAL.has(one.kind),
    );
    if (!constraint) continue;
    found.unshift({ text, constraint });
    end = start;
  }
  return found;
};
