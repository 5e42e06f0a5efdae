import { DetectionModule } from '@touchstone/detection/serving';
import { safetyFamily } from '@touchstone/detectors/safety';
import { runService } from '@touchstone/platform';

void runService('detector-safety', () => [DetectionModule.serving(safetyFamily)]);
