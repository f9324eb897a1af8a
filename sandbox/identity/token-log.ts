import { createHash } from 'node:crypto';
import type Provider from 'oidc-provider';
import type { ProviderContext } from 'oidc-provider';

export type TokenRequest = {
  at: string;
  grantType: string | null;
  outcome: 'success' | 'error';
  error: string | null;
  /** SHA-256 of the refresh token that was sent, to recognise a second use; never the token. */
  refreshTokenHash: string | null;
};

const maxKept = 10_000;

/** Remembers every request to the token endpoint, for tests that count them. */
export function createTokenLog(provider: Provider): { entries: TokenRequest[]; clear(): void } {
  const entries: TokenRequest[] = [];
  const note = (ctx: ProviderContext, outcome: 'success' | 'error', error: string | null): void => {
    const { grant_type: grantType, refresh_token: refreshToken } = ctx.oidc.params ?? {};
    entries.push({
      at: new Date().toISOString(),
      grantType: typeof grantType === 'string' ? grantType : null,
      outcome,
      error,
      refreshTokenHash: typeof refreshToken === 'string' ? hashOf(refreshToken) : null,
    });
    if (entries.length > maxKept) entries.shift();
  };
  provider.on('grant.success', (ctx) => note(ctx, 'success', null));
  provider.on('grant.error', (ctx, error) => note(ctx, 'error', error.message));
  return { entries, clear: () => entries.splice(0) };
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
