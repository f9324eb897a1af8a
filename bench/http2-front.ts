import { request } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { generate } from 'selfsigned';
import { freePort } from '../sandbox/places.ts';
import type { Listening } from '../sandbox/gateway.ts';
import { chromiumFlags } from '../scripts/find-chromium.ts';

/** A browser with these takes the certificate. */
export const browserFlags = [...chromiumFlags, '--ignore-certificate-errors'];

/** Belong to one connection, or (the last) would bind every server of this machine to HTTPS. */
const notPassedOn = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'strict-transport-security',
]);

/**
 * The time between a body and its headers. A browser that slows its own line down counts what arrives in one piece with
 * the headers twice: now and then the largest file took the line's time for two. Within the latency of a slow line it
 * costs nothing.
 */
const bodyAfterMs = 20;

/**
 * Serves an origin over HTTP/2 from this process, as any host serves a portal today. Browsers speak it only over TLS;
 * the certificate is self-signed, and the bench's browser takes it.
 */
export async function frontWithHttp2(origin: string): Promise<Listening> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }]);
  const port = await freePort();
  const server = createSecureServer({ key, cert }, (incoming, outgoing) =>
    pass(origin, incoming, outgoing),
  );
  await new Promise<void>((resolve) => server.listen(port, resolve));
  const sessions = new Set<{ destroy: () => void }>();
  server.on('session', (session) => sessions.add(session));
  return {
    url: `https://localhost:${port}`,
    async close() {
      for (const session of sessions) session.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function pass(origin: string, incoming: Http2ServerRequest, outgoing: Http2ServerResponse): void {
  const headers = Object.entries(incoming.headers).filter(([name]) => !name.startsWith(':'));
  const upstream = request(
    new URL(incoming.url, origin),
    { method: incoming.method, headers: Object.fromEntries(headers) },
    (answer) => {
      const kept = Object.entries(answer.headers).filter(([name]) => !notPassedOn.has(name));
      outgoing.writeHead(answer.statusCode ?? 502, Object.fromEntries(kept));
      setTimeout(() => answer.pipe(outgoing), bodyAfterMs);
    },
  );
  upstream.on('error', () => outgoing.destroy());
  incoming.pipe(upstream);
}
