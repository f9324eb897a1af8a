// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { listWords } from '#content/list.ts';
import { idCardWords } from '#content/id-card.ts';
import { memberServices } from '#generated/brands/phone-lines.ts';
import { memberServicesWords } from '#content/member-services.ts';
import { formatPhone } from '#src/domain/format/formats.ts';
import { message } from '#src/catalogue/messages.ts';
import { bundle, patient } from '#tests/support/claim-answers.ts';
import { faults } from '#tests/support/faults.ts';
import type { Accumulator } from '#src/domain/spending/accumulators.ts';
import { limit } from '#tests/support/limits.ts';
import { openScreen } from '#tests/support/open-screen.tsx';
import { planOf } from '#tests/support/plans.ts';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

const plan = planOf('Medical', { contractId: 'C1', memberId: 'C101' });
const coverage = (more: object = {}) => ({
  resourceType: 'Coverage',
  id: 'hip-C1-01',
  status: 'active',
  type: { coding: [{ code: 'hip' }] },
  identifier: [{ value: 'C101' }],
  payor: [{ reference: 'Organization/acme', display: 'Acme' }],
  class: [{ type: { coding: [{ code: 'group' }] }, value: 'G-77' }],
  ...more,
});
const acme = {
  resourceType: 'Organization',
  id: 'acme',
  name: 'Acme',
  contact: [{ purpose: { text: 'Members' }, telecom: [{ system: 'phone', value: '8005550117' }] }],
};

type Answers = Record<string, (request: Request) => Response | Promise<Response>>;

const usual: Answers = {
  Coverage: () => bundle({ resources: [coverage()] }),
  Patient: () => bundle({ resources: [patient('p1', 'C101')] }),
  acme: () => Response.json(acme),
};

async function open(answers: Answers = {}, of = plan) {
  const all: Answers = { ...usual, ...answers };
  return openScreen('/medical/id-card', of, {
    answer: (path, request) => all[path.slice(path.lastIndexOf('/') + 1)]?.(request) ?? null,
  });
}

const { order } = idCardWords;

