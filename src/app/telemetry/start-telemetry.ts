import { CancelledError } from '@tanstack/react-query';
import { onCLS, onINP, onLCP, onTTFB } from 'web-vitals';
import { createOperationAt, type OperationAt } from '#src/api/http/operation-at.ts';
import { ApiFailure, isOwnEnd } from '#src/api/http/failure.ts';
import type { Config } from '#src/config.ts';
import type { Portal } from '#src/portal/create-portal.ts';
import type { BrowserStorage } from '#src/storage/browser-storage.ts';
import { storageKeys } from '#src/storage/storage-keys.ts';
import type { PortalRouter } from '#src/app/router.ts';
import { createGate, tokenOperation, vitalNames, type VitalName } from './attributes.ts';
import { watchCalls } from './calls.ts';
import { createExporter } from './exporter.ts';
import { exceptionOf } from './exception.ts';
import { tracesRequest } from './otlp.ts';
import { createRecorder, type Recorder } from './recorder.ts';

/** The number of times one page reports the same error: an error at each key press would fill the queue. */
const sameExceptionTimes = 5;

/**
 * Starts telemetry: reports navigations, calls, failures, errors and vitals of this page to the collector, in
 * OpenTelemetry's format (docs/decisions/040). Does nothing where this tab's session is not in the sample.
 */
export function startTelemetry(options: {
  portal: Portal;
  router: PortalRouter;
  telemetry: NonNullable<Config['telemetry']>;
  /** Errors thrown before this code arrived. */
  earlyErrors: readonly unknown[];
}): void {
  const { portal, router, telemetry, earlyErrors } = options;
  if (!isDrawn(portal.storage, telemetry.sampleRate)) return;
  const address = `${telemetry.endpoint.replace(/\/$/, '')}/v1/traces`;
  // The original `fetch`, because telemetry replaces it to watch calls.
  const fetch = window.fetch.bind(window);
  const gate = createGate(Object.keys(router.routesByPath));
  const exporter = createExporter({
    write: (spans) => tracesRequest(spans, gate),
    post: (body, signal) =>
      fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
        signal,
        keepalive: true,
        cache: 'no-store',
        credentials: 'omit',
        redirect: 'error',
      }),
    beacon: (body) => navigator.sendBeacon(address, new Blob([body], { type: 'application/json' })),
  });
  const recorder = createRecorder(exporter.add);
  const readVitals = watchVitals();

  recordNavigations(router, recorder);
  watchCalls(callNames(portal), (call) => recorder.record('call', call));
  recordExceptions(portal, recorder, earlyErrors);

  let hasVitals = false;
  const leave = () => {
    // Once: after the page was hidden, the times mean nothing.
    if (!hasVitals) recordVitals(readVitals(), recorder);
    hasVitals = true;
    exporter.flush();
  };
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') leave();
  });
  window.addEventListener('pagehide', leave);
}

/** Draws once for this tab's session; a reload does not draw again. */
function isDrawn(storage: BrowserStorage, sampleRate: number): boolean {
  const drawn = storage.read(storageKeys.telemetry) ?? randomShare() < sampleRate;
  storage.write(storageKeys.telemetry, drawn);
  return drawn;
}

/** Returns a random number from 0 up to, not including, 1. */
function randomShare(): number {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return random / 2 ** 32;
}

/** The calls that are reported: those of the API documents, and the token request. */
function callNames({ config, origin }: Portal): OperationAt {
  const operationAt = createOperationAt(config, origin);
  return (method, address) =>
    address === config.identity.tokenEndpoint ? tokenOperation : operationAt(method, address);
}

