import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod/mini';
import type { Api } from '../../openapi/documents.ts';

const generated = path.resolve(import.meta.dirname, '../../generated');

/** Returns the generated validators of every API, by their names, such as `zListDocumentsResponse`. */
export async function readValidators(): Promise<Record<Api, Map<string, z.core.$ZodType>>> {
  return {
    member: await validatorsOf('member'),
    'message-center': await validatorsOf('message-center'),
    v1: await validatorsOf('v1'),
  };
}

async function validatorsOf(api: Api): Promise<Map<string, z.core.$ZodType>> {
  const folder = path.join(generated, api, 'validators');
  const validators = new Map<string, z.core.$ZodType>();
  for (const file of await readdir(folder)) {
    const exported: unknown = await import(
      /* @vite-ignore */ pathToFileURL(path.join(folder, file)).href
    );
    const name = path.basename(file, '.ts');
    const validator: unknown = Reflect.get(Object(exported), name);
    if (!(validator instanceof z.core.$ZodType)) throw new Error(`${file} has no ${name}`);
    validators.set(name, validator);
  }
  return validators;
}
