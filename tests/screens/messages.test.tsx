// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { mailboxWords } from '#content/mailbox.ts';
import { watchAccess } from '#src/app/access-watch.ts';
import type { PortalRouter } from '#src/app/router.ts';
import { limits } from '#src/domain/limits.ts';
import { faults } from '#tests/support/faults.ts';
import { messageCenter, tabsTogether } from '#tests/support/mailboxes.ts';
import { openScreen } from '#tests/support/open-screen.tsx';
import { planOf } from '#tests/support/plans.ts';

const plan = planOf('Medical', { memberId: 'M1' });
const member = (memberId: string, firstName: string) => ({
  memberId,
  firstName,
  relationship: 'child',
  dateOfBirth: '2015-01-01',
});
const family = [member('M1', 'MARIA'), member('M3', 'MATEO')];
const message = (messageId: string, more: object = {}) => ({
  messageId,
  subject: `About ${messageId}`,
  category: 'Claims',
  sentAt: '2026-11-18T16:20:00Z',
  status: 'read',
  ...more,
});

type Center = ReturnType<typeof messageCenter>;

async function open(
  address: string,
  center: Pick<Center, 'answer'>,
  more: Partial<Parameters<typeof openScreen>[2]> = {},
) {
  const screen = await openScreen(address, plan, { answer: center.answer, ...more });
  const tick = (name: string) =>
    screen.main.querySelector<HTMLInputElement>(`input[aria-label="Select ${name}"]`)?.click();
  return {
    ...screen,
    tick,
    links: () =>
      [...screen.main.querySelectorAll('li a[href^="/message/"]')].map((link) => link.textContent),
    statusText: () => screen.main.querySelector('[role=status][tabindex]')?.textContent ?? '',
    select: (label: string, value: string) => {
      const field = [...screen.main.querySelectorAll('label')].find(
        (labelElement) => labelElement.textContent === label,
      )?.control;
      if (!(field instanceof HTMLSelectElement)) throw new Error(`no ${label}`);
      field.value = value;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    },
  };
}

/** Opens a screen within the frame, which has the bell. */
async function openWithBell(
  address: string,
  center: Pick<Center, 'answer'>,
  more: Partial<Parameters<typeof openScreen>[2]> = {},
) {
  return {
    ...(await open(address, center, { hasFrame: true, ...more })),
    bell: () => document.querySelector('a[aria-label*="essage"]')?.getAttribute('aria-label') ?? '',
  };
}

const lists = (calls: readonly string[]) =>
  calls.filter((call) => /\/messages\?/.test(call)).map((call) => call.split('?')[1]);

