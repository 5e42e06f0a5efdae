export { areRelated, type Candidate, isReading, requiredOf } from './candidate';
export {
  PREFERENCE_FEATURES,
  preferenceFeatures,
  RELEVANCE_FEATURES,
  relevanceFeatures,
} from './features';
export { CHOICE_MODEL_FILE, type ChoiceModel, choiceModel, fitOf } from './model';
export { profileOf, type ToolProfile } from './profile';
export { analysed, type Request, requestsOf } from './request';
export { ruledOutBy } from './ruled-out';
