import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { zGetGoogleWalletPassResponse } from '#generated/v1/validators/zGetGoogleWalletPassResponse.ts';
import { incomingFrom } from '#sandbox/api/operation.ts';
import { walletPassOperations } from '#sandbox/api/wallet-passes.ts';
import { createWorld } from '#sandbox/seed/world.ts';
import type { Sandbox } from '#sandbox/sandbox.ts';
import {
  faultsOfPass,
  fieldsOfPass,
  filesOfPass,
  googleObjectOf,
  passJson,
  walletTrustOf,
} from '#tests/support/wallet-passes.ts';
import {
  adultDaughter,
  clientOf,
  control,
  giveFamilyAccess,
  startSandbox,
  type MemberClient,
} from './member-client.ts';

let sandbox: Sandbox;
let maria: MemberClient;
beforeAll(async () => {
  sandbox = await startSandbox({ now: new Date(2026, 10, 20, 12) });
  maria = await clientOf(sandbox.urls, 'maria');
});
afterAll(() => sandbox.close());
afterEach(() => {
  vi.restoreAllMocks();
});
beforeEach(async () => {
  await control(sandbox.urls, { isWalletSignerUp: true });
});

const own = { memberId: 'A1042887701', cardId: 'hip-A10428877-01' };
const daughters = { memberId: adultDaughter, cardId: 'hip-A10428877-02' };
const childs = { memberId: 'A1042887704', cardId: 'hip-A10428877-04' };
const sams = { memberId: 'A2073351801', cardId: 'hip-A20733518-01' };
const wallets = ['apple', 'google'] as const;

type Card = typeof own;
const addressOf = ({ memberId, cardId }: Card, wallet: string) =>
  `/api/v1/members/${memberId}/id-cards/${cardId}/passes/${wallet}`;
const ask = (wallet: string, card: Card = own, client = maria) =>
  client.send(addressOf(card, wallet));
const applePass = async (card?: Card) =>
  filesOfPass(new Uint8Array(await (await ask('apple', card)).arrayBuffer()));
const googlePass = async (card?: Card) =>
  zGetGoogleWalletPassResponse.parse(await (await ask('google', card)).json()).saveUrl;
const trust = () => walletTrustOf(sandbox.urls.portal);

/** The facts on the front of Maria's card. */
const facts = {
  'Member ID': own.memberId,
  Plan: 'Arbor Choice PPO 1500',
  Group: 'G-004410',
  RxBIN: '610999',
  RxPCN: 'ARBOR',
  RxGrp: 'RX4410',
};

describe('a pass for Apple Wallet', () => {
  it('has the media type for wallets, and is not cached', async () => {
    const answer = await ask('apple');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/vnd.apple.pkpass');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('a pass for Apple Wallet is an archive of pass, icons, manifest and a valid signature', async () => {
    const files = await applePass();
    expect(Object.keys(files).toSorted()).toEqual(
      [
        ...['icon.png', 'icon@2x.png', 'icon@3x.png'],
        ...['manifest.json', 'pass.json', 'signature'],
      ].toSorted(),
    );
    expect(await faultsOfPass(files, await trust())).toEqual([]);
  });

  it.each([29, 58, 87])('has an icon %i pixels wide', async (width) => {
    const files = await applePass();
    const icon = files[width === 29 ? 'icon.png' : `icon@${width / 29}x.png`];
    const bytes = Buffer.from(icon ?? []);
    expect(bytes.subarray(0, 8).toString('hex')).toBe('89504e470d0a1a0a');
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([width, width]);
  });

  it('has the keys that Wallet requires, the brand’s colors, and no web service', async () => {
    const pass = passJson(await applePass());
    expect(pass).toMatchObject({
      formatVersion: 1,
      organizationName: 'Arbor Shield',
      description: 'Arbor Shield ID card',
      backgroundColor: 'rgb(23, 73, 122)',
      foregroundColor: 'rgb(255, 255, 255)',
      sharingProhibited: true,
    });
    expect(pass['passTypeIdentifier']).toMatch(/^pass\./);
    expect(pass['teamIdentifier']).toMatch(/^\w{10}$/);
    for (const key of ['webServiceURL', 'authenticationToken', 'barcodes', 'userInfo']) {
      expect(pass).not.toHaveProperty(key);
    }
  });

  it('has the facts of the card, and the phone number', async () => {
    expect(fieldsOfPass(await applePass())).toMatchObject({
      ...facts,
      Member: 'Maria Delgado',
      'Member Services': '(800) 555-0117',
    });
    expect(fieldsOfPass(await applePass(childs))).toMatchObject({ Member: 'Sofia Delgado' });
  });

  it('has a constant serial number for a card, without personal data', async () => {
    const [first, second, other] = await Promise.all(
      [own, own, childs].map(async (card) =>
        String(passJson(await applePass(card))['serialNumber']),
      ),
    );
    expect(first).toMatch(/^[\da-f]{32}$/);
    expect(second).toBe(first);
    expect(other).not.toBe(first);
  });

  it.each([
    ['a changed pass', 'pass.json', ['pass.json']],
    ['a changed icon', 'icon.png', ['icon.png']],
    ['a changed manifest', 'manifest.json', ['signature']],
    ['a file that the manifest does not name', 'strip.png', ['strip.png']],
  ])('%s is noticed', async (_, name, expected) => {
    const files = await applePass();
    const bytes = files[name] ?? new Uint8Array();
    // A space more: what is JSON stays it.
    files[name] = new Uint8Array([...bytes, 32]);
    expect(await faultsOfPass(files, await trust())).toEqual(expected);
  });

  it('a pass for Apple Wallet is invalid if the authority has not certified the signer', async () => {
    const stranger = await startSandbox();
    const other = await walletTrustOf(stranger.urls.portal);
    await stranger.close();
    expect(await faultsOfPass(await applePass(), other)).toEqual(['signature']);
  });
});

