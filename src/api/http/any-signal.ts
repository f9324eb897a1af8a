/**
 * Aborts as soon as one of `signals` does, with its reason. Replaces `AbortSignal.any`, which Safari lacks before 17.4.
 * Stops listening after the abort.
 */
export function anySignal(signals: readonly AbortSignal[]): AbortSignal {
  const any = new AbortController();
  const follow = ({ currentTarget }: Event) => {
    if (currentTarget instanceof AbortSignal) any.abort(currentTarget.reason);
  };
  for (const signal of signals) {
    if (signal.aborted) any.abort(signal.reason);
    else signal.addEventListener('abort', follow, { once: true, signal: any.signal });
  }
  return any.signal;
}
