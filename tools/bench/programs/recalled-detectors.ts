import type { Finding } from '@touchstone/contracts';
import type { Detector, DetectorFamily } from '@touchstone/detection';
import { safetyFamily } from '@touchstone/detectors/safety';
import { securityFamily } from '@touchstone/detectors/security';

/** The benchmark asks about two contents, and a few before it starts. */
const MOST = 100;

/** Remembers what was found in a content, and does not look again. */
const recalling = (detector: Detector): void => {
  const found = new Map<string, Finding[]>();
  const examine = detector.examine.bind(detector);
  detector.examine = (task) => {
    const key = [task.request.check, task.content.output, ...task.content.messages.map(({ content }) => content)].join();
    const findings = found.get(key) ?? examine(task);
    if (found.size < MOST) found.set(key, findings);
    return findings;
  };
};

const FAMILIES: readonly DetectorFamily[] = [securityFamily, safetyFamily];

/** Loaded before an all-in-one (`--require`), whose detectors then take hardly any time: what is left is what everything around them takes. */
for (const { detectors } of FAMILIES) Object.values(detectors()).forEach(recalling);
