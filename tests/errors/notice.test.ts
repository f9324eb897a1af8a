import { expect, it, vi } from 'vitest';
import { createTestPortal, signedInStorage } from '#tests/support/test-portal.ts';

const withNotice = (notice: string | null, session?: Storage) => {
  let text = notice;
  const setting = createTestPortal({
    ...(session ? { session } : {}),
    answer: (path) => (path.endsWith('/user-notice') ? Response.json({ notice: text }) : null),
  });
  return {
    ...setting,
    change: (next: string | null) => {
      text = next;
    },
  };
};

it('loads once and is shown', async () => {
  const { portal, calls } = withNotice('<p>Tonight</p>');
  const listener = vi.fn();
  portal.notice.shown.subscribe(listener);
  expect(portal.notice.shown.get()).toBeNull();
  await Promise.all([portal.notice.load(), portal.notice.load()]);
  await portal.notice.load();
  expect(portal.notice.shown.get()).toBe('<p>Tonight</p>');
  expect(listener).toHaveBeenCalled();
  expect(calls).toEqual(['GET /api/member/public/user-notice']);
});

it.each([null, '', '  '])('treats %j as no notice', async (notice) => {
  const { portal } = withNotice(notice);
  await portal.notice.load();
  expect(portal.notice.shown.get()).toBeNull();
});

it('stays hidden for the session after it is dismissed, and shows the next notice', async () => {
  const { portal, session } = withNotice('<p>Tonight</p>');
  await portal.notice.load();
  portal.notice.dismiss();
  expect(portal.notice.shown.get()).toBeNull();
  expect(session.getItem('notice-dismissed')).toBe('<p>Tonight</p>');

  const reloaded = withNotice('<p>Tonight</p>', session);
  await reloaded.portal.notice.load();
  expect(reloaded.portal.notice.shown.get()).toBeNull();

  const another = withNotice('<p>Tomorrow</p>', session);
  await another.portal.notice.load();
  expect(another.portal.notice.shown.get()).toBe('<p>Tomorrow</p>');
});

it('forgets the dismissal on sign-out and loads again', async () => {
  const { portal, session, change } = withNotice('<p>Tonight</p>', signedInStorage());
  await portal.notice.load();
  portal.notice.dismiss();
  portal.session.signOut();
  expect(session.getItem('notice-dismissed')).toBeNull();
  expect(portal.notice.shown.get()).toBeNull();
  change('<p>Tomorrow</p>');
  await portal.notice.load();
  expect(portal.notice.shown.get()).toBe('<p>Tomorrow</p>');
});

it('logs a failed call as BP-NFA-010, and tries again on the next load', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  let fails = true;
  const { portal } = createTestPortal({
    answer: (path) =>
      path.endsWith('/user-notice')
        ? fails
          ? new Response('', { status: 500 })
          : Response.json({ notice: 'Tonight' })
        : null,
  });
  await portal.notice.load();
  expect(warn).toHaveBeenCalledExactlyOnceWith('BP-NFA-010', 'BP-NFA-010 (status 500)');
  expect(portal.notice.shown.get()).toBeNull();
  expect(portal.errors.shown.get().isOpen).toBe(false);
  fails = false;
  await portal.notice.load();
  expect(portal.notice.shown.get()).toBe('Tonight');
});

it('expects a notice on a reload of the same session until it is dismissed or empty', async () => {
  const session = signedInStorage();
  const first = withNotice('<p>Tonight</p>', session);
  expect(first.portal.notice.isExpected()).toBe(false);
  await first.portal.notice.load();

  const reloaded = withNotice('<p>Tonight</p>', session);
  expect(reloaded.portal.notice.isExpected()).toBe(true);
  await reloaded.portal.notice.load();
  reloaded.portal.notice.dismiss();
  expect(reloaded.portal.notice.isExpected()).toBe(false);

  const another = withNotice('<p>Tomorrow</p>', session);
  await another.portal.notice.load();
  const over = withNotice(null, session);
  expect(over.portal.notice.isExpected()).toBe(true);
  await over.portal.notice.load();
  expect(over.portal.notice.isExpected()).toBe(false);
});
