/**
 * The first file of every page but the sign-in page: the configuration, the session and the calls, without React or the
 * router. It finishes a sign-in and starts the reads of the screen while the rest of the portal is on its way.
 */
import { begin } from './app/begin.ts';
import { browserEnvironment, fetchConfig } from './app/browser-environment.ts';
import { loadConfig } from './config.ts';
import { createPortal, type Portal } from './portal/create-portal.ts';

// Taken before anything else can read, log or keep the address.
const environment = browserEnvironment();

/** The portal that all of the page uses. Rejects with a ConfigError where the configuration cannot be used. */
export const starting: Promise<Portal> = start();
// src/main.tsx shows it.
starting.catch(() => {});

async function start(): Promise<Portal> {
  const config = await loadConfig(fetchConfig);
  const { without } = config;
  // Few insurers leave anything out: the code for it comes only for them.
  const leftOut =
    without.length > 0 ? (await import('./portal/plan/left-out.ts')).createLeftOut(without) : null;
  const portal = createPortal(config, environment, leftOut);
  // The guard meets the same failure, and says so.
  begin(portal, window.location.pathname, environment.callbackUrl !== null).catch(() => {});
  return portal;
}
