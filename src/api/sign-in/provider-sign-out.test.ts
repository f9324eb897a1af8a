import * as oauth from 'oauth4webapi';
import { expect, it } from 'vitest';
import { testConfig } from '#tests/support/test-portal.ts';
import { revocationForm } from './provider-sign-out.ts';

/** The certified library sends it later than a page that is leaving can wait, so the portal sends it itself. */
it('the revocation is the one that oauth4webapi would send', async () => {
  const sent: [url: string, method: unknown, type: unknown, form: unknown][] = [];
  await oauth.revocationRequest(
    { issuer: 'https://id.example.org', revocation_endpoint: 'https://id.example.org/revoke' },
    { client_id: 'member-portal' },
    oauth.None(),
    'a+b/c=&d',
    {
      additionalParameters: { token_type_hint: 'refresh_token' },
      [oauth.customFetch]: (url, { method, headers, body }) => {
        const fields = Object.fromEntries(new URLSearchParams(String(body)));
        sent.push([url, method, new Headers(headers).get('content-type'), fields]);
        return Promise.resolve(new Response());
      },
    },
  );
  const form = revocationForm(testConfig.identity, 'a+b/c=&d');
  const request = new Request('https://id.example.org/revoke', { method: 'POST', body: form });
  expect(sent).toEqual([
    [request.url, request.method, request.headers.get('content-type'), Object.fromEntries(form)],
  ]);
});
