export { type Concept, type ConceptName, CONCEPTS } from './concepts/concept';
export {
  asksForPresence,
  type Bounds,
  type Condition,
  type Constraint,
  type Countable,
  COUNTABLES,
  type Format,
  FORMATS,
  type Phrase,
  type Requirement,
  type Side,
} from './constraint';
export type { DelegatedCheck, DelegatedRule } from './delegated-rule';
export { parseDelegation } from './delegation';
export { explain, type Explanation } from './explain';
export { isOnlyCompared, isOpen } from './is-open';
export { parseRequirement } from './parse';
export { parseProposition, type Proposition } from './propositions/parse-proposition';
export { concernsAction } from './tool-rules/action-words';
export {
  actionOf,
  actionOfName,
  actionOfNoun,
  isReading,
  thingOf,
} from './tool-rules/lexicon/actions';
export { parseToolRule } from './tool-rules/parse-tool-rule';
export type {
  ArgumentRef,
  ArgumentTest,
  CallPattern,
  FollowUp,
  Grounded,
  Need,
  ResultTest,
  Secret,
  ToolRule,
  UserTest,
  ValueForm,
  ValueTest,
} from './tool-rules/tool-rule';
export { effectOf, type KnownTool, namePieces, Toolbox } from './tool-rules/toolbox';
