import type { OperationAt } from '#src/api/http/operation-at.ts';
import { kindOfThrown } from '#src/api/http/failure.ts';
import type { Attributes } from './attributes.ts';

/** A call of an API or of the token endpoint that has ended. Times are those of the page's clock. */
export interface EndedCall {
  start: number;
  end: number;
  hasFailed: boolean;
  attributes: Attributes;
}

/**
 * Reports the page's calls: those so far, which browsers remember, and from now on each as it ends. Requests of
 * anything that no API document names are not reported.
 */
export function watchCalls(operationAt: OperationAt, report: (call: EndedCall) => void): void {
  const began = performance.now();
  const ended = (
    operation: string,
    { attributes, ...call }: Omit<EndedCall, 'end'> & { end?: number },
  ) =>
    report({
      end: performance.now(),
      ...call,
      attributes: {
        'http.request.method': operation.slice(0, operation.indexOf(' ')),
        'portal.operation': operation,
        ...attributes,
      },
    });

  // A page begins with reads; browsers do not remember methods.
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.startTime >= began) continue;
      const operation = operationAt('GET', entry.name);
      if (operation === null) continue;
      const status = Number(Reflect.get(entry, 'responseStatus'));
      ended(operation, {
        start: entry.startTime,
        end: entry.startTime + entry.duration,
        hasFailed: status >= 400,
        attributes: statusAttributes(status),
      });
    }
  }).observe({ type: 'resource', buffered: true });

  const original = window.fetch.bind(window);
  window.fetch = (input, init) => {
    const start = performance.now();
    const answer = original(input, init);
    try {
      const method = init?.method ?? (input instanceof Request ? input.method : 'GET');
      const address = input instanceof Request ? input.url : String(input);
      const operation = operationAt(method.toUpperCase(), address);
      if (operation !== null) watch(operation, start, answer);
    } catch {
      // The call goes its way, watched or not.
    }
    return answer;
  };

  function watch(operation: string, start: number, answer: Promise<Response>): void {
    answer.then(
      ({ status, ok }) =>
        ended(operation, { start, hasFailed: !ok, attributes: statusAttributes(status) }),
      (thrown: unknown) => {
        const kind = kindOfThrown(thrown);
        if (kind === 'aborted') return;
        ended(operation, { start, hasFailed: true, attributes: { 'error.type': kind } });
      },
    );
  }
}

const statusAttributes = (status: number): Attributes =>
  status > 0 ? { 'http.response.status_code': status } : {};
