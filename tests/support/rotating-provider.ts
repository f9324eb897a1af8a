import { jwt } from './tokens.ts';

/**
 * A token endpoint that rotates refresh tokens as certified providers do: one used twice is refused
 * and takes the whole family with it.
 */
export function rotatingProvider(now: () => number, lifetimeSeconds = 300) {
  let generation = 1;
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
    refresh_token: `refresh-${generation}`,
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
      if (isRevoked || used !== `refresh-${generation}`) {
        isRevoked = true;
        refusals += 1;
        return Response.json({ error: 'invalid_grant' }, { status: 400 });
      }
      generation += 1;
      return Response.json(issue());
    },
  };
}