function recordNavigations(router: PortalRouter, recorder: Recorder): void {
  const routeAt = (pathname: string): string => {
    const [routes] = router.getMatchedRoutes(pathname);
    const route: unknown = routes.at(-1)?.fullPath;
    return typeof route === 'string' ? route : '/$';
  };
  const attributesAt = (pathname: string) => ({ 'http.route': routeAt(pathname) });
  const [arrival] = performance.getEntriesByType('navigation');
  recorder.recordNavigation('page load', {
    start: 0,
    end: arrival === undefined ? 0 : arrival.startTime + arrival.duration,
    // The address at the start; the member may have navigated since.
    attributes: attributesAt(new URL(arrival?.name ?? '/', window.location.href).pathname),
  });
  let start: number | null = null;
  router.subscribe('onBeforeLoad', ({ pathChanged }) => {
    if (!pathChanged || start !== null) return;
    start = performance.now();
    recorder.beginNavigation();
  });
  router.subscribe('onResolved', ({ toLocation }) => {
    if (start === null) return;
    const attributes = attributesAt(toLocation.pathname);
    recorder.recordNavigation('navigation', { start, end: performance.now(), attributes });
    start = null;
  });
}

/** Records failed calls by their code, and errors that nothing handled. */
function recordExceptions(portal: Portal, recorder: Recorder, early: readonly unknown[]): void {
  const times = new Map<string, number>();
  const recordException = (thrown: unknown) => {
    // Browsers' own notices, such as those of resize observers, come without an error.
    if (thrown === undefined || thrown === null) return;
    const { type, fingerprint, frames } = exceptionOf(thrown, pageScripts());
    const time = (times.get(fingerprint) ?? 0) + 1;
    times.set(fingerprint, time);
    if (time > sameExceptionTimes) return;
    recorder.recordMoment('exception', {
      'error.type': type,
      'portal.exception.fingerprint': fingerprint,
      ...(frames.length > 0 ? { 'exception.stacktrace': frames.join('\n') } : {}),
    });
  };
  const recordFailure = (thrown: unknown) => {
    if (isOwnEnd(thrown) || thrown instanceof CancelledError) return;
    if (thrown instanceof ApiFailure) {
      recorder.recordMoment('failure', {
        'portal.failure.code': thrown.code,
        'error.type': thrown.kind,
        ...(thrown.status === null ? {} : { 'http.response.status_code': thrown.status }),
      });
    } else recordException(thrown);
  };
  const { queryClient } = portal;
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error')
      recordFailure(event.action.error);
  });
  queryClient.getMutationCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error')
      recordFailure(event.action.error);
  });
  early.forEach(recordFailure);
  window.addEventListener('error', ({ error }) => recordFailure(error));
  window.addEventListener('vite:preloadError', () => {
    recorder.recordMoment('exception', { 'error.type': 'ChunkUnavailable' });
  });
  window.addEventListener('unhandledrejection', ({ reason }) => recordFailure(reason));
}

/** Returns the addresses of the scripts that the page has loaded. */
const pageScripts = (): string[] =>
  [
    ...document.querySelectorAll<HTMLScriptElement>('script[src]'),
    ...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]'),
  ].map((element) => ('src' in element ? element.src : element.href));

function recordVitals(
  vitals: ReturnType<ReturnType<typeof watchVitals>>,
  recorder: Recorder,
): void {
  for (const name of vitalNames) {
    const value = vitals[name];
    if (value === undefined) continue;
    recorder.recordVital({ 'portal.vital.name': name, 'portal.vital.value': value });
  }
}

type Vitals = Partial<Record<VitalName, number>>;

/**
 * Measures the page from its beginning, also when called late: browsers keep the entries. Returns a function that reads
 * the vitals so far; one that the browser does not measure is missing.
 */
function watchVitals(): () => Vitals {
  const vitals: Vitals = {};
  const options = { reportAllChanges: true };
  onCLS(({ value }) => (vitals.CLS = Math.round(value * 10_000) / 10_000), options);
  onINP(({ value }) => (vitals.INP = Math.round(value)), options);
  onLCP(({ value }) => (vitals.LCP = Math.round(value)), options);
  onTTFB(({ value }) => (vitals.TTFB = Math.round(value)), options);
  return () => vitals;
}
