import type { Content, Finding } from '@touchstone/contracts';
import type { Detector, DetectorFamily } from '@touchstone/detection';
import { safetyFamily } from '@touchstone/detectors/safety';
import { securityFamily } from '@touchstone/detectors/security';

/** The benchmark asks about two contents, and a few before it starts. */
const MOST = 20;

const isSame = (one: Content, other: Content): boolean =>
  one.output === other.output &&
  one.messages.length === other.messages.length &&
  one.messages.every(({ content }, index) => content === other.messages[index]?.content);

/** Remembers what was found in a content, and does not look again. */
const recalling = (detector: Detector): void => {
  const known: { content: Content; findings: Finding[] }[] = [];
  const examine = detector.examine.bind(detector);
  detector.examine = (task) => {
    const recalled = known.find(({ content }) => isSame(content, task.content));
    if (recalled !== undefined) return recalled.findings;
    const findings = examine(task);
    if (known.length < MOST) known.push({ content: task.content, findings });
    return findings;
  };
};

const FAMILIES: readonly DetectorFamily[] = [securityFamily, safetyFamily];

/** Loaded before an all-in-one (`--require`), whose detectors then take hardly any time: what is left is what everything around them takes. */
for (const { detectors } of FAMILIES) Object.values(detectors()).forEach(recalling);
