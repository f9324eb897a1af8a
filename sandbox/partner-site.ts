import type { RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { stylesheetPath, page, pageHeaders } from './pages/layout.ts';
import { formOf } from './form-of.ts';
import { stylesheet } from './pages/stylesheet.ts';

/** Fields a single-sign-on may carry that are no secret; of everything else only that it came is shown. */
const shownFields = ['app', 'userName', 'contractType', 'relayState', 'RelayState'];

/**
 * Creates one site in place of every site outside the portal: partners, stores, other applications of the insurer.
 * @param vendor the pages of the payment vendor, which add payment methods
 */
export function createPartnerSite(portalUrl: string, vendor: Hono): RequestListener {
  const app = new Hono();
  app.get(stylesheetPath, (c) => c.body(stylesheet, 200, { 'content-type': 'text/css' }));
  app.route('/', vendor);
  app.all('*', async (c) => {
    const name = c.req.path.split('/').findLast((segment) => segment !== '') ?? 'home';
    const form: Record<string, unknown> = c.req.method === 'POST' ? await formOf(c.req) : {};
    const fields: Record<string, unknown> = { ...c.req.query(), ...form };
    const names = Object.keys(fields);
    return c.html(
      page({
        title: `Demo partner: ${name}`,
        body: html`
          <h1>Demo partner: ${name}</h1>
          <p class="lead">
            This page stands in for a site that is not part of the portal. It was opened with
            ${c.req.method} ${c.req.path} and ${names.length} field${names.length === 1 ? '' : 's'}.
          </p>
          <section class="card">
            <dl>
              ${names.map((field) => {
                const value = shownFields.includes(field) ? String(fields[field]) : 'received';
                return html`<dt>${field}</dt>
                  <dd>${value === '' ? 'empty' : value}</dd>`;
              })}
            </dl>
          </section>
          <p></p>
          <p><a href="${portalUrl}">Back to the portal</a></p>
        `,
      }),
      200,
      pageHeaders(),
    );
  });
  const answer = getRequestListener(app.fetch);
  return (request, response) => void answer(request, response);
}
