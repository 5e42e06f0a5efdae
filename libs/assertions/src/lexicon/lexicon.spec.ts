import { expand } from '../lexicon';
import { LEXICONS_DATA } from './index';

describe.each(LEXICONS_DATA)('lexicon $language', ({ phrases }) => {
  const meanings = Object.entries(phrases).flatMap(([tag, list]) => list.flatMap((phrase) => expand(phrase).map((words) => [words.join(' '), tag] as const)));

  it('assigns each phrase a single meaning', () => {
    const known = new Map<string, string>();
    const doubtful = meanings.filter(([phrase, tag]) => {
      const other = known.get(phrase);
      known.set(phrase, tag);
      return other !== undefined && other !== tag;
    });
    expect(doubtful).toEqual([]);
  });

  it('contains only lower-case phrases of at least one word', () => {
    expect(meanings.filter(([phrase]) => phrase === '' || phrase !== phrase.toLowerCase())).toEqual([]);
  });
});
