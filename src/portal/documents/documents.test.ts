import { afterEach, expect, it, vi } from 'vitest';
import { fakeWindow } from '#tests/support/fake-window.ts';
import { createTestPortal, signedInStorage } from '#tests/support/test-portal.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

/** Starts a portal, with a record of what happens in the window that it opens. */
function start(answer: () => Response, options: { isBlocked?: boolean } = {}) {
  const { openPopup, happened } = fakeWindow(options);
  const { portal, calls } = createTestPortal({
    session: signedInStorage(),
    openPopup,
    answer: (path) => (path.includes('/documents/') ? answer() : null),
  });
  return { portal, calls, happened };
}

it('opens a PDF in a new window, always with the type of a PDF', async () => {
  const { portal, happened, calls } = start(
    () => new Response('%PDF-1.7 …', { headers: { 'content-type': 'text/html' } }),
  );
  await portal.documents.open('doc-1', 'Explanation of benefits');
  expect(calls).toEqual(['GET /api/v1/documents/doc-1']);
  const [words, file] = happened;
  expect(words).toBe('Explanation of benefits');
  expect(file).toBeInstanceOf(Blob);
  expect(file).toMatchObject({ type: 'application/pdf' });
});

it('ignores a second click while a document loads', async () => {
  const { portal, happened, calls } = start(() => new Response('%PDF-1.7 …'));
  await Promise.all([
    portal.documents.open('doc-1', 'Decision'),
    portal.documents.open('doc-1', 'Decision'),
    portal.documents.open('doc-2', 'Another one'),
  ]);
  expect(calls).toEqual(['GET /api/v1/documents/doc-1', 'GET /api/v1/documents/doc-2']);
  expect(happened).toHaveLength(4);
  await portal.documents.open('doc-1', 'Decision');
  expect(calls).toHaveLength(3);
});

it('shows EOB-0002 when the browser blocks the window, and sends nothing', async () => {
  const { portal, calls } = start(() => new Response('%PDF-1.7'), { isBlocked: true });
  await portal.documents.open('doc-1', 'Explanation of benefits');
  expect(portal.errors.shown.get()).toMatchObject({ isOpen: true, code: 'EOB-0002' });
  expect(calls).toEqual([]);
});

it.each([
  ['an error', () => new Response('', { status: 500 })],
  ['nothing found', () => new Response('', { status: 404 })],
  ['a page instead of a PDF', () => new Response('<html><script>alert(1)</script>')],
  ['an empty file', () => new Response('')],
])('shows EOB-0001 and closes the window: %s', async (_, answer) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { portal, happened } = start(answer);
  await portal.documents.open('doc-1', 'Explanation of benefits');
  expect(happened).toEqual(['Explanation of benefits', 'closed']);
  expect(portal.errors.shown.get()).toMatchObject({ isOpen: true, code: 'EOB-0001' });
});

it.each([
  ['another member’s document', 403, 'document', 'FRM-0001'],
  ['another member’s form', 403, 'form', 'FRM-0001'],
  ['a form that no longer exists', 404, 'form', 'FRM-0002'],
  ['a form that is unavailable', 503, 'form', 'FRM-0002'],
] as const)(
  'shows the reason for %s, in the window and when it is saved',
  async (_, status, kind, code) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const click = vi.fn();
    vi.stubGlobal('document', { createElement: () => ({ click }) });
    for (const way of ['open', 'save'] as const) {
      const { portal, happened } = start(() => new Response('{}', { status }));
      await portal.documents[way]('doc-1', 'Decision', kind);
      expect(happened).toEqual(way === 'open' ? ['Decision', 'closed'] : []);
      expect(portal.errors.shown.get()).toMatchObject({ isOpen: true, code });
    }
    expect(click).not.toHaveBeenCalled();
    vi.unstubAllGlobals();
  },
);

it.each([
  ['a PDF', '%PDF-1.7 …', ['Decision-on-claim-7.pdf']],
  ['a page instead of one', '<html>', []],
])('saves %s under its title, without a window', async (_, body, saved) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const names: string[] = [];
  const link = { download: '', href: '', click: () => names.push(link.download) };
  vi.stubGlobal('document', { createElement: () => link });
  const { portal, happened } = start(() => new Response(body), { isBlocked: true });
  await portal.documents.save('doc-1', 'Decision on claim 7');
  expect(names).toEqual(saved);
  expect(happened).toEqual([]);
  expect(portal.errors.shown.get().isOpen).toBe(saved.length === 0);
  vi.unstubAllGlobals();
});
