import { createRoot } from 'react-dom/client';
import { PortalRoot } from './app/portal-root.tsx';
import { createPortalRouter } from './app/router.ts';
import { browserEnvironment, watchMember } from './app/browser-environment.ts';
import { connect } from './app/wiring.ts';
import { whenIdle, afterIdle } from './app/when-idle.ts';
import { ApiFailure } from '#src/api/http/failure.ts';
import { thisPage } from '#src/api/http/page-stay.ts';
import { pause } from '#src/api/http/pause.ts';
import { ConfigError, hasThirdParties, loadConfig } from './config.ts';
import { createPortal, type Portal } from './portal/create-portal.ts';
import { calls, fetchConfig } from '#src/boot/boot-prefetch.ts';
import { addStyleSheet } from '#src/boot/add-style-sheet.ts';
import '#src/ui/theme/tokens.css';
import '#generated/typeface/typeface.css';
import '#src/ui/theme/theme.css';

/** Resolves when the member is first shown what they wait for: that is shown at once. */
const firstWait = ({ waits }: Portal) =>
  new Promise<void>((resolve) => {
    waits.words.subscribe(() => resolve());
  });

/** The time the frame that came with the page stays without a word of what is being loaded. */
const firstScreenMs = 200;

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no element #root');
const root = createRoot(container, {
  // What is shown anyway React would print a second time, stack and all.
  onCaughtError: (error) => {
    const isShown =
      error instanceof ApiFailure || (error instanceof Error && error.name === 'ChunkUnavailable');
    if (!isShown) console.error(error);
  },
});

// Taken before anything else can read, log or keep the address.
const environment = browserEnvironment(calls);

try {
  const config = await loadConfig(fetchConfig);
  const { without } = config;
  // Few insurers leave anything out: the code for it comes only for them.
  const leftOut =
    without.length > 0 ? (await import('./portal/plan/left-out.ts')).createLeftOut(without) : null;
  const portal = createPortal(config, environment, leftOut);
  const router = createPortalRouter(portal);
  connect(portal, router);
  // The page shows its frame already. A screen that is all but there is not preceded by another one.
  await Promise.race([router.load(), pause(firstScreenMs), firstWait(portal)]);
  root.render(<PortalRoot portal={portal} router={router} />);
  watchMember(portal.session);
  // Brought back by Back in the middle of leaving for the provider: that wait is over.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && portal.waits.words.get() !== null) window.location.replace('/login');
  });
  window.addEventListener('vite:preloadError', portal.reloads.ask);
  afterIdle(portal, portal.session.watch);
  whenIdle(portal, () => {
    if (hasThirdParties(config)) {
      void import('./app/third-parties.ts').then(
        ({ connectThirdParties }) => connectThirdParties(portal, router),
        () => {}, // A reload is offered already.
      );
    }
    if (config.webFont) addStyleSheet(config.webFont.stylesheet);
  });
} catch (error) {
  await thisPage.stays();
  if (!(error instanceof ConfigError)) throw error;
  const { UnusableConfig } = await import('#src/shell/failures/unusable-config.tsx');
  root.render(<UnusableConfig reason={error.message} />);
}
