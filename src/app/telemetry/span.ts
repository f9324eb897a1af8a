import type { Attributes } from './attributes.ts';

/** The names of spans, a closed list. */
export type SpanName = 'page load' | 'navigation' | 'call' | 'failure' | 'exception' | 'vital';

/** Something that took a time, as OpenTelemetry has it. */
export interface Span {
  name: SpanName;
  /** Epoch milliseconds. */
  start: number;
  end: number;
  attributes: Attributes;
  hasFailed: boolean;
  traceId: string;
  spanId: string;
  /** The id of the navigation's span. */
  parentSpanId?: string;
}

/** Returns random bytes in hexadecimal: ids of spans say nothing of a member, a session or a tab. */
export const randomId = (bytes: 8 | 16): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
