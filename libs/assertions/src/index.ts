export { type Concept, type ConceptName,CONCEPTS } from './concepts/concept';
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
export { isOpen } from './is-open';
export { parseRequirement } from './parse';
export { parseToolRule } from './tool-rules/parse-tool-rule';
export type { ToolRule, ValueTest } from './tool-rules/tool-rule';
