import { defineFamily } from '@touchstone/detection';
import { topicScopingDetector } from './topic-scoping/topic-scoping.detector';

export { FEATURES, type TextAmount, textFacts, topicFeatures } from './topic-scoping/features';
export { lexiconEvidence } from './topic-scoping/lexicon';
export { textMeaning } from './topic-scoping/meaning/text-meaning';
export { WORD_FIELDS_FILE, wordFieldBytes } from './topic-scoping/meaning/word-fields';
export { MODEL_FILE, thresholdFor, type TopicModel } from './topic-scoping/model';
export { rooted } from './topic-scoping/roots';
export { shapeOf } from './topic-scoping/shape';
export { topicOf } from './topic-scoping/topics';

export const topicFamily = defineFamily('topic', __filename, () => ({
  topic_scoping: topicScopingDetector(),
}));
