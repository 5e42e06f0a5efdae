import { DetectionModule } from '@touchstone/detection/serving';
import { reliabilityFamily } from '@touchstone/detectors/reliability';
import { runService } from '@touchstone/platform';

void runService('detector-reliability', () => [DetectionModule.serving(reliabilityFamily)]);
