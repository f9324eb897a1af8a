/** Name of the JSON Schema that the build writes next to the pages. */
export const configSchemaFile = 'config.schema.json';

/** The part of JSON Schema in which the configuration's schema is written. */
type Schema = {
  type?: string | readonly string[];
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly Schema[];
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  additionalProperties?: boolean | Schema;
  propertyNames?: Schema;
  items?: Schema;
  minLength?: number;
  minimum?: number;
  maximum?: number;
  format?: string;
  pattern?: string;
  /** The expected format, in words, for a value that does not match the pattern; editors show it too. */
  patternErrorMessage?: string;
};

/**
 * Returns everything that is wrong with a configuration, a sentence for each field:
 * `identity.tokenEndpoint: expected an http or https address, got "ftp://id.example.org"`. Needs no packages.
 *
 * @param schema the contents of `config.schema.json`
 */
export function configFaults(schema: unknown, config: unknown): string[] {
  const faults = faultsOf(isRecord(schema) ? schema : {}, config, '');
  return faults.length > 0 ? faults : [...endlessSession(config), ...chatsElsewhere(config)];
}

function faultsOf(schema: Schema, value: unknown, path: string): string[] {
  const at = path === '' ? 'the whole file' : path;
  if (schema.anyOf !== undefined) return faultsOfAny(schema, schema.anyOf, value, path);
  if (!fits(schema, value)) return [`${at}: expected ${expected(schema)}, got ${shown(value)}`];
  if (Array.isArray(value)) {
    const { items = {} } = schema;
    return value.flatMap((item, index) => faultsOf(items, item, `${path}[${index}]`));
  }
  return isRecord(value) ? faultsOfFields(schema, value, path) : [];
}

/** Of several alternatives the one is explained that the value can be meant for: an object's or a list's, else all of them. */
function faultsOfAny(
  schema: Schema,
  alternatives: readonly Schema[],
  value: unknown,
  path: string,
): string[] {
  const faults = alternatives.map((alternative) => faultsOf(alternative, value, path));
  if (faults.some((fault) => fault.length === 0)) return [];
  const isNested = typeof value === 'object' && value !== null;
  const meant = alternatives.findIndex(
    (alternative) => isNested && alternative.type === typeOf(value),
  );
  return faults[meant] ?? [`${path}: expected ${expected(schema)}, got ${shown(value)}`];
}

function faultsOfFields(schema: Schema, value: Record<string, unknown>, path: string): string[] {
  const { properties = {}, required = [], additionalProperties = true, propertyNames } = schema;
  const inside = (key: string) => (path === '' ? key : `${path}.${key}`);
  const missing = required
    .filter((key) => value[key] === undefined)
    .map((key) => `${inside(key)}: missing; expected ${expected(properties[key] ?? {})}`);
  const present = Object.entries(value).flatMap(([key, fieldValue]) => {
    const field = Object.hasOwn(properties, key) ? properties[key] : undefined;
    if (field !== undefined) return faultsOf(field, fieldValue, inside(key));
    const names = propertyNames?.enum ?? Object.keys(properties);
    const isKnown =
      propertyNames === undefined ? additionalProperties !== false : names.includes(key);
    if (!isKnown) return [`${inside(key)}: no such field; ${suggestion(key, names.map(String))}`];
    return typeof additionalProperties === 'object'
      ? faultsOf(additionalProperties, fieldValue, inside(key))
      : [];
  });
  return [...missing, ...present];
}

function fits(schema: Schema, value: unknown): boolean {
  if ('const' in schema) return value === schema.const;
  if (schema.enum !== undefined) return schema.enum.includes(value);
  const types = typesOf(schema);
  if (types.length > 0 && !types.includes(typeOf(value))) return false;
  if (typeof value === 'number') {
    const { minimum = value, maximum = value } = schema;
    return value >= minimum && value <= maximum;
  }
  if (typeof value !== 'string') return true;
  const { minLength = 0, format, pattern } = schema;
  return (
    value.length >= minLength &&
    (format !== 'uri' || URL.canParse(value)) &&
    (pattern === undefined || new RegExp(pattern, 'u').test(value))
  );
}

/** Returns the expectation of a schema in words. */
function expected(schema: Schema): string {
  if (schema.anyOf !== undefined) return schema.anyOf.map(expected).join(' or ');
  if ('const' in schema) return JSON.stringify(schema.const);
  if (schema.enum !== undefined) {
    return schema.enum.map((choice) => JSON.stringify(choice)).join(' or ');
  }
  if (schema.patternErrorMessage !== undefined) {
    return schema.patternErrorMessage.replace(/^expected /, '');
  }
  if (schema.minimum !== undefined && schema.maximum !== undefined) {
    return `a number from ${schema.minimum} to ${schema.maximum}`;
  }
  if (schema.type === 'string' && (schema.minLength ?? 0) > 0) return 'text that isn’t empty';
  return typesOf(schema)
    .map((type) => typeWords[type] ?? type)
    .join(' or ');
}

const typesOf = ({ type = [] }: Schema): readonly string[] =>
  typeof type === 'string' ? [type] : type;

const typeWords: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  boolean: 'true or false',
  object: 'an object',
  array: 'a list',
  null: 'null',
};

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

function shown(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}

/** Suggests the field for a typo, or else lists all fields. */
function suggestion(key: string, names: readonly string[]): string {
  const meant = names.find((name) => distance(key.toLowerCase(), name.toLowerCase()) <= 2);
  return meant === undefined ? `the fields are ${names.join(', ')}` : `did you mean ${meant}?`;
}

/** The number of letters to insert, delete or replace to make one text of the other (Levenshtein). */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [index, letter] of Array.from(a).entries()) {
    const next = [index + 1];
    for (const [column, otherLetter] of Array.from(b).entries()) {
      const replaced = (row[column] ?? 0) + (letter === otherLetter ? 0 : 1);
      next.push(Math.min(replaced, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** The portal refuses a configuration with which a sign-out would leave the member signed in at the provider. */
function endlessSession(config: unknown): string[] {
  const identity = isRecord(config) && isRecord(config['identity']) ? config['identity'] : {};
  const { endSessionEndpoint, prompt } = identity;
  const asksAgain = typeof prompt === 'string' && prompt.split(' ').includes('login');
  return endSessionEndpoint === null && !asksAgain
    ? [
        'identity.endSessionEndpoint: expected an http or https address, or identity.prompt "login": without either, signing out would not sign out',
      ]
    : [];
}

/** A chat over HTTP is on the portal's own origin: the gateway answers the browser's requests there without CORS. */
function chatsElsewhere(config: unknown): string[] {
  const chats = isRecord(config) && Array.isArray(config['chat']) ? config['chat'] : [];
  return chats.flatMap((chat: unknown, index) =>
    isRecord(chat) && chat['kind'] === 'contact-center-http' && !String(chat['url']).startsWith('/')
      ? [
          `chat[${index}].url: expected a path of the portal’s own origin for the kind "contact-center-http", got ${shown(chat['url'])}`,
        ]
      : [],
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
