import { addStyleSheet } from '#src/boot/add-style-sheet.ts';
import type { Portal } from '#src/portal/create-portal.ts';
import type { PortalRouter } from './router.ts';
import { connectThirdParties } from './third-parties.ts';

/**
 * Starts the services that few insurers configure: third-party services, a custom typeface, telemetry.
 * @param earlyErrors errors thrown before this code loaded
 */
export function startOptionalServices(
  portal: Portal,
  router: PortalRouter,
  earlyErrors: readonly unknown[],
): void {
  const { telemetry, webFont } = portal.config;
  connectThirdParties(portal, router);
  if (webFont) addStyleSheet(webFont.stylesheet);
  if (telemetry) {
    void import('./telemetry/start-telemetry.ts').then(
      ({ startTelemetry }) => startTelemetry({ portal, router, telemetry, earlyErrors }),
      () => {}, // A reload is offered already.
    );
  }
}
