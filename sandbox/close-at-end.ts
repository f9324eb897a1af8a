/**
 * Runs `close` once when the process is told to end, and exits. npm passes a signal on to the shell it started, and that
 * shell ends without passing it on: under npm, the end of the parent counts too.
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
