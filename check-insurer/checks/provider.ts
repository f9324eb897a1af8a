import { defaultScope } from '#src/session/leaving.ts';
import { isHtml } from '../ask.ts';
import type { Insurer } from '../insurer.ts';
import { dig, listAt, textAt } from '../json.ts';
import { answered, type Area } from './area.ts';

const where = 'identity provider';

/** Checks what the identity provider shows anyone: its metadata and how its endpoints answer. */
export const checkProvider: Area = async ({ insurer }) => {
  await checkMetadata(insurer);
  await checkTokenEndpoint(insurer);
  await checkReturn(insurer);
  await checkEndSession(insurer);
};

async function checkMetadata(insurer: Insurer): Promise<void> {
  const { config, outcome } = insurer;
  const { identity } = config;
  const address = `${identity.issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const answer = await answered(insurer, where, insurer.ask(address));
  if (answer === undefined) return;
  const metadata = answer.json;
  if (answer.status !== 200 || textAt(metadata, 'issuer') === undefined) {
    outcome.note(where, `no metadata below its issuer (${answer.status}), so it was not compared`);
    return;
  }
  if (dig(metadata, 'issuer') !== identity.issuer) {
    const named = textAt(metadata, 'issuer') ?? 'none';
    outcome.find('discovery-issuer', where, `it is ${named}, configured is ${identity.issuer}`);
  }
  const endpoints: [metadata: string, field: string, configured: string | null][] = [
    ['authorization_endpoint', 'authorizationEndpoint', identity.authorizationEndpoint],
    ['token_endpoint', 'tokenEndpoint', identity.tokenEndpoint],
    ['end_session_endpoint', 'endSessionEndpoint', identity.endSessionEndpoint],
    ['revocation_endpoint', 'revocationEndpoint', identity.revocationEndpoint],
  ];
  for (const [name, field, configured] of endpoints) {
    const named = textAt(metadata, name);
    if (configured === null && named !== undefined) {
      outcome.note(where, `it has an ${name}, and identity.${field} is null`);
    } else if (
      configured !== null &&
      named !== undefined &&
      ![configured, withoutQuery(configured)].includes(named)
    ) {
      const fault = `${name} is ${named}, identity.${field} is ${configured}`;
      outcome.find('discovery-endpoint', where, fault);
    }
  }
  const methods = listAt(metadata, 'code_challenge_methods_supported');
  if (!methods.includes('S256')) {
    const fault = `code_challenge_methods_supported is ${methods.join(', ') || 'missing'}`;
    outcome.find('pkce', where, fault);
  }
  const sends = dig(metadata, 'authorization_response_iss_parameter_supported') === true;
  if (sends !== identity.sendsIssuer) {
    const fault = `the metadata says ${sends}, identity.sendsIssuer ${identity.sendsIssuer}`;
    outcome.find('sends-issuer', where, fault);
  }
}

/** Returns an address without the parameters that a configuration adds for its provider, such as `audience`. */
const withoutQuery = (address: string) => address.split('?')[0] ?? address;

/** Sends an invalid refresh token: the answer must be an error that the portal's script can read. */
async function checkTokenEndpoint(insurer: Insurer): Promise<void> {
  const { config, origin, outcome } = insurer;
  const body = new URLSearchParams({
    grant_type: 'refresh_token',
    refresh_token: 'none',
    client_id: config.identity.clientId,
  });
  const asking = insurer.ask(config.identity.tokenEndpoint, {
    method: 'POST',
    headers: origin === null ? {} : { origin },
    body,
  });
  const answer = await answered(insurer, where, asking);
  if (answer === undefined) return;
  const { status, json } = answer;
  if (status < 400 || status > 499 || textAt(json, 'error') === undefined) {
    const form = isHtml(answer) ? 'a page' : 'no OAuth error';
    outcome.find('token-endpoint', where, `a wrong refresh token is answered ${status}, ${form}`);
  }
  examineTokenHeaders(insurer, answer.headers);
}

/** Reports wrong headers of an answer of the token endpoint. */
export function examineTokenHeaders({ origin, outcome }: Insurer, headers: Headers): void {
  const caching = headers.get('cache-control') ?? 'missing';
  if (!/\bno-store\b/i.test(caching)) {
    outcome.find('token-stored', where, `Cache-Control is ${caching}`);
  }
  const allowed = headers.get('access-control-allow-origin');
  if (origin !== null && allowed !== origin && allowed !== '*') {
    const fault = `access-control-allow-origin is ${allowed ?? 'missing'}`;
    outcome.find('token-cors', where, fault);
  }
}

/** Requests a silent sign-in as the portal does, without a session: the provider has to send the browser back. */
async function checkReturn(insurer: Insurer): Promise<void> {
  const { config, origin, outcome } = insurer;
  const { identity } = config;
  if (origin === null) return;
  const redirectUri = `${origin}/auth-success`;
  const address = new URL(identity.authorizationEndpoint);
  const parameters = {
    client_id: identity.clientId,
    response_type: 'code',
    scope: identity.scope ?? defaultScope,
    redirect_uri: redirectUri,
    // The challenge of RFC 7636's example verifier; the check exchanges no code.
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
    prompt: 'none',
    state: 'check-of-the-return',
    nonce: 'check-of-the-return',
  };
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
  const answer = await answered(insurer, where, insurer.ask(address.href));
  if (answer === undefined) return;
  const location = answer.headers.get('location');
  if (location === null || !URL.canParse(location, address)) {
    const fault = `for ${redirectUri} it shows a page of its own (${answer.status})`;
    outcome.find('redirect-uri', where, fault);
    return;
  }
  const target = new URL(location, address);
  if (!target.href.startsWith(redirectUri)) {
    outcome.find(
      'silent-sign-in',
      where,
      `prompt=none leads to ${target.origin}${target.pathname}`,
    );
    return;
  }
  const error = target.searchParams.get('error');
  if (error === null) {
    outcome.find('silent-sign-in', where, 'prompt=none is answered with a code, without a session');
  } else if (!['login_required', 'interaction_required', 'consent_required'].includes(error)) {
    outcome.find('silent-sign-in', where, `prompt=none is answered with the error ${error}`);
  }
  if (target.searchParams.get('state') !== parameters.state) {
    outcome.find('state', where, 'the return has no state, or another');
  }
  const issuer = target.searchParams.get('iss');
  if (identity.sendsIssuer && issuer !== identity.issuer) {
    outcome.find('sends-issuer', where, `the return names ${issuer ?? 'no issuer'}`);
  }
}

async function checkEndSession(insurer: Insurer): Promise<void> {
  const { config, origin, outcome } = insurer;
  const { endSessionEndpoint, endSessionMethod, clientId } = config.identity;
  if (endSessionEndpoint === null) return;
  const fields = new URLSearchParams({
    client_id: clientId,
    state: 'signed-out',
    ...(origin === null ? {} : { post_logout_redirect_uri: `${origin}/login` }),
  });
  const isPost = endSessionMethod === 'post';
  const address = new URL(endSessionEndpoint);
  if (!isPost) for (const [name, value] of fields) address.searchParams.set(name, value);
  const asking = insurer.ask(address.href, isPost ? { method: 'POST', body: fields } : {});
  const answer = await answered(insurer, where, asking);
  if (answer !== undefined && answer.status >= 400) {
    const method = endSessionMethod.toUpperCase();
    outcome.find('end-session', where, `${method} is answered ${answer.status}`);
  }
}
