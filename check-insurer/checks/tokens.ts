import type { Answer } from '../ask.ts';
import type { Insurer } from '../insurer.ts';
import { dig, listAt, textAt } from '../json.ts';
import { readJwt } from '../jwt.ts';
import { answered, type Area } from './area.ts';
import { examineTokenHeaders } from './provider.ts';

const where = 'tokens';

/** Checks the tokens of the sign-in. */
export const checkTokens: Area = ({ insurer }) => {
  const subject = checkAccessToken(insurer);
  checkIdToken(insurer, subject);
  const { tokens, outcome } = insurer;
  if (tokens.refreshToken !== undefined) return Promise.resolve();
  if (tokens.source !== 'token') {
    outcome.find('no-refresh-token', where, 'the answer to the code has no refresh_token');
  } else {
    outcome.note(where, 'no refresh token was handed over, so renewal was not checked');
  }
  return Promise.resolve();
};

function checkAccessToken({ tokens, outcome }: Insurer): string | undefined {
  const jwt = readJwt(tokens.accessToken);
  if (jwt === null) {
    outcome.find('access-token-opaque', where, 'it has no readable claims');
    return undefined;
  }
  const subject = textAt(jwt.claims, 'sub');
  if (!subject) outcome.find('access-token-claims', where, 'sub is missing or no text');
  const expiry = dig(jwt.claims, 'exp');
  if (typeof expiry !== 'number') {
    outcome.find('access-token-claims', where, 'exp is missing or no number');
  } else if (expiry * 1000 < Date.now()) {
    outcome.find('access-token-expired', where, 'exp has passed');
  }
  return subject;
}

function checkIdToken({ tokens, config, outcome }: Insurer, subject: string | undefined): void {
  if (tokens.idToken === undefined) {
    if (tokens.source !== 'token')
      outcome.find('id-token', where, 'the answer to the code has none');
    else outcome.note(where, 'no ID token was handed over, so its subject was not compared');
    return;
  }
  const jwt = readJwt(tokens.idToken);
  if (jwt === null) {
    outcome.find('id-token', where, 'it is not a JWT');
    return;
  }
  const { header, claims } = jwt;
  const { issuer, clientId } = config.identity;
  if (textAt(claims, 'iss') !== issuer) {
    outcome.find('id-token', where, `iss is ${textAt(claims, 'iss') ?? 'missing'}, not ${issuer}`);
  }
  if (textAt(claims, 'aud') !== clientId && !listAt(claims, 'aud').includes(clientId)) {
    outcome.find('id-token', where, `aud is not ${clientId}`);
  }
  if (textAt(header, 'alg') !== 'RS256') {
    outcome.find('id-token', where, `alg is ${textAt(header, 'alg') ?? 'missing'}, not RS256`);
  }
  if (subject !== undefined && textAt(claims, 'sub') !== subject) {
    outcome.find('other-subject', where, 'sub differs between the two');
  }
}

/**
 * Renews the tokens, and renews them again with the refresh token of before, as a page does that was left in between.
 * Comes last: a provider that takes this for theft ends the whole sign-in, and the check ends its own.
 */
export const checkRenewal: Area = async ({ insurer }) => {
  const { tokens, outcome } = insurer;
  const { refreshToken } = tokens;
  if (refreshToken === undefined) return;
  const first = await renew(insurer, refreshToken);
  if (first === undefined) return;
  examineTokenHeaders(insurer, first.headers);
  const accessToken = textAt(first.json, 'access_token');
  if (first.status !== 200 || accessToken === undefined) {
    const error = textAt(first.json, 'error') ?? 'no OAuth error';
    outcome.find('refresh-fails', where, `it is answered ${first.status} (${error})`);
    return;
  }
  const renewed = readJwt(accessToken);
  if (renewed === null) {
    outcome.find('access-token-opaque', where, 'the renewed one has no readable claims');
  }
  const subject = textAt(readJwt(tokens.accessToken)?.claims, 'sub');
  if (renewed !== null && textAt(renewed.claims, 'sub') !== subject) {
    outcome.find('refresh-subject', where, 'sub is another one');
  }
  const replacement = textAt(first.json, 'refresh_token') ?? refreshToken;
  if (replacement === refreshToken) {
    outcome.note(where, 'the refresh token was not replaced at this use');
  } else {
    outcome.note(where, 'refresh tokens rotate');
    const again = await renew(insurer, refreshToken);
    if (again !== undefined && again.status !== 200) {
      outcome.find('no-leeway', where, `the replaced one is answered ${again.status} at once`);
    }
  }
  if (tokens.source === 'sign-in') await checkRevocation(insurer, replacement);
};

/** Ends the sign-in as the portal does, and sees whether its refresh token still works. */
async function checkRevocation(insurer: Insurer, refreshToken: string): Promise<void> {
  const { config, outcome } = insurer;
  const { revocationEndpoint, clientId } = config.identity;
  if (revocationEndpoint === null) return;
  const last = await renew(insurer, refreshToken);
  if (last?.status !== 200) {
    outcome.note(where, 'the sign-in has ended, so revocation was not checked');
    return;
  }
  const token = textAt(last.json, 'refresh_token') ?? refreshToken;
  const asking = insurer.ask(revocationEndpoint, {
    method: 'POST',
    body: new URLSearchParams({ token, token_type_hint: 'refresh_token', client_id: clientId }),
  });
  const answer = await answered(insurer, where, asking);
  if (answer === undefined) return;
  const after = await renew(insurer, token);
  if (answer.status > 299) {
    const error = textAt(answer.json, 'error') ?? 'no OAuth error';
    outcome.find('revocation', where, `a refresh token is answered ${answer.status} (${error})`);
  } else if (after?.status === 200) {
    outcome.find('revocation', where, 'a revoked refresh token can still be used');
  }
}

function renew(insurer: Insurer, refreshToken: string): Promise<Answer | undefined> {
  const { config, origin } = insurer;
  const asking = insurer.ask(config.identity.tokenEndpoint, {
    method: 'POST',
    headers: origin === null ? {} : { origin },
    body: new URLSearchParams({
      grant_type: 'refresh_token',
      refresh_token: refreshToken,
      client_id: config.identity.clientId,
    }),
  });
  return answered(insurer, where, asking);
}
