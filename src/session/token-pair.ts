import type { Tokens } from '#src/api/sign-in/identity.ts';

/** Tokens with how far this device's clock was ahead of the issuer's when they were issued, in milliseconds. */
export interface HeldTokens extends Tokens {
  skew: number;
}

/**
 * Returns whether both come from the same response of the provider. Either token alone does not tell: many providers
 * answer with the same refresh token.
 */
export const isSamePair = (tokens: Tokens, other: Tokens): boolean =>
  tokens.accessToken === other.accessToken && tokens.refreshToken === other.refreshToken;
