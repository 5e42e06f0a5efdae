import { stringify } from 'yaml';
import { localImage } from './images';
import type { Manifest, PodContainer, PodSpec, Variable } from './kube-manifests';

/**
 * Adapts manifests to `podman kube play` 4.3, which runs Deployments, Pods, ConfigMaps and claims:
 * a StatefulSet becomes a Pod with claims, a Job a Pod that is repeated until it succeeds. Left
 * out, and so not proved: Services, NetworkPolicies, disruption budgets, the Namespace, spreading,
 * and the times at which a cluster runs probes, `preStop` and the Job.
 */

export const PREFIX = 'touchstone-test-';

/** Names a pod, which is also its name in the network: podman has no Services. */
export const podName = ({ kind, metadata }: Manifest): string =>
  `${PREFIX}${metadata.name}${kind === 'Deployment' ? '-pod-0' : ''}`;

const claimName = ({ metadata }: Manifest, volume: string): string =>
  `${PREFIX}${metadata.name}-${volume}`;

const withPrefixedSecret = (variable: Variable): Variable => {
  const secret = variable.valueFrom?.secretKeyRef;
  if (!secret) return variable;
  return { ...variable, valueFrom: { secretKeyRef: { ...secret, name: PREFIX + secret.name } } };
};

/**
 * podman runs no lifecycle hooks, asks HTTP probes by `curl`, which no image has, and publishes
 * every port of a container on this machine.
 */
const NOT_PLAYED = ['startupProbe', 'livenessProbe', 'readinessProbe', 'lifecycle', 'ports'];

/** Volumes of one name are one volume to podman, an `emptyDir` too. */
const adaptedContainer = (
  container: PodContainer,
  rename: (volume: string) => string,
): PodContainer => ({
  ...(Object.fromEntries(
    Object.entries(container).filter(([field]) => !NOT_PLAYED.includes(field)),
  ) as unknown as PodContainer),
  image: localImage(container.image),
  env: (container.env ?? []).map(withPrefixedSecret),
  volumeMounts: (container.volumeMounts ?? []).map((mount) => ({
    ...mount,
    name: rename(mount.name),
  })),
});

const adaptedPod = (manifest: Manifest, pod: PodSpec): PodSpec => {
  const rename = (volume: string) => claimName(manifest, volume);
  const claimed = (manifest.spec?.volumeClaimTemplates ?? []).map(({ metadata: { name } }) => ({
    name,
    persistentVolumeClaim: { claimName: rename(name) },
  }));
  return {
    ...pod,
    ...(manifest.kind === 'Job' && { restartPolicy: 'OnFailure' }),
    containers: [adaptedContainer(pod.containers[0], rename)],
    volumes: [...(pod.volumes ?? []), ...claimed].map((volume) => ({
      ...volume,
      name: rename(volume.name),
    })),
  };
};

const claimsOf = (manifest: Manifest): object[] =>
  (manifest.spec?.volumeClaimTemplates ?? []).map(({ metadata, spec }) => ({
    apiVersion: 'v1',
    kind: 'PersistentVolumeClaim',
    metadata: { name: claimName(manifest, metadata.name) },
    spec,
  }));

export interface PlaySettings {
  /** Added to the ConfigMap. */
  configuration: Record<string, string>;
  /** Port of this machine for the gateway. */
  port: number;
}

const adapted = (manifest: Manifest, { configuration, port }: PlaySettings): object[] => {
  const { kind, metadata, data, spec } = manifest;
  if (kind === 'ConfigMap') return [{ ...manifest, data: { ...data, ...configuration } }];
  if (!spec?.template) return [];
  const name = `${PREFIX}${metadata.name}`;
  const pod = adaptedPod(manifest, spec.template.spec);
  if (metadata.name === 'api-gateway')
    pod.containers[0].ports = spec.template.spec.containers[0].ports?.map((each) => ({
      ...each,
      hostPort: port,
      hostIP: '127.0.0.1',
    }));
  const template = { ...spec.template, spec: pod };
  return kind === 'Deployment'
    ? [{ ...manifest, metadata: { ...metadata, name }, spec: { ...spec, template } }]
    : [
        ...claimsOf(manifest),
        {
          apiVersion: 'v1',
          kind: 'Pod',
          metadata: { ...template.metadata, name },
          spec: template.spec,
        },
      ];
};

/** Returns the file to play. */
export const playable = (manifests: readonly Manifest[], settings: PlaySettings): string =>
  manifests
    .flatMap((manifest) => adapted(manifest, settings))
    .map((manifest) => stringify(manifest))
    .join('---\n');
