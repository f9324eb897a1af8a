import type { Page } from '@playwright/test';

/**
 * Expires the token as if its time had passed; returns it. Waiting for it would race with refreshes that are under way.
 */
export function letTokenRunOut(page: Page): Promise<string> {
  return page.evaluate(() => {
    const [header, , signature] = (sessionStorage.getItem('access_token') ?? '').split('.');
    const sub = sessionStorage.getItem('logged_in_user');
    const token = [header, btoa(JSON.stringify({ sub, iat: 0, exp: 1 })), signature].join('.');
    sessionStorage.setItem('access_token', token);
    return token;
  });
}
