import { logFailure } from '#src/api/http/log-failure.ts';
import { isOwnPath } from '#src/domain/navigation/own-path.ts';
import { campaignOf } from '#src/domain/navigation/campaign.ts';
import { addStyleSheet } from './add-style-sheet.ts';
import { hasCapability } from './before-sign-in.ts';
import { partOf } from './unchecked.ts';

/** Elements of the sign-in page (src/features/landing/login-page.tsx) that are removed where a capability is disabled. */
const optionalParts = [
  ['registration', 'main a[href="/register"]'],
  ['accountHelp', 'main a[href="/account-help"]'],
  ['idCard', '[data-interval]'],
  ['costEstimates', '[data-interval]'],
  // Cost estimates depend on this capability.
  ['spending', '[data-interval]'],
] as const;

/**
 * Applies `/config.json` to the prerendered sign-in page, once that has been read: the portal's name, its typeface, the
 * monitoring, and the service that learns of the campaign in the address. Anything that is not valid is left alone.
 */
export function applyConfig(config: unknown, address: URL): void {
  const name = partOf(config, 'portalName');
  if (typeof name === 'string' && name !== '') {
    // The build puts a default portal name after the page's title.
    const [page = ''] = document.title.split(' | ');
    document.title = `${page} | ${name}`;
  }
  for (const [capability, part] of optionalParts) {
    if (!hasCapability(config, capability)) document.querySelector(part)?.remove();
  }
  const typeface = ownPath(partOf(partOf(config, 'webFont'), 'stylesheet'));
  if (typeface !== null) addStyleSheet(typeface);
  callService(config, 'performanceMonitoring', 'start', null);
  const campaign = campaignOf(address.searchParams);
  if (campaign !== null) callService(config, 'campaignTracking', 'track', campaign);
}

const ownPath = (value: unknown): string | null =>
  typeof value === 'string' && isOwnPath(value) ? value : null;

/** Calls what a third party's module exports, as src/portal/third-parties.ts does, without its code. */
function callService(config: unknown, setting: string, name: string, argument: unknown): void {
  const module = ownPath(partOf(partOf(config, setting), 'module'));
  if (module === null) return;
  callExport(module, name, argument).catch((error: unknown) => {
    logFailure(`${module} failed:`, error);
  });
}

async function callExport(module: string, name: string, argument: unknown): Promise<void> {
  // eslint-disable-next-line no-unsanitized/method -- a path of config.json; the policy keeps it on this origin
  const service: unknown = await import(/* @vite-ignore */ module);
  const action: unknown =
    typeof service === 'object' && service !== null ? Reflect.get(service, name) : undefined;
  if (typeof action !== 'function') throw new TypeError(`${module} has no ${name}()`);
  await Reflect.apply(action, undefined, [argument]);
}
