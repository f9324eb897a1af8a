import * as z from 'zod/mini';
import type { Tokens } from '#src/api/identity.ts';
import { fingerprintOf } from './fingerprint.ts';
import type { TabChannel } from './other-tabs.ts';

/** Tokens with how far this device's clock was ahead of the issuer's when they were issued, in milliseconds. */
export interface HeldTokens extends Tokens {
  skew: number;
}

/** What a tab needs of the browser to agree with the others. */
export interface HandOverChannel extends TabChannel {
  /** Runs `task` once no other tab holds the lock, and holds it until the task settles. */
  withLock: (name: string, signal: AbortSignal | null, task: () => Promise<void>) => Promise<void>;
}

/** Who keeps the tokens of this tab. Both answer whether the tokens are held now. */
export interface TokenKeeper {
  held: () => HeldTokens | null;
  /** Another tab has renewed what follows upon `own`. */
  hear: (own: Tokens, fresh: HeldTokens) => boolean;
  /**
   * This tab has.
   * @throws when the session cannot go on with them
   */
  take: (own: Tokens, fresh: HeldTokens) => boolean;
}

const tokensMessage = z.object({
  type: z.literal('tokens'),
  /** Fingerprints of the refresh tokens that led to these. */
  spent: z.array(z.string()),
  tokens: z.object({ accessToken: z.string(), refreshToken: z.string(), skew: z.number() }),
});

const handOverMessage = z.union([
  z.object({ type: z.literal('asking'), spent: z.string() }),
  tokensMessage,
]);

type TokensMessage = z.infer<typeof tokensMessage>;
type HandOverMessage = z.infer<typeof handOverMessage>;

/**
 * Lets tabs that hold the same refresh token (the browser copies session storage into some new
 * tabs) use it once between them: a provider that rotates revokes everything when one is used twice.
 *
 * The tab that gets the Web Lock named after a refresh token may spend it, and keeps the lock for as
 * long as it lives, as the mark that the token is spent. A tab that finds the lock taken asks over
 * the channel and waits for the successor. Should the spender close before it answers, its lock is
 * released and the waiting tab tries by itself.
 */
export function createTokenHandOver(
  medium: HandOverChannel,
  { held: currentTokens, hear, take }: TokenKeeper,
) {
  const spent = new Set<string>();
  let announceReceived: ((fingerprint: string) => void) | null = null;

  medium.listen((received) => {
    const message = handOverMessage.safeParse(received);
    if (!message.success) return;
    if (message.data.type === 'asking') answer(message.data.spent);
    else void accept(message.data);
  });

  const isStill = (own: Tokens) => currentTokens()?.refreshToken === own.refreshToken;

  function answer(fingerprint: string) {
    const tokens = currentTokens();
    if (tokens && spent.has(fingerprint)) announce(tokens);
  }

  async function accept({ spent: ancestors, tokens }: TokensMessage) {
    const own = currentTokens();
    if (own === null) return;
    const fingerprint = await fingerprintOf(own.refreshToken);
    if (!ancestors.includes(fingerprint) || !hear(own, tokens)) return;
    announceReceived?.(fingerprint);
    // Should the spender close, this tab goes on answering for the tokens it spent.
    for (const ancestor of ancestors) {
      if (!spent.has(ancestor)) void holdLock(medium, lockName(ancestor), null, keepForGood);
      spent.add(ancestor);
    }
  }

  function announce(tokens: HeldTokens) {
    const message: TokensMessage = { type: 'tokens', spent: [...spent], tokens };
    medium.post(message);
  }

  async function spend(
    own: Tokens,
    fingerprint: string,
    refresh: (refreshToken: string) => Promise<HeldTokens>,
    signal: AbortSignal,
  ) {
    const asking: HandOverMessage = { type: 'asking', spent: fingerprint };
    medium.post(asking);
    await holdLock(medium, lockName(fingerprint), signal, async () => {
      // Handed over while this tab stood in the queue.
      if (!isStill(own)) return 'release';
      const tokens = await refresh(own.refreshToken);
      spent.add(fingerprint);
      if (take(own, tokens)) announce(tokens);
      return 'keep';
    });
  }

  /**
   * Renews by `refresh` or receives what another tab renewed. Afterwards the keeper has been told.
   * @throws what `refresh` or the keeper throws
   */
  return async function renew(
    refresh: (refreshToken: string) => Promise<HeldTokens>,
  ): Promise<void> {
    const own = currentTokens();
    if (own === null) return;
    const fingerprint = await fingerprintOf(own.refreshToken);
    // Handed over while the fingerprint was taken: nobody would announce those tokens again.
    if (!isStill(own)) return;
    const giveUp = new AbortController();
    const handedOver = new Promise<void>((resolve) => {
      announceReceived = (received) => {
        if (received === fingerprint) resolve();
      };
    });
    try {
      await Promise.race([handedOver, spend(own, fingerprint, refresh, giveUp.signal)]);
    } finally {
      announceReceived = null;
      giveUp.abort();
    }
  };
}

const lockName = (fingerprint: string) => `token-refresh:${fingerprint}`;

const keepForGood = () => Promise.resolve('keep' as const);

/** Runs `task` under the lock and settles with it; `keep` holds the lock until the tab goes away. */
function holdLock(
  { withLock }: HandOverChannel,
  name: string,
  signal: AbortSignal | null,
  task: () => Promise<'keep' | 'release'>,
): Promise<void> {
  return new Promise((resolve, reject) => {
    withLock(name, signal, async () => {
      const afterwards = await task();
      resolve();
      if (afterwards === 'keep') await new Promise<never>(() => {});
    }).catch(reject);
  });
}
