import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { zListAccessLogResponse } from '#generated/member/validators/zListAccessLogResponse.ts';
import { zCreateCheckInLinkResponse } from '#generated/v1/validators/zCreateCheckInLinkResponse.ts';
import { zCreateHealthLinkResponse } from '#generated/v1/validators/zCreateHealthLinkResponse.ts';
import { zListHealthLinksResponse } from '#generated/v1/validators/zListHealthLinksResponse.ts';
import { zOpenHealthLinkResponse } from '#generated/v1/validators/zOpenHealthLinkResponse.ts';
import { zProblem } from '#generated/v1/validators/zProblem.ts';
import { openDatabase } from '#sandbox/database.ts';
import { createHealthLinks } from '#sandbox/health-links.ts';
import type { Sandbox } from '#sandbox/sandbox.ts';
import { readSearchPage } from '#src/api/fhir/bundle.ts';
import { readCards } from '#src/api/fhir/cards/card.ts';
import { readIssuer } from '#src/api/fhir/cards/issuer.ts';
import { createRecords } from '#src/api/fhir/records.ts';
import { seal, toBase64Url } from '#src/api/health-link.ts';
import { healthLinkText, isLinkUrl } from '#src/domain/id-card/health-link.ts';
import { sessionOf } from '#tests/support/fhir-server.ts';
import { decrypted, factsOf, openHealthLink } from '#tests/support/open-health-link.ts';
import { clientOf, startSandbox, type MemberClient } from './member-client.ts';

const mariaId = 'A1042887701';
const base = `/api/v1/members/${mariaId}/health-links`;
const checkInBase = `/api/v1/members/${mariaId}/check-in-links`;

let sandbox: Sandbox;
let maria: MemberClient;
beforeAll(async () => {
  sandbox = await startSandbox();
  maria = await clientOf(sandbox.urls, 'maria');
});
afterAll(() => sandbox.close());

/** The portal's own way to the health records. */
const recordsOf = ({ accessToken }: MemberClient) =>
  createRecords({
    baseUrl: `${sandbox.urls.portal}/api/v1/health-records`,
    fetch,
    session: sessionOf(accessToken),
  });

