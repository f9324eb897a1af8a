import { createHash, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { createInterface } from 'node:readline/promises';
import type { Config } from '#src/config.ts';
import { defaultScope } from '#src/session/leaving.ts';
import type { Ask } from './ask.ts';
import type { Tokens } from './insurer.ts';
import { parsed, textAt } from './json.ts';
import { readJwt } from './jwt.ts';

/** The error of a failed sign-in, with a message for the person who runs the check. */
export class SignInError extends Error {
  override name = 'SignInError';
}

export interface SignIn {
  /** The address to open in a browser. */
  address: string;
  /**
   * Checks the address to which the provider sent the browser back, and exchanges the code.
   * @throws {SignInError}
   */
  finish(returned: string): Promise<Tokens>;
}

const random = () => randomBytes(32).toString('base64url');

/** Begins a sign-in as the portal does: authorization code flow with PKCE. */
export function beginSignIn(
  { identity }: Pick<Config, 'identity'>,
  redirectUri: string,
  ask: Ask,
): SignIn {
  const verifier = random();
  const state = random();
  const nonce = random();
  const address = new URL(identity.authorizationEndpoint);
  const parameters = {
    client_id: identity.clientId,
    response_type: 'code',
    scope: identity.scope ?? defaultScope,
    redirect_uri: redirectUri,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    state,
    nonce,
    ...(identity.prompt === null ? {} : { prompt: identity.prompt }),
  };
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
  return {
    address: address.href,
    finish: async (returned) => {
      if (!URL.canParse(returned)) throw new SignInError('This is no address.');
      const { searchParams } = new URL(returned);
      const error = searchParams.get('error');
      if (error !== null) throw new SignInError(`The provider answered: ${error}.`);
      if (searchParams.get('state') !== state) {
        throw new SignInError('The address has another state than the sign-in that was begun.');
      }
      const answer = await ask(identity.tokenEndpoint, {
        method: 'POST',
        body: new URLSearchParams({
          grant_type: 'authorization_code',
          code: searchParams.get('code') ?? '',
          redirect_uri: redirectUri,
          client_id: identity.clientId,
          code_verifier: verifier,
        }),
      });
      const tokens = tokensIn(answer.body);
      if (answer.status !== 200 || tokens === null) {
        const reason = textAt(answer.json, 'error') ?? 'no OAuth error';
        throw new SignInError(`The code is answered ${answer.status} (${reason}).`);
      }
      const sent = textAt(readJwt(tokens.idToken ?? '')?.claims, 'nonce');
      if (tokens.idToken !== undefined && sent !== nonce) {
        throw new SignInError('The ID token has another nonce than the sign-in that was begun.');
      }
      return { ...tokens, source: 'sign-in' };
    },
  };
}

/**
 * Reads tokens as they are handed over: the token endpoint's whole answer, or an access token alone. Null for text
 * that is neither.
 */
export function tokensIn(text: string): Tokens | null {
  const answer = parsed(text);
  const accessToken = textAt(answer, 'access_token');
  if (accessToken !== undefined) {
    return {
      accessToken,
      refreshToken: textAt(answer, 'refresh_token'),
      idToken: textAt(answer, 'id_token'),
      source: 'answer',
    };
  }
  const token = text.trim();
  return /^[\w.~+/=-]+$/.test(token) ? { accessToken: token, source: 'token' } : null;
}

const loopback = '127.0.0.1';
const thanks = '<!doctype html><title>Signed in</title><p>You can close this page.</p>';

/**
 * Waits for the browser at a redirect URI: by listening there where it is 127.0.0.1, else by having the address pasted.
 * @throws {SignInError} where the port is taken
 */
export async function returnedTo(redirectUri: string): Promise<string> {
  const { hostname, port, origin } = new URL(redirectUri);
  if (hostname !== loopback) {
    const terminal = createInterface({ input: process.stdin, output: process.stderr });
    const address = await terminal.question('Paste the address that the browser ends at: ');
    terminal.close();
    return address.trim();
  }
  const server = createServer();
  try {
    return await new Promise<string>((resolve, reject) => {
      server.on('request', (request, response) => {
        const address = new URL(request.url ?? '/', origin);
        const isReturn = address.searchParams.has('state');
        response.writeHead(isReturn ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' });
        response.end(isReturn ? thanks : '');
        if (isReturn) resolve(address.href);
      });
      server.once('error', () => {
        reject(new SignInError(`Port ${port} is taken: name another one in --redirect.`));
      });
      server.listen(Number(port || 80), hostname);
    });
  } finally {
    server.close();
    server.closeIdleConnections();
  }
}
