import { jwt } from './tokens.ts';

/** A provider's rotation of refresh tokens when it renews. */
export const rotations = [
  /** A new one each time; the old one counts as stolen when it is used again. */
  'always',
  /** The same one each time, stated again. */
  'never',
  /** The same one, which the answer does not repeat. */
  'unstated',
  /** A new one every third time, as where the old one has reached some age. */
  'sometimes',
] as const;

export type Rotation = (typeof rotations)[number];

/** Returns whether the provider replaces the refresh token of this generation when it is used. */
export const isReplaced = (rotation: Rotation, generation: number): boolean =>
  rotation === 'always' || (rotation === 'sometimes' && generation % 3 === 0);

/**
 * A token endpoint that renews by the given rotation. A refresh token that was replaced and is used again is refused
 * and takes the whole family with it, as certified providers do.
 */
export function renewingProvider(
  now: () => number,
  {
    lifetimeSeconds = 300,
    rotation = 'always',
  }: { lifetimeSeconds?: number; rotation?: Rotation } = {},
) {
  let generation = 1;
  let refreshToken = 'refresh-1';
  let isRevoked = false;
  const requests: string[] = [];
  let refusals = 0;

  const issue = () => ({
    access_token: jwt({
      sub: 'maria',
      iat: now() / 1000,
      exp: now() / 1000 + lifetimeSeconds,
      generation,
    }),
    refresh_token: refreshToken,
    token_type: 'Bearer',
  });

  return {
    requests,
    refusals: () => refusals,
    issue,
    answer: async (body: BodyInit | null | undefined): Promise<Response> => {
      const form = new URLSearchParams(await new Response(body).text());
      const used = form.get('refresh_token') ?? '';
      requests.push(used);
      if (isRevoked || used !== refreshToken) {
        isRevoked = true;
        refusals += 1;
        return Response.json({ error: 'invalid_grant' }, { status: 400 });
      }
      if (isReplaced(rotation, generation)) refreshToken = `refresh-${generation + 1}`;
      generation += 1;
      const { refresh_token, ...answer } = issue();
      return Response.json(rotation === 'unstated' ? answer : { ...answer, refresh_token });
    },
  };
}
