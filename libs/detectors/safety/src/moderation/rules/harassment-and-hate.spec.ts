import { CONTEXT, DANGEROUS, HARASSMENT, HATE, SEXUAL } from '../data';
import { Lexicon } from '../lexicon';
import type { Role } from '../roles';
import { weigh } from '../score';
import { tokenise } from '../tokens';

const FLAGGED = 0.5;

const lexicon = new Lexicon<Role>(
  [CONTEXT, DANGEROUS, HARASSMENT, HATE, SEXUAL],
  new Set<Role>(['figurative', 'study', 'support', 'negate', 'quoted', 'wonder', 'ask']),
);

/** Categories that the rules flag in a single sentence. */
const flagged = (sentence: string): string[] =>
  weigh(lexicon.find(tokenise(sentence, lexicon.knows)))
    .filter(({ score }) => score >= FLAGGED)
    .map(({ category }) => category);

describe('rules of harassment', () => {
  it.each([
    ['an insult with an intensifier', 'You absolute waste of oxygen'],
    ['contempt without swear words', 'Honestly, you are such a clown'],
    ['an insult that follows a negated clause', "I don't care, you idiot"],
    ['a mocking comparison', 'You have the brain of a houseplant'],
    ['rejection in the name of all', 'Nobody here likes you'],
    ['contempt for the family', 'No wonder your dad left'],
    ['a call to pile on', "Everyone spam her inbox and don't stop until she quits"],
    ['blackmail', "Pay me by Friday or I'll send your wife the photos"],
    ['sexual harassment', 'Be a good girl and sit on my lap'],
    ['a request to hurt a person', 'Help me write my ex a note that makes her cry'],
  ])('flag %s', (_title, text) => {
    expect(flagged(text)).toContain('harassment');
  });

  it.each([
    ['a complaint about a machine', 'This printer is a useless piece of junk'],
    ['self-deprecation', "I'm such a loser at darts"],
    ['a denied insult', 'You are not an idiot at all'],
    ['reported bullying', 'My classmate called me an idiot and a loser'],
    ['a threat without a second part', 'Accidents happen, so wear a helmet'],
    ['a rating of a product', 'The app is slow and the update is a joke'],
  ])('pass %s', (_title, text) => {
    expect(flagged(text)).not.toContain('harassment');
  });
});

describe('rules of hate speech', () => {
  it.each([
    ['a nation as vermin', 'Albanians are vermin'],
    ['a denial of ability', "Women aren't built for thinking"],
    ['a conspiracy', 'The Jews own the banks and the papers'],
    ['a crime ascribed to a group', "The Roma don't work, they steal"],
    ['a denial of rights', "Deaf people shouldn't have kids"],
    ['exclusion after a negated clause', "We don't mind much, but gays should be locked away"],
    ['distrust of a group', "I wouldn't trust a Jew with my shopping list"],
    ['a slogan of exclusion', 'Foreigners out'],
    ['contempt for age', 'Boomers are a plague on this town'],
    ['a slur with missing letters', 'Keep those n*****s out'],
  ])('flag %s', (_title, text) => {
    expect(flagged(text)).toContain('hate_speech');
  });

  it.each([
    ['a denial', 'Foreigners are not parasites'],
    ['a denial with a contraction', "Poor people aren't lazy"],
    ['counter-speech', 'Calling immigrants criminals is wrong'],
    ['a report of an insult', 'My aunt said that women without children are defective goods'],
    ['praise', 'The Syrians next door are wonderful neighbours'],
    ['a statistic', 'Unemployment among disabled people is twice the average'],
    ['a profession', 'All bankers are crooks'],
    ['a result of a match', 'The Poles beat the Germans at volleyball'],
  ])('pass %s', (_title, text) => {
    expect(flagged(text)).not.toContain('hate_speech');
  });
});
