import type { HttpBindings } from '@hono/node-server';
import { Hono, type Context } from 'hono';
import { csrf } from 'hono/csrf';
import * as z from 'zod/mini';
import { appealOutcomes, decideAppeal } from './appeal-reviews.ts';
import { ownPagesOnly } from './control-access.ts';
import { snapshot, type Controlled } from './control-snapshot.ts';
import { refreshTokenRotations } from './control-state.ts';
import { zFault } from './faults.ts';
import { controlPage } from './pages/control-page.ts';
import { stylesheetPath, pageHeaders } from './pages/layout.ts';
import { stylesheet } from './pages/stylesheet.ts';
import { lookUp } from '#src/domain/data/look-up.ts';
import { formOf } from './form-of.ts';
import { problem } from './problem.ts';

/**
 * The body of `POST /sandbox/control`; every part is optional and they are applied in this order.
 * The answer is the state afterwards, as `GET /sandbox/control` gives it.
 *
 * - `reset: true` restores all data and signs all users out
 * - `isSystemAvailable`, `notice` (rich text or null), `accessTokenSeconds`, `refreshTokenRotation`,
 *   `isWalletSignerUp`
 * - `unlock`: a user name, or `*` for all; clears every rate limit, too
 * - `termsNotAccepted`: a user name that must accept the terms of use again
 * - `familyAccess`: `{ memberId, isGiven }`, whether an adult lets the policyholder see their records
 * - `coverageEnd`: `{ memberId, day }`, the last day of a member's coverage; null removes it
 * - `forgetRegistration`: the member ID of a person who can then register again, or `*` for all;
 *   clears every rate limit, too
 * - `expireVerification`: the member ID of a person whose verification expires, as if they took too long to register
 * - `expirePasscodes`: the user name whose passcodes expire
 * - `decideAppeal`: `{ appealId, outcome }`, decides an appeal under review: `upheld`, `overturned`, `partlyOverturned`
 * - `clearFaults`: an operation as it was set, or `*` for all
 * - `fault`: `{ operation, kind, value?, times? }`, see `zFault`
 * - `clearLogs: true` forgets token requests and violations
 *
 * Also: `GET /sandbox/token-requests`, `GET /sandbox/violations`, `GET /sandbox/outbox`: the messages
 * that would have been sent by email or text message, newest first; `GET /sandbox/wallet-trust`: what verifies wallet
 * passes.
 */
const zControl = z.strictObject({
  reset: z.optional(z.boolean()),
  isSystemAvailable: z.optional(z.boolean()),
  notice: z.optional(z.nullable(z.string())),
  accessTokenSeconds: z.optional(z.int().check(z.minimum(1), z.maximum(86_400))),
  refreshTokenRotation: z.optional(z.enum(refreshTokenRotations)),
  isWalletSignerUp: z.optional(z.boolean()),
  unlock: z.optional(z.string()),
  termsNotAccepted: z.optional(z.string()),
  familyAccess: z.optional(z.strictObject({ memberId: z.string(), isGiven: z.boolean() })),
  coverageEnd: z.optional(z.strictObject({ memberId: z.string(), day: z.nullable(z.iso.date()) })),
  forgetRegistration: z.optional(z.string()),
  expireVerification: z.optional(z.string()),
  expirePasscodes: z.optional(z.string()),
  decideAppeal: z.optional(
    z.strictObject({ appealId: z.string(), outcome: z.enum(appealOutcomes) }),
  ),
  clearFaults: z.optional(z.string()),
  fault: z.optional(zFault),
  clearLogs: z.optional(z.boolean()),
});
type ControlRequest = z.infer<typeof zControl>;

const allClaims = '*';

/** The control page and its JSON API, below `/sandbox`. */
export function createControl(controlled: Controlled): Hono<{ Bindings: HttpBindings }> {
  const { identity, violations } = controlled;
  const app = new Hono<{ Bindings: HttpBindings }>();
  const showPage = (c: Context, problemText?: string) =>
    c.html(
      controlPage({
        ...snapshot(controlled),
        world: controlled.world,
        letters: controlled.outbox.letters(),
        tokenRequests: identity.tokenRequests.entries.length,
        ...(problemText === undefined ? {} : { problemText }),
      }),
      problemText === undefined ? 200 : 422,
      pageHeaders(),
    );

  app.use('/sandbox/*', ownPagesOnly);
  app.get(stylesheetPath, (c) => c.body(stylesheet, 200, { 'content-type': 'text/css' }));
  app.get('/sandbox', (c) => showPage(c));
  app.get('/sandbox/control', (c) => c.json(snapshot(controlled)));
  app.post('/sandbox/control', async (c) => {
    if (!/^application\/json\b/.test(c.req.header('content-type') ?? '')) {
      return problem(415, { title: 'Unsupported Media Type', detail: 'Send JSON.' });
    }
    const parsed = zControl.safeParse(await c.req.json().catch(() => undefined));
    if (!parsed.success)
      return problem(422, {
        title: 'Not a control request',
        detail: z.prettifyError(parsed.error),
      });
    apply(controlled, parsed.data);
    return c.json(snapshot(controlled));
  });
  app.get('/sandbox/token-requests', (c) => c.json(identity.tokenRequests.entries));
  app.get('/sandbox/outbox', (c) => c.json(controlled.outbox.letters()));
  app.get('/sandbox/wallet-trust', async (c) => c.json(await controlled.walletSigner.trust()));
  app.get('/sandbox/violations', (c) => c.json(violations));
  // The same by a form of the control page, which works without script.
  app.post('/sandbox/form', csrf(), async (c) => {
    const parsed = zControl.safeParse(fromForm(await formOf(c.req)));
    if (!parsed.success) return showPage(c, z.prettifyError(parsed.error));
    apply(controlled, parsed.data);
    return c.redirect('/sandbox', 303);
  });
  return app;
}

