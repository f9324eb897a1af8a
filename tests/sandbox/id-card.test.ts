import * as z from 'zod/mini';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { zEmailIdCardResponse } from '#generated/v1/validators/zEmailIdCardResponse.ts';
import { zFaxIdCardResponse } from '#generated/v1/validators/zFaxIdCardResponse.ts';
import { zMailIdCardResponse } from '#generated/v1/validators/zMailIdCardResponse.ts';
import { memberServices } from '#generated/brands/phone-lines.ts';
import { readSearchPage } from '#src/api/fhir/bundle.ts';
import { readCards } from '#src/api/fhir/cards/card.ts';
import { readIssuer } from '#src/api/fhir/cards/issuer.ts';
import { phoneDigits } from '#src/domain/people/phone-rules.ts';
import type { Sandbox } from '#sandbox/sandbox.ts';
import { insurers } from '#sandbox/seed/insurers.ts';
import { clientOf, control, startSandbox, type MemberClient } from './member-client.ts';

let sandbox: Sandbox;
let maria: MemberClient;
beforeAll(async () => {
  sandbox = await startSandbox({ now: new Date(2026, 10, 20, 12) });
  maria = await clientOf(sandbox.urls, 'maria');
});
afterAll(() => sandbox.close());

const memberId = 'A1042887701';
const order = (way: string, body: object, of = memberId) =>
  maria.send(`/api/v1/members/${of}/id-card/${way}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

describe('a child’s card', () => {
  it('the parent orders a child’s card, with the child’s name in the notification', async () => {
    const answer = await order('mail', { policyType: 'Medical' }, 'A1042887704');
    expect(answer.status).toBe(202);
    const body = { policyType: 'Medical', email: 'maria@mail.example' };
    await order('email', body, 'A1042887704');
    const texts = await (await fetch(`${sandbox.urls.portal}/sandbox/outbox`)).text();
    expect(texts).toContain('Sofia’s Medical ID card was sent by mail.');
    expect(texts).toContain('Sofia’s Medical ID card is attached.');
  });

  it.each([
    ['an adult daughter who keeps her records to herself', 'A1042887702'],
    ['a member of another family', 'A4412095602'],
  ])('of %s is refused', async (_, of) =>
    expect((await order('mail', { policyType: 'Medical' }, of)).status).toBe(403),
  );
});

describe('an ordered card', () => {
  it.each([
    ['email', { email: 'maria@mail.example' }, zEmailIdCardResponse],
    ['fax', { faxNumber: '5015550161' }, zFaxIdCardResponse],
    ['mail', {}, zMailIdCardResponse],
  ] as const)('takes an order of a card by %s', async (way, to, schema) => {
    const answer = await order(way, { policyType: 'Medical', ...to });
    expect(answer.status).toBe(202);
    expect(schema.parse(await answer.json()).confirmationNumber).toMatch(/^ID-20261120-\d{4}$/);
  });

  it('arrives on the seventh business day by mail', async () => {
    // A Friday: the weekends between do not count.
    const answer = await order('mail', { policyType: 'Medical' });
    expect(await answer.json()).toMatchObject({ arrivesBy: '2026-12-01' });
  });

  it.each([
    ['without a type of plan', 'mail', {}, 422],
    ['to no whole number', 'fax', { policyType: 'Medical', faxNumber: '5550161' }, 422],
    ['to no address', 'email', { policyType: 'Medical', email: 'maria' }, 422],
  ])('%s is refused', async (_, way, body, status) =>
    expect((await order(way, body)).status).toBe(status),
  );

  it.each([
    ['email', (turn: number) => ({ email: turn % 2 === 0 ? 'x@mail.example' : 'X@mail.example' })],
    ['fax', () => ({ faxNumber: '5015550161' })],
    ['mail', () => ({})],
  ] as const)('sends a card by %s to one destination five times a day', async (way, to) => {
    await control(sandbox.urls, { unlock: '*' });
    for (let turn = 0; turn < 5; turn += 1) {
      expect((await order(way, { policyType: 'Medical', ...to(turn) })).status).toBe(202);
    }
    const refused = await order(way, { policyType: 'Dental', ...to(5) });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(86_000);
  });

  it('sends a card at most fifteen times a day, with a notification each time', async () => {
    await control(sandbox.urls, { unlock: '*' });
    const send = (turn: number) =>
      order('email', { policyType: 'Medical', email: `clinic${String(turn)}@mail.example` });
    for (let turn = 0; turn < 15; turn += 1) expect((await send(turn)).status).toBe(202);
    expect((await send(15)).status).toBe(429);
    const outbox = await fetch(`${sandbox.urls.portal}/sandbox/outbox`);
    const letters = z
      .array(z.object({ to: z.string(), address: z.nullable(z.string()), text: z.string() }))
      .parse(await outbox.json());
    expect(letters.slice(0, 2)).toEqual([
      expect.objectContaining({ address: 'clinic14@mail.example' }),
      {
        to: 'maria',
        address: 'maria.delgado@mail.example',
        text: 'Your Medical ID card was sent by email. If this wasn’t you, call us.',
      },
    ]);
  });

  it.each([
    ['fax', { faxNumber: '5015550161' }],
    ['mail', {}],
  ])('notifies the address on file of an order by %s', async (way, to) => {
    await control(sandbox.urls, { unlock: '*' });
    await order(way, { policyType: 'Medical', ...to });
    const outbox = await (await fetch(`${sandbox.urls.portal}/sandbox/outbox`)).text();
    expect(outbox).toContain(`"text":"Your Medical ID card was sent by ${way}.`);
  });

  it('refuses a card for another member', async () =>
    expect((await order('mail', { policyType: 'Medical' }, 'A2073351801')).status).toBe(403));
});

describe('the cards', () => {
  it('contain the member, the insurer, and the pharmacy numbers', async () => {
    const answer = await maria.json(`/api/v1/health-records/Coverage?identifier=${memberId}`);
    const cards = readCards(readSearchPage(answer, 'BP-FA-006'));
    const own = cards.find((card) => card.memberIds.includes(memberId) && card.end === null);
    expect(own).toMatchObject({ issuer: 'org-arbor-shield', issuerName: 'Arbor Shield' });
    expect(own?.pharmacy.map(({ kind }) => kind)).toEqual(['rxbin', 'rxpcn', 'rxgroup']);
    expect(own?.people.length).toBeGreaterThan(1);
    const issuer = readIssuer(
      await maria.json('/api/v1/health-records/Organization/org-arbor-shield'),
    );
    expect(issuer?.contacts.map(({ purpose }) => purpose)).toEqual([
      ...['Members', 'Providers', 'Pharmacists', 'Help online'],
    ]);
    expect(issuer?.address).toEqual(['P.O. Box 2181', 'Little Rock, AR 72203']);
  });

  it('have the same phone number as the portal', () => {
    for (const [brand, { phones }] of Object.entries(insurers)) {
      const line = Object.entries(memberServices).find(([id]) => id === brand)?.[1];
      expect(phoneDigits(phones.members), brand).toBe(line?.phone);
    }
  });
});
