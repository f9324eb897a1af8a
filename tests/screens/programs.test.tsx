// @vitest-environment jsdom
import { render, screen as page, within } from '@testing-library/react';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { memberServices } from '#generated/brands/phone-lines.ts';
import { memberServicesWords } from '#content/member-services.ts';
import { discountsAuthorization } from '#content/discounts-authorization.ts';
import { PortalContext } from '#src/portal/portal-context.ts';
import { bundle, patient, plan } from '#tests/support/claim-answers.ts';
import { fakeWindow } from '#tests/support/fake-window.ts';
import { allowedPairs, faultsOf, hostileMarkup } from '#tests/support/hostile-markup.ts';
import { openScreen } from '#tests/support/open-screen.tsx';
import { everyRight, planOf } from '#tests/support/plans.ts';
import { createTestPortal } from '#tests/support/test-portal.ts';
import { ProgramText } from '#src/features/programs/program-text.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

const held = ['maternity', 'discounts', 'fitness', 'ma-dental', 'flu-shot-rewards', 'Own-Program'];
const goodForm =
  '<form method="post" action="https://partner.example/sso/x"><input type="hidden" name="a" value="b"></form><script>hit()</script>';

async function open(path: string, plan = planOf('Medical', { tier1: 'HA' }), ids = held) {
  const { openPopup, happened } = fakeWindow({});
  const bodies: unknown[] = [];
  const screen = await openScreen(`/medical/${path}`, plan, {
    openPopup,
    rights: { ...everyRight, programs: ids.map((programId) => ({ programId })) },
    answer: async (address, request) => {
      if (!address.endsWith('/sso')) return null;
      bodies.push(await request.json());
      return Response.json({ ssoForm: goodForm });
    },
  });
  const headings = (level: number) =>
    screen.queryAllByRole('heading', { level }).map((heading) => heading.textContent);
  const titles = () => headings(3);
  const dialog = () => page.queryByRole('dialog');
  const inDialog = (name: string) => within(page.getByRole('dialog')).getByRole('button', { name });
  return { ...screen, titles, topics: () => headings(2), happened, bodies, dialog, inDialog };
}

describe('the list', () => {
  it('shows current programs, and no ended ones', async () => {
    const { titles, topics, says } = await open('programs');
    await says('5 programs');
    expect(topics()).toEqual([
      'Family',
      'Healthy living',
      'Costs and savings',
      'Medicare extras',
      'More programs',
    ]);
    expect(titles()).toEqual([
      'Maternity Support',
      'Fitness Membership',
      'Member Discounts',
      'Dental Benefit',
      // The portal knows nothing of it but its id.
      'Own-Program',
    ]);
  });

  it('searches and filters programs in the address, and can clear both', async () => {
    const { titles, says, type, press, router } = await open('programs');
    await says('5 programs');
    await type('Search programs', 'dental');
    await says('1 program');
    expect(titles()).toEqual(['Dental Benefit']);
    expect(router.state.location.search).toEqual({ q: 'dental' });
    await type('Topic', 'family');
    await says('No program matches.');
    await press('Clear search and topic');
    await says('5 programs');
    expect(router.state.location.search).toEqual({});
  });

  it.each(['programs?q=dental', 'programs?topic=medicare'])('%s opens narrowed', async (path) => {
    const { titles } = await open(path);
    await expect.poll(titles).toEqual(['Dental Benefit']);
  });

  it('says when all programs of a plan have ended', async () => {
    const { says } = await open('programs', undefined, ['flu-shot-rewards']);
    await says('Your plan has no programs right now.');
  });
});

