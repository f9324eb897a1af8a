import { createRoot } from 'react-dom/client';
import { isDashboardPainted } from './app/paint-frame.ts';
import { PortalRoot } from './app/portal-root.tsx';
import { createPortalRouter } from './app/router.ts';
import { watchMember } from './app/browser-environment.ts';
import { connect } from './app/wiring.ts';
import { whenIdle, afterIdle } from './app/when-idle.ts';
import { ApiFailure } from '#src/api/http/failure.ts';
import { thisPage } from '#src/api/http/page-stay.ts';
import { pause } from '#src/api/http/pause.ts';
import { browserTitle } from '#src/shell/frame/navigation-announcer.tsx';
import { ConfigError, hasOptionalServices } from './config.ts';
import type { Portal } from './portal/create-portal.ts';
import { starting } from './start.ts';
import '#src/ui/theme/tokens.css';
import '#generated/typeface/typeface.css';
import '#src/ui/theme/theme.css';

/** Resolves when the member is first shown what they wait for: that is shown at once. */
const firstWait = ({ waits }: Portal) =>
  new Promise<void>((resolve) => {
    waits.words.subscribe(() => resolve());
  });

/** The time for which the prerendered frame shows no loading text. */
const firstScreenMs = 200;

/** The first errors that nothing handled, for telemetry, which only comes later. */
const earlyErrors: unknown[] = [];
window.addEventListener('error', ({ error }) => {
  if (earlyErrors.length < 9) earlyErrors.push(error);
});

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no element #root');
const root = createRoot(container, {
  // React would log errors again that the portal already shows.
  onCaughtError: (error) => {
    const isShown =
      error instanceof ApiFailure || (error instanceof Error && error.name === 'ChunkUnavailable');
    // Like errors that no boundary catches: the window hears of it, and with it telemetry.
    if (!isShown) reportError(error);
  },
});

// No top-level await: lazily loaded files import this one, and each would wait for the other.
starting.then(show).catch(showFailure);

async function show(portal: Portal): Promise<void> {
  const router = createPortalRouter(portal);
  connect(portal, router);
  // Before the guard has decided, which calls the services.
  document.title = browserTitle(portal, router.matchRoutes(router.latestLocation.pathname, {}));
  // Brought back by Back in the middle of leaving for the provider: that wait is over.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && portal.waits.words.get() !== null) window.location.replace('/login');
  });
  window.addEventListener('vite:preloadError', portal.reloads.ask);
  const isReady = Promise.race([router.load(), firstWait(portal)]);
  // The page shows its frame already: a screen that is about to load needs no other placeholder.
  await Promise.race([isReady, pause(firstScreenMs)]);
  // With greeting and ID card, the frame shows all that is known.
  if (isDashboardPainted()) await isReady;
  // From here on, the frame is React's.
  document.querySelector('template#dashboard')?.remove();
  root.render(<PortalRoot portal={portal} router={router} />);
  watchMember(portal.session);
  afterIdle(portal, portal.session.watch);
  whenIdle(portal, () => {
    if (hasOptionalServices(portal.config)) {
      void import('./app/optional-services.ts').then(
        ({ startOptionalServices }) => startOptionalServices(portal, router, earlyErrors),
        () => {}, // A reload is offered already.
      );
    }
  });
}

/** @throws what is no fault of the configuration */
async function showFailure(error: unknown): Promise<void> {
  await thisPage.stays();
  if (!(error instanceof ConfigError)) throw error;
  const { UnusableConfig } = await import('#src/shell/failures/unusable-config.tsx');
  root.render(<UnusableConfig reason={error.message} />);
}
