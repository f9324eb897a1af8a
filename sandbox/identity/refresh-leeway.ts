import type { Adapter } from 'oidc-provider';

/** The seconds in which a rotated refresh token may be sent again: the response may have been lost on its way. */
export const leewaySeconds = 30;

/**
 * Lets a refresh token that has just been rotated be used again: the provider then returns another successor, as
 * deploy/README.md requires of every provider. Later uses are theft to the provider, which revokes the whole grant.
 *
 * @param now epoch milliseconds
 */
export function withRefreshLeeway(
  adapterOf: (model: string) => Adapter,
  now: () => number = Date.now,
): (model: string) => Adapter {
  return (model) => {
    const adapter = adapterOf(model);
    if (model !== 'RefreshToken') return adapter;
    return {
      ...adapter,
      async find(id) {
        const payload = await adapter.find(id);
        if (payload?.consumed === undefined) return payload;
        const { consumed, ...unused } = payload;
        return now() < (consumed + leewaySeconds) * 1000 ? unused : payload;
      },
    };
  };
}
