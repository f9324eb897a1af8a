import type { Attributes } from './attributes.ts';
import type { Span } from './span.ts';

const serviceName = 'member-portal';

/** The kinds and status codes of spans, as OTLP numbers them. */
const kinds = { internal: 1, client: 3 } as const;
const states = { unset: 0, error: 2 } as const;

/** Returns spans as the body of an OTLP/HTTP request in JSON (`/v1/traces`). */
export function tracesRequest(
  spans: readonly Span[],
  gate: (attributes: Attributes) => Attributes,
): string {
  return JSON.stringify({
    resourceSpans: [
      {
        resource: { attributes: [{ key: 'service.name', value: { stringValue: serviceName } }] },
        scopeSpans: [
          {
            scope: { name: serviceName },
            spans: spans.map((span) => ({
              traceId: span.traceId,
              spanId: span.spanId,
              ...(span.parentSpanId === undefined ? {} : { parentSpanId: span.parentSpanId }),
              name: span.name,
              kind: span.name === 'call' ? kinds.client : kinds.internal,
              startTimeUnixNano: nanoseconds(span.start),
              endTimeUnixNano: nanoseconds(Math.max(span.start, span.end)),
              attributes: Object.entries(gate(span.attributes)).map(([key, value]) => ({
                key,
                value: valueOf(value),
              })),
              status: { code: span.hasFailed ? states.error : states.unset },
            })),
          },
        ],
      },
    ],
  });
}

/** Nanoseconds do not fit into a number, so that OTLP writes them as text. */
const nanoseconds = (milliseconds: number): string => `${Math.round(milliseconds)}000000`;

function valueOf(value: unknown): object {
  if (typeof value !== 'number') return { stringValue: value };
  return Number.isInteger(value) ? { intValue: value } : { doubleValue: value };
}
