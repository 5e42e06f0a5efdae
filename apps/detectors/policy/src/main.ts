import { DetectionModule } from '@touchstone/detection/serving';
import { policyFamily } from '@touchstone/detectors/policy';
import { runService } from '@touchstone/platform';

void runService('detector-policy', () => [DetectionModule.serving(policyFamily)]);