describe('a link to Google Wallet', () => {
  it('a link to Google Wallet is signed, has the facts of the card, and is not cached', async () => {
    const answer = await ask('google');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const pass = await googleObjectOf(await googlePass(), await trust());
    expect(pass).toMatchObject({
      state: 'ACTIVE',
      cardTitle: { defaultValue: { value: 'Arbor Shield' } },
      header: { defaultValue: { value: 'Maria Delgado' } },
      hexBackgroundColor: '#17497a',
    });
    expect(
      Object.fromEntries(pass.textModulesData.map(({ header, body }) => [header, body])),
    ).toMatchObject({ ...facts, 'Member Services': '(800) 555-0117' });
  });

  it('identifies pass and class by the issuer’s number, without personal data', async () => {
    const { id, classId } = await googleObjectOf(await googlePass(), await trust());
    expect(id).toMatch(/^\d+\.[\da-f]{32}$/);
    expect(classId).toBe(`${id.split('.')[0] ?? ''}.id-card`);
  });

  it('stays below Google’s length limit', async () => {
    for (const card of [own, childs]) expect((await googlePass(card)).length).toBeLessThan(1_800);
  });

  it('a link to Google Wallet is invalid with another signer', async () => {
    const stranger = await startSandbox();
    const other = await walletTrustOf(stranger.urls.portal);
    await stranger.close();
    await expect(googleObjectOf(await googlePass(), other)).rejects.toThrow(/signature/);
  });
});

describe.each(wallets)('a refused pass for %s', (wallet) => {
  it.each([
    ['for a member of another family', sams, 403],
    ['for an adult daughter without family access', daughters, 403],
    ['for an unknown member', { memberId: 'nobody', cardId: own.cardId }, 403],
    ['for another member’s card with the user’s number', { ...own, cardId: sams.cardId }, 404],
    ['for a relative’s card with the user’s number', { ...own, cardId: childs.cardId }, 404],
  ])('refuses a pass %s', async (_, card, status) => {
    const answer = await ask(wallet, card);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('refuses a pass without a sign-in', async () => {
    const answer = await fetch(sandbox.urls.portal + addressOf(own, wallet));
    expect(answer.status).toBe(401);
  });

  it('refuses a pass on a plan without passes', async () => {
    const dental = { memberId: 'D2055190401', cardId: 'dental-D20551904-01' };
    expect((await ask(wallet, dental)).status).toBe(403);
  });

  it('refuses a pass for an ended coverage', async () => {
    await control(sandbox.urls, { coverageEnd: { memberId: childs.memberId, day: '2026-11-19' } });
    expect((await ask(wallet, childs)).status).toBe(404);
    await control(sandbox.urls, { coverageEnd: { memberId: childs.memberId, day: null } });
    expect((await ask(wallet, childs)).status).toBe(200);
  });

  it('refuses a pass for an adult until she gives access', async () => {
    await giveFamilyAccess(sandbox.urls);
    expect((await ask(wallet, daughters)).status).toBe(200);
    await control(sandbox.urls, { familyAccess: { memberId: adultDaughter, isGiven: false } });
    expect((await ask(wallet, daughters)).status).toBe(403);
  });

  it('fails with a specific code when the signer fails', async () => {
    await control(sandbox.urls, { isWalletSignerUp: false });
    const answer = await ask(wallet);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('retry-after')).toBe('60');
    expect(await answer.json()).toMatchObject({ status: 503, code: 'passNotSigned' });
  });
});

it('reports a key that cannot sign as a failing signer', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const world = createWorld(new Date(2026, 10, 20, 12), sandbox.urls.partner);
  const user = world.userNamed('maria');
  if (user === undefined) throw new Error('no Maria');
  const broken = () => Promise.reject(new Error('the key store does not answer'));
  const operations = walletPassOperations({
    world,
    control: { isWalletSignerUp: true },
    walletSigner: { apple: broken, google: broken, trust: broken },
  });
  expect(operations).toHaveLength(wallets.length);
  const incoming = incomingFrom({
    path: own,
    query: {},
    headers: new Headers(),
    readBody: () => Promise.resolve(null),
  });
  for (const operation of operations) {
    await expect(operation.answer(incoming, { user, grantId: 'grant' })).rejects.toMatchObject({
      status: 503,
      problem: { code: 'passNotSigned' },
    });
  }
});

it('reveals no private key', async () => {
  expect(JSON.stringify(await trust())).not.toMatch(/PRIVATE|"(?:d|p|q|dp|dq|qi)":/);
});
