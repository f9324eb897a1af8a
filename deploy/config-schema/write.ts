/** Writes the JSON Schema of `config.json` next to the built pages: `node deploy/config-schema/write.ts dist`. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { configSchemaFile } from '../config-faults.ts';
import { configJsonSchema } from './config-schema.ts';

const [, , folder = 'dist'] = process.argv;
writeFileSync(join(folder, configSchemaFile), `${JSON.stringify(configJsonSchema(), null, 2)}\n`);
