import { isId, UnknownRevision } from '@touchstone/clients';
import type { RevisionSelector } from '@touchstone/contracts';
import { InvalidRequest } from '@touchstone/http-edge';
import { refuse } from '../http/problems';
import { one, type RawQuery } from '../management/query';

/** Maximum revision number: revision numbers are 32-bit integers. */
const HIGHEST = 2_147_483_647;
const SELECTORS = ['revision', 'revision_id', 'revision_number', 'label'] as const;

const DIGITS = /^\d{1,100}$/;
const CUID2 = /^[a-z][a-z0-9]{23}$/;
/** Excludes numbers and ids, so that one parameter can take all three. */
const LABEL = /^[A-Za-z][A-Za-z0-9._-]{0,63}$/;
const isLabel = (text: string): boolean => LABEL.test(text) && !CUID2.test(text);

const byNumber = (field: string, text: string): RevisionSelector => {
  const number = DIGITS.test(text) ? Number(text) : NaN;
  refuse(
    number >= 1 && number <= HIGHEST
      ? []
      : [`${field}: expected a whole number from 1 to ${HIGHEST}.`],
  );
  return { number };
};

const byId = (revisionId: string): RevisionSelector => {
  if (!isId(revisionId)) throw new UnknownRevision();
  return { revisionId };
};

/** @throws UnknownRevision for an impossible label */
export const byLabel = (label: string): { label: string } => {
  if (!isLabel(label)) throw new UnknownRevision();
  return { label };
};

/**
 * Parses a revision's number or id.
 * @throws InvalidRequest for a number out of range, UnknownRevision for any other text
 */
export const revisionOf = (field: string, value: string | number): RevisionSelector => {
  const text = String(value);
  return DIGITS.test(text) ? byNumber(field, text) : byId(text);
};

/**
 * Returns the revision that a query selects; by default the active one.
 * @throws InvalidRequest, UnknownRevision
 */
export const selectionOf = (query: RawQuery): RevisionSelector => {
  const given = SELECTORS.flatMap((name) => {
    const text = one(query, name);
    return text === undefined ? [] : [{ name, text }];
  });
  const [first] = given;
  if (first === undefined) return {};
  if (given.length > 1)
    throw new InvalidRequest(
      `${given.map(({ name }) => name).join(', ')}: expected only one of them.`,
    );
  const { name, text } = first;
  if (name === 'label') return byLabel(text);
  if (name === 'revision_number') return byNumber(name, text);
  return name === 'revision_id' ? byId(text) : revisionOf(name, text);
};

/**
 * Parses a revision's number, id or label in a required parameter.
 * @throws InvalidRequest, UnknownRevision
 */
export const anyRevision = (query: RawQuery, field: string): RevisionSelector => {
  const text = one(query, field);
  if (text === undefined)
    throw new InvalidRequest(`${field}: expected the number, id or label of a revision.`);
  return isLabel(text) ? byLabel(text) : revisionOf(field, text);
};

/** Parses a revision's number or id in a body. @throws InvalidRequest */
export const revisionToLabel = (value: string | number): RevisionSelector => {
  refuse(isId(String(value)) ? [] : ['revision: expected the number or the id of a revision.']);
  return revisionOf('revision', value);
};

/** @throws InvalidRequest */
export const labelToSet = (label: string): string => {
  refuse(
    isLabel(label)
      ? []
      : [
          'label: expected a letter, then up to 63 letters, digits, dots, dashes or underscores; not in the form of a revision id.',
        ],
  );
  return label;
};
