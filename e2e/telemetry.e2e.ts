import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import * as z from 'zod/mini';
import { caseNumbers } from '#sandbox/seed/claims/cases.ts';
import { watchForCanaries } from './support/canaries.ts';
import { ownSandbox } from './support/own-sandbox.ts';
import { expect, signInToDashboard, signOut } from './support/test.ts';

const test = ownSandbox({ telemetry: { endpoint: '/telemetry', sampleRate: 1 } });

/** The part of an OTLP/HTTP request that says something: whatever else it holds, `strictObject` refuses. */
const value = z.union([
  z.strictObject({ stringValue: z.string() }),
  z.strictObject({ intValue: z.number() }),
  z.strictObject({ doubleValue: z.number() }),
]);
const attributes = z.array(z.strictObject({ key: z.string(), value }));
const id = (bytes: number) => z.string().check(z.regex(new RegExp(`^[0-9a-f]{${bytes * 2}}$`)));
const time = z.string().check(z.regex(/^\d{13}000000$/));
const request = z.strictObject({
  resourceSpans: z.array(
    z.strictObject({
      resource: z.strictObject({ attributes }),
      scopeSpans: z.array(
        z.strictObject({
          scope: z.strictObject({ name: z.string() }),
          spans: z.array(
            z.strictObject({
              traceId: id(16),
              spanId: id(8),
              parentSpanId: z.optional(id(8)),
              name: z.string(),
              kind: z.number(),
              startTimeUnixNano: time,
              endTimeUnixNano: time,
              attributes,
              status: z.strictObject({ code: z.number() }),
            }),
          ),
        }),
      ),
    }),
  ),
});

interface Recorded {
  name: string;
  attributes: Record<string, string | number>;
}

/** A collector in front of the page: records what it gets, and answers with the status that a test sets. */
interface Collector {
  bodies: string[];
  headers: string[];
  spans: () => Recorded[];
  status: number;
}

/** Turns telemetry on in every page of a test, and takes what it sends. */
async function collect(page: Page): Promise<Collector> {
  const collector: Collector = {
    bodies: [],
    headers: [],
    status: 200,
    spans: () =>
      collector.bodies.flatMap((body) =>
        request
          .parse(JSON.parse(body))
          .resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
          .map((span) => ({
            name: span.name,
            attributes: Object.fromEntries(
              span.attributes.map(({ key, value: of }) => [key, Object.values(of)[0] ?? '']),
            ),
          })),
      ),
  };
  await page.route('**/telemetry/v1/traces', async (route) => {
    collector.bodies.push(route.request().postData() ?? '');
    collector.headers.push(JSON.stringify(await route.request().allHeaders()));
    await route.fulfill({ status: collector.status });
  });
  return collector;
}

/** Lets the page believe that it is hidden: then it sends what it has. */
const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    Reflect.deleteProperty(document, 'visibilityState');
  });

/** Resolves when telemetry has started: its code has arrived and its first batch has been sent. */
async function started(page: Page, collector: Collector): Promise<void> {
  await expect(async () => {
    await hide(page);
    expect(collector.bodies.length).toBeGreaterThan(0);
  }).toPass({ timeout: 30_000 });
}

/** Returns the body without ids, times and stack frames of the build; other tests check their places. */
function saidIn(body: string): string {
  const built = new Set(readdirSync('dist/assets').map((name) => `/assets/${name}`));
  return body
    .replaceAll(/"(?:traceId|spanId|parentSpanId|\w+TimeUnixNano)":"\w+"/g, '')
    .replaceAll(/(\/assets\/[\w.~-]+\.js):\d+:\d+/g, (frame, file: string) =>
      built.has(file) ? '' : frame,
    );
}

