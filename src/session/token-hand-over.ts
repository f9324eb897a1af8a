import * as z from 'zod/mini';
import type { Tokens } from '#src/api/sign-in/identity.ts';
import { limits } from '#src/domain/limits.ts';
import { fingerprintOf } from './fingerprint.ts';
import type { TabChannel } from './other-tabs.ts';
import { isSamePair, type HeldTokens } from './token-pair.ts';

/** The browser's means for tabs to agree on which one renews the tokens. */
export interface HandOverChannel extends TabChannel {
  /** Runs `task` once no other tab holds the lock, and holds it until the task settles. */
  withLock: (name: string, signal: AbortSignal, task: () => Promise<void>) => Promise<void>;
  /** Returns the names of the locks that tabs hold. */
  lockNames: () => Promise<string[]>;
  /** Resolves after so many milliseconds, or when the signal aborts. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** Keeps the tokens of this tab. */
export interface TokenKeeper {
  held: () => HeldTokens | null;
  /** Takes the successor of `own` that another tab received. Returns whether this tab has it now. */
  hear: (own: Tokens, fresh: HeldTokens) => boolean;
  /**
   * Takes the successor of `own` that this tab received. Returns whether this tab has it now.
   * @throws when the session cannot go on with it
   */
  take: (own: Tokens, fresh: HeldTokens) => boolean;
}

const tokensMessage = z.object({
  type: z.literal('tokens'),
  /** Fingerprints of the token pairs that led to these. */
  spent: z.array(z.string()),
  tokens: z.object({ accessToken: z.string(), refreshToken: z.string(), skew: z.number() }),
});

const handOverMessage = z.union([
  /** A tab wants to renew this pair. */
  z.object({ type: z.literal('asking'), spent: z.string() }),
  /** Another tab is renewing it right now. */
  z.object({ type: z.literal('renewing'), spent: z.string() }),
  tokensMessage,
]);

type TokensMessage = z.infer<typeof tokensMessage>;
type HandOverMessage = z.infer<typeof handOverMessage>;

type Refresh = (refreshToken: string) => Promise<HeldTokens>;

/**
 * Lets tabs with the same tokens (the browser copies session storage into some new tabs) renew them once between them:
 * a provider that rotates refresh tokens revokes the whole sign-in when one is used twice.
 *
 * The tab that gets the Web Lock named after a pair of tokens may renew it, and keeps the lock for as long as it lives
 * to mark the pair as spent. The lock names the pair and not the refresh token alone, because many providers answer
 * with the same refresh token. A tab that finds the lock taken sends a request over the channel and waits for the
 * successor. It renews on its own when the lock is released, when no tab replies (the holder is frozen or gone to the
 * back/forward cache), or when a renewal elsewhere takes too long.
 */
export function createTokenHandOver(
  medium: HandOverChannel,
  { held: currentTokens, hear, take }: TokenKeeper,
) {
  const spent = new Set<string>();
  /** The pair this tab is renewing. */
  let renewing: string | null = null;
  let replyReceived: ((reply: 'tokens' | 'renewing', fingerprint: string) => void) | null = null;

  medium.listen((received) => {
    const message = handOverMessage.safeParse(received);
    if (!message.success) return;
    if (message.data.type === 'asking') answer(message.data.spent);
    else if (message.data.type === 'tokens') void accept(message.data);
    else replyReceived?.('renewing', message.data.spent);
  });

  const isStill = (own: Tokens) => {
    const current = currentTokens();
    return current !== null && isSamePair(current, own);
  };

  const post = (message: HandOverMessage) => medium.post(message);

  function answer(fingerprint: string) {
    const tokens = currentTokens();
    if (tokens && spent.has(fingerprint)) announce(tokens);
    else if (renewing === fingerprint) post({ type: 'renewing', spent: fingerprint });
  }

  async function accept({ spent: ancestors, tokens }: TokensMessage) {
    const own = currentTokens();
    if (own === null) return;
    const fingerprint = await fingerprintOfPair(own);
    if (!ancestors.includes(fingerprint) || !hear(own, tokens)) return;
    replyReceived?.('tokens', fingerprint);
    // When the tab that renewed them closes, this tab goes on answering for them.
    for (const ancestor of ancestors) {
      if (spent.has(ancestor)) continue;
      spent.add(ancestor);
      acquire(medium, ancestor, new AbortController().signal).catch(() => {});
    }
  }

  function announce(tokens: HeldTokens) {
    post({ type: 'tokens', spent: [...spent], tokens });
  }

  /** Renews now. Returns whether the pair that was spent must stay marked. */
  async function spend(own: Tokens, fingerprint: string, refresh: Refresh): Promise<boolean> {
    renewing = fingerprint;
    post({ type: 'renewing', spent: fingerprint });
    try {
      const tokens = await refresh(own.refreshToken);
      const isNew = !isSamePair(tokens, own);
      if (isNew) spent.add(fingerprint);
      if (take(own, tokens) && isNew) announce(tokens);
      return isNew;
    } finally {
      renewing = null;
    }
  }

  /**
   * Resolves when no other tab will hand over a successor: no tab replied, or the tab that is renewing ran out of time.
   */
  async function otherTabsSilent(isRenewing: () => boolean, signal: AbortSignal) {
    await medium.wait(limits.otherTabsReplyMs, signal);
    if (isRenewing()) await medium.wait(limits.tokenAnswerMs, signal);
  }

  /**
   * Renews by `refresh` or receives the tokens that another tab renewed. Afterwards the keeper has them.
   * @throws errors of `refresh` and of the keeper
   */
  return async function renew(refresh: Refresh): Promise<void> {
    const own = currentTokens();
    if (own === null) return;
    const fingerprint = await fingerprintOfPair(own);
    // Handed over while the fingerprint was computed: that announcement does not come again.
    if (!isStill(own)) return;

    let isRenewingElsewhere = false;
    const handedOver = new Promise<void>((resolve) => {
      replyReceived = (reply, about) => {
        if (about !== fingerprint) return;
        if (reply === 'tokens') resolve();
        else isRenewingElsewhere = true;
      };
    });
    const queue = new AbortController();
    const waiting = new AbortController();
    post({ type: 'asking', spent: fingerprint });
    // Where the browser refuses the lock, this tab is on its own.
    const lock = acquire(medium, fingerprint, queue.signal).catch(() => doNothing);
    const silence = otherTabsSilent(() => isRenewingElsewhere, waiting.signal);
    let keepsLock = false;
    try {
      await Promise.race([handedOver, lock, silence]);
      if (isStill(own)) keepsLock = await spend(own, fingerprint, refresh);
    } finally {
      replyReceived = null;
      waiting.abort();
      if (!keepsLock) {
        queue.abort();
        void lock.then((release) => release());
      }
    }
  };
}

const doNothing = () => {};

const fingerprintOfPair = ({ accessToken, refreshToken }: Tokens): Promise<string> =>
  fingerprintOf(`${refreshToken} ${accessToken}`);

/** Resolves with a function that releases the lock, once it is granted. */
function acquire(
  { withLock }: HandOverChannel,
  fingerprint: string,
  signal: AbortSignal,
): Promise<() => void> {
  return new Promise((resolve, reject) => {
    withLock(
      `token-refresh:${fingerprint}`,
      signal,
      () => new Promise<void>((release) => resolve(release)),
    ).catch(reject);
  });
}