describe('a program', () => {
  it('shows its description and who may join, and opens the partner on click', async () => {
    const { says, press, happened, bodies, findByRole } = await open('programs/maternity');
    await says('more than 35 specialties');
    await findByRole('heading', { level: 1, name: 'Maternity Support' });
    await press(/^Join the maternity program/);
    expect(happened[0]).toBe('Opening Maternity Support…');
    await expect.poll(() => happened).toHaveLength(2);
    expect(bodies).toEqual([{ target: 'maternity' }]);
  });

  it.each([
    ['care-navigation', ['A care guide finds a doctor who fits you']],
    ['second-opinion', ['Before surgery or a major treatment', 'You get the opinion in writing']],
    ['employee-assistance', ['by text chat', 'Your employer never learns who called.']],
  ])('shows all of %s, in any format', async (id, parts) => {
    const { says } = await open(`programs/${id}`, undefined, [id]);
    for (const part of parts) await says(part);
  });

  it('opens another site in a new tab, with the disclaimer of the plan’s brand', async () => {
    const { says, press, dialog, getByRole } = await open('programs/fitness');
    await says('thousands of gyms');
    await says('For members 18 and older.');
    const link = getByRole('link', { name: /new tab/ });
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('href')).toBe('https://gyms.example/');
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
    await press('Read the linking disclaimer');
    await expect.poll(() => dialog()?.textContent).toContain('Harbor Health does not run');
  });

  it.each(['programs/flu-shot-rewards', 'programs/FLU-SHOT-REWARDS'])(
    'says at %s that the program has ended',
    async (path) => {
      const { says, main } = await open(path);
      await says('This program has ended');
      expect(main.textContent).not.toContain('gift card');
    },
  );

  it.each([
    ['leads to a screen that the plan has', true],
    ['names a screen that the plan lacks, and leads nowhere', false],
  ])('%s', async (_, findCare) => {
    const { says, queryByRole } = await openScreen(
      '/medical/programs/cost-estimation',
      planOf('Medical'),
      {
        rights: {
          ...everyRight,
          findCare,
          findCareAndCostOptions: [],
          programs: [{ programId: 'cost-estimation' }],
        },
      },
    );
    await says('Open the care finder and choose a test');
    const link = queryByRole('link', { name: 'the care finder' });
    expect(link?.getAttribute('href')).toBe(findCare ? '/find-care' : undefined);
  });

  it('shows id and contact of an unknown program', async () => {
    const { says, getByRole } = await open('programs/Own-Program');
    await says('We don’t have more information about this program here.');
    expect(getByRole('heading', { level: 1 }).textContent).toBe('Own-Program');
  });
});

describe('suggestions from the health record', () => {
  /** Opens the programs of a member with a condition, and the choice that the insurer keeps. */
  async function openWith(chosen: boolean | null, condition = 'Type 2 diabetes') {
    const sent: unknown[] = [];
    const opened = await openScreen('/medical/programs', plan, {
      rights: {
        ...everyRight,
        programs: [
          { programId: 'diabetes-management' },
          { programId: 'maternity', joinedOn: '2026-02-09' },
        ],
      },
      answer: async (path, request) => {
        if (path.endsWith('/preferences')) {
          if (request.method === 'POST') sent.push(await request.json());
          return Response.json(
            chosen === null ? {} : { programSuggestions: { enabled: sent.length > 0 || chosen } },
          );
        }
        if (path.endsWith('/Patient')) return bundle({ resources: [patient('p1', 'A101', 'A1')] });
        if (!path.endsWith('/Condition')) return null;
        return bundle({
          resources: [
            {
              resourceType: 'Condition',
              id: 'c1',
              clinicalStatus: { coding: [{ code: 'active' }] },
              code: { text: condition },
              subject: { reference: 'Patient/p1' },
            },
          ],
        });
      },
    });
    return { ...opened, sent };
  }
  const because = 'Your health record lists: Type 2 diabetes';

  it('suggestions are off until the member turns them on, without loading the record', async () => {
    const { says, press, calls, sent, text } = await openWith(false);
    await says('It’s off until you turn it on.');
    expect(calls.join()).not.toContain('/Condition');
    expect(text()).not.toContain(because);
    await press('Turn on suggestions');
    await says(because);
    expect(sent).toEqual([{ programSuggestions: { enabled: true } }]);
  });

  it('name the condition, and say so when nothing fits', async () => {
    const { says } = await openWith(true, 'Hay fever');
    await says('None of your plan’s programs fit the conditions in your health record.');
  });

  it('does not offer suggestions if the insurer stores no such choice', async () => {
    const { says, text } = await openWith(null);
    await says('Joined Feb 9, 2026');
    expect(text()).not.toContain('Programs that fit your health');
  });
});

describe('the requirements to join', () => {
  it.each([
    [
      'maternity',
      'It’s free. It comes with your plan.',
      'We’ll sign you in on the partner’s website.',
    ],
    ['fitness', 'You pay one monthly fee', 'sign up on the program’s website'],
  ])('%s says what it costs and how to join', async (id, cost, how) => {
    const { says } = await open(`programs/${id}`);
    await says(cost);
    await says(how);
  });
});

