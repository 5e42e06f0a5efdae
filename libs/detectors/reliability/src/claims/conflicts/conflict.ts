/** A point where a claim contradicts a statement of the context. */
export interface Conflict {
  kind:
    | 'number'
    | 'unit'
    | 'name'
    | 'word'
    | 'replacement'
    | 'negation'
    | 'opposite'
    | 'role'
    | 'association'
    | 'comparison'
    | 'quantifier'
    | 'modality'
    | 'tense';
  claimed: string;
  given: string;
}
