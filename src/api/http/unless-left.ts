import { ApiFailure } from './failure.ts';
import type { PageStay } from './page-stay.ts';

/**
 * Makes a call. One that breaks off because the page is being left counts as no failure: should the page stay
 * after all, it is made again if that is safe, and fails only then if not.
 */
export async function unlessLeft<Answer>(
  page: PageStay,
  isRepeatable: boolean,
  call: () => Promise<Answer>,
): Promise<Answer> {
  for (;;) {
    try {
      return await call();
    } catch (thrown) {
      if (!page.isLeaving() || isAnswered(thrown)) throw thrown;
      await page.stays();
      if (!isRepeatable) throw thrown;
    }
  }
}

/** Whether the service answered, or the request was never sent: the connection did not fail. */
const isAnswered = (failure: unknown): boolean =>
  failure instanceof ApiFailure && /^(status|unreadable|session)$/.test(failure.kind);
