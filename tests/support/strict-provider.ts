import * as z from 'zod/mini';
import { backWith, signInAnswer } from './provider-answers.ts';
import { isReplaced, type Rotation } from './renewing-provider.ts';
import { jwt } from './tokens.ts';

/**
 * A provider as strict as the specification allows: a refresh token that is used twice revokes its whole family at
 * once. Access tokens live for a minute. While its session lasts, it signs the member in without a page.
 */
export function strictProvider(now: () => number, rotation: Rotation = 'always') {
  let hasSession = true;
  /** The refresh token that is good for each family; null once the family is revoked. */
  const families: (string | null)[] = [];
  const nonces: (string | null)[] = [];

  const issue = (family: number, generation: number) => {
    const refreshToken = `${family}-${generation}`;
    families[family] = refreshToken;
    const times = { iat: now() / 1000, exp: now() / 1000 + 60 };
    return {
      access_token: jwt({ sub: 'maria', family, generation, ...times }),
      refresh_token: refreshToken,
      token_type: 'Bearer',
    };
  };

  return {
    endSession: () => {
      hasSession = false;
    },
    signIn: () => issue(families.length, 1),
    /** Returns the redirect of the authorization endpoint for the prompt `none`, which shows no page. */
    authorize(parameters: URLSearchParams): string {
      const state = parameters.get('state') ?? '';
      const iss = 'https://id.example.org';
      if (!hasSession) return backWith({ error: 'login_required', state, iss });
      nonces.push(parameters.get('nonce'));
      return backWith({ code: String(nonces.length - 1), state, iss });
    },
    /** The token endpoint. */
    async answer(body: BodyInit | null | undefined): Promise<Response> {
      const form = new URLSearchParams(await new Response(body).text());
      if (form.get('grant_type') === 'authorization_code') {
        const nonce = nonces[Number(form.get('code'))] ?? null;
        const signedIn = z.looseObject({}).parse(await signInAnswer({ now: now(), nonce }).json());
        return Response.json({ ...signedIn, ...issue(families.length, 1) });
      }
      const used = form.get('refresh_token') ?? '';
      const [family = -1, generation = 0] = used.split('-').map(Number);
      if (families[family] === used) {
        const next = isReplaced(rotation, generation) ? generation + 1 : generation;
        const { refresh_token, ...answer } = issue(family, next);
        return Response.json(rotation === 'unstated' ? answer : { ...answer, refresh_token });
      }
      families[family] = null;
      return Response.json({ error: 'invalid_grant' }, { status: 400 });
    },
  };
}
