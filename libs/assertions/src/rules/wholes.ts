import { all, type Constraint } from '../constraint';
import { not, only, type Rule } from './rule';

const WHOLE = ['formats', 'languages', 'verb:be', 'verb:write', 'verb:wrap', 'only', 'and'];

export const wholes: Rule = (meaning) => {
  const { formats, languages, flags, verbs } = meaning;
  if (meaning.ofWords) return undefined;
  const count = formats.length + languages.length;
  const wholesome =
    only(meaning, WHOLE) || (flags.has('only') && only(meaning, [...WHOLE, 'verb:has']));
  if (languages.length > 1 && flags.has('or')) return oneLanguage(meaning);
  if (
    count === 0 ||
    !wholesome ||
    languages.length > 1 ||
    (meaning.forbids && (count > 1 || flags.has('only')))
  )
    return undefined;
  if (verbs.size === 0 && !meaning.demands) return undefined;
  return not(
    meaning,
    all([
      ...languages.map((language): Constraint => ({ kind: 'language', language })),
      ...formats.map((format): Constraint => ({ kind: 'format', format })),
    ]),
  );
};

/** Recognises a choice of languages: "in English or German". */
const oneLanguage: Rule = (meaning) => {
  if (!only(meaning, ['languages', 'verb:be', 'verb:write', 'or', 'only'])) return undefined;
  const parts = meaning.languages.map((language): Constraint => ({ kind: 'language', language }));
  return meaning.forbids
    ? all(parts.map((part): Constraint => ({ kind: 'not', part })))
    : { kind: 'some', parts, bounds: { min: 1 } };
};

export const isoLanguage: Rule = (meaning) => {
  const [code, more] = meaning.literals;
  if (
    !meaning.flags.has('iso') ||
    code === undefined ||
    more !== undefined ||
    !/^[a-z]{2}$/i.test(code)
  )
    return undefined;
  return only(meaning, ['literals', 'iso', 'verb:be', 'verb:write', 'only'])
    ? not(meaning, { kind: 'language', language: code.toLowerCase() })
    : undefined;
};

export const quoted: Rule = (meaning) =>
  meaning.verbs.has('wrap') &&
  meaning.units.length === 1 &&
  meaning.units[0] === 'quotation' &&
  only(meaning, ['units', 'verb:wrap', 'verb:be'])
    ? not(meaning, { kind: 'format', format: 'quoted' })
    : undefined;
