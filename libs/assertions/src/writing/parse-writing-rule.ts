import { allOf, type Constraint } from '../constraint';
import { readingOf } from './clause-reading';
import { clausesOf, isRemark } from './clauses';
import { isElement } from './count-rules';
import { constraintIn } from './read-clause';
import type { Piece } from './role';
import { rolesOf } from './roles';
import { parseSpecialForm } from './special-forms';

/** Limit for parsing: such rules are short. */
const LONGEST = 240;
const MOST_CLAUSES = 4;
/** Conditions and exceptions, which a text alone does not show. */
const LIMITED =
  /\b(?:unless|except(?:ions?)?|if|when(?:ever)?|apart from|other than|until|where|while|besides|aside from|after|once (?:the|you|a)|only (?:in|for|on|at|after))\b/i;
/** Owners of data that must not be given. */
const OF_PERSONS =
  /\b(?:customers?|users?|clients?|patients?|guests?|students?|employees?|colleagues?|members?|parents?)['’]s? |\b(?:of|from|belonging to) (?:the |our |any |other |another )?(?:customers?|users?|clients?|patients?|guests?|students?|employees?|colleagues?|members?|parents?|people|staff)\b|\b(?:their|personal|private)\b/i;
const PERSONAL = new Set(['email', 'phone', 'date', 'url']);
/** Actions on what otherwise is a sign or part of a text, such as `answer the question`. */
const OF_DEEDS =
  /\b(?:answer|repeat|ignore|dodge|skip|restate|read|understand)\w{0,4} (?:\w+ ){0,3}questions?\b|\bwrit(?:e|ing) (?:any )?code\b/i;

/** Parses a rule on how a text is written; `undefined` unless all of it is understood. */
export const parseWritingRule = (rule: string): Constraint | undefined => {
  const written = rule.trim().replace(/[.!\s]{1,10}$/, '');
  if (written.length > LONGEST) return undefined;
  const special = parseSpecialForm(written);
  if (special) return special;
  if (LIMITED.test(written) || OF_DEEDS.test(written)) return undefined;
  const clauses = clausesOf(written);
  if (clauses.length === 0 || clauses.length > MOST_CLAUSES) return undefined;
  const parts: Constraint[] = [];
  let elements: readonly Piece[] = [];
  for (const [index, clause] of clauses.entries()) {
    const pieces = rolesOf(clause);
    if (isOfPersons(written, pieces)) return undefined;
    if (index > 0 && isContrast(pieces)) continue;
    if (isLimitAlone(pieces) && elements.length > 0) {
      const limit = constraintIn(readingOf([...elements, ...asLimit(pieces)]));
      if (!limit) return undefined;
      parts.splice(Math.max(0, parts.length - 1), 1, limit);
      continue;
    }
    elements = pieces.filter(({ role }) => isElement(role));
    const isAllowed = PERMISSION.test(clause) && !pieces.some(({ role }) => role === 'no');
    const part = isAllowed ? undefined : constraintIn(readingOf(pieces));
    if (part) parts.push(part);
    else if (
      !(isAllowed && elements.length === pieces.length - 1) &&
      (!(isRemark(clause) && isIdle(pieces)) || index === 0)
    )
      return undefined;
  }
  return parts.length > 0 ? allOf(parts) : undefined;
};

const PERMISSION = /\b(?:may|can|could|(?:is|are) (?:fine|ok(?:ay)?|allowed|welcome|permitted))\b/i;

/** "One sentence, not two". */
const isContrast = (pieces: readonly Piece[]): boolean =>
  pieces[0]?.role === 'no' &&
  pieces.slice(1).every(({ role }) => role === 'figure') &&
  pieces.length > 1;

/** "…, but only one per reply": a limit on what the clause before names. */
const isLimitAlone = (pieces: readonly Piece[]): boolean =>
  pieces.some(({ role }) => role === 'figure') &&
  pieces.every(({ role }) => /^(?:figure|max|below|above|min|exact|no)$/.test(role));
const asLimit = (pieces: readonly Piece[]): readonly Piece[] =>
  pieces.some(({ role }) => /^(?:max|below|above|min)$/.test(role))
    ? pieces
    : [{ role: 'max' }, ...pieces.filter(({ role }) => role === 'figure')];

const isOfPersons = (written: string, pieces: readonly Piece[]): boolean =>
  pieces.some(({ role }) => PERSONAL.has(role)) && OF_PERSONS.test(written);

/** States no demand: a remark beside a rule. */
const isIdle = (pieces: readonly Piece[]): boolean =>
  !pieces.some(({ role }) => /^(?:max|below|above|min|figure|quoted)$/.test(role));