describe('the card', () => {
  it('has the insured person on its front and phone numbers on its back', async () => {
    const { says, text } = await open();
    await says('G-77');
    expect(text()).toContain('C101');
    await says('(800) 555-0117');
  });

  it.each([
    ['with an end', { status: 'cancelled', period: { start: '2024-01-01', end: '2025-12-31' } }],
    ['without an end', {}],
  ])('of an ended plan, %s, says in one sentence what it is for', async (_, more) => {
    const { says, text } = await open(
      { Coverage: () => bundle({ resources: [coverage(more)] }) },
      { ...plan, isActive: false, covTermDate: '2025-12-31' },
    );
    await says('Show this card only for care you got through Dec 31, 2025.');
    expect(text().match(/show this card/gi)).toHaveLength(1);
  });

  const limitsOf =
    (...limits: Accumulator[]) =>
    () =>
      Response.json({
        planYear: { start: '2026-01-01', end: '2026-12-31' },
        asOf: '2026-11-20',
        accumulators: limits,
      });

  it('has every deductible and out-of-pocket maximum, in and out of network', async () => {
    const { says, findByLabelText } = await open({
      accumulators: limitsOf(
        limit({ memberId: 'C101' }),
        limit({ memberId: 'C101', scope: 'family', allowed: 300_000 }),
        limit({ network: 'out', allowed: 310_000 }),
        limit({ type: 'outOfPocketMax', allowed: 600_000 }),
        limit({ type: 'outOfPocketMax', network: 'out', allowed: 1_200_000 }),
      ),
    });
    await says('G-77');
    expect((await findByLabelText(idCardWords.card.limits.title)).textContent).toBe(
      'In networkOut of network' +
        'DeductibleYou $1,500 Family $3,000$3,100' +
        'Out-of-pocket max$6,000$12,000',
    );
  });

  it('says where to find an amount that the insurer doesn’t send', async () => {
    const { findByLabelText, says } = await open({ accumulators: limitsOf(limit()) });
    expect((await findByLabelText(idCardWords.card.limits.title)).textContent).toBe(
      'In networkOut of networkDeductible$1,500—No amount',
    );
    await says(idCardWords.card.limits.elsewhere(true));
  });

  it.each([
    ['no amounts', limitsOf()],
    ['an error', () => new Response(null, { status: 503 })],
  ])(
    'says in one line where all amounts are when the insurer sends %s',
    async (_, accumulators) => {
      const { says, queryByLabelText } = await open({ accumulators });
      await says(idCardWords.card.limits.elsewhere(false));
      expect(queryByLabelText(idCardWords.card.limits.title)).toBeNull();
    },
  );

  it.each([
    ['Medical', 'hip', true],
    ['Dental', 'dental', false],
  ] as const)('has a number for pharmacists: %s', async (contractType, code, isThere) => {
    const forPharmacists = {
      purpose: { coding: [{ code: 'pharma' }], text: 'Pharmacists' },
      telecom: [{ system: 'phone', value: '8005550136' }],
    };
    const type = { coding: [{ code }] };
    const answers: Answers = {
      ...usual,
      Coverage: () => bundle({ resources: [coverage({ id: `${code}-C1-01`, type })] }),
      acme: () => Response.json({ ...acme, contact: [...acme.contact, forPharmacists] }),
    };
    const screen = await openScreen(
      `/${contractType.toLowerCase()}/id-card`,
      planOf(contractType, { contractId: 'C1', memberId: 'C101' }),
      {
        answer: (path, request) =>
          answers[path.slice(path.lastIndexOf('/') + 1)]?.(request) ?? null,
      },
    );
    await screen.says('(800) 555-0117');
    expect(screen.text().includes('(800) 555-0136')).toBe(isThere);
  });

  it('has the insurer’s web address for help, and no other', async () => {
    const { says, text, portal, close } = await open();
    await says('(800) 555-0117');
    expect(text()).not.toContain(new URL(portal.origin).host);
    close();
    const telecom = [{ system: 'url', value: 'https://help.acme.example/' }];
    const withSite = {
      ...acme,
      contact: [...acme.contact, { purpose: { text: 'Website' }, telecom }],
    };
    const other = await open({ acme: () => Response.json(withSite) });
    await other.says('help.acme.example');
  });

  it('sends the coverage query with version and look-back period', async () => {
    const { says, calls } = await open();
    await says('G-77');
    const searches = calls.filter((call) => call.includes('/Coverage?'));
    expect(new Set(searches)).toEqual(
      new Set([
        'GET /api/v1/health-records/Coverage?identifier=C1&versionId=2&_count=50&period=ge2023-01-01',
      ]),
    );
  });

  it('says when there is no card', async () => {
    const { says } = await open({ Coverage: () => bundle({ resources: [] }) });
    await says(idCardWords.none.ifComplete);
  });

  it.each(faults)('$name of coverages: loads on Retry', async ({ answer }) => {
    let isBroken = true;
    const { says, press } = await open({
      Coverage: () => (isBroken ? answer() : bundle({ resources: [coverage()] })),
    });
    await says('There’s a problem. Retry, or call us:');
    await says(order.title);
    isBroken = false;
    await press(listWords.retry);
    await says('G-77');
  });

  it.each(faults)('$name of the insurer: keeps the front', async ({ answer }) => {
    const { says } = await open({ acme: answer });
    await says(memberServicesWords.name);
    await says(formatPhone(memberServices.ABCBS.phone));
    await says('G-77');
  });

  it.each(faults)('$name of the patients: shows the known name', async ({ answer }) => {
    const { says } = await open({ Patient: answer });
    await says('G-77');
    await says('Maria');
  });
});

