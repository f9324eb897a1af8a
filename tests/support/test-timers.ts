// A portal's timers hold it in memory after its test, and would fire in the next one.
const timers = new Set<NodeJS.Timeout>();
const { clearTimeout } = globalThis;
let isTracking = false;

for (const name of ['setTimeout', 'setInterval'] as const) {
  const set: (...args: Parameters<typeof setTimeout>) => NodeJS.Timeout = globalThis[name];
  const track: typeof set = (...args) => {
    const timer = set(...args);
    if (isTracking) timers.add(timer);
    return timer;
  };
  Object.assign(globalThis, { [name]: track });
}

/** Remembers the timers that are set from now on. */
export function trackTimers(): void {
  isTracking = true;
}

/** Ends the timers that were set since the test has had a portal. */
export function clearTestTimers(): void {
  isTracking = false;
  for (const timer of timers) clearTimeout(timer);
  timers.clear();
}
