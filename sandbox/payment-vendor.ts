import { Hono } from 'hono';
import { html } from 'hono/html';
import * as z from 'zod/mini';
import type { MethodFacts, PaymentMethods } from './billing/payment-methods.ts';
import { formOf } from './form-of.ts';
import { page, pageHeaders, type Markup } from './pages/layout.ts';

/** The path of the vendor's form for a new method. */
export const newMethodPath = '/payment-vendor/methods/new';

const zWay = z.object({ return: z.string(), state: z.string().check(z.maxLength(200)) });
const digits = (pattern: RegExp) =>
  z.pipe(z.string(), z.pipe(spaceless(), z.string().check(z.regex(pattern))));
const zTyped = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('card'),
    number: digits(/^\d{15,16}$/),
    expires: z.string().check(z.regex(/^(0[1-9]|1[0-2])\/\d{2}$/)),
  }),
  z.object({
    kind: z.enum(['checking', 'savings']),
    routing: digits(/^\d{9}$/),
    account: digits(/^\d{4,17}$/),
  }),
]);

function spaceless() {
  return z.transform((text: string) => text.replaceAll(/[\s-]/g, ''));
}

/**
 * The pages of a simulated payment vendor, the only one to see card and bank numbers, on a different origin than the
 * portal. Of a number only the last four digits are kept. The way back is a link to where the page was opened from, on
 * the portal's own origin; a request with another way back is rejected.
 */
export function createPaymentVendor(portalUrl: string, methods: PaymentMethods): Hono {
  const app = new Hono();
  const isWayBack = (address: string) =>
    URL.canParse(address) && new URL(address).origin === new URL(portalUrl).origin;
  const back = (way: z.infer<typeof zWay>, token?: string): string => {
    const url = new URL(way.return);
    url.searchParams.set('state', way.state);
    if (token !== undefined) url.searchParams.set('token', token);
    return url.href;
  };
  const show = (title: string, body: Markup) => page({ title, body });

  app.get(newMethodPath, (c) => {
    const way = zWay.safeParse(c.req.query());
    if (!way.success || !isWayBack(way.data.return)) {
      const body = html`<h1>This link does not work</h1>
        <p>Go back to your health plan and start again.</p>`;
      return c.html(show('Demo payment vendor', body), 400, pageHeaders());
    }
    return c.html(show('Add a payment method', form(way.data, back(way.data))), 200, pageHeaders());
  });

  app.post(newMethodPath, async (c) => {
    const typed = await formOf(c.req);
    const way = zWay.safeParse(typed);
    if (!way.success || !isWayBack(way.data.return)) return c.text('Bad request', 400);
    const parsed = zTyped.safeParse(typed);
    if (!parsed.success) {
      const body = form(way.data, back(way.data), 'Check the numbers and try again.');
      return c.html(show('Add a payment method', body), 422, pageHeaders());
    }
    const token = methods.tokenFor(factsOf(parsed.data));
    const body = html`<h1>Your payment method is saved</h1>
      <p class="lead">Your health plan never sees the whole number.</p>
      <p><a href="${back(way.data, token)}">Return to your health plan</a></p>`;
    return c.html(show('Payment method saved', body), 200, pageHeaders());
  });
  return app;
}

function factsOf(typed: z.infer<typeof zTyped>): MethodFacts {
  if (typed.kind === 'card') {
    const label = typed.number.startsWith('4') ? 'Visa' : 'Card';
    const [month = '', year = ''] = typed.expires.split('/');
    const lastFour = typed.number.slice(-4);
    return { type: 'card', lastFour, label, expiresOn: `20${year}-${month}` };
  }
  const lastFour = typed.account.slice(-4);
  // The numbers typed do not name the bank.
  return { type: typed.kind, lastFour, label: '', expiresOn: null };
}

/** Renders separate forms for a card and a bank account, so that they work without script. */
function form(way: z.infer<typeof zWay>, wayBack: string, problem?: string): Markup {
  const hidden = html`<input type="hidden" name="return" value="${way.return}" />
    <input type="hidden" name="state" value="${way.state}" />`;
  const alert =
    problem === undefined ? '' : html`<div class="alert" role="alert"><p>${problem}</p></div>`;
  return html`
    <h1>Add a payment method</h1>
    <p class="lead">
      This page stands in for a payment vendor. Use any made-up number. A bank refuses payments from
      numbers that end in 0002.
    </p>
    ${alert}
    <div class="columns even">
      <section class="card">
        <h2>Card</h2>
        <form method="post" action="${newMethodPath}">
          ${hidden}<input type="hidden" name="kind" value="card" />
          <div class="field">
            <label for="number">Card number</label>
            <input
              id="number"
              name="number"
              inputmode="numeric"
              autocomplete="cc-number"
              required
            />
          </div>
          <div class="field">
            <label for="expires">Expires (MM/YY)</label>
            <input id="expires" name="expires" autocomplete="cc-exp" required />
          </div>
          <button>Save card</button>
        </form>
      </section>
      <section class="card">
        <h2>Bank account</h2>
        <form method="post" action="${newMethodPath}">
          ${hidden}
          <div class="field">
            <label for="kind">Type</label>
            <select id="kind" name="kind">
              <option value="checking">Checking</option>
              <option value="savings">Savings</option>
            </select>
          </div>
          <div class="field">
            <label for="routing">Routing number</label>
            <input id="routing" name="routing" inputmode="numeric" autocomplete="off" required />
          </div>
          <div class="field">
            <label for="account">Account number</label>
            <input id="account" name="account" inputmode="numeric" autocomplete="off" required />
          </div>
          <button>Save account</button>
        </form>
      </section>
    </div>
    <p class="below"><a href="${wayBack}">Cancel and return to your health plan</a></p>
  `;
}
