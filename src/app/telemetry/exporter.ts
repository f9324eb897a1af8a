import type { Span } from './span.ts';

export interface ExporterOptions {
  /** Writes spans as the body of a request. */
  write: (spans: readonly Span[]) => string;
  /** Sends a body; the signal aborts when the collector takes too long. */
  post: (body: string, signal: AbortSignal) => Promise<Pick<Response, 'status' | 'headers'>>;
  /** Hands a body to the browser, which sends it after the page has gone; false when it does not take it. */
  beacon: (body: string) => boolean;
}

/**
 * Sends spans to the collector in batches. The page never waits for the collector: the exporter drops spans that exceed
 * the queue, pauses for an overloaded collector, and stops after a refusal.
 */
export interface Exporter {
  add: (span: Span) => void;
  /** The page is about to go: hands everything to the browser. */
  flush: () => void;
}

export const spansQueued = 200;
export const spansABatch = 50;
export const batchEveryMs = 10_000;
const answerMs = 10_000;
export const longestPauseMs = 300_000;

export function createExporter({ write, post, beacon }: ExporterOptions): Exporter {
  let queue: Span[] = [];
  let pauseMs = batchEveryMs;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSending = false;
  let isRefused = false;

  const schedule = (inMs: number) => {
    if (timer !== undefined || isSending || isRefused || queue.length === 0) return;
    timer = setTimeout(() => void send(), inMs);
  };

  async function send(): Promise<void> {
    timer = undefined;
    const batch = queue.splice(0, spansABatch);
    if (batch.length === 0) return;
    isSending = true;
    const outcome = await attempt(batch);
    isSending = false;
    if (outcome === 'taken') pauseMs = batchEveryMs;
    else if (outcome === 'refused') {
      isRefused = true;
      queue = [];
    } else {
      // The newest stay: an outage of hours is not worth the memory.
      queue = [...batch, ...queue].slice(-spansQueued);
      pauseMs = Math.min(Math.max(pauseMs * 2, outcome.afterMs), longestPauseMs);
    }
    schedule(pauseMs);
  }

  async function attempt(
    batch: readonly Span[],
  ): Promise<'taken' | 'refused' | { afterMs: number }> {
    try {
      const { status, headers } = await post(write(batch), AbortSignal.timeout(answerMs));
      if (status < 300) return 'taken';
      const isBusy = status === 429 || status >= 500;
      return isBusy ? { afterMs: Number(headers.get('retry-after')) * 1000 || 0 } : 'refused';
    } catch {
      return { afterMs: 0 };
    }
  }

  return {
    add(span) {
      if (isRefused) return;
      queue.push(span);
      if (queue.length > spansQueued) queue.shift();
      schedule(pauseMs);
    },
    flush() {
      clearTimeout(timer);
      timer = undefined;
      // A collector that is being given time is not asked by pages that close either.
      while (queue.length > 0 && pauseMs === batchEveryMs) {
        if (!beacon(write(queue.slice(0, spansABatch)))) break;
        queue = queue.slice(spansABatch);
      }
      schedule(pauseMs);
    },
  };
}