describe('the authorization for discounts', () => {
  const begin = async () => {
    const opened = await open('programs/discounts');
    await opened.says('The discounts aren’t insurance.');
    await opened.press('Join and save');
    await expect.poll(opened.dialog).not.toBeNull();
    return opened;
  };
  const tick = (id: string) => document.querySelector<HTMLElement>(`#authorization-${id}`)?.click();

  it.each<[string[]]>([[[]], [['agree']], [['terms']]])(
    'shows TAC-0004 with only %j checked',
    async (boxes) => {
      const { inDialog, dialog, happened } = await begin();
      for (const box of boxes) tick(box);
      inDialog('Register').click();
      await expect
        .poll(() => dialog()?.textContent)
        .toContain('Check both boxes before you register');
      expect(happened).toEqual([]);
      // The first that is missing is in sight, and has the focus.
      const missing = boxes.includes('agree') ? 'terms' : 'agree';
      expect(document.activeElement?.id).toBe(`authorization-${missing}`);
    },
  );

  it('opens the partner on click with both checked', async () => {
    const { inDialog, dialog, happened, bodies, says } = await begin();
    tick('agree');
    tick('terms');
    inDialog('Register').click();
    expect(happened[0]).toBe('Opening Member Discounts…');
    await expect.poll(dialog).toBeNull();
    await expect.poll(() => bodies).toEqual([{ target: 'discounts' }]);
    await says('You gave this authorization on');
  });

  it('opens linked documents without closing it', async () => {
    await begin();
    const links = within(page.getByRole('dialog'))
      .getAllByRole<HTMLAnchorElement>('link')
      .filter(({ protocol }) => protocol !== 'tel:');
    expect(links.map((link) => [link.pathname, link.target, link.rel])).toEqual([
      ['/terms-of-use', '_blank', 'noopener'],
      ['/privacy-policy', '_blank', 'noopener'],
    ]);
  });

  it('opens nothing on Back', async () => {
    const { inDialog, dialog, happened } = await begin();
    tick('agree');
    inDialog('Go Back').click();
    await expect.poll(dialog).toBeNull();
    expect(happened).toEqual([]);
  });

  it('prints the authorization for discounts completely and alone', async () => {
    const print = vi.fn(() => {
      window.dispatchEvent(new Event('beforeprint'));
    });
    vi.stubGlobal('print', print);
    const { inDialog } = await begin();
    inDialog('Print').click();
    const paper = document.body.querySelector(':scope > [data-alone-on-paper]');
    for (const paragraph of discountsAuthorization) expect(paper?.textContent).toContain(paragraph);
    // The number to call to end it, on paper too.
    expect(paper?.textContent).toContain(memberServicesWords.hours(memberServices.HA.hours));
    window.dispatchEvent(new Event('afterprint'));
    await expect.poll(() => document.querySelector('[data-alone-on-paper]')).toBeNull();
  });
});

it('keeps only the allowed tags and attributes of a formatted body', async () => {
  const { portal } = createTestPortal();
  // Each alone: a neighbor must not help to close a tag.
  const half = Math.ceil(hostileMarkup.length / 2);
  const pairs = hostileMarkup
    .slice(0, half)
    .map((top, place_) => ({ top, bottom: hostileMarkup[half + place_] ?? '' }));
  expect(hostileMarkup.length).toBeGreaterThanOrEqual(300);
  const router = createRouter({
    history: createMemoryHistory(),
    routeTree: createRootRoute({
      staticData: { title: null, access: null },
      component: () =>
        pairs.map((body) => (
          <article key={`${body.top} ${body.bottom}`}>
            <ProgramText body={body} mayOpen={() => true} />
          </article>
        )),
    }),
  });
  await router.load();
  const { container } = render(
    <PortalContext value={portal}>
      <RouterProvider router={router} />
    </PortalContext>,
  );
  await expect.poll(() => container.querySelectorAll('article').length).toBe(pairs.length);
  await expect.poll(() => container.querySelectorAll('section > div').length).toBeGreaterThan(100);
  for (const text of container.querySelectorAll('section > div')) {
    const shown = document.createDocumentFragment();
    shown.append(...text.childNodes);
    expect(faultsOf(shown, allowedPairs, portal.origin)).toEqual([]);
  }
});
