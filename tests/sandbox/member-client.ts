import { zReauthenticateResponse } from '#generated/member/validators/zReauthenticateResponse.ts';
import { createSandbox, type Sandbox, type SandboxOptions } from '#sandbox/sandbox.ts';
import type { Places } from '#sandbox/places.ts';
import type { Api } from '../../openapi/documents.ts';
import { signIn } from './browser.ts';

/** Calls the APIs of a running sandbox as a signed-in member. */
export type MemberClient = {
  accessToken: string;
  send(path: string, init?: RequestInit): Promise<Response>;
  /** The body of an answer that must be a success. */
  json(path: string): Promise<unknown>;
};

export async function clientOf(urls: Places, userName: string): Promise<MemberClient> {
  const { accessToken } = await signIn(urls, userName);
  const send = (path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers);
    headers.set('authorization', `Bearer ${accessToken}`);
    // Compressing and decompressing takes a fifth of a call's time.
    headers.set('accept-encoding', 'identity');
    return fetch(urls.portal + path, { ...init, headers });
  };
  return {
    accessToken,
    send,
    json: async (path) => {
      const answer = await send(path);
      if (!answer.ok) throw new Error(`${path} answered ${String(answer.status)}`);
      const body: unknown = await answer.json();
      return body;
    },
  };
}

/** The paths of the APIs at the portal's origin, by their documents. */
export const apiBases: Readonly<Record<Api, string>> = {
  member: '/api/member',
  'message-center': '/api/member/message-center',
  v1: '/api/v1',
};

/** Starts a sandbox with its state in memory, on free ports. */
export function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  return createSandbox({ state: ':memory:', ...options });
}

/** Uses the control API. */
export async function control(urls: Places, request: object): Promise<Response> {
  return fetch(`${urls.portal}/sandbox/control`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(request),
  });
}

/** The member ID of Maria's daughter, who is 18. */
export const adultDaughter = 'A1042887702';

/** Gives Maria access to her whole family's records, the adult daughter's included. */
export const giveFamilyAccess = (urls: Places): Promise<Response> =>
  control(urls, { familyAccess: { memberId: adultDaughter, isGiven: true } });

/** The header that confirms one change of an account with its current password. */
export async function confirmation(
  client: MemberClient,
  userName: string,
  currentPassword = `${userName.charAt(0).toUpperCase()}${userName.slice(1)}-2026!`,
): Promise<Record<string, string>> {
  const answer = await client.send(`/api/member/users/id-${userName}/reauthentications`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ currentPassword }),
  });
  if (answer.status !== 201) throw new Error(`the password was answered ${String(answer.status)}`);
  const { proof } = zReauthenticateResponse.parse(await answer.json());
  return { 'Reauthentication-Proof': proof };
}
