import type { Page } from '@playwright/test';
import * as z from 'zod/mini';

/**
 * Sessions that a test of this worker began and left as it found them: the next one with the same member and plan
 * reuses them instead of signing in. Tests run one after the other in a worker, so that a session never has two users.
 */
const waiting = new Map<string, Session>();

/** The sessions in use, by page. */
const inUse = new WeakMap<Page, Session>();

interface Session {
  name: string;
  origin: string;
  /** The last screen of the session. */
  address: string;
  /** Session storage: the signed-in user and the plan. A page computes everything else again. */
  kept: Record<string, string>;
}

const keys = [
  ...['access_token', 'refresh_token', 'id_token', 'logged_in_user'],
  ...['selected-plan', 'tab-of'],
];

/** No test may come near the moment at which the portal renews tokens ahead: spent tokens cannot be handed on. */
const secondsLeftAtLeast = 150;

const zClaims = z.object({ sub: z.string(), exp: z.number() });

function claimsOf(token: string | undefined) {
  const claims = Buffer.from(token?.split('.')[1] ?? '', 'base64url').toString();
  return zClaims.parse(JSON.parse(claims));
}

const lastsLongEnough = ({ kept }: Session) =>
  claimsOf(kept['access_token']).exp - Date.now() / 1000 > secondsLeftAtLeast;

/** The insurer still takes its token: no other test has ended it meanwhile, by a new password for example. */
async function isAlive(page: Page, { origin, kept }: Session): Promise<boolean> {
  const token = kept['access_token'];
  const answer = await page.request.get(
    `${origin}/api/member/users/${claimsOf(token).sub}/memberships`,
    { headers: { authorization: `Bearer ${String(token)}` } },
  );
  return answer.ok();
}

function readKept(page: Page): Promise<Record<string, string>> {
  return page.evaluate(
    (names) =>
      Object.fromEntries(names.map((name) => [name, sessionStorage.getItem(name) ?? ''] as const)),
    keys,
  );
}

/** Restores a session that an earlier test left. Returns the address of its last screen; null if there is no session. */
export async function goOnWith(page: Page, name: string): Promise<string | null> {
  const session = waiting.get(name);
  waiting.delete(name);
  if (session === undefined || !lastsLongEnough(session)) return null;
  // A file of the portal's origin that does not start the portal.
  await page.goto('/favicon.svg');
  const [origin, now] = await page.evaluate(() => [location.origin, Date.now()] as const);
  const hasOwnClock = Math.abs(now - Date.now()) > 2_000;
  if (origin !== session.origin || hasOwnClock || !(await isAlive(page, session))) return null;
  await page.evaluate((storage) => {
    for (const [key, value] of Object.entries(storage)) sessionStorage.setItem(key, value);
    sessionStorage.setItem('last-activity', String(Date.now()));
  }, session.kept);
  inUse.set(page, session);
  return session.address;
}

/** Remembers the session that a page has just begun. */
export async function keep(page: Page, name: string): Promise<void> {
  const { origin, pathname } = new URL(page.url());
  inUse.set(page, { name, origin, address: pathname, kept: await readKept(page) });
}

/** Runs at the end of a test: passes its unchanged session on to the next one. */
export async function handOn(page: Page): Promise<void> {
  const session = inUse.get(page);
  if (session === undefined || page.isClosed()) return;
  if (!page.url().startsWith(`${session.origin}/`)) return;
  const { access_token, refresh_token } = await readKept(page);
  const isUntouched =
    access_token === session.kept['access_token'] &&
    refresh_token === session.kept['refresh_token'];
  if (isUntouched) waiting.set(session.name, session);
}
