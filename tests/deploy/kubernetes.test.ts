import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { Deployment } from 'kubernetes-models/apps/v1';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2';
import { Ingress, NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { ConfigMap, Service } from 'kubernetes-models/v1';
import { describe, expect, test } from 'vitest';
import { defaultValues, manifestsIn, renderChart, type Manifest } from '#tests/support/chart.ts';
import { onPath } from '../../scripts/on-path.ts';

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

test('every kind of object is there', () => {
  expect(new Set(manifests.map(({ kind }) => kind))).toEqual(new Set(Object.keys(models)));
});

test.each(manifests.map((one) => [one.kind, one.metadata.name, one] as const))(
  '%s %s is one that the Kubernetes API takes',
  (_, __, manifest) => {
    expect(() => validate(manifest)).not.toThrow();
  },
);

test('a wrong object is refused', () => {
  const [budget] = manifests.filter(({ kind }) => kind === 'PodDisruptionBudget');
  if (budget === undefined) throw new Error('No budget');
  expect(() => validate({ ...budget, spec: { minAvailable: [] } })).toThrow(/minAvailable/);
});

test('the container has no right that it does not need', () => {
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

describe('the chart', () => {
  const objectsOf = (rendered: Iterable<string>) => [...rendered].flatMap(manifestsIn);

  test('makes the same objects as the manifests', () => {
    expect(objectsOf(renderChart().values())).toEqual(manifests);
  });

  test.runIf(onPath('helm') !== '')('is rendered in the same way by helm', () => {
    const text = execFileSync('helm', ['template', 'deploy/helm/member-portal'], {
      encoding: 'utf8',
    });
    const sorted = (all: Manifest[]) =>
      all.toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)));
    expect(sorted(manifestsIn(text))).toEqual(sorted(manifests));
  });

  test('keeps two releases beside each other, with pages of the one and assets of the other', () => {
    const image = 'registry.test/portal@sha256:1';
    const values = {
      ...defaultValues(),
      releases: { blue: { image }, green: { image } },
      pages: 'blue',
      assets: 'green',
    };
    const objects = objectsOf(renderChart(values).values());
    objects.forEach(validate);
    expect(objects).toHaveLength(manifests.length + 3);
    const selectors = objects
      .filter(({ kind }) => kind === 'Service')
      .map(({ metadata, spec }) => [metadata.name, spec]);
    expect(selectors).toMatchObject([
      ['member-portal-pages', { selector: { release: 'blue' } }],
      ['member-portal-assets', { selector: { release: 'green' } }],
    ]);
  });
});
