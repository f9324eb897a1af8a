import { spawn } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { copyFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { DatabaseSync } from 'node:sqlite';
import * as z from 'zod/mini';
import { glewlwydFiles } from '../programs/find-glewlwyd.ts';
import { subjectOf } from '../../../sandbox/identity/subjects.ts';
import { configSchema } from '../../../src/config.ts';
import type { OtherProvider } from './other-provider.ts';

/** The example for integrators, which so is known to work. */
const example = readFileSync('deploy/identity/glewlwyd.json', 'utf8');

const zExample = z.object({
  identity: configSchema.shape.identity,
  registration: z.object({
    client: z.looseObject({ client_id: z.string() }),
    scopes: z.array(z.string()),
    plugin: z.looseObject({ name: z.string(), parameters: z.record(z.string(), z.unknown()) }),
  }),
});
type Example = z.infer<typeof zExample>;

/**
 * Starts Debian's glewlwyd, an OpenID provider in C that shares no code with the sandbox's: it replaces refresh tokens
 * at each use, has its own sign-in page and keeps its session, so that each sign-in must force a prompt
 * (`prompt=login`).
 */
export async function startGlewlwyd(options: {
  program: string;
  port: number;
  portal: string;
  userName: string;
  password: string;
}): Promise<OtherProvider> {
  const { program, port, portal, userName, password } = options;
  const origin = `http://localhost:${port}`;
  const { identity, registration } = zExample.parse(
    JSON.parse(
      example
        .replaceAll('https://id.example.org', origin)
        .replaceAll('https://members.example.org', portal),
    ),
  );
  const folder = mkdtempSync(join(tmpdir(), 'glewlwyd-'));
  const database = join(folder, 'glewlwyd.db');
  const tables = new DatabaseSync(database);
  tables.exec(readFileSync(glewlwydFiles.schema, 'utf8'));
  // The user id that the APIs know, in place of a random one.
  tables
    .prepare(
      'INSERT INTO gpo_subject_identifier (gposi_plugin_name, gposi_username, gposi_sub) VALUES (?, ?, ?)',
    )
    .run(registration.plugin.name, userName, subjectOf(userName));
  tables.close();
  // The server follows no links, and Debian's pages are full of them.
  const pages = join(folder, 'pages');
  cpSync(glewlwydFiles.pages, pages, {
    recursive: true,
    dereference: true,
    filter: (source) => basename(source) !== 'config.json',
  });
  copyFileSync(glewlwydFiles.settingsOfPages, join(pages, 'config.json'));
  const settings = join(folder, 'glewlwyd.conf');
  writeFileSync(settings, configuration({ port, origin, database, pages }));
  const running = spawn(program, ['--config-file', settings], { stdio: 'ignore' });
  const close = () => {
    running.kill();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await setUp({ api: `${origin}/api`, registration, userName, password });
  } catch (cause) {
    close();
    throw cause;
  }
  return {
    identity,
    jwksUri: `${identity.issuer}/jwks`,
    close,
  };
}

async function setUp(options: {
  api: string;
  registration: Example['registration'];
  userName: string;
  password: string;
}): Promise<void> {
  const { api, registration, userName, password } = options;
  const { client, plugin } = registration;
  const scopes = ['openid', ...registration.scopes];
  const send = async (method: string, path: string, cookie: string, body?: object) => {
    const answer = await fetch(api + path, {
      method,
      headers: { 'content-type': 'application/json', cookie },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) {
      throw new Error(`glewlwyd: ${method} ${path}: ${answer.status} ${await answer.text()}`);
    }
    return answer;
  };
  const signIn = async (name: string, secret: string) => {
    const answer = await send('POST', '/auth/', '', { username: name, password: secret });
    return answer.headers.get('set-cookie')?.split(';')[0] ?? '';
  };
  await untilAnswering(`${api}/auth/`);
  const admin = await signIn('admin', 'password');
  const keys = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  await send('POST', '/mod/plugin/', admin, {
    ...plugin,
    parameters: { ...plugin.parameters, key: keys.privateKey, cert: keys.publicKey },
  });
  // The scope `openid` is there from the beginning.
  for (const name of registration.scopes) {
    await send('POST', '/scope/', admin, {
      name,
      display_name: name,
      description: name,
      password_required: true,
      password_max_age: 0,
      scheme: {},
    });
  }
  await send('POST', '/user/', admin, {
    username: userName,
    password,
    enabled: true,
    scope: scopes,
  });
  await send('POST', '/client/', admin, client);
  // Members see no consent prompt.
  const member = await signIn(userName, password);
  await send('PUT', `/auth/grant/${client.client_id}`, member, { scope: scopes.join(' ') });
}

/** @throws {Error} when the server does not answer within ten seconds */
async function untilAnswering(address: string): Promise<void> {
  const end = Date.now() + 10_000;
  for (;;) {
    try {
      await fetch(address);
      return;
    } catch (cause) {
      if (Date.now() > end) throw cause;
      await setTimeout(50);
    }
  }
}

const configuration = (at: { port: number; origin: string; database: string; pages: string }) => `
port=${at.port}
bind_address="127.0.0.1"
external_url="${at.origin}"
login_url="login.html"
api_prefix="api"
static_files_path="${at.pages}/"
static_files_mime_types=(
  { extension=".html" mime_type="text/html" },
  { extension=".css" mime_type="text/css" },
  { extension=".js" mime_type="application/javascript" },
  { extension=".json" mime_type="application/json" }
)
allow_origin="*"
allow_methods="GET, POST, PUT, DELETE, OPTIONS"
allow_headers="Origin, X-Requested-With, Content-Type, Accept, Authorization"
expose_headers="Content-Encoding, Authorization"
log_mode="console"
log_level="ERROR"
cookie_secure=0
session_key="GLEWLWYD2_SESSION_ID"
admin_scope="g_admin"
profile_scope="g_profile"
user_module_path="/usr/lib/glewlwyd/user"
client_module_path="/usr/lib/glewlwyd/client"
user_auth_scheme_module_path="/usr/lib/glewlwyd/scheme"
plugin_module_path="/usr/lib/glewlwyd/plugin"
use_secure_connection=false
secure_connection_key_file="/etc/glewlwyd/cert.key"
secure_connection_pem_file="/etc/glewlwyd/cert.pem"
secure_connection_ca_file="/etc/glewlwyd/ca.crt"
hash_algorithm="SHA512"
database={ type="sqlite3" path="${at.database}" };
`;
