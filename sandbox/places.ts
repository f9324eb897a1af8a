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
 * Addresses must be known before anything listens: they are in tokens, redirects and links. All are
 * held at once and then let go together, so that no two are the same.
 */
export async function freePorts(): Promise<Ports> {
  const [portal, identity, partner] = await Promise.all([
    holdFreePort(),
    holdFreePort(),
    holdFreePort(),
  ]);
  await Promise.all([portal.release(), identity.release(), partner.release()]);
  return { portal: portal.port, identity: identity.port, partner: partner.port };
}

/** @throws {PortInUseError} before anything slow begins */
export async function assertFree(ports: Ports): Promise<void> {
  for (const port of Object.values(ports)) {
    const held = await holdPort(port).catch(() => undefined);
    if (held === undefined) throw new PortInUseError(port);
    await held.release();
  }
}

export async function freePort(): Promise<number> {
  const held = await holdFreePort();
  await held.release();
  return held.port;
}

type HeldPort = { port: number; release(): Promise<void> };

/** Holds a free port below the ephemeral range: an outgoing connection could take one of those once it is released. */
async function holdFreePort(): Promise<HeldPort> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const held = await holdPort(randomInt(11_000, 32_000)).catch(() => undefined);
    if (held !== undefined) return held;
  }
  throw new Error('no port is free');
}

function holdPort(wanted: number): Promise<HeldPort> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(wanted, '127.0.0.1', () => {
      const address = server.address();
      if (typeof address !== 'object' || address === null) return;
      const release = (): Promise<void> => new Promise((done) => server.close(() => done()));
      resolve({ port: address.port, release });
    });
  });
}
