import { all, type Constraint } from '../constraint';
import { denied, has, names, type Rule, valueOf } from './clause-reading';
import { concept, none, not, some, writing } from './constraints';
import type { Role } from './role';

export const sentencesOf: Rule = (reading) => {
  const { forbids, things } = reading;
  if (reading.figures.some((n) => n !== 2)) return undefined;
  if (names(reading, ['sentence', 'capital-letter'], ['start', 'capital-letters']) && !forbids)
    return writing('sentence-capitals');
  if (names(reading, ['sentence', 'start', 'small-letters']) && forbids)
    return writing('sentence-capitals');
  if (names(reading, ['sentence', 'start', 'same'], ['word', 'consecutive']) && forbids)
    return writing('varied-openings');
  if (names(reading, ['sentence', 'start', 'twice', 'word'], ['same', 'consecutive']) && forbids)
    return writing('varied-openings');
  if (
    names(reading, ['word', 'twice'], ['consecutive', 'same', 'quoted']) &&
    forbids &&
    (things.has('consecutive') || /doubl|repeated/.test(valueOf(reading, 'twice')))
  )
    return writing('no-doubled-words');
  if (names(reading, ['word', 'same', 'consecutive']) && forbids)
    return writing('no-doubled-words');
  if (names(reading, ['sentence', 'twice'], ['same']) && forbids)
    return writing('no-repeated-sentences');
  if (
    names(reading, ['statement'], ['source', 'footnote', 'end', 'parenthesis', 'sentence']) &&
    (things.has('source') || things.has('footnote')) &&
    !forbids
  )
    return writing('cited-sentences');
  if (names(reading, ['sentence', 'footnote'], ['end', 'parenthesis']) && !forbids)
    return writing('cited-sentences');
  return undefined;
};

const PRONOUNS: Partial<Record<Role, Constraint>> = {
  I: not(concept('first-person-singular')),
  we: not(concept('first-person-plural')),
  you: none('second-person'),
};

const persons: Rule = (reading) => {
  const { forbids } = reading;
  if (
    names(reading, ['third-person'], ['I', 'we', 'you', 'first-person']) &&
    (!forbids || denied(reading) !== 'third-person')
  )
    return all([none('first-person'), none('second-person'), not(concept('first-person-plural'))]);
  if (names(reading, ['we', 'I']) && denied(reading) === 'I')
    return not(concept('first-person-singular'));
  if (names(reading, ['we', 'I']) && denied(reading) === 'we' && reading.pieces[0]?.role !== 'no')
    return not(concept('first-person-plural'));
  if (
    forbids &&
    reading.things.size > 0 &&
    [...reading.things].every((role) => PRONOUNS[role] !== undefined)
  )
    return all([...reading.things].flatMap((role) => PRONOUNS[role] ?? []));
  if (names(reading, ['we']) && !forbids) return not(concept('first-person-singular'));
  return names(reading, ['you']) && !forbids ? some('second-person') : undefined;
};

export const others: Rule = (reading) => {
  const { forbids } = reading;
  if (names(reading, ['step', 'own-line']) && !forbids) return writing('own-lines');
  if (names(reading, ['language', 'mixing']) && forbids) return writing('one-language');
  if (
    names(reading, ['language']) &&
    !forbids &&
    reading.figures.length === 1 &&
    reading.figures[0] === 1 &&
    !has(reading, 'min')
  )
    return writing('one-language');
  if (reading.figures.length > 0) return undefined;
  if (names(reading, ['signature', 'name'], ['end']))
    return forbids ? not(writing('signed-name')) : writing('signed-name');
  if (names(reading, ['start', 'name']))
    return forbids ? not(writing('name-first')) : writing('name-first');
  if (names(reading, ['signature'], ['end']) && forbids) return not(concept('closing'));
  if (names(reading, ['plain-text'], ['markdown', 'bold', 'highlight', 'html', 'list', 'heading']))
    return !forbids || denied(reading) !== 'plain-text'
      ? { kind: 'format', format: 'plain' }
      : undefined;
  if (names(reading, ['small-letters']) && !forbids) return { kind: 'format', format: 'lowercase' };
  if (names(reading, ['capital-letters'], ['word'])) {
    if (forbids) return reading.things.has('word') ? none('capitals') : undefined;
    return reading.things.has('word') && !has(reading, 'whole')
      ? undefined
      : { kind: 'format', format: 'uppercase' };
  }
  if (names(reading, ['small-letters', 'capital-letters']) && denied(reading) === 'capital-letters')
    return { kind: 'format', format: 'lowercase' };
  return persons(reading);
};
