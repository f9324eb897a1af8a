import { spawn } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { copyFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { DatabaseSync } from 'node:sqlite';
import { glewlwydFiles } from '../../scripts/find-glewlwyd.ts';
import { subjectOf } from '#sandbox/identity/subjects.ts';
import type { OtherProvider } from './other-provider.ts';

const clientId = 'member-portal';
const scopes = ['openid', 'profile', 'offline_access'];
const plugin = 'oidc';

/**
 * Starts Debian's glewlwyd, an OpenID provider in C that shares no code with the sandbox's: it replaces refresh tokens
 * at each use, has a sign-in page of its own and keeps its session, so that each sign-in must force a prompt
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
  const folder = mkdtempSync(join(tmpdir(), 'glewlwyd-'));
  const database = join(folder, 'glewlwyd.db');
  const tables = new DatabaseSync(database);
  tables.exec(readFileSync(glewlwydFiles.schema, 'utf8'));
  // The user id that the APIs know, in place of a random one.
  tables
    .prepare(
      'INSERT INTO gpo_subject_identifier (gposi_plugin_name, gposi_username, gposi_sub) VALUES (?, ?, ?)',
    )
    .run(plugin, userName, subjectOf(userName));
  tables.close();
  const origin = `http://localhost:${port}`;
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
  const issuer = `${origin}/api/${plugin}`;
  try {
    await setUp({ api: `${origin}/api`, issuer, portal, userName, password });
  } catch (cause) {
    close();
    throw cause;
  }
  return {
    identity: {
      issuer,
      authorizationEndpoint: `${issuer}/auth`,
      tokenEndpoint: `${issuer}/token`,
      clientId,
      sendsIssuer: false,
      prompt: 'login',
      // It takes no post (404), and without a hint in the address it shows an empty page.
      endSessionEndpoint: null,
      endSessionMethod: 'post',
      revocationEndpoint: `${issuer}/revoke`,
    },
    jwksUri: `${issuer}/jwks`,
    close,
  };
}

async function setUp(options: {
  api: string;
  issuer: string;
  portal: string;
  userName: string;
  password: string;
}): Promise<void> {
  const { api, issuer, portal, userName, password } = options;
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
    module: 'oidc',
    name: plugin,
    display_name: 'OpenID Connect',
    parameters: {
      iss: issuer,
      'subject-type': 'public',
      'jwks-show': true,
      'jwt-type': 'rsa',
      'jwt-key-size': '256',
      key: keys.privateKey,
      cert: keys.publicKey,
      'access-token-duration': 300,
      'refresh-token-duration': 86_400,
      'code-duration': 60,
      'refresh-token-rolling': true,
      'refresh-token-one-use': 'always',
      'auth-type-code-enabled': true,
      'auth-type-refresh-enabled': true,
      'auth-type-token-enabled': false,
      'auth-type-id-token-enabled': true,
      'auth-type-password-enabled': false,
      'auth-type-client-enabled': false,
      'auth-type-device-enabled': false,
      'allow-non-oidc': false,
      'pkce-allowed': true,
      'pkce-method-plain-allowed': false,
      'session-management-allowed': true,
      'session-cookie-name': 'GLEWLWYD_OIDC',
      'session-cookie-expiration': 86_400,
      'introspection-revocation-allowed': true,
      'introspection-revocation-allow-target-client': true,
    },
  });
  // The scope `openid` is there from the beginning.
  for (const name of scopes.slice(1)) {
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
  await send('POST', '/client/', admin, {
    client_id: clientId,
    name: 'Member Portal',
    confidential: false,
    enabled: true,
    scope: [],
    redirect_uri: [`${portal}/auth-success`],
    post_logout_redirect_uri: `${portal}/login`,
    authorization_type: ['code', 'refresh_token'],
    token_endpoint_auth_method: ['none'],
  });
  // Members see no consent prompt.
  const member = await signIn(userName, password);
  await send('PUT', `/auth/grant/${clientId}`, member, { scope: scopes.join(' ') });
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
