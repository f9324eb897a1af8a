import { readdirSync, readFileSync } from 'node:fs';
import { Deployment } from 'kubernetes-models/apps/v1';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2';
import { Ingress, NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { ConfigMap, Service } from 'kubernetes-models/v1';
import { expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import * as z from 'zod/mini';

/** A Kubernetes object, as far as the tests read it. */
const manifestShape = z.looseObject({
  kind: z.string(),
  metadata: z.looseObject({ name: z.string() }),
});
type Manifest = z.infer<typeof manifestShape>;

/** Returns the objects of a YAML file. */
const manifestsIn = (text: string): Manifest[] =>
  parseAllDocuments(text).flatMap((document) => {
    if (document.errors[0] !== undefined) throw document.errors[0];
    const value: unknown = document.toJS();
    return value === null ? [] : [manifestShape.parse(value)];
  });

const folder = 'deploy/kubernetes';
const manifests = readdirSync(folder).flatMap((name) =>
  manifestsIn(readFileSync(`${folder}/${name}`, 'utf8')),
);

const models = {
  ConfigMap,
  Deployment,
  HorizontalPodAutoscaler,
  Ingress,
  NetworkPolicy,
  PodDisruptionBudget,
  Service,
};

const isKnown = (kind: string): kind is keyof typeof models => Object.hasOwn(models, kind);

/** Throws at what the Kubernetes API would refuse. */
function validate(manifest: Manifest): void {
  const { kind } = manifest;
  if (!isKnown(kind)) throw new Error(`No schema of ${kind}`);
  const model = new models[kind]();
  Object.assign(model, manifest).validate();
}

test('has every kind of object', () => {
  expect(new Set(manifests.map(({ kind }) => kind))).toEqual(new Set(Object.keys(models)));
});

test.each(manifests.map((one) => [one.kind, one.metadata.name, one] as const))(
  'has a valid %s %s for the Kubernetes API',
  (_, __, manifest) => {
    expect(() => validate(manifest)).not.toThrow();
  },
);

test('refuses an invalid object', () => {
  const [budget] = manifests.filter(({ kind }) => kind === 'PodDisruptionBudget');
  if (budget === undefined) throw new Error('No budget');
  expect(() => validate({ ...budget, spec: { minAvailable: [] } })).toThrow(/minAvailable/);
});

test('gives the container no unnecessary rights', () => {
  const deployment = manifests.find(({ kind }) => kind === 'Deployment');
  expect(deployment).toMatchObject({
    spec: {
      template: {
        spec: {
          automountServiceAccountToken: false,
          securityContext: {
            runAsNonRoot: true,
            runAsUser: 101,
            seccompProfile: { type: 'RuntimeDefault' },
          },
          containers: [
            {
              securityContext: {
                allowPrivilegeEscalation: false,
                readOnlyRootFilesystem: true,
                capabilities: { drop: ['ALL'] },
              },
            },
          ],
        },
      },
    },
  });
});

test('supports two releases at once', () => {
  const ofRelease = ['deployment', 'autoscaler'].map((name) =>
    readFileSync(`${folder}/${name}.yaml`, 'utf8'),
  );
  const blue = ofRelease.flatMap(manifestsIn);
  const green = ofRelease.flatMap((text) => manifestsIn(text.replaceAll('blue', 'green')));
  green.forEach(validate);
  const names = [...blue, ...green].map(({ kind, metadata }) => `${kind} ${metadata.name}`);
  expect(new Set(names).size).toBe(names.length);
  const pods = { 'app.kubernetes.io/name': 'member-portal', release: 'blue' };
  expect(blue[0]).toMatchObject({ spec: { template: { metadata: { labels: pods } } } });
  const services = manifests.filter(({ kind }) => kind === 'Service');
  expect(services).toMatchObject([{ spec: { selector: pods } }, { spec: { selector: pods } }]);
});