test.describe('with a member who goes through the portal', () => {
  // Of the calls and the errors that the test itself makes.
  test.use({ expectedErrors: ['Failed to load resource', 'Maria Delgado'] });

  test('reports events without member data', async ({ page }) => {
    test.slow();
    const collector = await collect(page);
    const { canaries, arrived } = watchForCanaries(page);
    await signInToDashboard(page, 'maria', /Medical/);
    await started(page, collector);

    await page.getByRole('button', { name: 'Care' }).click();
    await page.getByRole('link', { name: 'Claims', exact: true }).click();
    await page.getByLabel('Search claims').fill(caseNumbers.partlyPaid);
    await page.getByRole('table').getByRole('link', { name: 'Rafael Salas, MD' }).click();
    await expect(page.getByRole('region', { name: 'Where this claim stands' })).toBeVisible();

    await page.getByRole('link', { name: /^Messages, / }).click();
    await expect(page).toHaveURL(/\/messages/);
    const row = page.getByRole('listitem').filter({ has: page.getByRole('checkbox') });
    await row.first().getByRole('link').click();
    await expect(page).toHaveURL(/\/message\//);

    await page.getByRole('button', { name: 'Find anything' }).click();
    await page.getByRole('searchbox').fill('Riverside knee surgery');
    await page.keyboard.press('Escape');

    // A form with typed text whose call fails.
    await page.getByRole('link', { name: 'Contact Us' }).first().click();
    await page.getByLabel('What is it about?').selectOption('claims');
    await page.getByLabel('Claim number').fill(caseNumbers.partlyPaid);
    await page.getByLabel('How can we help?').fill('My therapist is Quentin Abernathy.');
    await page.route('**/contact-requests', (route) =>
      route.fulfill({ status: 500, json: { detail: 'Maria Delgado has no plan' } }),
    );
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('dialog', { name: 'Error' })).toBeVisible();
    await page.getByRole('button', { name: 'Close', exact: true }).click();

    // Errors that hold what a member's do: thrown at large, rejected, and while a screen is rendered.
    const held = `Maria Delgado ${caseNumbers.partlyPaid} A1042887701 maria@mail.example`;
    await page.evaluate((text) => {
      setTimeout(() => {
        throw new RangeError(text);
      });
      void Promise.reject(new Error(text));
      Reflect.set(Intl.Segmenter.prototype, 'segment', () => {
        throw new TypeError(text);
      });
    }, held);
    await page.getByRole('link', { name: /^Messages, / }).click();
    await expect(page).toHaveURL('/messages');
    await expect
      .poll(async () => {
        await hide(page);
        return collector.spans().filter(({ name }) => name === 'exception').length;
      })
      .toBeGreaterThan(2);
    await arrived();

    const stored = await page.evaluate(() => ({
      access: sessionStorage.getItem('access_token') ?? '',
      refresh: sessionStorage.getItem('refresh_token') ?? '',
    }));
    for (const canary of [
      ...stored.access.split('.'),
      stored.refresh,
      ...held.split(' '),
      'Rafael Salas',
      'Riverside',
      'Quentin Abernathy',
      'therapist',
    ]) {
      canaries.add(canary);
    }
    expect(canaries.size).toBeGreaterThan(40);
    const reportedText = saidIn(collector.bodies.join('\n'));
    expect(reportedText).toContain('GET /health-records/Coverage');
    expect([...canaries].filter((canary) => reportedText.includes(canary))).toEqual([]);
    expect(reportedText.match(/\d{6,}/g)).toBeNull();
    expect(reportedText).not.toMatch(/[\w.]@\w/);
    expect(reportedText).not.toMatch(/eyJ|Bearer/i);
    // The headers and address don't contain them either.
    for (const headers of collector.headers) {
      expect([...canaries].filter((canary) => headers.includes(canary))).toEqual([]);
      expect(headers).not.toContain('authorization');
    }

    const spans = collector.spans();
    const named = (name: string) =>
      spans.filter((span) => span.name === name).map(({ attributes: of }) => of);
    expect(named('page load')).toEqual([{ 'http.route': '/auth-success' }]);
    expect(named('navigation').map((of) => of['http.route'])).toEqual(
      expect.arrayContaining([
        '/{-$contractType}/claims',
        '/message/$messageId',
        '/messages/{-$page}',
        '/{-$contractType}/contact-us',
      ]),
    );
    expect(named('call')).toEqual(
      expect.arrayContaining([
        {
          'http.request.method': 'GET',
          'portal.operation': 'GET /users/{userId}/memberships',
          'http.response.status_code': 200,
        },
        {
          'http.request.method': 'GET',
          'portal.operation': 'GET /health-records/Coverage',
          'http.response.status_code': 200,
        },
        {
          'http.request.method': 'POST',
          'portal.operation': 'POST /contact-requests',
          'http.response.status_code': 500,
        },
      ]),
    );
    expect(named('failure')).toContainEqual({
      'portal.failure.code': 'BP-NFA-100',
      'error.type': 'status',
      'http.response.status_code': 500,
    });
    const exceptions = named('exception');
    expect(exceptions.map((of) => of['error.type'])).toEqual(
      expect.arrayContaining(['RangeError', 'Error', 'TypeError']),
    );
    expect(exceptions.map((of) => String(of['exception.stacktrace'] ?? '')).join('\n')).toMatch(
      /^\/assets\/[\w.~-]+\.js:\d+:\d+$/m,
    );
    expect(named('vital').map((of) => of['portal.vital.name'])).toEqual(
      expect.arrayContaining(['LCP', 'CLS', 'TTFB']),
    );
  });
});

test.describe('with a collector that fails', () => {
  test.use({ expectedErrors: ['Failed to load resource'] });

  test('shows the member nothing, and sends no more once refused', async ({ page }) => {
    const collector = await collect(page);
    collector.status = 404;
    await page.clock.install();
    await signInToDashboard(page, 'sam');
    await expect(async () => {
      await page.clock.runFor(5_000);
      expect(collector.bodies).toHaveLength(1);
    }).toPass();
    await page.getByRole('link', { name: 'Contact Us' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us');
    await page.clock.runFor(60_000);
    await hide(page);
    expect(collector.bodies).toHaveLength(1);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await signOut(page);
    // The decision belongs to the session.
    expect(await page.evaluate(() => sessionStorage.getItem('telemetry'))).toBeNull();
  });
});
