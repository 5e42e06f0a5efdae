import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';

interface Policy {
  type: 'Percent' | 'Pods';
  value: number;
  periodSeconds: number;
}

interface ScaledObject {
  kind: string;
  metadata: { name: string };
  spec: {
    minReplicaCount: number;
    maxReplicaCount: number;
    pollingInterval: number;
    advanced: {
      scalingModifiers?: { formula: string };
      horizontalPodAutoscalerConfig: { behavior: { scaleUp: { policies: Policy[] } } };
    };
    triggers: { name: string; metadata: { value?: string } }[];
  };
}

const FILE = join(__dirname, '../../../../k8s/components/keda/scaled-objects.yaml');

/** Rule of `k8s/` for the replicas of one Deployment. */
export class ReplicaRule {
  readonly pollMs: number;
  readonly floor: number;
  private readonly spec: ScaledObject['spec'];

  /** @throws Error for an unknown name */
  constructor(name: string) {
    const found = parseAllDocuments(readFileSync(FILE, 'utf8'))
      .map((document) => document.toJS() as ScaledObject)
      .find(({ kind, metadata }) => kind === 'ScaledObject' && metadata.name === name);
    if (!found) throw new Error(`No ScaledObject ${name}.`);
    this.spec = found.spec;
    this.pollMs = found.spec.pollingInterval * 1_000;
    this.floor = found.spec.minReplicaCount;
  }

  /**
   * Returns the number of replicas that one poll leads to, as the autoscaler computes it. It scales
   * down too late for a short measurement, so this never does.
   * @param messages ready and unacknowledged ones, by the name of the trigger
   * @param grownMs time since replicas were added last
   */
  next(messages: Readonly<Record<string, number>>, current: number, grownMs: number): number {
    const { maxReplicaCount, advanced } = this.spec;
    const [policy] = advanced.horizontalPodAutoscalerConfig.behavior.scaleUp.policies;
    if (policy?.type !== 'Percent') throw new Error('Expected a policy in percent.');
    if (grownMs < policy.periodSeconds * 1_000) return current;
    const most = Math.ceil(current * (1 + policy.value / 100));
    return Math.max(current, Math.min(this.wanted(messages), maxReplicaCount, most));
  }

  private wanted(messages: Readonly<Record<string, number>>): number {
    const { triggers, advanced } = this.spec;
    const formula = advanced.scalingModifiers?.formula;
    if (formula !== undefined) return Math.ceil(weighted(formula, messages));
    const each = triggers.map(
      ({ name, metadata }) => (messages[name] ?? 0) / Number(metadata.value),
    );
    return Math.ceil(Math.max(...each));
  }
}

/** Computes the sum that follows the condition: `… : live / 12 + batch / 48`. */
const weighted = (formula: string, messages: Readonly<Record<string, number>>): number =>
  [...formula.matchAll(/(live|batch) \/ (\d+)/g)].reduce(
    (sum, [, name = '', divisor]) => sum + (messages[name] ?? 0) / Number(divisor),
    0,
  );