describe('the list', () => {
  it('has all members’ messages, newest first, each with its member', async () => {
    const { text, links, calls, getByText, getByRole } = await openWithBell(
      '/messages',
      messageCenter(
        {
          M1: [message('a'), message('c', { sentAt: '2026-10-01T12:00:00Z', status: 'unread' })],
          M3: [message('b', { sentAt: '2026-11-02T12:00:00Z', hasAttachments: true })],
        },
        family,
      ),
    );
    await expect.poll(links).toEqual(['Maria: About a', 'Mateo: About b', 'Maria: About c']);
    for (const words of ['Attachment', 'Unread', 'Nov 18, 2026']) {
      expect(text()).toContain(words);
    }
    expect(text()).toContain('Showing 1–3 of 3 messages');
    // The bar and the bold text show it.
    expect(getByText('Unread', { selector: 'span' }).className).toMatch(/hidden/);
    expect(getByRole('link', { name: mailboxWords.write }).getAttribute('href')).toMatch(
      /\/contact-us$/,
    );
    const counted = calls.filter((call) => call.includes('/count'));
    // The user's own ID is left out of the request.
    expect(counted).toEqual([
      'GET /api/member/message-center/M1/messages/count?additionalRequestedMemberIds=M3',
    ]);
  });

  it('loads pages until all messages are there, also when a page is short', async () => {
    const many = Array.from({ length: 130 }, (_, index) => message(`n${index}`));
    const center = messageCenter({ M1: many });
    const { text, calls, press } = await open('/messages', {
      answer: (path, request) => {
        const url = new URL(request.url);
        if (url.searchParams.has('pageSize')) url.searchParams.set('pageSize', '25');
        return center.answer(path, new Request(url, request));
      },
    });
    await expect.poll(text).toContain('Showing 1–10 of 130 messages');
    expect(lists(calls)).toHaveLength(6);
    await press('Next');
    await expect.poll(text).toContain('Showing 11–20 of 130 messages');
  });

  it('counts the loaded messages while more load', async () => {
    let come = () => {};
    const held = new Promise<void>((resolve) => {
      come = resolve;
    });
    const center = messageCenter({
      M1: Array.from({ length: 130 }, (_, index) => message(`n${index}`)),
    });
    const { text, says } = await open('/messages', {
      answer: async (path, request) => {
        if (Number(new URL(request.url).searchParams.get('page')) > 1) await held;
        return center.answer(path, request);
      },
    });
    await expect.poll(text).toMatch(/Showing 1–10 of 100 messages so far/);
    expect(text()).toContain('Page 1 of 10 so far');
    come();
    await says('Showing 1–10 of 130 messages');
    expect(text()).not.toContain('so far');
  });

  it.each([
    ['counts too many', { total: 500 }],
    ['repeats its page', { total: 500, repeats: true }],
    ['does not count', {}],
  ])(
    'ends with a service that %s',
    async (_, { total, repeats = false }: { total?: number; repeats?: boolean }) => {
      const items = Array.from({ length: 12 }, (_each, index) => message(`n${index}`));
      const { text, calls } = await open('/messages', {
        answer: async (path, request) => {
          const page = Number(new URL(request.url).searchParams.get('page'));
          if (page === 0) return messageCenter({ M1: [] }).answer(path, request);
          return Response.json({ items: page === 1 || (repeats && page < 40) ? items : [], total });
        },
      });
      await expect.poll(text).toContain('of 12 messages');
      await expect.poll(text).not.toContain('still loading');
      expect(lists(calls).length).toBeLessThan(60);
    },
  );

  it('filters messages by person, topic and status, also in the address', async () => {
    const { links, select, router, press } = await open(
      '/messages?status=unread',
      messageCenter(
        {
          M1: [message('a', { status: 'unread' }), message('b', { category: 'Billing' })],
          M3: [message('c', { status: 'unread', category: 'Billing' })],
        },
        family,
      ),
    );
    await expect.poll(links).toEqual(['Maria: About a', 'Mateo: About c']);
    select('Person', 'M3');
    await expect.poll(links).toEqual(['Mateo: About c']);
    expect(router.state.location.search).toEqual({ status: 'unread', member: 'M3' });
    select('Topic', 'claims');
    await expect.poll(links).toEqual([]);
    expect(router.state.location.search).toEqual({
      status: 'unread',
      member: 'M3',
      topic: 'claims',
    });
    await press('Clear filters');
    await expect.poll(links).toEqual(['Maria: About a', 'Maria: About b', 'Mateo: About c']);
  });

  it('requests archived messages only on selection', async () => {
    const { links, press, calls, router, getByRole } = await open(
      '/messages',
      messageCenter({ M1: [message('a'), message('b', { status: 'archived' })] }),
    );
    await expect.poll(links).toEqual(['About a']);
    expect(lists(calls)).toEqual(['page=1&pageSize=100']);
    await press('Archived');
    await expect.poll(links).toEqual(['About b']);
    expect(router.state.location.search).toEqual({ folder: 'archived' });
    expect(getByRole('link', { current: 'page' }).textContent).toBe('Archived');
  });

  it('has the member’s sent messages in a separate folder', async () => {
    const { links, press, text, calls, getByRole } = await open(
      '/messages',
      messageCenter({
        M1: [message('a'), message('q', { isFromMember: true, preview: 'Is it covered?' })],
      }),
    );
    await expect.poll(links).toEqual(['About a']);
    expect(getByRole('link', { current: 'page' }).textContent).toBe('Inbox');
    await press('Sent');
    await expect.poll(links).toEqual(['About q']);
    expect(text()).toContain('YouNov 18, 2026Is it covered?');
    expect(lists(calls)).toContain('page=1&pageSize=100&folder=sent');
    await press('Inbox');
    await expect.poll(links).toEqual(['About a']);
  });

  it('has an empty Sent folder if the insurer does not support folders', async () => {
    const center = messageCenter({ M1: [message('a')] });
    const { text, links } = await open('/messages?folder=sent', {
      answer: (path, request) => {
        const url = new URL(request.url);
        url.searchParams.delete('folder');
        return center.answer(path, new Request(url, request));
      },
    });
    await expect.poll(text).toContain('You haven’t sent us any messages.');
    expect(links()).toEqual([]);
  });

  it('shows sender, preview, day, claim and amount of each message', async () => {
    const { text } = await open(
      '/messages',
      messageCenter({
        M1: [
          message('a', {
            sender: 'Claims department',
            topic: 'claims',
            preview: 'We finished <b>your</b> claim. 👍🏽',
            amount: { amount: 17_308, currency: 'USD' },
            claimNumber: 'C26101800417',
          }),
        ],
      }),
    );
    await expect
      .poll(text)
      .toContain(
        'About aClaims departmentNov 18, 2026We finished your claim. 👍🏽You may owe $173.08Claims and paymentsClaim C26101800417',
      );
  });

  it('labels an amount without a claim for screen readers', async () => {
    const { text } = await open(
      '/messages',
      messageCenter({ M1: [message('a', { amount: { amount: 31_250, currency: 'USD' } })] }),
    );
    await expect.poll(text).toContain('Amount $312.50');
    expect(text()).not.toContain('You may owe');
  });

  it('searches by words outside the address, and restores the search on the way back', async () => {
    const many = [
      message('a', { preview: 'Your flu shot is covered.' }),
      ...Array.from({ length: 25 }, (_, index) => message(`n${index}`)),
    ];
    const { links, type, press, router, getByLabelText, user } = await open(
      '/messages/2',
      messageCenter({ M1: many }),
    );
    await expect.poll(links).toHaveLength(10);
    await type('Search messages', 'flu SHOT');
    await expect.poll(links).toEqual(['About a']);
    expect(document.activeElement).toBe(getByLabelText('Search messages'));
    expect(router.state.location.href).not.toContain('flu');
    await press('About a');
    await press('All messages');
    await expect.poll(links).toEqual(['About a']);
    await user.clear(getByLabelText('Search messages'));
    await type('Search messages', 'nowhere');
    await expect.poll(links).toEqual([]);
    await press('Clear filters');
    await expect.poll(links).toHaveLength(10);
  });

  it('shows an unknown topic with the insurer’s label', async () => {
    const { text, select, links } = await open(
      '/messages',
      messageCenter({
        M1: [
          message('a', { topic: 'pets', category: undefined }),
          message('b', { topic: 'security' }),
        ],
      }),
    );
    await expect.poll(text).toContain('Account security');
    expect(text()).toContain('pets');
    select('Topic', 'pets');
    await expect.poll(links).toEqual(['About a']);
  });

  it('counts unread messages once, at the bell', async () => {
    const { bell, text } = await openWithBell(
      '/messages',
      messageCenter({ M1: [message('a', { status: 'unread' })], M3: [] }, family),
    );
    await expect.poll(bell).toContain('1');
    await expect.poll(text).toContain('Everyone');
    expect(text()).not.toContain('unread)');
  });

  it.each<[string, (router: PortalRouter, turn: number) => unknown]>([
    [
      'once the tab is seen again',
      () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
    ],
    [
      'with a navigation',
      (router, turn) =>
        router.navigate({ to: '/messages/{-$page}', params: { page: String(turn) } }),
    ],
  ])('has new messages %s, and the bell counts them', async (_, act) => {
    const center = messageCenter({ M1: [message('a')] });
    let now = Date.parse('2026-11-21T09:00:00Z');
    const { portal, router, links, bell, text, calls } = await openWithBell('/messages', center, {
      now: () => now,
    });
    watchAccess(portal, router);
    await expect.poll(links).toEqual(['About a']);
    await expect.poll(() => portal.queryClient.isFetching()).toBe(0);
    const mailboxCalls = () => calls.filter((call) => call.includes('/M1/messages'));
    const before = mailboxCalls().length;
    center.boxes['M1'] = [
      message('n', { status: 'unread', sentAt: '2026-11-20T12:00:00Z' }),
      message('a'),
    ];
    // Within a minute nothing is asked again.
    await act(router, 1);
    expect(mailboxCalls()).toHaveLength(before);
    now += limits.accessHoldsMs + 1;
    const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + limits.accessHoldsMs + 1);
    await act(router, 2);
    await expect.poll(links).toEqual(['About n', 'About a']);
    await expect.poll(bell).toContain('1');
    expect(text()).toContain('Showing 1–2 of 2 messages');
    // On a slow machine, the portal's own watch has begun as well, and requests the same.
    expect([...new Set(mailboxCalls().slice(before))].toSorted()).toEqual([
      'GET /api/member/message-center/M1/messages/count',
      'GET /api/member/message-center/M1/messages?page=1&pageSize=100',
    ]);
    clock.mockRestore();
  });

  it('shows what it can of malformed messages', async () => {
    const warnings = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { links, text } = await open('/messages', {
      answer: async (path, request) =>
        path.endsWith('/messages')
          ? Response.json({
              items: [
                { messageId: 'a' },
                null,
                42,
                { subject: 'nameless' },
                { ...message('b'), status: 'flagged', sentAt: 'soon' },
              ],
            })
          : messageCenter({ M1: [] }).answer(path, request),
    });
    await expect.poll(links).toEqual(['No subject', 'About b']);
    expect(text()).toContain('flagged');
    // The brand wrote what names no writer.
    expect(text()).toContain('No subjectArbor Shield—');
    expect(warnings).toHaveBeenCalled();
    warnings.mockRestore();
  });

  it('shows the first words of a message without a subject', async () => {
    const { links, text } = await open(
      '/messages',
      messageCenter({
        M1: [
          message('a', { subject: undefined, preview: 'Dear Maria, Your card is here. Keep it.' }),
          message('b', { subject: ' ', preview: 'Hello, Your refund is here.' }),
        ],
      }),
    );
    await expect.poll(links).toEqual(['Your card is here', 'Your refund is here']);
    expect(text()).toContain('Your card is here. Keep it.');
    expect(text().split('Your refund is here.')).toHaveLength(2);
  });

  it('explains an empty list', async () => {
    const { text } = await open('/messages', messageCenter({ M1: [] }));
    await expect.poll(text).toContain('No messages yet.');
  });

  it.each(faults)(
    'shows a failure to load ($name) with its code, and loads on Retry',
    async (fault) => {
      const warnings = vi.spyOn(console, 'warn').mockImplementation(() => {});
      const center = messageCenter({ M1: [message('a')] });
      let isBroken = true;
      const { text, links, press } = await open('/messages', {
        answer: (path, request) =>
          isBroken && path.endsWith('/messages')
            ? Promise.resolve(fault.answer())
            : center.answer(path, request),
      });
      await expect.poll(text).toContain('There’s a problem. Retry, or call us: (800) 555-0117');
      expect(text()).toContain('BP-NFA-0231');
      isBroken = false;
      await press('Retry');
      await expect.poll(links).toEqual(['About a']);
      warnings.mockRestore();
    },
  );

  it('shows the other mailboxes when one fails, names its member, and loads it on Retry', async () => {
    const center = messageCenter({ M1: [message('a')], M3: [message('b')] }, family);
    let status = 500;
    const { text, links, press } = await open('/messages', {
      answer: (path, request) =>
        status !== 200 && path.includes('/M3/messages')
          ? Promise.resolve(new Response('', { status }))
          : center.answer(path, request),
    });
    await expect.poll(links).toEqual(['Maria: About a']);
    expect(text()).toContain('We couldn’t load all messages for Mateo.');
    status = 200;
    await press('Retry');
    await expect.poll(links).toEqual(['Maria: About a', 'Mateo: About b']);
    expect(text()).not.toContain('We couldn’t load');
  });

  it('says when the user may no longer see a person’s messages', async () => {
    const { text } = await open('/messages', messageCenter({ M1: [message('a')] }, family));
    await expect.poll(text).toContain('You can’t see messages for Mateo anymore.');
  });
});

