import { createHash } from 'node:crypto';

/**
 * The one script that stands in a page itself: it fetches what the sign-in page comes alive with once
 * the page has been painted. As a file of its own it would itself be fetched before that.
 * The page's links work without it, so a page that is left while it loads has nothing to report.
 */
export const landingStarter =
  'addEventListener("load",()=>setTimeout(()=>import(document.querySelector("[name=landing]").content).catch(()=>{}),200))';

/** The hash by which the content-security policy allows it. */
export const landingStarterHash = `'sha256-${createHash('sha256').update(landingStarter).digest('base64')}'`;
