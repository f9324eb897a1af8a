import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import { page, pageHeaders, type Markup } from '../pages/layout.ts';

/**
 * The script that confirms without a question: a user who comes from the portal has chosen to sign out there, and may
 * have left the machine before a second confirmation.
 */
const answerAtOnce = 'document.forms[0].submit()';
const answerHash = createHash('sha256').update(answerAtOnce).digest('base64');

/** @param form of the provider, from its opening to its closing tag; the answer in it is ours */
export function signOutPage(form: string): Markup {
  const answer = `<input type="hidden" name="logout" value="yes"/>
    <noscript><button>Sign out</button></noscript></form>`;
  return page({
    title: 'Sign out',
    body: html`<h1>Signing you out …</h1>
      ${raw(form.replace('</form>', answer))}${raw(`<script>${answerAtOnce}</script>`)}`,
  });
}

export function signOutHeaders(portalUrl: string): Record<string, string> {
  const headers = pageHeaders([portalUrl]);
  const policy = headers['content-security-policy'] ?? '';
  return { ...headers, 'content-security-policy': `${policy}; script-src 'sha256-${answerHash}'` };
}
