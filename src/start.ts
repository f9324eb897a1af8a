/**
 * The first file of every page except the sign-in page: configuration, session and API clients, without React or the
 * router. It finishes a sign-in and starts the screen's reads while the rest of the portal downloads.
 */
import { begin } from './app/begin.ts';
import { browserEnvironment, fetchConfig } from './app/browser-environment.ts';
import { loadConfig } from './config.ts';
import { createPortal, type Portal } from './portal/create-portal.ts';
import { allCapabilities } from './portal/plan/capabilities.ts';

// Taken before anything else can read, log or keep the address.
const environment = browserEnvironment();

/** The page's portal. Rejects with a ConfigError if the configuration is unusable. */
export const starting: Promise<Portal> = start();
// src/main.tsx shows the error.
starting.catch(() => {});

async function start(): Promise<Portal> {
  const config = await loadConfig(fetchConfig);
  const { without } = config;
  // Few insurers disable a capability: the code for it comes only for them.
  const capabilities =
    without.length > 0
      ? (await import('./portal/plan/disabled-capabilities.ts')).capabilitiesWithout(without)
      : allCapabilities;
  const portal = createPortal(config, environment, capabilities);
  // The guard runs into the same failure and reports it.
  begin(portal, window.location.pathname, environment.callbackUrl !== null).catch(() => {});
  return portal;
}
