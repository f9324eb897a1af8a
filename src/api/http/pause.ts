/** Waits for so long, or until the signal ends it. */
export function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal?.addEventListener('abort', end);
  });
}

/**
 * Resolves or rejects as `task` does, unless that takes longer than `ms`.
 * @throws {DOMException} TimeoutError
 */
export async function inTime<T>(task: Promise<T>, ms: number): Promise<T> {
  const settled = new AbortController();
  const limit = pause(ms, settled.signal).then(() => {
    throw new DOMException('no answer in time', 'TimeoutError');
  });
  try {
    return await Promise.race([task, limit]);
  } finally {
    settled.abort();
  }
}
