import type { Attributes } from './attributes.ts';
import { randomId, type Span, type SpanName } from './span.ts';

/** A span yet without its ids. Times are those of the page's clock (`performance.now()`). */
interface Recorded {
  start: number;
  end: number;
  attributes: Attributes;
  hasFailed?: boolean;
}

/** Creates spans. Spans that begin after a navigation belong to the trace of that navigation. */
export interface Recorder {
  /** From now on everything belongs to the next navigation, which is recorded once it has ended. */
  beginNavigation: () => void;
  recordNavigation: (name: 'page load' | 'navigation', recorded: Recorded) => void;
  record: (name: SpanName, recorded: Recorded) => void;
  /** Records something that has failed just now. */
  recordMoment: (name: 'failure' | 'exception', attributes: Attributes) => void;
  recordVital: (attributes: Attributes) => void;
}

export function createRecorder(add: (span: Span) => void): Recorder {
  let current = newTrace();
  const first = current;
  const at = (time: number) => performance.timeOrigin + time;
  const spanOf = (
    name: SpanName,
    { start, end, attributes, hasFailed = false }: Recorded,
    ids: Pick<Span, 'traceId' | 'spanId' | 'parentSpanId'>,
  ): Span => ({ name, start: at(start), end: at(end), attributes, hasFailed, ...ids });
  const record = (name: SpanName, recorded: Recorded, { traceId, spanId } = current) =>
    add(spanOf(name, recorded, { traceId, spanId: randomId(8), parentSpanId: spanId }));
  return {
    beginNavigation() {
      current = newTrace();
    },
    recordNavigation: (name, recorded) => add(spanOf(name, recorded, current)),
    record: (name, recorded) => record(name, recorded),
    recordMoment(name, attributes) {
      const now = performance.now();
      record(name, { start: now, end: now, attributes, hasFailed: true });
    },
    recordVital(attributes) {
      const now = performance.now();
      // Vitals belong to the page load, even after a navigation.
      record('vital', { start: now, end: now, attributes }, first);
    },
  };
}

const newTrace = () => ({ traceId: randomId(16), spanId: randomId(8) });
