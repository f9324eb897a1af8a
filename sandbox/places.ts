import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { PortInUseError } from './gateway.ts';

/** The origins of the parts of one sandbox, without a trailing slash. */
export type Places = { portal: string; identity: string; partner: string };

export type Ports = { portal: number; identity: number; partner: number };

/** The three ports that `PORT` moves together. */
export function portsFrom(port: number): Ports {
  return { portal: port, identity: port + 10, partner: port + 20 };
}

/** The addresses at these ports; `portal` is another origin that the portal is served at. */
export function placesAt(ports: Ports, identityHost?: string, portal?: string): Places {
  const at = (port: number, host = 'localhost'): string => `http://${host}:${port}`;
  return {
    portal: portal ?? at(ports.portal),
    identity: at(ports.identity, identityHost),
    partner: at(ports.partner),
  };
}

/**
 * Returns three free ports that a `PORT` can move to. Addresses must be known before anything listens: they are in
 * tokens, redirects and links.
 */
export async function freePorts(): Promise<Ports> {
  return portsFrom(await freePort(portsFrom));
}

/** @throws {PortInUseError} before anything slow begins */
export async function assertFree(ports: Ports): Promise<void> {
  for (const port of Object.values(ports)) {
    const held = await holdPort(port).catch(() => undefined);
    if (held === undefined) throw new PortInUseError(port);
    await held.release();
  }
}

/**
 * Returns a free port below the ephemeral range, one of which an outgoing connection could take.
 *
 * @param together the ports that must be free with it
 */
export async function freePort(
  together: (port: number) => Partial<Ports> = (portal) => ({ portal }),
): Promise<number> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const port = randomInt(11_000, 32_000);
    const held = await Promise.allSettled(Object.values(together(port)).map(holdPort));
    await Promise.all(
      held.flatMap((one) => (one.status === 'fulfilled' ? [one.value.release()] : [])),
    );
    if (held.every(({ status }) => status === 'fulfilled')) return port;
  }
  throw new Error('no port is free');
}

type HeldPort = { release(): Promise<void> };

function holdPort(port: number): Promise<HeldPort> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      resolve({ release: () => new Promise((done) => server.close(() => done())) });
    });
  });
}
