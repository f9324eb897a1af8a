import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { parse, parseAllDocuments } from 'yaml';

const chart = 'deploy/helm/member-portal';

type Scope = Readonly<Record<string, unknown>>;

/** A Kubernetes object, as far as the tests read it. */
export type Manifest = z.infer<typeof manifestShape>;

const manifestShape = z.looseObject({
  kind: z.string(),
  metadata: z.looseObject({ name: z.string() }),
});

/** The values that the chart has unless told otherwise. */
export const defaultValues = (): Scope =>
  fieldsOf(parse(readFileSync(join(chart, 'values.yaml'), 'utf8')));

const fieldsOf = (value: unknown): Scope =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/**
 * Renders the chart, as `helm template` does, by the name of each template. Knows the two actions that the chart uses:
 * a `range` over named values and a value, with or without `quote`.
 *
 * @throws {Error} at any other action
 */
export function renderChart(values: Scope = defaultValues()): Map<string, string> {
  const folder = join(chart, 'templates');
  return new Map(
    readdirSync(folder).map((name) => {
      const template = readFileSync(join(folder, name), 'utf8');
      return [name, render(template, { Values: values })];
    }),
  );
}

/** Returns the objects of a YAML file. */
export const manifestsIn = (text: string): Manifest[] =>
  parseAllDocuments(text).flatMap((document) => {
    if (document.errors[0] !== undefined) throw document.errors[0];
    const value: unknown = document.toJS();
    return value === null ? [] : [manifestShape.parse(value)];
  });

const loop = /\{\{- range \$(\w+), \$(\w+) := (\S+) \}\}\n([^]*?)\{\{- end \}\}\n/g;

function render(template: string, scope: Scope): string {
  return template
    .replace(loop, (_, key: string, item: string, path: string, body: string) =>
      Object.entries(fieldsOf(valueAt(path, scope)))
        .map(([name, value]) => render(body, { ...scope, [key]: name, [item]: value }))
        .join(''),
    )
    .replace(/\{\{(.*?)\}\}/g, (_, action: string) => {
      const [, path = '', quote] = /^ (\S+)( \| quote)? $/.exec(action) ?? [];
      const value = valueAt(path, scope);
      return quote === undefined ? String(value) : JSON.stringify(value);
    });
}

/** Reads `.Values.a`, `$.Values.a`, `$name` or `$item.a`. */
function valueAt(path: string, scope: Scope): unknown {
  const keys = path.replace(/^\$?\.?/, '').split('.');
  const value = keys.reduce<unknown>((at, key) => fieldsOf(at)[key], scope);
  if (value === undefined) throw new Error(`The chart names ${path}, which has no value`);
  return value;
}
