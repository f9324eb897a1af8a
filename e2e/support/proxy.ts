import { createServer, request as send, type IncomingHttpHeaders } from 'node:http';
import { once } from 'node:events';

const forgotten = ['cache-control', 'expires', 'pragma'];

/**
 * Starts a proxy between the browser and everything it requests, which removes the APIs' caching headers, as an
 * unconfigured gateway would: the answers look as if they had not changed for ten years.
 */
export async function startCarelessProxy(): Promise<{
  server: string;
  close: () => Promise<void>;
}> {
  const proxy = createServer((incoming, outgoing) => {
    const url = new URL(incoming.url ?? '');
    const request = send(
      url,
      // Uncompressed, so that stored text can be found again.
      { method: incoming.method, headers: { ...incoming.headers, 'accept-encoding': 'identity' } },
      (answer) => {
        const isApi = url.pathname.startsWith('/api/');
        outgoing.writeHead(
          answer.statusCode ?? 502,
          isApi ? withoutCaching(answer.headers) : answer.headers,
        );
        answer.pipe(outgoing);
      },
    );
    request.on('error', () => outgoing.destroy());
    incoming.pipe(request);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const address = proxy.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port');
  return {
    server: `http://127.0.0.1:${String(address.port)}`,
    close: async () => {
      proxy.closeAllConnections();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}

function withoutCaching(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const entries = Object.entries(headers).filter(([name]) => !forgotten.includes(name));
  return { ...Object.fromEntries(entries), 'last-modified': 'Tue, 01 Nov 2016 08:00:00 GMT' };
}
