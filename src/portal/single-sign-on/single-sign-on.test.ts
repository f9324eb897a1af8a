// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { singleSignOnWords } from '#content/single-sign-on.ts';
import { fakeWindow } from '#tests/support/fake-window.ts';
import { hostileSignOnForms } from '#tests/support/hostile-sign-on-forms.ts';
import { refusedRenewal } from '#tests/support/provider-answers.ts';
import { planOf } from '#tests/support/plans.ts';
import { createTestPortal, planStorage } from '#tests/support/test-portal.ts';

/** A user name other than the provider's, which is `maria`. */
const plan = planOf('Medical', { username: 'mdelgado84' });
const goodForm =
  '<form method="post" action="https://partner.example/apps/cob"><input type="hidden" name="app" value="cob"></form><script>document.forms[0].submit()</script>';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

/** Starts a portal with a plan, with a record of what happens in the window it opens. */
async function start(
  answer: () => Response | Promise<Response> = () => Response.json({ ssoForm: goodForm }),
  options: { isBlocked?: boolean } = {},
) {
  const { openPopup, happened } = fakeWindow(options);
  const bodies: unknown[] = [];
  const { portal, calls } = createTestPortal({
    session: planStorage(plan),
    openPopup,
    fetchToken: () => Promise.resolve(refusedRenewal()),
    answer: async (path, request) => {
      if (!path.endsWith('/sso')) return null;
      bodies.push(await request.json());
      return answer();
    },
  });
  await portal.plans.load();
  return { portal, calls, happened, bodies };
}

it('requests the form with the single-sign-on payload and submits its fields in a new window', async () => {
  const { portal, happened, bodies } = await start();
  await portal.singleSignOn.toApplication('cob', 'Coordination of Benefits');
  expect(bodies).toEqual([
    {
      app: 'cob',
      userName: 'mdelgado84',
      companyId: plan.companyId,
      memberId: plan.memberId,
      contractType: 'Medical',
      relayState: '',
    },
  ]);
  expect(happened).toEqual([
    'Opening Coordination of Benefits…',
    { action: 'https://partner.example/apps/cob', fields: [['app', 'cob']] },
  ]);
  expect(portal.errors.shown.get().isOpen).toBe(false);
});

it('ignores a second click during the first', async () => {
  const { portal, bodies } = await start();
  await Promise.all([
    portal.singleSignOn.toApplication('cob', 'Coordination of Benefits'),
    portal.singleSignOn.toApplication('cob', 'Coordination of Benefits'),
  ]);
  expect(bodies).toHaveLength(1);
  await portal.singleSignOn.toApplication('cob', 'Coordination of Benefits');
  expect(bodies).toHaveLength(2);
});

it('reports a blocked window, and sends nothing', async () => {
  const { portal, bodies } = await start(undefined, { isBlocked: true });
  await portal.singleSignOn.toApplication('cob', 'Coordination of Benefits');
  expect(portal.errors.shown.get().message).toBe(singleSignOnWords.windowBlocked);
  expect(bodies).toEqual([]);
});

const problem = (status: number, more: object = {}) =>
  Response.json({ type: 'about:blank', title: 'Problem', status, ...more }, { status });

describe('closes the window after a failure and shows its code', () => {
  it.each<[string, () => Response | Promise<Response>]>([
    ['offline', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['timeout', () => Promise.reject(new DOMException('late', 'TimeoutError'))],
    ['403', () => problem(403)],
    [
      '422 with validationErrors',
      () =>
        problem(422, {
          validationErrors: [{ field: 'app', code: 'notAllowed', message: 'Not available.' }],
        }),
    ],
    ['500', () => problem(500)],
    ['no form', () => Response.json({})],
    ...hostileSignOnForms.map(([fault, ssoForm]): [string, () => Response] => [
      `a form that is refused: ${fault}`,
      () => Response.json({ ssoForm }),
    ]),
  ])('%s', async (_, answer) => {
    const { portal, happened } = await start(answer);
    await portal.singleSignOn.toApplication('cob', 'Coordination of Benefits');
    expect(happened).toEqual(['Opening Coordination of Benefits…', 'closed']);
    expect(portal.errors.shown.get()).toMatchObject({ isOpen: true, code: 'BP-NFA-100' });
    // A partner's form is held to the same.
    happened.length = 0;
    await portal.singleSignOn.toPartner('discounts', 'Member Discounts');
    expect(happened).toEqual(['Opening Member Discounts…', 'closed']);
  });
});

it('requests a partner by its short identifier, and submits its form byte for byte', async () => {
  const values = ['a&b=c', '"quoted" <b>', 'é\n\tü', ' outer ', '', '%2F+%20'];
  const escape = (text: string) =>
    text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  const fields = values.map(
    (value, index) => `<input type="hidden" name="f${index}" value="${escape(value)}">`,
  );
  const { portal, happened, bodies } = await start(() =>
    Response.json({
      ssoForm: `<form method="post" action="https://partner.example/sso/maternity">${fields.join('')}</form><script>hit()</script>`,
    }),
  );
  await portal.singleSignOn.toPartner('maternity', 'Maternity Support');
  expect(bodies).toEqual([{ target: 'maternity' }]);
  expect(happened.at(-1)).toEqual({
    action: 'https://partner.example/sso/maternity',
    fields: values.map((value, index) => [`f${index}`, value]),
  });
});

it('closes the window when the session is over', async () => {
  const { portal, happened } = await start(() => problem(401));
  await portal.singleSignOn.toApplication('cob', 'Coordination of Benefits');
  expect(happened.at(-1)).toBe('closed');
  expect(portal.errors.shown.get().isOpen).toBe(false);
  await expect.poll(() => portal.session.problem.get()).toBe('session-ended');
});

it('opens nothing without a plan', async () => {
  const openPopup = vi.fn(() => null);
  const { portal } = createTestPortal({ openPopup });
  await portal.singleSignOn.toApplication('cob', 'Coordination of Benefits');
  expect(openPopup).not.toHaveBeenCalled();
});