function apply(controlled: Controlled, request: ControlRequest): void {
  const { state, faults, identity, settings, registrations, world, violations } = controlled;
  if (request.reset === true) controlled.reset();
  if (request.isSystemAvailable !== undefined) state.isSystemAvailable = request.isSystemAvailable;
  if (request.notice !== undefined) state.notice = request.notice === '' ? null : request.notice;
  if (request.accessTokenSeconds !== undefined)
    state.accessTokenSeconds = request.accessTokenSeconds;
  if (request.refreshTokenRotation !== undefined)
    state.refreshTokenRotation = request.refreshTokenRotation;
  if (request.isWalletSignerUp !== undefined) state.isWalletSignerUp = request.isWalletSignerUp;
  if (request.unlock !== undefined) {
    identity.accounts.unlock(request.unlock === allClaims ? undefined : request.unlock);
    controlled.rateLimits.clear();
  }
  const undecided = world.userNamed(request.termsNotAccepted ?? '');
  if (undecided !== undefined) settings.change(undecided, { tosChecked: false });
  const { familyAccess, coverageEnd, forgetRegistration, expireVerification } = request;
  if (familyAccess !== undefined) {
    world.setFamilyAccess(familyAccess.memberId, familyAccess.isGiven);
    settings.keepFamilyAccess();
  }
  if (coverageEnd !== undefined) {
    const { memberId, day } = coverageEnd;
    if (day === null) world.coverageEnds.delete(memberId);
    else world.coverageEnds.set(memberId, day);
  }
  if (forgetRegistration !== undefined) {
    controlled.rateLimits.clear();
    registrations.forget(forgetRegistration === allClaims ? undefined : forgetRegistration);
  }
  if (expireVerification !== undefined) registrations.expire(expireVerification);
  if (request.expirePasscodes !== undefined) controlled.passcodes.expire(request.expirePasscodes);
  const { decideAppeal: decided } = request;
  if (decided !== undefined) {
    decideAppeal(decided.appealId, decided.outcome, { ...controlled, calendar: world.calendar });
  }
  if (request.clearFaults !== undefined) {
    faults.clear(request.clearFaults === allClaims ? undefined : request.clearFaults);
  }
  if (request.fault !== undefined) faults.set(request.fault);
  if (request.clearLogs === true) {
    identity.tokenRequests.clear();
    violations.splice(0);
  }
}

type Form = Record<string, unknown>;

/**
 * Returns the control request of a form. Form fields are text; an empty one is left out, except the notice, which it
 * removes.
 */
function fromForm(form: Form): unknown {
  const number = (name: string) => {
    const text = form[name];
    return typeof text === 'string' && text.trim() !== '' ? Number(text) : undefined;
  };
  const { action } = form;
  const actions: Readonly<Record<string, () => unknown>> = {
    reset: () => ({ reset: true }),
    clearLogs: () => ({ clearLogs: true }),
    switches: () => ({
      isSystemAvailable: form['isSystemAvailable'] !== 'no',
      notice: form['notice'],
      accessTokenSeconds: number('accessTokenSeconds'),
      refreshTokenRotation: form['refreshTokenRotation'],
      isWalletSignerUp: form['isWalletSignerUp'] !== 'no',
    }),
    unlock: () => ({ unlock: form['userName'] }),
    termsNotAccepted: () => ({ termsNotAccepted: form['userName'] }),
    forgetRegistration: () => ({ forgetRegistration: form['memberId'] }),
    decideAppeal: () => ({
      decideAppeal: { appealId: form['appealId'], outcome: form['outcome'] },
    }),
    clearFaults: () => ({ clearFaults: form['operation'] }),
    fault: () => ({
      fault: {
        operation: form['operation'],
        kind: form['kind'],
        value: number('value'),
        times: number('times'),
      },
    }),
  };
  return typeof action === 'string' ? lookUp(actions, action)?.() : undefined;
}
