import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  batchEveryMs,
  createExporter,
  longestPauseMs,
  spansABatch,
  spansQueued,
} from '#src/app/telemetry/exporter.ts';
import type { Span } from '#src/app/telemetry/span.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const span = (start: number): Span => ({
  name: 'call',
  start,
  end: start,
  attributes: {},
  hasFailed: false,
  traceId: '',
  spanId: '',
});

/** An exporter over a collector that answers as a test says; `sent` has the first and last span of each request. */
function exporterOver(answer: () => Response | Promise<Response>) {
  const sent: string[] = [];
  const beacons: string[] = [];
  const post = vi.fn(async (body: string) => {
    sent.push(body);
    return answer();
  });
  const exporter = createExporter({
    write: (spans) => `${spans[0]?.start}–${spans.at(-1)?.start}`,
    post,
    beacon: (body) => beacons.push(body) > 0,
  });
  const add = (from: number, to: number) => {
    for (let start = from; start <= to; start += 1) exporter.add(span(start));
  };
  return { exporter, add, sent, beacons, post };
}

it('sends batches, and no empty batch', async () => {
  const { add, sent } = exporterOver(() => new Response());
  await vi.advanceTimersByTimeAsync(10 * batchEveryMs);
  expect(sent).toEqual([]);
  add(1, spansABatch + 1);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(batchEveryMs);
  expect(sent).toEqual([`1–${spansABatch}`]);
  await vi.advanceTimersByTimeAsync(batchEveryMs);
  expect(sent).toEqual([`1–${spansABatch}`, `${spansABatch + 1}–${spansABatch + 1}`]);
});

describe('a collector that refuses a batch', () => {
  it.each([
    ['busy', () => new Response(null, { status: 429 })],
    ['down', () => new Response(null, { status: 503 })],
    ['unreachable', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('%s: is asked less and less often, and the newest spans stay', async (_, answer) => {
    const { exporter, add, sent, beacons, post } = exporterOver(answer);
    add(1, spansQueued + 5);
    await vi.advanceTimersByTimeAsync(batchEveryMs);
    expect(sent).toEqual([`6–${spansABatch + 5}`]);
    await vi.advanceTimersByTimeAsync(batchEveryMs);
    expect(post).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(batchEveryMs);
    expect(post).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(10 * longestPauseMs);
    const calls = post.mock.calls.length;
    expect(calls).toBeLessThan(18);
    add(1_000, 2_000);
    await vi.advanceTimersByTimeAsync(longestPauseMs);
    expect(sent.at(-1)).toBe(`${2_000 - spansQueued + 1}–${2_000 - spansQueued + spansABatch}`);
    exporter.flush();
    expect(beacons).toEqual([]);
  });

  it('makes the exporter wait for retry-after, up to the longest pause', async () => {
    const headers = { 'retry-after': '120' };
    const { add, post } = exporterOver(() => new Response(null, { status: 429, headers }));
    add(1, 1);
    await vi.advanceTimersByTimeAsync(batchEveryMs + 119_000);
    expect(post).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(post).toHaveBeenCalledTimes(2);
  });

  it('gets no more batches after 404', async () => {
    const { exporter, add, beacons, post } = exporterOver(
      () => new Response(null, { status: 404 }),
    );
    add(1, 60);
    await vi.advanceTimersByTimeAsync(batchEveryMs);
    add(1, 60);
    exporter.flush();
    await vi.advanceTimersByTimeAsync(10 * longestPauseMs);
    expect(post).toHaveBeenCalledTimes(1);
    expect(beacons).toEqual([]);
  });

  it('gets the next batch only after its answer', async () => {
    const { add, post } = exporterOver(() => new Promise(() => {}));
    add(1, 60);
    await vi.advanceTimersByTimeAsync(batchEveryMs);
    add(61, 120);
    await vi.advanceTimersByTimeAsync(5 * batchEveryMs);
    expect(post).toHaveBeenCalledTimes(1);
    expect(post.mock.calls[0]).toHaveLength(2);
  });
});

it('sends all events as a beacon when the page unloads', async () => {
  const { exporter, add, sent, beacons } = exporterOver(() => new Response());
  add(1, spansABatch + 2);
  exporter.flush();
  expect(beacons).toEqual([`1–${spansABatch}`, `${spansABatch + 1}–${spansABatch + 2}`]);
  await vi.advanceTimersByTimeAsync(10 * batchEveryMs);
  expect(sent).toEqual([]);
});

it('keeps events when the beacon fails, and sends them if the page stays', async () => {
  const post = vi.fn(() => Promise.resolve(new Response()));
  const write = (spans: readonly Span[]) => `${spans[0]?.start}–${spans.at(-1)?.start}`;
  const exporter = createExporter({ write, post, beacon: () => false });
  exporter.add(span(1));
  exporter.add(span(2));
  exporter.flush();
  await vi.advanceTimersByTimeAsync(batchEveryMs);
  expect(post).toHaveBeenCalledWith('1–2', expect.anything());
});
