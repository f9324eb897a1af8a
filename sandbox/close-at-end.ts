/**
 * Runs `close` on SIGINT or SIGTERM and exits. npm forwards a signal only to the shell it started, and the shell exits
 * without forwarding it. So under npm, the process also closes when its parent exits.
 */
export function closeAtEnd(close: () => Promise<unknown>): void {
  let isEnding = false;
  const end = (): void => {
    if (isEnding) return;
    isEnding = true;
    void close().finally(() => process.exit(0));
  };
  process.once('SIGINT', end);
  process.once('SIGTERM', end);
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) end();
  }, 500).unref();
}
