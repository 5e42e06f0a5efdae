import { foldBase } from '@touchstone/text';
import { remembered } from './remembered';

/** Verbs between two people whose exchange changes the meaning. */
const RELATIONS: readonly RegExp[] = [
  /(?<!\p{L})(?:beat|beats|defeated|defeats|won(?: it| the \p{L}+)?(?: against)?|wins|overcame|outplayed|took the (?:title|win|trophy)|schlug|besiegte|gewann(?: gegen)?|a battu|bat|a gagné(?: contre)?)(?!\p{L})/iu,
  /(?<!\p{L})(?:takes? over from|took over from|replaces?|replaced|steps? in for|fills? in for|covers? for|stands? in for|substitutes? for|succeeds?|succeeded|vertritt|ersetzt|löst|übernimmt von|remplace|prend la place de|succède à)(?!\p{L})/iu,
  /(?<!\p{L})(?:reports to|works for|is managed by|berichtet an|rend compte à)(?!\p{L})/iu,
  /(?<!\p{L})(?:sold(?: it)? to|lent(?: it)? to|pays|paid|owes|gave(?: it)? to|sends|sent(?: it)? to|verkaufte an|schuldet|doit)(?!\p{L})/iu,
  /(?<!\p{L})(?:acquired|bought|bought out|took over|sued|hired|taught|mentors?|mentored|kaufte|übernahm|a racheté|a acquis)(?!\p{L})/iu,
];
const NAME = /(?<!\p{L})\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)*/gu;
const NEGATED = /(?<!\p{L})(?:not|never|n['’]t|nicht|pas)(?!\p{L})/iu;

interface Relation {
  index: number;
  subject: string;
  object: string | undefined;
}

/** Finds who does something to whom in a clause. */
const relationOf = remembered((clause): Relation | undefined => {
  for (const [index, pattern] of RELATIONS.entries()) {
    const match = pattern.exec(clause);
    if (!match || NEGATED.test(clause)) continue;
    const subject = lastName(clause.slice(0, match.index));
    const object = firstName(clause.slice(match.index + match[0].length));
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
