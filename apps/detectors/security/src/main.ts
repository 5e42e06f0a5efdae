import { DetectionModule } from '@touchstone/detection/serving';
import { securityFamily } from '@touchstone/detectors/security';
import { runService } from '@touchstone/platform';

void runService('detector-security', () => [DetectionModule.serving(securityFamily)]);
