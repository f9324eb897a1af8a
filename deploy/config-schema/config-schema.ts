import * as z from 'zod/mini';
import { stateNames } from '#content/states.ts';
import { configSchema, path, scopes, share, socketAddress, webAddress } from '#src/config.ts';
import { optionalCapabilities } from '#src/domain/plan/capabilities.ts';
import { fieldDescriptions } from './field-descriptions.ts';

/**
 * The parts that zod's JSON Schema lacks: the pattern of a text with the expected format in words, and the range of a
 * number.
 */
const kinds = new Map<z.core.$ZodType, Partial<z.core.JSONSchema.BaseSchema>>([
  [
    path,
    {
      pattern: String.raw`^\/(?![\/\\])[^\\\p{Cc}\s]*$`,
      patternErrorMessage: 'expected a path of the portal’s own origin, beginning with one slash',
    },
  ],
  [webAddress, { pattern: '^https?://', patternErrorMessage: 'expected an http or https address' }],
  [socketAddress, { pattern: '^wss://', patternErrorMessage: 'expected a wss address' }],
  [
    scopes,
    {
      pattern: '(?:^| )openid(?: |$)',
      patternErrorMessage: 'expected scopes with "openid" among them',
    },
  ],
  [share, { minimum: 0, maximum: 1 }],
]);

/**
 * The JSON Schema of `config.json`, made from the schema that the portal itself reads it with, so that an editor and
 * `configure.ts` know every field. What it doesn't name is no field.
 */
export function configJsonSchema(): z.core.JSONSchema.BaseSchema {
  const schema = z.toJSONSchema(configSchema, {
    // Fields with a default may be left out.
    io: 'input',
    override: ({ zodSchema, jsonSchema }) => {
      Object.assign(jsonSchema, kinds.get(zodSchema));
    },
  });
  const { $schema, ...fields } = schema;
  const fullSchema: z.core.JSONSchema.BaseSchema = {
    $schema: $schema ?? 'https://json-schema.org/draft/2020-12/schema',
    title: 'Configuration of the member portal',
    ...fields,
    properties: { $schema: { type: 'string' }, ...fields.properties },
  };
  describe(fullSchema, '');
  // The portal's own schema has no lists of these names: every page would load them.
  listNames(fullSchema, 'without', optionalCapabilities);
  listNames(fullSchema, 'states', Object.keys(stateNames));
  return fullSchema;
}

/** Names what may be in a list. */
function listNames(
  { properties }: z.core.JSONSchema.BaseSchema,
  field: string,
  names: readonly string[],
): void {
  const list = properties?.[field];
  if (typeof list !== 'object') return;
  list.items = { type: 'string', enum: [...names] };
}

/** Adds the descriptions of the fields below a name, and closes objects to other names. */
function describe(schema: z.core.JSONSchema._JSONSchema, name: string): void {
  if (typeof schema === 'boolean') return;
  for (const alternative of schema.anyOf ?? []) describe(alternative, name);
  if (schema.items !== undefined && !Array.isArray(schema.items)) describe(schema.items, name);
  if (schema.properties === undefined) return;
  schema.additionalProperties = false;
  for (const [key, field] of Object.entries(schema.properties)) {
    const path = name === '' ? key : `${name}.${key}`;
    const description = fieldDescriptions[path];
    if (typeof field !== 'boolean' && description !== undefined) field.description = description;
    describe(field, path);
  }
}