describe('an ordered card', () => {
  const accepted = { confirmationNumber: 'ID-7' };
  const severalPlans: Answers = {
    memberships: () =>
      Response.json({
        userMemberships: [plan, planOf('Dental', { contractId: 'C2', memberId: 'C201' })],
      }),
  };

  it('orders a card for the current plan, and another plan can be selected if there is one', async () => {
    const { findByRole, queryByLabelText, close } = await open();
    await findByRole('button', { name: order.submit });
    expect(queryByLabelText(order.policyType)).toBeNull();
    close();
    const other = await open(severalPlans);
    await other.says(order.policyType);
    expect((await other.findByLabelText<HTMLSelectElement>(order.policyType)).value).toBe(
      'Medical',
    );
  });

  it('goes to the email address on file, unless another is typed', async () => {
    const sent: unknown[] = [];
    const { press, says, findByLabelText } = await open({
      settings: () => Response.json({ tosChecked: true, email: 'maria@home.example' }),
      email: async (request) => {
        sent.push(await request.json());
        return Response.json(accepted, { status: 202 });
      },
    });
    expect((await findByLabelText<HTMLInputElement>(order.email)).value).toBe('maria@home.example');
    await press(order.submit);
    await says(message('IDS-0004'));
    expect(sent).toEqual([{ policyType: 'Medical', email: 'maria@home.example' }]);
  });

  it.each(['email', 'fax', 'mail'] as const)('requires the type of plan by %s', async (way) => {
    const { says, press, type, calls, user, getByRole } = await open(severalPlans);
    await says(order.title);
    await user.click(getByRole('radio', { name: order.ways[way] }));
    await says(order.notes[way]);
    await type(order.policyType, '');
    await press(order.submit);
    await says(message('IDS-0001'));
    expect(calls.filter((call) => call.startsWith('POST'))).toEqual([]);
  });

  it.each([
    ['', message('IDS-0002')],
    ['555-0161', message('IDS-0003')],
  ])('rejects an order of a card by fax to “%s”: %s', async (typed, expected) => {
    const { says, press, type, calls, user, getByRole } = await open();
    await says(order.title);
    await user.click(getByRole('radio', { name: order.ways.fax }));
    await says(order.notes.fax);
    await type(order.fax, typed);
    await press(order.submit);
    await says(expected);
    expect(calls.filter((call) => call.startsWith('POST'))).toEqual([]);
  });

  it.each([
    ['email', 'maria@mail.example', { email: 'maria@mail.example' }, 'IDS-0004'],
    ['fax', '(501) 555-0161', { faxNumber: '5015550161' }, 'IDS-0005'],
    ['mail', null, {}, 'IDS-0006'],
  ] as const)(
    'sends an order of a card by %s once, and says so',
    async (way, to, sentTo, expected) => {
      const sent: unknown[] = [];
      const { says, type, pressTwice, user, getByRole } = await open({
        [way]: async (request) => {
          sent.push(await request.json());
          return Response.json(accepted, { status: 202 });
        },
      });
      await says(order.title);
      await user.click(getByRole('radio', { name: order.ways[way] }));
      await says(order.notes[way]);
      if (to !== null) await type(way === 'fax' ? order.fax : order.email, to);
      await pressTwice(order.submit);
      await says(message(expected));
      await says(order.number('ID-7'));
      expect(sent).toEqual([{ policyType: 'Medical', ...sentTo }]);
    },
  );

  it.each(faults.filter(({ name, status }) => !name.startsWith('422') && status !== 429))(
    '$name: is said with IDS-0007’s words, and nothing typed is lost',
    async ({ answer }) => {
      const { says, press, type, getByLabelText } = await open({ email: answer });
      await says(order.title);
      await type(order.email, 'maria@mail.example');
      await press(order.submit);
      await says(message('IDS-0007'));
      expect(getByLabelText<HTMLInputElement>(order.email).value).toBe('maria@mail.example');
    },
  );

  it('says how long to wait after too many orders, and keeps the typed values', async () => {
    const { says, press, type, main, portal, getByLabelText } = await open({
      email: () =>
        Response.json(
          { type: 'about:blank', title: 'Too Many Requests', status: 429 },
          { status: 429, headers: { 'retry-after': '7200' } },
        ),
    });
    await says(order.title);
    await type(order.email, 'maria@mail.example');
    await press(order.submit);
    await says('You’ve tried this too many times. Wait 2 hours and try again.');
    expect(main.textContent).not.toContain(message('IDS-0007'));
    expect(portal.errors.shown.get().isOpen).toBe(false);
    expect(getByLabelText<HTMLInputElement>(order.email).value).toBe('maria@mail.example');
  });

  it('shows a rejected value at its field', async () => {
    const validationErrors = [{ field: 'email', code: 'format', message: 'We can’t send there.' }];
    const { says, press, type } = await open({
      email: () =>
        Response.json({ type: 'about:blank', status: 422, validationErrors }, { status: 422 }),
    });
    await says(order.title);
    await type(order.email, 'maria@mail.example');
    await press(order.submit);
    await says('We can’t send there.');
  });
});
