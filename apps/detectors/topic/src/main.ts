import { DetectionModule } from '@touchstone/detection/serving';
import { topicFamily } from '@touchstone/detectors/topic';
import { runService } from '@touchstone/platform';

void runService('detector-topic', () => [DetectionModule.serving(topicFamily)]);
