import { logFailure } from '#src/api/log-failure.ts';
import { campaignOf } from '#src/domain/campaign.ts';
import { isOwnPath } from './before-sign-in.ts';
import { partOf } from './leave-at-once.ts';

/**
 * What the prerendered sign-in page takes from `/config.json`, once that has been read: what the portal is
 * called, and whom to tell of the campaign that the address names. Whatever is not valid is left alone.
 */
export function applyConfig(config: unknown, address: URL): void {
  const name = partOf(config, 'portalName');
  if (typeof name === 'string' && name !== '') {
    // The build has put a name of its own after the page's.
    const [page = ''] = document.title.split(' | ');
    document.title = `${page} | ${name}`;
  }
  const campaign = campaignOf(address.searchParams);
  const module = partOf(partOf(config, 'campaignTracking'), 'module');
  if (campaign === null || typeof module !== 'string' || !isOwnPath(module)) return;
  track(module, campaign).catch((error: unknown) => {
    logFailure(`${module} failed:`, error);
  });
}

/** As the portal does it (src/portal/third-parties.ts), without its code. */
async function track(module: string, campaign: unknown): Promise<void> {
  // eslint-disable-next-line no-unsanitized/method -- a path of config.json; the policy keeps it on this origin
  const service: unknown = await import(/* @vite-ignore */ module);
  const action: unknown =
    typeof service === 'object' && service !== null ? Reflect.get(service, 'track') : undefined;
  if (typeof action !== 'function') throw new TypeError(`${module} has no track()`);
  await Reflect.apply(action, undefined, [campaign]);
}