const create = (body: object, client = maria, path = base) =>
  client.send(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const list = async () => zListHealthLinksResponse.parse(await maria.json(base)).items;

/** A link to Maria's card, made as the portal makes it. */
async function madeLink(more: { hours?: number; passcode?: string } = {}) {
  const records = recordsOf(maria);
  const { cards } = await records.cards({ identifier: 'A10428877' });
  const card = cards.find(
    ({ memberIds, typeCodes }) => memberIds[0] === mariaId && typeCodes.includes('hip'),
  );
  if (card === undefined) throw new Error('no card');
  const { content, key } = await seal(await records.sharedCard(card, new Date()));
  const sent = zCreateHealthLinkResponse.parse(
    await (await create({ content, hours: 24, ...more })).json(),
  );
  const { manifestUrl = null, expiresAt, linkId } = sent;
  if (!isLinkUrl(manifestUrl, sandbox.urls.portal))
    throw new Error(`not for a link: ${String(manifestUrl)}`);
  const flag = more.passcode === undefined ? undefined : 'P';
  const payload = {
    url: manifestUrl,
    key,
    expiresAt: new Date(expiresAt),
    flag,
    label: 'Insurance card',
  } as const;
  return { link: healthLinkText(payload, toBase64Url), card, linkId, content, key };
}

describe('a link to a card', () => {
  test.each([
    ['in the manifest', {}],
    ['at a separate address', { embeddedLengthMax: 10 }],
  ])('opens the card’s values, %s', async (_, options) => {
    const { link, card } = await madeLink();
    const opened = await openHealthLink(`https://viewer.example/#${link}`, options);
    if (opened.kind !== 'opened') throw new Error('it opens nothing');
    const page = readSearchPage(opened.bundle, 'BP-FA-006');
    expect(readCards(page)).toEqual([card]);
    expect(readIssuer(page.of('Organization')[0])?.name).toBe('Arbor Shield');
    // The patient has only the facts on a card.
    const [patient] = page.of('Patient');
    expect(Object.keys(patient ?? {}).toSorted()).toEqual(
      expect.arrayContaining(['birthDate', 'id', 'name', 'resourceType']),
    );
    for (const canary of ['telecom', 'address"', '@mail.example', '900-12']) {
      expect(JSON.stringify(patient)).not.toContain(canary);
    }
  });

  test('states its end, and whether it requires a passcode', async () => {
    const facts = factsOf((await madeLink({ hours: 1 })).link);
    expect(facts).toMatchObject({ flag: '', label: 'Insurance card' });
    const inAnHour = Date.now() / 1000 + 3600;
    expect(Math.abs((facts.exp ?? 0) - inAnHour)).toBeLessThan(60);
    expect(facts.url.length).toBeLessThanOrEqual(128);
    expect(Buffer.from(facts.key, 'base64url')).toHaveLength(32);
    expect(factsOf((await madeLink({ passcode: 'four-2-nine' })).link).flag).toBe('P');
  });

  test('opens only with its passcode, and ends after too many wrong ones', async () => {
    const { link, linkId } = await madeLink({ passcode: 'four-2-nine' });
    const refused = (remaining: number) => ({ kind: 'refused', status: 401, remaining });
    expect(await openHealthLink(link)).toEqual(refused(5));
    expect(await openHealthLink(link, { passcode: 'wrong' })).toEqual(refused(4));
    expect((await openHealthLink(link, { passcode: 'four-2-nine' })).kind).toBe('opened');
    const [firstLink] = (await list()).filter((listedLink) => listedLink.linkId === linkId);
    expect(firstLink).toMatchObject({ hasPasscode: true, remainingAttempts: 4, timesOpened: 1 });
    for (const remaining of [3, 2, 1, 0]) {
      expect(await openHealthLink(link, { passcode: 'wrong' })).toEqual(refused(remaining));
    }
    const gone = await openHealthLink(link, { passcode: 'four-2-nine' });
    expect(gone).toMatchObject({ kind: 'refused', status: 404 });
    expect((await list()).map((listedLink) => listedLink.linkId)).not.toContain(linkId);
  });

  test('does not open after it is revoked, nor does its file', async () => {
    const { link, linkId } = await madeLink();
    const answer = await fetch(factsOf(link).url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ recipient: 'Front desk', embeddedLengthMax: 0 }),
    });
    const { files } = zOpenHealthLinkResponse.parse(await answer.json());
    const location = files[0]?.location ?? '';
    expect((await fetch(location)).status).toBe(200);
    expect((await maria.send(`${base}/${linkId}`, { method: 'DELETE' })).status).toBe(204);
    expect(await openHealthLink(link)).toMatchObject({ kind: 'refused', status: 404 });
    expect((await fetch(location)).status).toBe(404);
    expect((await maria.send(`${base}/${linkId}`, { method: 'DELETE' })).status).toBe(404);
  });

  test('does not open with another key, or after a change in transit', async () => {
    const { link, content, key } = await madeLink();
    const other = Buffer.alloc(32, 7).toString('base64url');
    const wrong = `shlink:/${toBase64Url(JSON.stringify({ ...factsOf(link), key: other, v: 1 }))}`;
    await expect(openHealthLink(wrong)).rejects.toThrow(/authenticate/);
    const parts = content.split('.');
    const bytes = Buffer.from(parts[3] ?? '', 'base64url');
    bytes[0] = (bytes[0] ?? 0) ^ 1;
    parts[3] = bytes.toString('base64url');
    expect(() => decrypted(parts.join('.'), key)).toThrow(/authenticate/);
    expect(decrypted(content, key)).toContain('Arbor');
  });

  test('does not open at another address', async () => {
    const { link } = await madeLink();
    const facts = factsOf(link);
    const url = `${facts.url.slice(0, -4)}0000`;
    const other = `shlink:/${toBase64Url(JSON.stringify({ ...facts, url, v: 1 }))}`;
    expect(await openHealthLink(other)).toMatchObject({ kind: 'refused', status: 404 });
  });

  test('creates a link only for users who may see the card, with encrypted content', async () => {
    const { linkId, content } = await madeLink();
    const sam = await clientOf(sandbox.urls, 'sam');
    expect((await create({ content, hours: 1 }, sam)).status).toBe(403);
    expect((await sam.send(base)).status).toBe(403);
    expect((await sam.send(`${base}/${linkId}`, { method: 'DELETE' })).status).toBe(403);
    for (const readable of ['{"resourceType":"Bundle"}', 'a.b.c.d.e', `${content}.more`]) {
      const answer = await create({ content: readable, hours: 1 });
      expect(answer.status).toBe(422);
      const { validationErrors } = zProblem.parse(await answer.json());
      expect(validationErrors?.[0]?.field).toBe('content');
    }
    for (const body of [
      { content, hours: 0 },
      { content, hours: 1, passcode: '12345' },
    ]) {
      expect((await create(body)).status).toBe(422);
    }
  });
});

