import type { CodeExchange, IdentityFetch, SignInTokens } from '#src/api/sign-in/identity.ts';

/** Tokens with the time they came from the provider, in epoch milliseconds. */
export interface ReceivedTokens {
  tokens: SignInTokens;
  receivedAt: number;
}

/**
 * Exchanges a code by `exchange` the first time and returns the same result from then on: a code can be used once, and
 * the script of the return page and the portal both need it.
 */
export type ExchangeOnce = (
  request: CodeExchange,
  exchange: (request: CodeExchange, fetchToken: IdentityFetch) => Promise<SignInTokens>,
) => Promise<ReceivedTokens>;