describe('changing several messages', () => {
  const three = () => [
    message('a', { status: 'unread' }),
    message('b', { status: 'unread' }),
    message('c'),
  ];

  it('marks them as read at once, with the right badge before and after the answer', async () => {
    const center = messageCenter({ M1: three() });
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const { links, tick, text, bell, statusText, press } = await openWithBell('/messages', {
      answer: async (path, request) => {
        if (path.endsWith('/status')) await held;
        return center.answer(path, request);
      },
    });
    await expect.poll(links).toHaveLength(3);
    await expect.poll(bell).toContain('2');
    expect(text()).not.toContain('selected');
    tick('About a');
    tick('About b');
    await expect.poll(text).toContain('2 selected');
    await press('Mark as read');
    await expect.poll(statusText).toContain('2 messages marked as read.');
    await expect.poll(bell).not.toContain('2');
    expect(center.made).toEqual([]);
    letGo();
    await expect.poll(() => center.made).toEqual(['read a', 'read b']);
    expect(bell()).not.toContain('2');
  });

  it('undoes a refused change, and shows its code', async () => {
    const warnings = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const center = messageCenter({ M1: three() });
    const { portal, links, tick, bell, text, press } = await openWithBell('/messages', {
      answer: (path, request) =>
        path.endsWith('/a/status')
          ? Promise.resolve(new Response('', { status: 500 }))
          : center.answer(path, request),
    });
    await expect.poll(links).toHaveLength(3);
    tick('About a');
    tick('About b');
    await press('Archive');
    await expect.poll(() => portal.errors.shown.get().code).toBe('BP-NFA-0232');
    await expect.poll(links).toEqual(['About a', 'About c']);
    await expect.poll(bell).toContain('1');
    expect(text()).not.toContain('archived.');
    warnings.mockRestore();
  });

  it('archives, and undoes it', async () => {
    const center = messageCenter({ M1: three() });
    const { links, tick, bell, press } = await openWithBell('/messages', center);
    await expect.poll(links).toHaveLength(3);
    tick('About a');
    await press('Archive');
    await expect.poll(links).toEqual(['About b', 'About c']);
    await press('Undo');
    await expect.poll(links).toEqual(['About a', 'About b', 'About c']);
    await expect.poll(() => center.made).toEqual(['archived a', 'unread a']);
    await expect.poll(bell).toContain('2');
  });

  it('deletes only without an undo', async () => {
    const center = messageCenter({ M1: three() });
    const { links, tick, statusText, bell, press } = await openWithBell('/messages', center);
    await expect.poll(links).toHaveLength(3);
    tick('About a');
    await press('Delete');
    await expect.poll(links).toEqual(['About b', 'About c']);
    expect(statusText()).toContain('1 message deleted.');
    await expect.poll(bell).toContain('1');
    await press('Undo');
    await expect.poll(links).toHaveLength(3);
    await expect.poll(bell).toContain('2');
    expect(center.made).toEqual([]);

    tick('About a');
    await press('Delete');
    await expect.poll(links).toHaveLength(2);
    document.querySelector<HTMLElement>('button[aria-label=Dismiss]')?.click();
    await expect.poll(() => center.made).toEqual(['delete a']);
    await expect.poll(bell).toContain('1');
  });

  it('offers to undo only the last deletion', async () => {
    const center = messageCenter({ M1: three() });
    const { links, tick, press } = await open('/messages', center);
    await expect.poll(links).toHaveLength(3);
    for (const [name, left] of [
      ['About a', 2],
      ['About b', 1],
    ] as const) {
      tick(name);
      await press('Delete');
      await expect.poll(links).toHaveLength(left);
    }
    await expect.poll(() => center.made).toEqual(['delete a']);
    await press('Undo');
    await expect.poll(links).toEqual(['About b', 'About c']);
    expect(center.made).toEqual(['delete a']);
  });

  it.each([
    ['was made all the same', true, ['About b', 'About c'], null],
    ['was not made', false, ['About a', 'About b', 'About c'], 'BP-NFA-0234'],
  ] as const)(
    'handles a deletion whose answer was lost, and that %s',
    async (_, isMade, left, code) => {
      const warnings = vi.spyOn(console, 'warn').mockImplementation(() => {});
      const center = messageCenter({ M1: three() });
      const { portal, links, tick, press } = await open('/messages', {
        answer: async (path, request) => {
          if (request.method !== 'DELETE') return center.answer(path, request);
          if (isMade) await center.answer(path, request);
          throw new TypeError('network error');
        },
      });
      await expect.poll(links).toHaveLength(3);
      tick('About a');
      await press('Delete');
      await expect.poll(links).toHaveLength(2);
      document.querySelector<HTMLElement>('button[aria-label=Dismiss]')?.click();
      await expect.poll(() => portal.errors.shown.get().code).toBe(code);
      await expect.poll(links).toEqual(left);
      warnings.mockRestore();
    },
  );

  it('removes messages that were deleted elsewhere, without an error', async () => {
    const center = messageCenter({ M1: three() });
    const { portal, links, tick, bell, press } = await openWithBell('/messages', center);
    await expect.poll(links).toHaveLength(3);
    center.boxes['M1'] = three().slice(1);
    tick('About a');
    await press('Mark as read');
    await expect.poll(links).toEqual(['About b', 'About c']);
    await expect.poll(bell).toContain('1');
    expect(portal.errors.shown.get().isOpen).toBe(false);
  });

  it('undoes a change for a person whose access was revoked, and shows an error', async () => {
    const warnings = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const center = messageCenter({ M1: [], M3: [message('b')] }, family);
    const { portal, links, tick, press } = await open('/messages', center);
    await expect.poll(links).toEqual(['Mateo: About b']);
    delete center.boxes['M3'];
    tick('Mateo: About b');
    await press('Archive');
    await expect.poll(() => portal.errors.shown.get().code).toBe('BP-NFA-0232');
    await expect.poll(links).toEqual(['Mateo: About b']);
    warnings.mockRestore();
  });

  it('updates list, message and badge in the member’s other tabs without a call', async () => {
    const center = messageCenter({ M1: three() });
    const tab = tabsTogether();
    const other = await openWithBell('/messages', center, { messageTabs: tab() });
    await expect.poll(other.links).toHaveLength(3);
    await expect.poll(() => other.bell()).toContain('2');
    const calls = other.calls.length;
    const own = await open('/message/a', center, { messageTabs: tab() });
    await expect.poll(() => center.made).toEqual(['read a']);
    await expect.poll(() => other.text().match(/Unread/g)?.length).toBe(2);
    await own.press('Delete');
    await expect.poll(own.text).toContain('1 message deleted.');
    // Not before the insurer has it.
    expect(other.links()).toHaveLength(3);
    document
      .querySelectorAll<HTMLElement>('button[aria-label=Dismiss]')
      .forEach((button) => button.click());
    await expect.poll(other.links).toEqual(['About b', 'About c']);
    expect(other.calls).toHaveLength(calls);
  });
});

