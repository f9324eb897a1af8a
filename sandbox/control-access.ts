import type { MiddlewareHandler } from 'hono';
import { problem } from './problem.ts';

/** The host names of this machine. Any other name was pointed at it by a foreign name server. */
const ownNames = ['localhost', '127.0.0.1', '[::1]'];

/** Typed, or of a tool that is no browser; and of this origin's own pages. */
const ownSites = [undefined, 'none', 'same-origin'];

/**
 * Lets only this machine's own pages and tools in: its switches sign users out, and the outbox holds passcodes. Any
 * site may link to the page itself.
 */
export const ownPagesOnly: MiddlewareHandler = async (c, next) => {
  const { url, method } = c.req;
  const { hostname, origin, pathname } = new URL(url);
  const site = c.req.header('sec-fetch-site');
  const asker = c.req.header('origin');
  const isLink =
    method === 'GET' && pathname === '/sandbox' && c.req.header('sec-fetch-mode') === 'navigate';
  // Old browsers don't send `sec-fetch-site`, but send the origin of a form or a script.
  const isOwn =
    ownSites.includes(site) && (site !== undefined || [undefined, origin].includes(asker));
  if (ownNames.includes(hostname) && (isOwn || isLink)) return next();
  return problem(403, {
    title: 'Forbidden',
    detail: 'Open the control page of this machine itself.',
  });
};
