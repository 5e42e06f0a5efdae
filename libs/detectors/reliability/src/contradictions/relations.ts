import { foldBase } from '@touchstone/text';
import { phraseFinder } from './phrases';
import { remembered } from './remembered';

/** Verbs between two people whose exchange changes the meaning. */
const RELATIONS = [
  phraseFinder(
    'beat | beats | defeated | defeats | won{ it, the *,}{ against,} | wins | overcame | ' +
      'outplayed | took the {title,win,trophy} | schlug | besiegte | gewann{ gegen,} | ' +
      'a battu | bat | a gagné{ contre,}',
  ),
  phraseFinder(
    'take{s,} over from | took over from | replace{s,} | replaced | step{s,} in for | ' +
      'fill{s,} in for | cover{s,} for | stand{s,} in for | substitute{s,} for | ' +
      'succeed{s,} | succeeded | vertritt | ersetzt | löst | übernimmt von | remplace | ' +
      'prend la place de | succède à',
  ),
  phraseFinder('reports to | works for | is managed by | berichtet an | rend compte à'),
  phraseFinder(
    'sold{ it,} to | lent{ it,} to | pays | paid | owes | gave{ it,} to | sends | ' +
      'sent{ it,} to | verkaufte an | schuldet | doit',
  ),
  phraseFinder(
    'acquired | bought | bought out | took over | sued | hired | taught | mentor{s,} | ' +
      'mentored | kaufte | übernahm | a racheté | a acquis',
  ),
];
const NAME = /(?<!\p{L})\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)*/gu;
const isNegated = phraseFinder("not | never | n't | nicht | pas");

interface Relation {
  index: number;
  subject: string;
  object: string | undefined;
}

/** Finds who does something to whom in a clause. */
const relationOf = remembered((clause): Relation | undefined => {
  for (const [index, find] of RELATIONS.entries()) {
    const match = find(clause);
    if (!match || isNegated(clause)) continue;
    const subject = lastName(clause.slice(0, match.index));
    const object = firstName(clause.slice(match.index + match.text.length));
    if (subject !== undefined) return { index, subject, object };
  }
  return undefined;
});

const keyOf = (name: string): string => foldBase(name.split(' ').at(-1) ?? name);
const lastName = (text: string): string | undefined =>
  [...text.matchAll(NAME)].map(([name]) => keyOf(name)).at(-1);
const firstName = (text: string): string | undefined =>
  [...text.matchAll(NAME)].map(([name]) => keyOf(name))[0];

/** Returns true if two clauses exchange the parts of two people. */
export const exchangesParts = (later: string, earlier: string): boolean => {
  const [one, other] = [relationOf(later), relationOf(earlier)];
  return (
    one !== undefined &&
    other !== undefined &&
    one.index === other.index &&
    one.subject !== other.subject &&
    one.subject === other.object
  );
};