/** A link for a check-in, made as the portal makes it. */
async function checkInLink(minutes = 15) {
  const { content, key } = await seal(JSON.stringify({ resourceType: 'Bundle', id: 'canary' }));
  const answer = await create({ content, minutes }, maria, checkInBase);
  expect(answer.status).toBe(201);
  const { fileUrl = null, ...made } = zCreateCheckInLinkResponse.parse(await answer.json());
  if (!isLinkUrl(fileUrl, sandbox.urls.portal)) throw new Error('not for a link');
  const payload = { url: fileUrl, key, expiresAt: made.expiresAt, flag: 'U', label: 'Check-in' };
  const linkOf = (more: object = {}) =>
    `shlink:/${toBase64Url(JSON.stringify({ ...payload, ...more, v: 1 }))}`;
  return { made, fileUrl, content, key, linkOf, link: linkOf() };
}
const keptOf = async (linkId: string, state: 'active' | 'ended' = 'active') =>
  zListHealthLinksResponse
    .parse(await maria.json(`${base}?state=${state}`))
    .items.find((listedLink) => listedLink.linkId === linkId);

describe('a link for a check-in', () => {
  test('opens a link for a check-in by one GET, with the reader’s name', async () => {
    const { made, link } = await checkInLink();
    expect(made).toMatchObject({ isForCheckIn: true, hasPasscode: false, timesOpened: 0 });
    expect(made.openings).toEqual([]);
    const quarter = Date.parse(made.expiresAt) - Date.parse(made.createdAt ?? '');
    expect(quarter).toBe(15 * 60_000);
    const opened = await openHealthLink(`https://viewer.example/#${link}`, {
      recipient: 'Riverside Clinic front desk',
    });
    expect(opened).toMatchObject({ kind: 'opened', bundle: { id: 'canary' } });
    const storedLink = await keptOf(made.linkId);
    expect(storedLink).toMatchObject({ isForCheckIn: true, timesOpened: 1 });
    expect(storedLink?.openings?.map(({ recipient }) => recipient)).toEqual([
      'Riverside Clinic front desk',
    ]);
    expect(
      Math.abs(Date.now() - Date.parse(storedLink?.openings?.[0]?.openedAt ?? '')),
    ).toBeLessThan(60_000);
    const log = await maria.json('/api/member/users/id-maria/access-log?pageSize=50');
    expect(zListAccessLogResponse.parse(log).items).toContainEqual(
      expect.objectContaining({
        who: 'Riverside Clinic front desk',
        kind: 'link',
        data: ['card'],
      }),
    );
  });

  test('answers a preflight request of another origin', async () => {
    const { fileUrl } = await checkInLink();
    const answer = await fetch(`${fileUrl}?recipient=Front%20desk`, {
      method: 'OPTIONS',
      headers: { origin: 'https://check-in.example', 'access-control-request-method': 'GET' },
    });
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('access-control-allow-methods')).toContain('GET');
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
  });

  test('records two readers who open it at once', async () => {
    const { made, link } = await checkInLink();
    const both = await Promise.all(
      ['Front desk 1', 'Front desk 2'].map((recipient) => openHealthLink(link, { recipient })),
    );
    expect(both.map(({ kind }) => kind)).toEqual(['opened', 'opened']);
    const { openings = [], timesOpened } = (await keptOf(made.linkId)) ?? {};
    expect(timesOpened).toBe(2);
    expect(openings.map(({ recipient }) => recipient).toSorted()).toEqual([
      'Front desk 1',
      'Front desk 2',
    ]);
  });

  test.each([
    ['no name', null],
    ['an empty name', ''],
    ['a name of blanks', ' \n\t '],
  ])('records a reader with %s', async (_, recipient) => {
    const { made, link } = await checkInLink();
    expect((await openHealthLink(link, { recipient })).kind).toBe('opened');
    const { openings = [] } = (await keptOf(made.linkId)) ?? {};
    expect(openings.map((opening) => Object.keys(opening))).toEqual([['openedAt']]);
  });

  test('keeps the first reader among many, and refuses a flood of openings', async () => {
    const { made, link } = await checkInLink();
    await openHealthLink(link, { recipient: 'The clinic' });
    const flood = await Promise.all(
      Array.from({ length: 59 }, (_, index) =>
        openHealthLink(link, { recipient: `Reader ${String(index)}` }),
      ),
    );
    expect(flood.every(({ kind }) => kind === 'opened')).toBe(true);
    expect((await openHealthLink(link, { recipient: 'One more' })).kind).not.toBe('opened');
    const { openings = [], timesOpened } = (await keptOf(made.linkId)) ?? {};
    expect(timesOpened).toBe(60);
    expect(openings).toHaveLength(20);
    expect(openings.at(-1)?.recipient).toBe('The clinic');
    await maria.send(`${base}/${made.linkId}`, { method: 'DELETE' });
  });

  test('lists the first and the last opening by each name', async () => {
    const { made, link } = await checkInLink();
    for (const recipient of ['A', 'B', 'B', 'B', 'A', 'B']) {
      await openHealthLink(link, { recipient });
    }
    const { openings = [] } = (await keptOf(made.linkId)) ?? {};
    expect(openings.map(({ recipient }) => recipient)).toEqual(['B', 'A', 'B', 'A']);
    await maria.send(`${base}/${made.linkId}`, { method: 'DELETE' });
  });

  test('keeps a name on one line, and refuses one that is too long', async () => {
    const { made, link, fileUrl } = await checkInLink();
    await openHealthLink(link, { recipient: ' Front\r\ndesk\u202E 2 ' });
    expect((await keptOf(made.linkId))?.openings?.[0]?.recipient).toBe('Front desk 2');
    expect((await fetch(`${fileUrl}?recipient=${'x'.repeat(201)}`)).status).toBe(422);
    expect((await keptOf(made.linkId))?.timesOpened).toBe(1);
  });

  test('does not open after it is stopped, and keeps its readers', async () => {
    const { made, link } = await checkInLink();
    await openHealthLink(link, { recipient: 'Front desk' });
    expect((await maria.send(`${base}/${made.linkId}`, { method: 'DELETE' })).status).toBe(204);
    expect(await openHealthLink(link)).toMatchObject({ kind: 'refused', status: 404 });
    expect(await keptOf(made.linkId)).toBeUndefined();
    const ended = await keptOf(made.linkId, 'ended');
    expect(ended).toMatchObject({ timesOpened: 1, openings: [{ recipient: 'Front desk' }] });
    expect(Date.parse(ended?.endedAt ?? '')).toBeLessThan(Date.parse(made.expiresAt));
  });

  test('is deleted without a record if it was never opened', async () => {
    const { made } = await checkInLink();
    await maria.send(`${base}/${made.linkId}`, { method: 'DELETE' });
    expect(await keptOf(made.linkId, 'ended')).toBeUndefined();
  });

  test('has no manifest, and a link with a manifest has no direct file', async () => {
    const { fileUrl, linkOf } = await checkInLink();
    expect(await openHealthLink(linkOf({ flag: undefined }))).toMatchObject({ status: 404 });
    expect(await openHealthLink(linkOf({ flag: 'P' }), { passcode: '123456' })).toMatchObject({
      status: 404,
    });
    await expect(openHealthLink(linkOf({ flag: 'PU' }))).rejects.toThrow(/both flags/);
    const { url } = factsOf((await madeLink()).link);
    expect((await fetch(`${url}?recipient=Front%20desk`)).status).toBe(404);
    expect((await fetch(`${fileUrl.slice(0, -4)}0000`)).status).toBe(404);
  });

  test('does not open with another key, or after a change in transit', async () => {
    const { content, key, linkOf } = await checkInLink();
    const other = Buffer.alloc(32, 7).toString('base64url');
    await expect(openHealthLink(linkOf({ key: other }))).rejects.toThrow(/authenticate/);
    const parts = content.split('.');
    parts[3] = `${parts[3]?.startsWith('A') ? 'B' : 'A'}${parts[3]?.slice(1) ?? ''}`;
    expect(() => decrypted(parts.join('.'), key)).toThrow(/authenticate/);
  });

  test('creates a link for a check-in only for users who may share, without a passcode, with encrypted content', async () => {
    const { made, content } = await checkInLink();
    const sam = await clientOf(sandbox.urls, 'sam');
    expect((await create({ content, minutes: 15 }, sam, checkInBase)).status).toBe(403);
    for (const state of ['active', 'ended']) {
      expect((await sam.send(`${base}?state=${state}`)).status).toBe(403);
    }
    expect((await sam.send(`${base}/${made.linkId}`, { method: 'DELETE' })).status).toBe(403);
    expect((await keptOf(made.linkId))?.linkId).toBe(made.linkId);
    for (const body of [
      { content: '{"resourceType":"Bundle"}', minutes: 15 },
      { content, minutes: 0 },
      { content, minutes: 61 },
      { content, minutes: 7.5 },
      { content },
    ]) {
      expect((await create(body, maria, checkInBase)).status).toBe(422);
    }
    // Links for a check-in ignore a passcode.
    const more = await create({ content, minutes: 1, passcode: 'four-2-nine' }, maria, checkInBase);
    expect(zCreateCheckInLinkResponse.parse(await more.json()).hasPasscode).toBe(false);
  });

  test('records readers also for a link with a manifest', async () => {
    const { link, linkId } = await madeLink();
    await openHealthLink(link, { recipient: 'Cedar Bluff Family Clinic' });
    expect(await keptOf(linkId)).toMatchObject({
      isForCheckIn: false,
      openings: [{ recipient: 'Cedar Bluff Family Clinic' }],
    });
  });
});

