import { defineFamily } from '@touchstone/detection';
import { topicScopingDetector } from './topic-scoping/topic-scoping.detector';

export const topicFamily = defineFamily('topic', __filename, () => ({
  topic_scoping: topicScopingDetector(),
}));
