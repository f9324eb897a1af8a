import { createAsk } from '../../../check-insurer/ask.ts';
import { checkedDocuments } from '../../../check-insurer/checked-documents.ts';
import type { Insurer } from '../../../check-insurer/insurer.ts';
import { createOutcome } from '../../../check-insurer/outcome.ts';
import { runChecks } from '../../../check-insurer/run-checks.ts';
import { beginSignIn } from '../../../check-insurer/sign-in.ts';
import { configSchema } from '../../../src/config.ts';
import { software, testWith } from './provider-software.ts';
import { expect } from '../../../e2e/support/test.ts';

/** The expected findings of the check at other identity providers, with sign-in through their pages. */
const findings: Readonly<Record<string, string[]>> = {
  'oauth2-mock-server': [
    'token-endpoint identity provider a wrong refresh token is answered 200, no OAuth error',
    'silent-sign-in identity provider prompt=none is answered with a code, without a session',
    'revocation tokens a revoked refresh token can still be used',
  ],
  glewlwyd: [
    'token-endpoint identity provider a wrong refresh token is answered 400, no OAuth error',
    'no-leeway tokens the replaced one is answered 400 at once',
  ],
};

for (const { name, start, fillIn } of software) {
  const test = testWith({ start });

  test.setTimeout(120_000);
  // Of the provider's own pages.
  test.use({ expectedErrors: ['Failed to load resource'] });

  test(`${name}: signs in with a browser and reports the provider’s problems`, async ({
    page,
    baseURL,
  }) => {
    const origin = baseURL ?? '';
    const config = configSchema.parse(await (await page.request.get('/config.json')).json());
    const ask = createAsk((address, init) => fetch(address, init));
    const redirectUri = `${origin}/auth-success`;
    const begun = beginSignIn(config, redirectUri, ask);
    // The portal, which has not begun this sign-in, leaves the code alone.
    const returned = page.waitForRequest((request) => request.url().startsWith(redirectUri));
    await page.goto(begun.address);
    await fillIn(page);
    const address = (await returned).url();
    const { operations } = await checkedDocuments();
    const insurer: Insurer = {
      config,
      origin,
      operations,
      tokens: await begun.finish(address),
      others: {},
      mayWrite: false,
      mayPay: false,
      ask,
      outcome: createOutcome(),
    };
    await runChecks(insurer);
    const found = insurer.outcome.findings.map(({ id, where, fault }) => `${id} ${where} ${fault}`);
    expect(found).toEqual(findings[name]);
  });
}
