// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
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
    said: () => screen.main.querySelector('[role=status][tabindex]')?.textContent ?? '',
    bell: () => document.querySelector('a[aria-label*="essage"]')?.getAttribute('aria-label') ?? '',
    select: (label: string, value: string) => {
      const field = [...screen.main.querySelectorAll('label')].find(
        (one) => one.textContent === label,
      )?.control;
      if (!(field instanceof HTMLSelectElement)) throw new Error(`no ${label}`);
      field.value = value;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    },
  };
}

const lists = (calls: readonly string[]) =>
  calls.filter((call) => /\/messages\?/.test(call)).map((call) => call.split('?')[1]);

describe('the list', () => {
  it('has everybody’s messages, newest first, and says whose each is', async () => {
    const { text, links, calls } = await open(
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
    const counted = calls.filter((call) => call.includes('/count'));
    // The user's own ID is left out of the request.
    expect(counted).toEqual([
      'GET /api/member/message-center/M1/messages/count?additionalRequestedMemberIds=M3',
    ]);
  });

  it('goes on page by page until all have come, also where fewer come than were asked for', async () => {
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

  it('counts what has come so far while more are coming', async () => {
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

  it('is narrowed by person, category and status, in the address too', async () => {
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
    select('About', 'Claims');
    await expect.poll(links).toEqual([]);
    await press('Clear filters');
    await expect.poll(links).toEqual(['Maria: About a', 'Maria: About b', 'Mateo: About c']);
  });

  it('asks for what is archived only when that is wanted', async () => {
    const { links, select, calls } = await open(
      '/messages',
      messageCenter({ M1: [message('a'), message('b', { status: 'archived' })] }),
    );
    await expect.poll(links).toEqual(['About a']);
    expect(lists(calls)).toEqual(['page=1&pageSize=100']);
    select('Show', 'archived');
    await expect.poll(links).toEqual(['About b']);
  });

  it('shows what it can of odd messages', async () => {
    const told = vi.spyOn(console, 'warn').mockImplementation(() => {});
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
    await expect.poll(links).toEqual(['(No subject)', 'About b']);
    expect(text()).toContain('flagged');
    expect(told).toHaveBeenCalled();
    told.mockRestore();
  });

  it('says what would be here', async () => {
    const { text } = await open('/messages', messageCenter({ M1: [] }));
    await expect.poll(text).toContain('No messages yet.');
  });

  it.each(faults)(
    'that cannot be loaded ($name) says so with its code, and is asked for again',
    async (fault) => {
      const told = vi.spyOn(console, 'warn').mockImplementation(() => {});
      const center = messageCenter({ M1: [message('a')] });
      let isBroken = true;
      const { text, links, press } = await open('/messages', {
        answer: (path, request) =>
          isBroken && path.endsWith('/messages')
            ? Promise.resolve(fault.answer())
            : center.answer(path, request),
      });
      await expect.poll(text).toContain('This part is not available now');
      expect(text()).toContain('BP-NFA-0231');
      isBroken = false;
      await press('Retry');
      await expect.poll(links).toEqual(['About a']);
      told.mockRestore();
    },
  );

  it('without one person’s mailbox has the others’, says whose is missing, and asks for it again', async () => {
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

  it('says that a person’s messages may not be seen any more', async () => {
    const { text } = await open('/messages', messageCenter({ M1: [message('a')] }, family));
    await expect.poll(text).toContain('You can’t see messages for Mateo anymore.');
  });
});

describe('what is done with several', () => {
  const three = () => [
    message('a', { status: 'unread' }),
    message('b', { status: 'unread' }),
    message('c'),
  ];

  it('marks them as read at once, and the badge is right before and after the answer', async () => {
    const center = messageCenter({ M1: three() });
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const { links, tick, bell, said, press } = await open('/messages', {
      answer: async (path, request) => {
        if (path.endsWith('/status')) await held;
        return center.answer(path, request);
      },
    });
    await expect.poll(links).toHaveLength(3);
    await expect.poll(bell).toContain('2');
    tick('About a');
    tick('About b');
    await press('Mark as read');
    await expect.poll(said).toContain('2 messages marked as read.');
    await expect.poll(bell).not.toContain('2');
    expect(center.made).toEqual([]);
    letGo();
    await expect.poll(() => center.made).toEqual(['read a', 'read b']);
    expect(bell()).not.toContain('2');
  });

  it('what the insurer refuses is put back, and said with its code', async () => {
    const told = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const center = messageCenter({ M1: three() });
    const { portal, links, tick, bell, text, press } = await open('/messages', {
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
    told.mockRestore();
  });

  it('archives and takes that back', async () => {
    const center = messageCenter({ M1: three() });
    const { links, tick, bell, press } = await open('/messages', center);
    await expect.poll(links).toHaveLength(3);
    tick('About a');
    await press('Archive');
    await expect.poll(links).toEqual(['About b', 'About c']);
    await press('Undo');
    await expect.poll(links).toEqual(['About a', 'About b', 'About c']);
    await expect.poll(() => center.made).toEqual(['archived a', 'unread a']);
    await expect.poll(bell).toContain('2');
  });

  it('deletes only when that is not taken back', async () => {
    const center = messageCenter({ M1: three() });
    const { links, tick, said, bell, press } = await open('/messages', center);
    await expect.poll(links).toHaveLength(3);
    tick('About a');
    await press('Delete');
    await expect.poll(links).toEqual(['About b', 'About c']);
    expect(said()).toContain('1 message deleted.');
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

  it('the last deletion is the one that can be taken back', async () => {
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
  ] as const)('a deletion whose answer was lost, and that %s', async (_, isMade, left, code) => {
    const told = vi.spyOn(console, 'warn').mockImplementation(() => {});
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
    told.mockRestore();
  });

  it('what was deleted elsewhere meanwhile is gone, without an error', async () => {
    const center = messageCenter({ M1: three() });
    const { portal, links, tick, bell, press } = await open('/messages', center);
    await expect.poll(links).toHaveLength(3);
    center.boxes['M1'] = three().slice(1);
    tick('About a');
    await press('Mark as read');
    await expect.poll(links).toEqual(['About b', 'About c']);
    await expect.poll(bell).toContain('1');
    expect(portal.errors.shown.get().isOpen).toBe(false);
  });

  it('of a person whose access was taken back meanwhile is put back, and said', async () => {
    const told = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const center = messageCenter({ M1: [], M3: [message('b')] }, family);
    const { portal, links, tick, press } = await open('/messages', center);
    await expect.poll(links).toEqual(['Mateo: About b']);
    delete center.boxes['M3'];
    tick('Mateo: About b');
    await press('Archive');
    await expect.poll(() => portal.errors.shown.get().code).toBe('BP-NFA-0232');
    await expect.poll(links).toEqual(['Mateo: About b']);
    told.mockRestore();
  });

  it('is seen in the member’s other tabs, list, message and badge, without a call', async () => {
    const center = messageCenter({ M1: three() });
    const tab = tabsTogether();
    const other = await open('/messages', center, { messageTabs: tab() });
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
      .forEach((one) => one.click());
    await expect.poll(other.links).toEqual(['About b', 'About c']);
    expect(other.calls).toHaveLength(calls);
  });
});

describe('a message', () => {
  const whole = message('a', {
    status: 'unread',
    body: '<p>Your <script>hit()</script>claim <a href="/claims">is here</a></p>',
    attachments: [{ documentId: 'd-1', title: 'Letter' }],
    relatedClaimId: 'c-1',
    replyAllowed: false,
    replyNotAllowedReason: 'Sent to all members.',
  });

  it('says whose it is, what it says, and what can be done; opening it marks it as read', async () => {
    const center = messageCenter({ M1: [{ ...whole }] }, family);
    const { text, main, bell, router } = await open('/message/a', center);
    await expect.poll(text).toContain('Your claim is here');
    for (const words of ['About a', 'Maria · ', 'Open Letter (PDF)', 'Sent to all members.']) {
      expect(text()).toContain(words);
    }
    const hrefs = [...main.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual([
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

  it('is looked for in the member’s own mailbox first, then in the others’', async () => {
    const { text, calls } = await open(
      '/message/b',
      messageCenter({ M1: [message('a')], M3: [message('b', { subject: undefined })] }, family),
    );
    await expect.poll(text).toContain('Mateo · ');
    expect(text()).toContain('(No subject)');
    expect(text()).toContain('This message has no text.');
    expect(calls.filter((call) => call.endsWith('/messages/b'))).toEqual([
      'GET /api/member/message-center/M1/messages/b',
      'GET /api/member/message-center/M3/messages/b',
    ]);
  });

  it('of a person whose access was taken back is not found, and nothing is said of it', async () => {
    const { text } = await open('/message/b', messageCenter({ M1: [] }, family));
    await expect.poll(text).toContain('We can’t find this message');
    expect(text()).not.toContain('Mateo');
  });

  it('that was marked as unread stays so while it is open', async () => {
    const center = messageCenter({ M1: [{ ...whole }] });
    const { text, press, findByRole } = await open('/message/a', center);
    await findByRole('button', { name: 'Mark as unread' });
    await expect.poll(() => center.made).toEqual(['read a']);
    await press('Mark as unread');
    await expect.poll(() => center.made).toEqual(['read a', 'unread a']);
    expect(text()).toContain('Unread');
  });

  it('that cannot be marked as read says nothing of that', async () => {
    const told = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const center = messageCenter({ M1: [{ ...whole }] });
    const { portal, text } = await open('/message/a', {
      answer: (path, request) =>
        path.endsWith('/status')
          ? Promise.resolve(new Response('', { status: 500 }))
          : center.answer(path, request),
    });
    await expect
      .poll(() => told.mock.calls.some((call) => call.includes('BP-NFA-0232')))
      .toBe(true);
    await expect.poll(text).toContain('Unread');
    expect(portal.errors.shown.get().isOpen).toBe(false);
    told.mockRestore();
  });

  it('that is deleted leads to the list, where that can be taken back', async () => {
    const center = messageCenter({ M1: [{ ...whole }, message('c')] });
    const { links, said, router, press } = await open('/message/a', center);
    await press('Delete');
    await expect.poll(links).toEqual(['About c']);
    expect(router.state.location.pathname).toBe('/messages');
    expect(said()).toContain('1 message deleted.');
    await press('Undo');
    await expect.poll(links).toEqual(['About a', 'About c']);
  });

  it.each(faults.filter(({ status }) => status !== 403 && status !== 404))(
    'that cannot be loaded ($name) says so with its code',
    async (fault) => {
      const told = vi.spyOn(console, 'warn').mockImplementation(() => {});
      const center = messageCenter({ M1: [whole] });
      let isBroken = true;
      const { text, press } = await open('/message/a', {
        answer: (path, request) =>
          isBroken && path.endsWith('/messages/a')
            ? Promise.resolve(fault.answer())
            : center.answer(path, request),
      });
      await expect.poll(text).toContain('This part is not available now');
      expect(text()).toContain('BP-NFA-0231');
      isBroken = false;
      await press('Retry');
      await expect.poll(text).toContain('About a');
      told.mockRestore();
    },
  );

  it('leads to the contact form, which begins with what it is about', async () => {
    const { main } = await open('/contact-us?message=a', messageCenter({ M1: [whole] }));
    await expect
      .poll(() => main.querySelector('textarea')?.value)
      .toBe('About your message “About a” from Nov 18, 2026:\n');
  });
});
