import { expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { memoryStorage } from '#tests/support/memory-storage.ts';
import { createDrafts } from './drafts.ts';
import { createTestPortal, signedInStorage } from '#tests/support/test-portal.ts';
import { jwt } from '#tests/support/tokens.ts';

const keys: Record<string, string> = {
  maria: 'q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA',
  sam: 'A83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA',
};

function portalOf(session: Storage, keyService: 'up' | 'down' = 'up') {
  return createTestPortal({
    session,
    answer: (path) => {
      const [, user] = /\/users\/(\w+)\/draft-key$/.exec(path) ?? [];
      if (user === undefined) return null;
      return keyService === 'up'
        ? Response.json({ key: keys[user] })
        : new Response('', { status: 500 });
    },
  }).portal;
}

const draftsOf = (...tab: Parameters<typeof portalOf>) => createDrafts(portalOf(...tab));

const tokenOf = (sub: string) => jwt({ sub, iat: 1_795_248_000, exp: 1_795_255_200 });
const typed = { comments: 'My claim from October 2 shows the wrong provider.', topic: 'claims' };

/** Returns the tab after a session that ended automatically, in which `user` signs in next. */
function tabAfter(session: Storage, user: string): Storage {
  const drafts = session.getItem('drafts');
  return memoryStorage({
    access_token: tokenOf(user),
    refresh_token: 'r',
    ...(drafts === null ? {} : { drafts }),
  });
}

const zKept = z.object({ of: z.string(), texts: z.record(z.string(), z.string()) });
const keptIn = (session: Storage) => zKept.parse(JSON.parse(session.getItem('drafts') ?? ''));
/** Returns the drafts of a tab by their storage names. */
const entriesOf = (session: Storage): [name: string, text: string][] =>
  Object.entries(keptIn(session).texts);
/** Changes the drafts of a tab from outside. */
const tamper = (session: Storage, texts: Record<string, string>) =>
  session.setItem('drafts', JSON.stringify({ ...keptIn(session), texts }));

async function tabWithDraft(): Promise<Storage> {
  const session = signedInStorage();
  await draftsOf(session).write('contact', typed);
  return session;
}

it('reads a draft for the same member after signing in again, until it is discarded', async () => {
  const again = draftsOf(tabAfter(await tabWithDraft(), 'maria'));
  expect(await again.read('contact')).toEqual(typed);
  expect(await again.read('contact')).toEqual(typed);
  again.discard('contact');
  expect(await again.read('contact')).toBeNull();
});

it('reveals nothing in storage', async () => {
  const storedText = JSON.stringify(Object.entries(await tabWithDraft()));
  const drafts = (await tabWithDraft()).getItem('drafts') ?? '';
  for (const text of [
    storedText,
    drafts,
    atob(drafts.replaceAll(/[^A-Za-z0-9]/g, '').slice(7, 107)),
  ]) {
    expect(text).not.toMatch(/claim|October|comments|maria/);
  }
});

it('hides a draft from another member, and removes it when one has tried to read it', async () => {
  const session = tabAfter(await tabWithDraft(), 'sam');
  expect(await draftsOf(session).read('contact')).toBeNull();
  expect(session.getItem('drafts')).toBeNull();
});

it('removes a draft when another member has written one', async () => {
  const session = tabAfter(await tabWithDraft(), 'sam');
  await draftsOf(session).write('contact', { comments: 'x' });
  expect(entriesOf(session)).toHaveLength(1);
  expect(await draftsOf(tabAfter(session, 'maria')).read('contact')).toBeNull();
});

it('stays removed when it is discarded during a write', async () => {
  const session = signedInStorage();
  const drafts = draftsOf(session);
  const writing = drafts.write('contact', typed);
  drafts.discard('contact');
  await writing;
  expect(session.getItem('drafts')).toBeNull();
});

it('stays when it is written right after a removal, however long the removal takes', async () => {
  const session = await tabWithDraft();
  const drafts = draftsOf(session);
  const sign = crypto.subtle.sign.bind(crypto.subtle);
  // The removal begins first, and its name is known last.
  vi.spyOn(crypto.subtle, 'sign').mockImplementationOnce(async (...args) => {
    await new Promise((resolve) => setTimeout(resolve, 50));
    return sign(...args);
  });
  drafts.discard('contact');
  await drafts.write('contact', { comments: 'Another' });
  expect(await drafts.read('contact')).toEqual({ comments: 'Another' });
});

it('does not return the draft of one form for another', async () => {
  const session = await tabWithDraft();
  const drafts = draftsOf(session);
  const [[ofContact, text] = ['', '']] = entriesOf(session);
  await drafts.write('appeal', { comments: 'x' });
  const ofAppeal = entriesOf(session).find(([name]) => name !== ofContact)?.[0] ?? '';
  tamper(session, { [ofAppeal]: text });
  expect(await drafts.read('appeal')).toBeNull();
});

it('has a storage name that reveals neither the form nor the claim, and differs for each member', async () => {
  const form = 'appeal of 0b7e-claim-4711';
  const names = await Promise.all(
    ['maria', 'sam'].map(async (user) => {
      const session = tabAfter(memoryStorage(), user);
      await draftsOf(session).write(form, typed);
      return entriesOf(session).map(([name]) => name);
    }),
  );
  expect(names.map((formNames) => formNames.length)).toEqual([1, 1]);
  for (const [name = ''] of names) expect(name).toMatch(/^[\w-]{43}$/);
  expect(new Set(names.flat()).size).toBe(2);
  expect(JSON.stringify(names)).not.toMatch(/appeal|claim|4711/);
});

it('keeps its name for the member, so that a second text replaces the first', async () => {
  const session = await tabWithDraft();
  await draftsOf(tabAfter(session, 'maria')).write('contact', { comments: 'another' });
  const again = tabAfter(session, 'maria');
  await draftsOf(again).write('contact', { comments: 'another' });
  expect(entriesOf(again)).toHaveLength(1);
  expect(await draftsOf(again).read('contact')).toEqual({ comments: 'another' });
});

it.each(['{"contact":"short"}', '{"contact":"%%%"}', '[]', '{'])(
  'ignores corrupt drafts (%s)',
  async (drafts) => {
    expect(await draftsOf(signedInStorage({ drafts })).read('contact')).toBeNull();
  },
);

it.each(['short', '%%%'])('ignores a draft whose text is corrupt (%s)', async (text) => {
  const session = await tabWithDraft();
  const [[name] = ['']] = entriesOf(session);
  tamper(session, { [name]: text });
  expect(await draftsOf(session).read('contact')).toBeNull();
});

it('stays without its key, and writing does no harm', async () => {
  const session = tabAfter(await tabWithDraft(), 'maria');
  const before = session.getItem('drafts');
  const drafts = draftsOf(session, 'down');
  expect(await drafts.read('contact')).toBeNull();
  await drafts.write('contact', { comments: 'x' });
  expect(session.getItem('drafts')).toBe(before);
});

it('survives a lost session, but not one the member ended', async () => {
  for (const [end, isKept] of [
    ['lost', true],
    ['signed out', false],
  ] as const) {
    const session = signedInStorage();
    const portal = portalOf(session);
    await createDrafts(portal).write('contact', typed);
    if (end === 'lost') portal.session.reportRejected();
    else portal.session.signOut();
    await expect.poll(() => portal.session.isSignedIn()).toBe(false);
    expect(session.getItem('drafts') !== null).toBe(isKept);
    expect(session.getItem('access_token')).toBeNull();
  }
});