describe('a message', () => {
  const fullMessage = message('a', {
    status: 'unread',
    body: '<p>Your <script>hit()</script>claim <a href="/claims">is here</a></p>',
    attachments: [{ documentId: 'd-1', title: 'Letter' }],
    relatedClaimId: 'c-1',
    replyAllowed: false,
    replyNotAllowedReason: 'Sent to all members.',
  });

  it('shows member, text and actions, and is marked as read when opened', async () => {
    const center = messageCenter({ M1: [{ ...fullMessage }] }, family);
    const { text, main, bell, router } = await openWithBell('/message/a', center);
    await expect.poll(text).toContain('Your claim is here');
    for (const words of ['About a', 'Maria · ', 'Open “Letter” (PDF)', 'Sent to all members.']) {
      expect(text()).toContain(words);
    }
    const hrefs = () => [...main.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    await expect
      .poll(hrefs)
      .toEqual([
        '/messages',
        '/claims',
        '/medical/claim-details/c-1',
        '/medical/contact-us?message=a',
      ]);
    await expect.poll(() => center.made).toEqual(['read a']);
    await expect.poll(bell).not.toContain('1');
    main.querySelector<HTMLElement>('a[href="/claims"]')?.click();
    await expect.poll(() => router.state.location.pathname).toBe('/medical/claims');
  });

  describe('about a decision', () => {
    const deadlines = {
      items: [{ claimId: 'c-1', claimNumber: 'C1', memberId: 'M1', lastDay: '2099-05-05' }],
      authorizations: [{ authorizationId: 'au-1', lastDay: '2099-06-06' }],
      page: 1,
      pageSize: 100,
      total: 1,
    };
    const openAbout = (more: object, answer: () => Response = () => Response.json(deadlines)) => {
      const center = messageCenter({ M1: [{ ...message('a'), body: '<p>Denied</p>', ...more }] });
      return open('/message/a', {
        answer: async (path, request) =>
          path.endsWith('/appeal-deadlines') ? answer() : center.answer(path, request),
      });
    };
    const hrefOf = (link: HTMLElement) => link.getAttribute('href');

    it('shows the appeal deadline of a claim, with a link to appeal', async () => {
      const { findByRole, getByRole, text } = await openAbout({ relatedClaimId: 'c-1' });
      expect(hrefOf(await findByRole('link', { name: 'Appeal this decision' }))).toBe(
        '/medical/claim-details/c-1/appeal',
      );
      expect(text()).toContain('Appeal deadline: May 5, 2099');
      expect(hrefOf(getByRole('link', { name: 'View claim' }))).toBe('/medical/claim-details/c-1');
    });

    it.each([
      [
        'what the member may owe has the claim first',
        17_308,
        ['View claim', 'Appeal this decision'],
      ],
      ['a denial has the appeal first', undefined, ['Appeal this decision', 'View claim']],
    ])('a message that says %s', async (_, cents, expected) => {
      const amount = cents === undefined ? {} : { amount: { amount: cents, currency: 'USD' } };
      const { findByRole, main } = await openAbout({
        relatedClaimId: 'c-1',
        claimNumber: 'C1',
        ...amount,
      });
      await findByRole('link', { name: 'Appeal this decision' });
      const names = [...main.querySelectorAll('a')].map(({ textContent }) => textContent);
      expect(names.filter((name) => expected.includes(name))).toEqual(expected);
    });

    it('finds the authorization that its text links to', async () => {
      const body = '<p>Denied. <a href="/authorizations/au-1">View authorization</a></p>';
      const { findByRole, text } = await openAbout({ body });
      expect(hrefOf(await findByRole('link', { name: 'Appeal this decision' }))).toBe(
        '/medical/authorizations/au-1/appeal',
      );
      expect(text()).toContain('Appeal deadline: Jun 6, 2099');
    });

    it('links to a filed appeal', async () => {
      const appeals = [{ claimId: 'c-1', status: 'inReview', submittedAt: '2026-11-01T10:00:00Z' }];
      const { findByRole, text } = await openAbout({ relatedClaimId: 'c-1' }, () =>
        Response.json({ ...deadlines, items: [], total: 0, appeals }),
      );
      expect(hrefOf(await findByRole('link', { name: 'See your appeal' }))).toBe(
        '/medical/claim-details/c-1/appeal',
      );
      expect(text()).not.toContain('Appeal deadline');
    });

    it.each<[string, () => Response]>([
      ['cannot be appealed', () => Response.json({ ...deadlines, items: [], total: 0 })],
      ['has deadlines that cannot be loaded', () => new Response(null, { status: 500 })],
    ])('links to the claim when it %s', async (_, answer) => {
      const { findByRole, queryByRole } = await openAbout({ relatedClaimId: 'c-1' }, answer);
      expect(hrefOf(await findByRole('link', { name: 'View claim' }))).toBe(
        '/medical/claim-details/c-1',
      );
      expect(queryByRole('link', { name: /appeal/ })).toBeNull();
    });
  });

  it('searches for a message in the member’s mailbox first, then in the others’', async () => {
    const { text, calls } = await open(
      '/message/b',
      messageCenter({ M1: [message('a')], M3: [message('b', { subject: undefined })] }, family),
    );
    await expect.poll(text).toContain('Mateo · ');
    expect(text()).toContain('No subject');
    expect(text()).toContain('This message has no text.');
    expect(calls.filter((call) => call.endsWith('/messages/b'))).toEqual([
      'GET /api/member/message-center/M1/messages/b',
      'GET /api/member/message-center/M3/messages/b',
    ]);
  });

  it('does not find a message for a person whose access was revoked, without details', async () => {
    const { text } = await open('/message/b', messageCenter({ M1: [] }, family));
    await expect.poll(text).toContain('We can’t find this message');
    expect(text()).not.toContain('Mateo');
  });

  it('stays unread while open after it was marked as unread', async () => {
    const center = messageCenter({ M1: [{ ...fullMessage }] });
    const { text, press, findByRole } = await open('/message/a', center);
    await findByRole('button', { name: 'Mark as unread' });
    await expect.poll(() => center.made).toEqual(['read a']);
    await press('Mark as unread');
    await expect.poll(() => center.made).toEqual(['read a', 'unread a']);
    expect(text()).toContain('Unread');
  });

  it('shows no error when marking it as read fails', async () => {
    const warnings = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const center = messageCenter({ M1: [{ ...fullMessage }] });
    const { portal, text } = await open('/message/a', {
      answer: (path, request) =>
        path.endsWith('/status')
          ? Promise.resolve(new Response('', { status: 500 }))
          : center.answer(path, request),
    });
    await expect
      .poll(() => warnings.mock.calls.some((call) => call.includes('BP-NFA-0232')))
      .toBe(true);
    await expect.poll(text).toContain('Unread');
    expect(portal.errors.shown.get().isOpen).toBe(false);
    warnings.mockRestore();
  });

  it('returns to the list on deletion, which can be undone there', async () => {
    const center = messageCenter({ M1: [{ ...fullMessage }, message('c')] });
    const { links, statusText, router, press } = await open('/message/a', center);
    await press('Delete');
    await expect.poll(links).toEqual(['About c']);
    expect(router.state.location.pathname).toBe('/messages');
    expect(statusText()).toContain('1 message deleted.');
    await press('Undo');
    await expect.poll(links).toEqual(['About a', 'About c']);
  });

  it.each(faults.filter(({ status }) => status !== 403 && status !== 404))(
    'shows a failure to load ($name) with its code',
    async (fault) => {
      const warnings = vi.spyOn(console, 'warn').mockImplementation(() => {});
      const center = messageCenter({ M1: [fullMessage] });
      let isBroken = true;
      const { text, press } = await open('/message/a', {
        answer: (path, request) =>
          isBroken && path.endsWith('/messages/a')
            ? Promise.resolve(fault.answer())
            : center.answer(path, request),
      });
      await expect.poll(text).toContain('There’s a problem. Retry, or call us: (800) 555-0117');
      expect(text()).toContain('BP-NFA-0231');
      isBroken = false;
      await press('Retry');
      await expect.poll(text).toContain('About a');
      warnings.mockRestore();
    },
  );

  const question = {
    messageId: 'q',
    isFromMember: true,
    sentAt: '2026-11-17T12:00:00Z',
    body: '<p>Does it start again?</p>',
  };
  const answered = message('a', {
    sender: 'Customer service',
    body: '<p>Yes, in January.</p>',
    replyAllowed: true,
    acceptsReplies: true,
    conversation: [question, { messageId: 'a', inReplyTo: 'q' }],
  });
  const regions = (main: HTMLElement) =>
    [...main.querySelectorAll('article')].map((article) => article.textContent);

  it('shows its conversation, newest first', async () => {
    const { main, getByRole } = await open('/message/a', messageCenter({ M1: [answered] }));
    await expect
      .poll(() => regions(main))
      .toEqual([
        expect.stringMatching(/^Customer serviceNov 18, 2026, .*Yes, in January\.$/),
        expect.stringMatching(/^YouNov 17, 2026, .*Does it start again\?$/),
      ]);
    expect(getByRole('region', { name: /^Message from You, Nov 17/ })).toBeTruthy();
    expect(main.textContent).not.toContain('We’ll answer by');
  });

  const waiting = (answerDueBy: string) => ({
    ...answered,
    answerDueBy,
    conversation: [
      question,
      { messageId: 'a', inReplyTo: 'q' },
      { ...question, messageId: 'c', sentAt: '2026-11-19T12:00:00Z', inReplyTo: 'a' },
    ],
  });
  it.each([
    ['due', '2026-11-28', 'We’ll answer by Nov 28, 2026.'],
    [
      'late',
      '2026-11-20',
      'We’re late. We should have answered by Nov 20, 2026. Please call us at',
    ],
  ])('says when an answer is %s', async (_, dueBy, words) => {
    const { says, main } = await open('/message/a', messageCenter({ M1: [waiting(dueBy)] }));
    await says(words);
    expect(main.querySelectorAll('a[href^="tel:"]')).toHaveLength(dueBy < '2026-11-21' ? 1 : 0);
  });

  it('says that the beginning of its conversation was deleted', async () => {
    const { says } = await open(
      '/message/a',
      messageCenter({
        M1: [{ ...answered, conversation: [{ messageId: 'a', inReplyTo: 'q' }] }],
      }),
    );
    await says('Some messages in this conversation were deleted.');
  });

  it('answers a message in its conversation, and adds the reply there and to Sent', async () => {
    const center = messageCenter({ M1: [answered] });
    const { main, press, type, says, links, getByLabelText, text } = await open(
      '/message/a',
      center,
    );
    await press('Reply');
    await expect.poll(() => document.activeElement?.localName).toBe('textarea');
    await press('Send reply');
    await says('Enter your message.');
    await type('Your message', ' Thank you. And for my son? ');
    await press('Send reply');
    await expect
      .poll(() => document.activeElement?.textContent)
      .toBe('We received your reply. We’ll answer by Nov 24, 2026.');
    expect(center.made).toEqual(['reply a: Thank you. And for my son?']);
    await expect.poll(() => regions(main)[0]).toContain('Thank you. And for my son?');
    expect(text().match(/We’ll answer by/g)).toHaveLength(1);
    expect(() => getByLabelText('Your message')).toThrow();
    await press('All messages');
    await press('Sent');
    await expect.poll(links).toEqual(['About a']);
  });

  it('keeps a reply that failed to send, and shows the code', async () => {
    const warnings = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const center = messageCenter({ M1: [answered] });
    const { portal, press, type, says, getByLabelText } = await open('/message/a', {
      answer: (path, request) =>
        path.endsWith('/replies')
          ? Promise.resolve(new Response('', { status: 500 }))
          : center.answer(path, request),
    });
    await press('Reply');
    await type('Your message', 'Thank you.');
    await press('Send reply');
    await says('We couldn’t send your reply.');
    await says('BP-NFA-100');
    expect(getByLabelText<HTMLTextAreaElement>('Your message').value).toBe('Thank you.');
    expect(portal.errors.shown.get().isOpen).toBe(false);
    await press('Cancel');
    await expect.poll(() => document.activeElement?.textContent).toBe('Reply');
    warnings.mockRestore();
  });

  it('links to the contact form instead of a reply when replies are not allowed', async () => {
    const { text, queryByRole, main } = await open(
      '/message/a',
      messageCenter({ M1: [{ ...answered, acceptsReplies: undefined }] }),
    );
    await expect.poll(text).toContain('Send us your question.');
    expect(queryByRole('button', { name: 'Reply' })).toBeNull();
    expect(main.querySelector('a[href="/medical/contact-us?message=a"]')).not.toBeNull();
  });

  it('links to the contact form with its topic filled in', async () => {
    const { main } = await open('/contact-us?message=a', messageCenter({ M1: [fullMessage] }));
    await expect
      .poll(() => main.querySelector('textarea')?.value)
      .toBe('About your message “About a” from Nov 18, 2026:\n');
  });
});
