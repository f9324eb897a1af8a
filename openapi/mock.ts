import path from 'node:path';
import { createServer } from 'vite';
import { closeAtEnd } from '#sandbox/close-at-end.ts';
import { forwardTo, listen, PortInUseError } from '#sandbox/gateway.ts';
import { freePort, placesAt, portsFrom } from '#sandbox/places.ts';
import { createMock } from './mock/create-mock.ts';

/** Starts the portal with hot reload over Prism mocks of the three documents: `npm run dev:mock`. */
async function start(): Promise<void> {
  const ports = portsFrom(Number(process.env['PORT'] ?? 4400));
  const vitePort = await freePort();
  const vite = await createServer({
    root: path.resolve(import.meta.dirname, '..'),
    // Behind the gateway, because a page's `?scenario=` must be seen before Vite answers.
    server: { host: '127.0.0.1', port: vitePort, strictPort: true, hmr: { clientPort: vitePort } },
  });
  await vite.listen();
  const mock = await createMock({
    places: placesAt(ports),
    portal: forwardTo(`http://127.0.0.1:${vitePort}`),
  });
  const close = async (): Promise<void> => {
    await Promise.all([mock.close(), vite.close()]);
  };
  try {
    const listening = await listen({ port: ports.portal, app: mock.app });
    closeAtEnd(() => Promise.all([listening.close(), close()]));
    console.log(`\nMember portal    ${listening.url}\nScenarios        ${listening.url}/mock\n`);
  } catch (error) {
    await close();
    throw error;
  }
}

try {
  await start();
} catch (error) {
  console.error(error instanceof PortInUseError ? error.message : error);
  process.exit(1);
}
