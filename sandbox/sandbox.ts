import { Hono } from 'hono';
import { securityHeaders } from '../deploy/security-headers.ts';
import { createControlState } from './control-state.ts';
import { openDatabase } from './database.ts';
import { createGateway, listen, listenWith, type Listening, type Upstream } from './gateway.ts';
import { createIdentity } from './identity.ts';
import { freePorts, placesAt, type Places, type Ports } from './places.ts';
import { portalConfig } from './portal-config.ts';
import { problem } from './problem.ts';
import { DEMO_MEMBERS } from './seed/demo-members.ts';
import { serveStaticFiles } from './static-files.ts';

export type SandboxOptions = {
  /** Where to listen; any free ports when left out. */
  ports?: Ports;
  /** Folder of the state file, or `:memory:`. */
  state?: string;
  /** Throw away the state of an earlier run. */
  reset?: boolean;
  /** Serve the portal through Vite instead of `dist`. */
  dev?: boolean;
  /** The built portal. */
  dist?: string;
};

export type Sandbox = { urls: Places; close(): Promise<void> };

/** Starts the identity provider, the APIs, the portal and the partner site in this process. */
export async function createSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const urls = placesAt(options.ports ?? (await freePorts()));
  const database = openDatabase(options.state ?? ':memory:', options.reset ?? false);
  const control = createControlState();
  const audience = `${urls.portal}/api`;
  const identity = await createIdentity({
    database,
    issuer: urls.identity,
    portalUrl: urls.portal,
    audience,
    accessTokenSeconds: () => control.accessTokenSeconds,
  });
  for (const member of DEMO_MEMBERS) {
    if (!identity.accounts.exists(member.userName)) {
      identity.accounts.savePassword(member.userName, member.password);
    }
  }

  const notBuilt: Upstream = async () => problem(501, { title: 'Not built yet' });
  const gateway = createGateway({
    config: portalConfig(urls),
    upstreams: { member: notBuilt, messageCenter: notBuilt, v1: notBuilt },
  });
  const statics = serveStaticFiles({
    folder: options.dist ?? 'dist',
    headers: securityHeaders({ identityOrigin: urls.identity, formOrigins: [urls.partner] }),
  });
  const app = new Hono();
  app.route('/', gateway);
  app.all('*', (c) => statics(c.req.raw));

  const listening: Listening[] = [];
  const close = async (): Promise<void> => {
    await Promise.all(listening.map((part) => part.close()));
    database.close();
  };
  try {
    listening.push(await listenWith(identity.listener, portOf(urls.identity)));
    listening.push(await listen({ port: portOf(urls.portal), app, dev: options.dev ?? false }));
  } catch (cause) {
    await close();
    throw cause;
  }
  return { urls, close };
}

function portOf(url: string): number {
  return Number(new URL(url).port);
}
