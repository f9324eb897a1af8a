// @vitest-environment jsdom
import { screen as page, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { faults } from '#tests/support/faults.ts';
import { fill } from '#tests/support/fill.ts';
import { openScreen } from '#tests/support/open-screen.tsx';
import { everyRight, planOf } from '#tests/support/plans.ts';
import { refusedRenewal } from '#tests/support/provider-answers.ts';

const questions = [
  { questionId: 'first-pet', question: 'What was the name of your first pet?' },
  { questionId: 'first-street', question: 'On which street did you grow up?' },
  { questionId: 'first-job', question: 'In which city was your first job?' },
];
const viewer = {
  memberId: 'M2',
  firstName: 'Alex',
  relationship: 'spouse',
  canSeeMyClaims: false,
  allowed: true,
  reason: null,
  since: null,
};
const onFile = {
  displayName: 'Maria',
  tosChecked: true,
  email: 'maria@mail.example',
  phone: '5015550142',
  securityQuestions: questions.slice(0, 2),
  securityQuestionChoices: questions,
  mfa: { enabled: true, channel: 'text' },
  familyAccess: [viewer],
  familyAccessLog: [],
};
const memberSettings = {
  hideTermedDependents: { allowed: true, reason: null, value: false },
  familyAccess: { allowed: true, reason: null },
  otherCoverage: { allowed: true, reason: null, value: { hasOtherCoverage: false } },
  creditableCoverage: { allowed: false, reason: 'Only medical plans have it.' },
  accountBlock: { allowed: true, reason: null, blockDate: null, unblockDate: null },
};
const listed = [
  { memberId: 'M1', firstName: 'Maria', relationship: 'self', dateOfBirth: '1984-03-14' },
  { memberId: 'M2', firstName: 'Alex', relationship: 'spouse', dateOfBirth: '1983-01-01' },
  { memberId: 'M3', firstName: 'Sofia', relationship: 'child', dateOfBirth: '2014-05-02' },
];

const proof = { proof: 'p'.repeat(43), expiresAt: '2026-11-24T15:05:00Z' };

type Answer = (path: string, request: Request) => Response | Promise<Response | null> | null;

async function open(
  answer: Answer = () => null,
  settings: object = onFile,
  address: '/settings/privacy-security' | '/settings/sharing' = '/settings/privacy-security',
) {
  const plan = planOf('Medical', { memberId: 'M1', username: 'mdelgado84' });
  const screen = await openScreen(address, plan, {
    fetchToken: () => Promise.resolve(refusedRenewal()),
    answer: async (path, request) => {
      const own = await answer(path, request);
      if (own) return own;
      if (path.endsWith('/reauthentications')) return Response.json(proof, { status: 201 });
      if (path.endsWith('/settings')) return Response.json(settings);
      if (path.endsWith('/sessions')) return Response.json({ items: [] });
      if (path.includes('/member-settings/')) return Response.json(memberSettings);
      if (path.includes('/accessrights/')) {
        return Response.json({ accessibleMembers: listed, rights: everyRight });
      }
      return null;
    },
  });
  // An open dialog hides what is behind it.
  const card = (title: string) =>
    screen.queryByRole('heading', { name: title, hidden: true })?.closest('section') ?? null;
  const inCard = async (title: string) => {
    const heading = await screen.findByRole('heading', { name: title });
    return within(heading.closest('section') ?? screen.main);
  };
  const { user } = screen;
  return {
    ...screen,
    card,
    inCard,
    dialog: () => page.queryByRole('dialog'),
    /** Opens the form of a card. */
    edit: async (title: string) => {
      const { findByRole } = await inCard(title);
      await user.click(await findByRole('button', { name: /^Edit/ }));
    },
    save: async (title: string) => {
      const { findByRole } = await inCard(title);
      await user.click(await findByRole('button', { name: 'Save' }));
    },
    /** Presses a button of a card, and then the one of the dialog that confirms. */
    confirm: async (title: string, button: string, sure: string, currentPassword?: string) => {
      const { findByRole } = await inCard(title);
      await user.click(await findByRole('button', { name: new RegExp(`^${button}`) }));
      const dialog = within(await page.findByRole('dialog'));
      if (currentPassword !== undefined) {
        await fill(user, dialog.getByLabelText('Current password'), currentPassword);
      }
      await user.click(dialog.getByRole('button', { name: sure }));
    },
  };
}

const problem = (status: number, more: object = {}) =>
  Response.json({ type: 'about:blank', title: 'Problem', status, ...more }, { status });
const rejects = (field: string, code: string, message: string) =>
  problem(422, { validationErrors: [{ field, code, message }] });
const nothing = () => new Response(null, { status: 204 });
const focused = () => document.activeElement?.textContent;

describe('the password', () => {
  const typeBoth = async (
    { type }: Awaited<ReturnType<typeof open>>,
    current: string,
    next: string,
  ) => {
    await type('Current password', current);
    await type('New password', next);
  };

  it('changes, and shows a confirmation', async () => {
    const bodies: unknown[] = [];
    const screen = await open(async (path, request) => {
      if (!path.endsWith('/password')) return null;
      bodies.push(await request.json());
      return nothing();
    });
    const { edit, save } = screen;
    await edit('Password');
    await typeBoth(screen, 'Maria-2026!', 'Harbor-lights9');
    await save('Password');
    await expect.poll(focused).toBe('Your password has been changed.');
    expect(bodies).toEqual([{ currentPassword: 'Maria-2026!', newPassword: 'Harbor-lights9' }]);
  });

  it('does not send a password that breaks a rule', async () => {
    const screen = await open();
    const { edit, save, text, calls } = screen;
    await edit('Password');
    await typeBoth(screen, 'Maria-2026!', 'mdelgado84-Aa');
    await save('Password');
    await expect.poll(text).toContain('Choose a password that doesn’t have your username in it.');
    expect(calls.filter((call) => call.startsWith('PUT'))).toEqual([]);
  });

  it.each([
    [
      'currentPassword',
      'CHP-0010',
      'x',
      'Current password',
      'Your current password isn’t correct.',
    ],
    ['newPassword', 'CHP-0009', 'x', 'New password', 'Choose a new password that is different'],
    // The service refuses a password that passes our rules; its message is shown.
    ['newPassword', 'notAllowed', 'It was stolen.', 'New password', 'It was stolen.'],
  ])('shows a rejected %s (%s) at its field', async (field, code, words, label, says) => {
    const screen = await open((path) =>
      path.endsWith('/password') ? rejects(field, code, words) : null,
    );
    const { edit, save, text, portal, getByLabelText } = screen;
    await edit('Password');
    await typeBoth(screen, 'Maria-2026!', 'Harbor-lights9');
    await save('Password');
    await expect.poll(text).toContain(says);
    expect(getByLabelText<HTMLInputElement>(label).getAttribute('aria-invalid')).toBe('true');
    expect(portal.errors.shown.get().isOpen).toBe(false);
  });

  it.each(faults.filter(({ kind, name }) => kind !== 'aborted' && !name.startsWith('422')))(
    'shows BP-NFA-021 when the change fails ($name), and stores nothing',
    async (fault) => {
      const warnings = vi.spyOn(console, 'warn').mockImplementation(() => {});
      const screen = await open((path) =>
        path.endsWith('/password') ? Promise.resolve(fault.answer()) : null,
      );
      const { card, edit, save, portal, session } = screen;
      await edit('Password');
      await typeBoth(screen, 'Maria-2026!', 'Harbor-lights9');
      await save('Password');
      // A change that answers nothing is made.
      if (fault.status === 429) {
        await expect
          .poll(() => card('Password')?.textContent)
          .toContain('tried this too many times');
      } else if (fault.name === 'an empty body')
        await expect.poll(focused).toContain('has been changed');
      else await expect.poll(() => portal.errors.shown.get().code).toBe('BP-NFA-021');
      const stored = Object.keys(session)
        .map((key) => session.getItem(key))
        .join();
      expect(stored).not.toMatch(/Harbor-lights9|Maria-2026!/);
      warnings.mockRestore();
    },
  );
});

describe('security questions', () => {
  const title = 'Security questions';

  it('change, and send the answers without showing them', async () => {
    const bodies: unknown[] = [];
    const { card, edit, save, text, type } = await open(async (path, request) => {
      if (!path.endsWith('/security-questions')) return null;
      bodies.push(await request.json());
      return Response.json({});
    });
    await expect.poll(text).toContain('On which street did you grow up?');
    await edit(title);
    await type('First question', 'first-job');
    await type('Answer to your first question', 'Conway');
    await type('Answer to your second question', 'Magnolia');
    await type('Current password', 'Maria-2026!');
    await save(title);
    await expect.poll(focused).toBe('Your security questions have been updated.');
    expect(bodies).toEqual([
      {
        questions: [
          { questionId: 'first-job', answer: 'Conway' },
          { questionId: 'first-street', answer: 'Magnolia' },
        ],
      },
    ]);
    expect(card(title)?.textContent).toContain('In which city was your first job?');
    expect(document.body.textContent).not.toMatch(/Conway|Magnolia/);
  });

  it('does not request security questions if the insurer offers no questions, and says so', async () => {
    const { card, inCard } = await open(undefined, {
      ...onFile,
      securityQuestions: [],
      securityQuestionChoices: [],
    });
    await expect.poll(() => card(title)?.textContent).toContain('We can’t offer you any questions');
    expect((await inCard(title)).queryByRole('button')).toBeNull();
  });
});

describe('extra security', () => {
  const title = 'Extra security at sign-in';

  it('sends the passcodes of extra security by email', async () => {
    const bodies: unknown[] = [];
    const { card, edit, save, type, findByRole, user } = await open(async (path, request) => {
      if (!path.endsWith('/mfa')) return null;
      bodies.push(await request.json());
      return Response.json({});
    });
    await edit(title);
    await user.click(await findByRole('radio', { name: 'Email' }));
    await type('Current password', 'Maria-2026!');
    await save(title);
    await expect.poll(focused).toBe('Extra security at sign-in has been updated.');
    expect(bodies).toEqual([{ enabled: true, channel: 'email' }]);
    expect(card(title)?.textContent).toContain('We email you a passcode');
  });

  it('links to the profile for texts without a number, and shows the insurer’s message', async () => {
    const { edit, save, text, type, user, inCard } = await open(
      (path) =>
        path.endsWith('/mfa') ? rejects('channel', 'notAllowed', 'Add a number first.') : null,
      { ...onFile, phone: null, mfa: { enabled: false, channel: 'text' } },
    );
    await edit(title);
    await user.click((await inCard(title)).getByRole('checkbox'));
    await expect.poll(text).toContain('We don’t have a mobile number for you.');
    await type('Current password', 'Maria-2026!');
    await save(title);
    await expect.poll(text).toContain('Add a number first.');
  });
});

describe('family access', () => {
  const title = 'Who can see your claims';
  const openSharing = async (answer?: Answer, settings?: object) =>
    open(answer, settings, '/settings/sharing');
  const given = '2026-11-03T15:20:00Z';

  it('gives family access with the current password, and shows since when', async () => {
    const bodies: unknown[] = [];
    const { card, confirm, dialog, text } = await openSharing(async (path, request) => {
      if (!path.endsWith('/family-access')) return null;
      expect(request.headers.get('Reauthentication-Proof')).toBe(proof.proof);
      bodies.push(await request.json());
      return Response.json({
        ...onFile,
        familyAccess: [{ ...viewer, canSeeMyClaims: true, since: given }],
        familyAccessLog: [{ at: given, memberId: 'M2', firstName: 'Alex', canSeeMyClaims: true }],
      });
    });
    await confirm(title, 'Share my claims', 'Share my claims', 'Maria-2026!');
    await expect.poll(focused).toBe('Family access has been updated.');
    expect(bodies).toEqual([{ memberId: 'M2', canSeeMyClaims: true }]);
    expect(dialog()).toBeNull();
    expect(card(title)?.textContent).toMatch(/Can see your claims\s*Since Nov 3, 2026/);
    expect(text()).toContain('You shared your claims with Alex.');
  });

  it('lists in the dialog all data that it opens, and all that stays private', async () => {
    const { card, dialog, user, inCard } = await openSharing();
    await user.click(await (await inCard(title)).findByRole('button'));
    await expect.poll(() => dialog()?.textContent).toContain('Share your claims with Alex?');
    // All that the sandbox lets the other adult read (tests/sandbox/sharing.test.ts).
    for (const seen of [
      ...['claims', 'prescriptions', 'spending', 'authorizations', 'documents', 'coverage'],
      ...['ID card', 'primary care provider'],
    ]) {
      expect(dialog()?.textContent).toContain(seen);
      expect(card(title)?.textContent).toContain(seen);
    }
    expect(dialog()?.textContent).toContain('Your messages and health records stay private');
    expect(dialog()?.textContent).toContain(
      'Alex can’t ask questions, file appeals or change anything for you',
    );
    expect(card(title)?.textContent).toMatch(/health records and your messages[^.]* stay private/);
  });

  it('says in the dialog that links end with it', async () => {
    const settings = {
      ...onFile,
      familyAccess: [{ ...viewer, canSeeMyClaims: true, since: given }],
    };
    const { dialog, user, inCard } = await openSharing(() => null, settings);
    await user.click(await (await inCard(title)).findByRole('button'));
    await expect
      .poll(() => dialog()?.textContent)
      .toContain('Any links to your ID card that Alex made will stop working.');
  });

  it('revokes family access even if the answer has no details', async () => {
    const settings = {
      ...onFile,
      familyAccess: [{ ...viewer, canSeeMyClaims: true, since: given }],
    };
    const { card, confirm } = await openSharing(
      (path) => (path.endsWith('/family-access') ? Response.json({}) : null),
      settings,
    );
    await confirm(title, 'Stop sharing', 'Stop sharing');
    await expect.poll(() => card(title)?.textContent).toContain('Can’t see your claims');
    expect(card(title)?.textContent).not.toContain('Since');
  });

  it('shows why it may not be changed, with the insurer’s reason or a general one', async () => {
    const fixedViewer = { ...viewer, canSeeMyClaims: true, allowed: false };
    const { card, inCard } = await openSharing(undefined, {
      ...onFile,
      familyAccess: [
        { ...fixedViewer, reason: 'Your plan decides this.' },
        { ...fixedViewer, memberId: 'M4', firstName: 'Jo', reason: null },
      ],
    });
    await expect.poll(() => card(title)?.textContent).toContain('Your plan decides this.');
    expect(card(title)?.textContent).toContain('You can’t change this here.');
    expect((await inCard(title)).queryByRole('button')).toBeNull();
  });

  it('shows a failure in the dialog, and no change on the screen', async () => {
    const { card, confirm, dialog, portal } = await openSharing((path) =>
      path.endsWith('/family-access') ? problem(500) : null,
    );
    await confirm(title, 'Share my claims', 'Share my claims', 'Maria-2026!');
    await expect.poll(() => dialog()?.textContent).toContain('We couldn’t save your changes.');
    expect(dialog()?.textContent).toContain('BP-NFA-100');
    expect(card(title)?.textContent).toContain('Can’t see your claims');
    expect(portal.errors.shown.get().isOpen).toBe(false);
  });

  it('does not send family access with a wrong password, which is shown at its field', async () => {
    const sent: string[] = [];
    const { confirm, dialog, card } = await openSharing((path) => {
      sent.push(path);
      return path.endsWith('/reauthentications')
        ? rejects('currentPassword', 'CHP-0010', 'This is not your current password.')
        : null;
    });
    await confirm(title, 'Share my claims', 'Share my claims', 'Wrong-2026!');
    await expect
      .poll(() => dialog()?.textContent)
      .toContain('Your current password isn’t correct.');
    expect(sent.filter((path) => path.endsWith('/family-access'))).toEqual([]);
    expect(card(title)?.textContent).toContain('Can’t see your claims');
  });

  it('has a log, sorted newest first, with all entries on press', async () => {
    const entries = Array.from({ length: 7 }, (_, day) => ({
      at: `2026-11-0${day + 1}T10:00:00Z`,

      memberId: 'M2',
      firstName: day === 0 ? undefined : 'Alex',
      canSeeMyClaims: day % 2 === 0,
    }));
    const { press, getByRole } = await openSharing(undefined, {
      ...onFile,
      familyAccessLog: entries,
    });
    const items = () =>
      within(getByRole('region', { name: 'Changes to family access' }))
        .queryAllByRole('listitem')
        .map((item) => item.textContent);
    await expect.poll(() => items().length).toBe(5);
    expect(items()[0]).toBe('Nov 7, 2026You shared your claims with Alex.');
    expect(items()[1]).toBe('Nov 6, 2026You stopped sharing with Alex.');
    await press('Show all 7 changes');
    await expect.poll(() => items().length).toBe(7);
    expect(items()[6]).toContain('another member');
  });

  it('shows whose claims the member sees, until when, and whose are private', async () => {
    const { card } = await openSharing();
    const seen = () => card('Whose claims you can see')?.textContent;
    await expect.poll(seen).toContain('You see Sofia’s claims until May 2, 2032.');
    expect(seen()).toContain('Alex is 18 or older, and their claims are private.');
  });
});

describe('the sign-ins of the member', () => {
  const title = 'Where you’re signed in';
  const items = [
    { startedAt: '2026-11-20T14:02:11Z', browser: 'Chrome', system: 'Windows', isCurrent: true },
    { startedAt: '2026-11-02T18:15:40Z', lastUsedAt: '2026-11-27T19:03:22Z', isCurrent: false },
  ];

  it('lists the sign-ins of the member, and ends them everywhere with the current password', async () => {
    let proofOf: string | null = null;
    const { card, confirm, portal } = await open((path, request) => {
      if (!path.endsWith('/sessions')) return null;
      if (request.method === 'GET') return Response.json({ items });
      proofOf = request.headers.get('Reauthentication-Proof');
      return nothing();
    });
    await expect.poll(() => card(title)?.textContent).toContain('Chrome on Windows');
    expect(card(title)?.textContent).toMatch(
      /Chrome on Windows\s*This deviceSigned in Nov 20, 2026/,
    );
    expect(card(title)?.textContent).toContain(
      'Another deviceSigned in Nov 2, 2026, last used Nov 27, 2026',
    );
    await confirm(title, 'Sign out everywhere', 'Sign out everywhere', 'Maria-2026!');
    await expect.poll(() => portal.session.isSignedIn()).toBe(false);
    expect(proofOf).toBe(proof.proof);
  });

  it('stay when ending them fails, and the dialog says so', async () => {
    const { confirm, dialog, portal } = await open((path, request) => {
      if (!path.endsWith('/sessions')) return null;
      return request.method === 'GET' ? Response.json({ items }) : problem(500);
    });
    await confirm(title, 'Sign out everywhere', 'Sign out everywhere', 'Maria-2026!');
    await expect
      .poll(() => dialog()?.textContent)
      .toContain('We couldn’t sign you out everywhere. Please try again.');
    expect(portal.session.isSignedIn()).toBe(true);
  });

  it('keep the button when they fail to load', async () => {
    const warnings = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { card, inCard } = await open((path) =>
      path.endsWith('/sessions') ? problem(500) : null,
    );
    await expect.poll(() => card(title)?.textContent).toContain('Retry');
    expect(
      (await inCard(title)).getByRole('button', { name: 'Sign out everywhere' }),
    ).not.toBeNull();
    warnings.mockRestore();
  });
});

describe('settings of a member', () => {
  it('offers settings of a member only if the insurer allows them', async () => {
    const { card } = await open();
    await expect.poll(() => card('Other coverage')?.textContent).toContain('None on file now.');
    expect(card('Certificate of creditable coverage')).toBeNull();
    expect(card('Settings for each member')?.textContent).not.toContain('There’s nothing to set');
  });

  it('say that there is nothing to set if the insurer allows nothing', async () => {
    const no = { allowed: false };
    const { card } = await open((path) =>
      path.includes('/member-settings/')
        ? Response.json({
            hideTermedDependents: no,
            otherCoverage: no,
            creditableCoverage: no,
            // A value that is not a boolean gives no permission.
            accountBlock: { allowed: 'perhaps' },
            familyAccess: null,
          })
        : null,
    );
    await expect
      .poll(() => card('Settings for each member')?.textContent)
      .toContain('There’s nothing to set for this member here.');
    for (const title of ['Other coverage', 'Block this account']) {
      expect(card(title)).toBeNull();
    }
  });

  it.each([
    ['ignore a block that ended', '2026-10-01', '2026-11-21', 'The account isn’t blocked.'],
    ['show a current block', '2026-10-01', '2026-11-22', 'until Nov 22, 2026'],
    ['show a block without an end', '2026-10-01', null, 'Blocked starting Oct 1, 2026.'],
  ])('%s', async (_, blockDate, unblockDate, words) => {
    const { card } = await open((path) =>
      path.includes('/member-settings/')
        ? Response.json({ accountBlock: { allowed: true, blockDate, unblockDate } })
        : null,
    );
    await expect.poll(() => card('Block this account')?.textContent).toContain(words);
  });

  it('hide dependents whose coverage ended, and show them again', async () => {
    const bodies: unknown[] = [];
    const { press } = await open(async (path, request) => {
      if (request.method !== 'PUT' || !path.includes('/member-settings/')) return null;
      bodies.push(await request.json());
      return Response.json({});
    });
    await press('Hide them');
    await expect.poll(focused).toBe('Dependents whose coverage has ended are now hidden.');
    await press('Show them again');
    await expect.poll(focused).toBe('Dependents whose coverage has ended are showing again.');
    expect(bodies).toEqual([{ hideTermedDependents: true }, { hideTermedDependents: false }]);
  });

  it('ask for insurer and day only if there is other coverage', async () => {
    const bodies: unknown[] = [];
    const { edit, save, text, type, findByRole, user } = await open(async (path, request) => {
      if (request.method !== 'PUT' || !path.includes('/member-settings/')) return null;
      bodies.push(await request.json());
      return Response.json({});
    });
    await edit('Other coverage');
    await user.click(await findByRole('radio', { name: /^Yes/ }));
    await save('Other coverage');
    await expect.poll(text).toContain('Enter the name of the other insurer.');
    await type('Name of the other insurer', 'Lakeside Life');
    await type('First day of the other coverage', '01/01/2026');
    await save('Other coverage');
    await expect.poll(focused).toBe('Your other coverage has been updated.');
    expect(bodies).toEqual([
      {
        otherCoverage: {
          hasOtherCoverage: true,
          insurer: 'Lakeside Life',
          startDate: '2026-01-01',
        },
      },
    ]);
  });

  it('block an account from a day, and refuse both dates', async () => {
    const bodies: unknown[] = [];
    const { edit, save, text, type } = await open(async (path, request) => {
      if (!path.endsWith('/block')) return null;
      bodies.push(await request.json());
      return Response.json({});
    });
    await edit('Block this account');
    await type('First day of the block', '12/01/2026');
    await type('Unblock date', '12/15/2026');
    await save('Block this account');
    await expect.poll(text).toContain('Enter a block date or an unblock date, not both.');
    await type('Unblock date', '');
    await save('Block this account');
    await expect.poll(focused).toBe('Your dates have been saved.');
    expect(bodies).toEqual([{ blockDate: '2026-12-01', unblockDate: null }]);
  });
});

describe('each part fails alone', () => {
  it.each<[string, RegExp, string, string]>([
    ['settings', /\/settings$/, 'Password', 'Who has your information'],
    ['settings of a member', /\/member-settings\//, 'Security questions', 'Password'],
  ])(
    'shows the other cards when %s fail to load, and loads them on Retry',
    async (_, address, firstCard, otherCard) => {
      const warnings = vi.spyOn(console, 'warn').mockImplementation(() => {});
      let isBroken = true;
      const { card, press, queryByRole } = await open((path) =>
        isBroken && address.test(path) ? problem(500) : null,
      );
      await expect.poll(() => queryByRole('alert')?.textContent).toContain('Retry');
      expect(card(firstCard)).not.toBeNull();
      expect(card(otherCard)).not.toBeNull();
      isBroken = false;
      await press('Retry');
      await expect.poll(() => queryByRole('alert')).toBeNull();
      warnings.mockRestore();
    },
  );
});

describe('deleting the account', () => {
  const title = 'Delete your account';
  const sure = 'Delete my account';
  const isDelete = (path: string, request: Request) =>
    request.method === 'DELETE' && path.endsWith('/users/maria');
  const settings = {
    ...onFile,
    familyAccess: [{ ...viewer, canSeeMyClaims: true, since: '2026-11-03T15:20:00Z' }],
  };

  it('says what is deleted, then signs out and confirms it', async () => {
    let goOn = () => {};
    const wasRead = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const { confirm, dialog, portal, router } = await open(
      (path, request) => (isDelete(path, request) ? wasRead.then(nothing) : null),
      settings,
    );
    await expect.poll(() => document.body.textContent).toContain('Security questions');
    const confirmation = confirm(title, 'Delete account', sure, 'Maria-2026!');
    await expect.poll(() => dialog()?.textContent ?? '').toContain('the access you gave Alex');
    goOn();
    await confirmation;
    await expect.poll(() => portal.session.isSignedIn()).toBe(false);
    expect(portal.session.problem.get()).toBe('account-deleted');
    await expect.poll(() => router.state.location.pathname).toBe('/login');
    await expect.poll(() => document.body.textContent).toContain('Your account has been deleted.');
  });

  it('shows BP-NFA-022 when refused, and says that nothing has changed', async () => {
    const { confirm, dialog, portal } = await open((path, request) =>
      isDelete(path, request) ? problem(403) : null,
    );
    await confirm(title, 'Delete account', sure, 'Maria-2026!');
    await expect.poll(() => dialog()?.textContent).toContain('Nothing has changed.');
    expect(dialog()?.textContent).toContain('BP-NFA-022');
    expect(portal.session.isSignedIn()).toBe(true);
  });

  const untold = faults.filter(
    ({ kind, name, status }) =>
      kind !== 'aborted' &&
      status !== 404 &&
      status !== 422 &&
      name !== 'an empty body' &&
      status !== 429,
  );
  it.each(untold)('shows a failure ($name) in the dialog, and keeps the session', async (fault) => {
    const { confirm, dialog, portal } = await open((path, request) =>
      isDelete(path, request) ? Promise.resolve(fault.answer()) : null,
    );
    await confirm(title, 'Delete account', sure, 'Maria-2026!');
    // Where the account may be gone, the page does not say that nothing has changed.
    const isOpen = fault.status === null || fault.status >= 500;
    await expect
      .poll(() => dialog()?.textContent ?? '')
      .toContain(isOpen ? 'may already be deleted' : 'Nothing has changed.');
    expect(dialog()?.textContent).toContain('BP-NFA-022');
    expect(portal.session.isSignedIn()).toBe(true);
    expect(portal.errors.shown.get().isOpen).toBe(false);
  });

  it('sends one call when pressed twice', async () => {
    let callCount = 0;
    let answer = () => {};
    const { confirm, dialog } = await open((path, request) => {
      if (!isDelete(path, request)) return null;
      callCount += 1;
      return new Promise((resolve) => {
        answer = () => resolve(problem(500));
      });
    });
    await confirm(title, 'Delete account', sure, 'Maria-2026!');
    await expect.poll(() => dialog()?.textContent).toContain('Deleting…');
    for (const button of within(page.getByRole('dialog')).getAllByRole('button')) button.click();
    expect(dialog()).not.toBeNull();
    expect(callCount).toBe(1);
    answer();
    await expect.poll(() => dialog()?.textContent).toContain('BP-NFA-022');
  });

  it.each<[string, () => Response]>([
    ['the token is rejected', () => problem(401)],
    ['the account is not found', () => problem(404)],
  ])('confirms the deletion after a lost answer when %s on the next try', async (_, second) => {
    let isFirst = true;
    const { confirm, dialog, portal, user } = await open((path, request) => {
      if (!isDelete(path, request)) return null;
      if (!isFirst) return second();
      isFirst = false;
      return Promise.reject(new DOMException('late', 'TimeoutError'));
    });
    await confirm(title, 'Delete account', sure, 'Maria-2026!');
    await expect.poll(() => dialog()?.textContent).toContain('your account may already be deleted');
    expect(portal.session.isSignedIn()).toBe(true);
    await user.click(within(page.getByRole('dialog')).getByRole('button', { name: sure }));
    await expect.poll(() => portal.session.problem.get()).toBe('account-deleted');
  });

  it('signs out when the answer arrives after the member left the screen', async () => {
    let answer = () => {};
    let callCount = 0;
    const { confirm, router, portal } = await open((path, request) => {
      if (!isDelete(path, request)) return null;
      callCount += 1;
      return new Promise((resolve) => {
        answer = () => resolve(nothing());
      });
    });
    await confirm(title, 'Delete account', sure, 'Maria-2026!');
    // The password is checked first.
    await expect.poll(() => callCount).toBe(1);
    await router.navigate({ to: '/settings/about' });
    await expect.poll(() => router.state.location.pathname).toBe('/settings/about');
    answer();
    await expect.poll(() => portal.session.problem.get()).toBe('account-deleted');
  });
});
