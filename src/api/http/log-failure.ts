import { isOwnEnd } from './failure.ts';
import { thisPage, type PageStay } from './page-stay.ts';

/**
 * Logs a failure that the page does without what failed. Silent when nothing failed: the call was given up on, the
 * session is over, or the page is being left. Free of libraries: the sign-in page uses it, too.
 *
 * @param label the failure's code, or the module that failed
 */
export function logFailure(label: string, failure: unknown, page: PageStay = thisPage): void {
  if (isOwnEnd(failure)) return;
  const log = () => console.warn(label, failure instanceof Error ? failure.message : '');
  if (page.isLeaving()) void page.stays().then(log);
  else log();
}