test('allows twenty active links, and another when one ends', async () => {
  const ruth = await clientOf(sandbox.urls, 'ruth');
  const memberships = JSON.stringify(await ruth.json('/api/member/users/id-ruth/memberships'));
  const memberId = /"memberId":"([^"]+)"/.exec(memberships)?.[1] ?? '';
  const path = `/api/v1/members/${memberId}/health-links`;
  const { content } = await seal('{}');
  const make = () => create({ content, hours: 1 }, ruth, path);
  let last = '';
  for (let made = 0; made < 20; made += 1) {
    const answer = await make();
    expect(answer.status).toBe(201);
    last = zCreateHealthLinkResponse.parse(await answer.json()).linkId;
  }
  const refused = await make();
  expect(refused.status).toBe(409);
  expect(zProblem.parse(await refused.json())).toMatchObject({ code: 'tooManyLinks' });
  await ruth.send(`${path}/${last}`, { method: 'DELETE' });
  expect((await make()).status).toBe(201);
});

describe('the stored data of a link', () => {
  const canaries = ['Delgado', 'Arbor Choice', '610999', 'G-004410', 'four-2-nine'];
  const bundle = JSON.stringify(canaries);

  test('contains neither readable content nor the key', async () => {
    const database = openDatabase(':memory:', false);
    const links = createHealthLinks({ database, now: () => 0, mayAct: () => true });
    const { content, key } = await seal(bundle);
    const { token, link } = links.add(
      { memberId: 'M1', madeBy: 'maria' },
      { content, hours: 1, passcode: 'four-2-nine' },
    );
    const fileToken = links.fileOf(link);
    const rows = JSON.stringify([
      ...database.prepare('SELECT * FROM health_link').all(),
      ...database.prepare('SELECT * FROM health_link_file').all(),
    ]);
    expect(rows).toContain(content);
    for (const canary of [...canaries, key, token, fileToken, toBase64Url('Delgado')]) {
      expect(rows).not.toContain(canary);
    }
    expect(decrypted(content, key)).toBe(bundle);
    // The header of the encrypted content is readable by everyone.
    const [head = ''] = content.split('.');
    expect(JSON.parse(Buffer.from(head, 'base64url').toString())).toEqual({
      alg: 'dir',
      enc: 'A256GCM',
      cty: 'application/fhir+json',
    });
  });

  test('deletes the stored data of a link when it ends', async () => {
    const database = openDatabase(':memory:', false);
    let now = 0;
    const links = createHealthLinks({ database, now: () => now, mayAct: () => true });
    const { content } = await seal(bundle);
    const { token, link } = links.add(
      { memberId: 'M1', madeBy: 'maria' },
      { content, hours: 1, passcode: undefined },
    );
    const fileToken = links.fileOf(link);
    now = 9 * 60_000;
    expect(links.fileNamed(fileToken)).toBe(content);
    now = 10 * 60_000;
    expect(links.fileNamed(fileToken)).toBeUndefined();
    now = 3_599_999;
    expect(links.open(token, undefined).kind).toBe('opened');
    now = 3_600_000;
    expect(links.open(token, undefined).kind).toBe('none');
    expect(links.of('M1')).toEqual([]);
    expect(database.prepare('SELECT count(*) AS rows FROM health_link').get()).toEqual({ rows: 0 });
  });

  test('includes the readers of a check-in link for 30 days after its end', async () => {
    const database = openDatabase(':memory:', false);
    let now = 0;
    const links = createHealthLinks({ database, now: () => now, mayAct: () => true });
    const { content, key } = await seal(bundle);
    const add = () =>
      links.add({ memberId: 'M1', madeBy: 'maria' }, { content, hours: 15 / 60, isDirect: true });
    const [opened, unopened] = [add(), add()];
    now = 14 * 60_000;
    expect(links.openDirect(opened.token, 'Front desk')).toBe(content);
    now = 15 * 60_000;
    expect(links.openDirect(opened.token, 'Too late')).toBeUndefined();
    expect(links.openDirect(unopened.token, 'Too late')).toBeUndefined();
    expect(links.endedOf('M1')).toMatchObject([
      { linkId: opened.link.linkId, opened: 1, endedAt: 15 * 60_000, expiresAt: 15 * 60_000 },
    ]);
    expect(links.endedOf('M2')).toEqual([]);
    expect(links.openingsOf(opened.link)).toEqual([
      { recipient: 'Front desk', openedAt: 14 * 60_000 },
    ]);
    const tables = ['health_link', 'ended_health_link', 'health_link_opening'];
    const rows = () =>
      JSON.stringify(tables.map((table) => database.prepare(`SELECT * FROM ${table}`).all()));
    for (const canary of [content, key, opened.token]) expect(rows()).not.toContain(canary);
    now += 30 * 86_400_000;
    expect(links.endedOf('M1')).toEqual([]);
    expect(rows()).toBe(JSON.stringify(tables.map(() => [])));
  });
});
