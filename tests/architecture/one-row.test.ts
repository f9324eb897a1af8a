import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { failureCodes } from '#src/api/http/failure-codes.ts';
import { apis, readOperations } from '../../openapi/documents.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** The texts of a folder's files, by path from the root. */
function textsIn(folder: string, ending: RegExp): Map<string, string> {
  const files = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(folder, file))
    .filter((file) => ending.test(file) && !file.includes('.test.'));
  return new Map(files.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));
}

const source = textsIn('src', /\.tsx?$/);
const sandbox = textsIn('sandbox', /\.ts$/);
const documents = textsIn('openapi', /\.yaml$/);

const count = (texts: Map<string, string>, part: string) =>
  [...texts.values()].reduce((sum, text) => sum + text.split(part).length - 1, 0);

/** The files below a folder that name a call. */
const namedIn = (folder: string, name: string) =>
  [...source].flatMap(([file, text]) =>
    file.startsWith(folder) && text.includes(`'${name}'`) ? [file] : [],
  );

interface Operation {
  name: string;
  operationId: string;
  isRecord: boolean;
}
let operations: Operation[] = [];
beforeAll(async () => {
  const read = await Promise.all(apis.map(readOperations));
  operations = read.flat().map(({ method, path: address, operationId }) => ({
    name: `${method.toUpperCase()} ${address}`,
    operationId,
    isRecord: address.startsWith('/health-records/'),
  }));
});

describe('a call is written in four places: document, generated code, row, handler', () => {
  it('the portal names none twice, and none outside its rows', () => {
    const rows = operations.filter(({ name }) => namedIn('src/api/calls/', name).length > 0);
    expect(rows.length).toBeGreaterThan(20);
    for (const { name } of rows) {
      expect(
        count(
          new Map(namedIn('src/api/calls/', name).map((file) => [file, source.get(file) ?? ''])),
          `'${name}'`,
        ),
        name,
      ).toBe(1);
      const elsewhere = namedIn('src/', name).filter((file) => !file.startsWith('src/api/calls/'));
      const allowed = [...(name in failureCodes ? ['src/api/http/failure-codes.ts'] : [])];
      expect(
        elsewhere.filter((file) => !allowed.includes(file)),
        name,
      ).toEqual([]);
    }
  });

  it('nobody writes an address or a key by hand', () => {
    for (const [file, text] of source) {
      if (file.startsWith('src/api/')) continue;
      expect(text, file).not.toMatch(/queryKey: \[\s*'(?!kept)/);
      expect(text, file).not.toMatch(/['"`]\/(users|members|contracts|claims)\/[$'"`{]/);
    }
  });

  it('the sandbox answers each that the portal makes once, and the document describes it once', () => {
    for (const { name, operationId, isRecord } of operations) {
      if (namedIn('src/api/calls/', name).length === 0) continue;
      expect(count(documents, `operationId: ${operationId}\n`), name).toBe(1);
      // The FHIR server answers by type of resource, regardless of the call's name.
      if (!isRecord) expect(count(sandbox, `'${operationId}'`), name).toBe(1);
    }
  });
});
