import { createHash } from 'node:crypto';

/**
 * The one inline script of a page. It imports the code of the sign-in page after the first paint; a separate file would
 * load before the paint. The page's links work without this code, so the script ignores a failure.
 */
export const landingStarter =
  'addEventListener("load",()=>setTimeout(()=>import(document.querySelector("[name=landing]").content).catch(()=>{}),200))';

/** The hash by which the content-security policy allows it. */
export const landingStarterHash = `'sha256-${createHash('sha256').update(landingStarter).digest('base64')}'`;
