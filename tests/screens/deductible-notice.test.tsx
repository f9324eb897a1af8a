// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Accumulator } from '#src/domain/spending/accumulators.ts';
import { limit } from '#tests/support/limits.ts';
import { openScreen } from '#tests/support/open-screen.tsx';
import { everyRight, planOf } from '#tests/support/plans.ts';

const plan = planOf('Medical', { memberId: 'M1' });
const met = limit({ used: 150_000 });
const outOfPocketMax = limit({ type: 'outOfPocketMax', allowed: 500_000, used: 160_000 });
const title = 'You’ve met your 2026 medical deductible.';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Makes every observed element visible or invisible at once. */
function stubView(isSeen: boolean): void {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe: () => void;
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        this.observe = () => tell([{ isIntersecting: isSeen }]);
      }
      disconnect() {}
    },
  );
}

async function open({
  accumulators = [met, outOfPocketMax],
  preferences = { deductibleNotice: { seenFor: null } },
  planYear = { start: '2026-01-01', end: '2026-12-31' },
}: {
  accumulators?: readonly Accumulator[];
  preferences?: object | null;
  planYear?: { start: string; end: string };
} = {}) {
  const sent: unknown[] = [];
  const screen = await openScreen('/medical/dashboard', plan, {
    rights: everyRight,
    answer: async (path, request) => {
      if (path.endsWith('/accumulators')) {
        return Response.json({ planYear, asOf: '2026-11-20', accumulators });
      }
      if (!path.endsWith('/preferences')) return null;
      if (preferences === null) return new Response(null, { status: 503 });
      if (request.method === 'POST') sent.push(await request.json());
      return Response.json(preferences);
    },
  });
  await screen.says('In network, ');
  const isAsked = () => screen.calls.some((call) => call.includes('/preferences'));
  return { ...screen, sent, isAsked };
}

describe('the notice that the deductible is met', () => {
  it('says what the plan pays from here and what the member may still pay', async () => {
    const { says, sent } = await open();
    await says(
      `${title} From here, your plan pays its share of covered care in your network. You may still pay copays or coinsurance until you reach your out-of-pocket maximum.`,
    );
    // It may be below the window.
    expect(sent).toEqual([]);
  });

  it('names the family deductible', async () => {
    const family = limit({ scope: 'family', allowed: 300_000, used: 300_000 });
    const { says } = await open({ accumulators: [limit(), family] });
    await says('Your family has met its 2026 medical deductible.');
  });

  it('does not mention copays once the out-of-pocket maximum is met', async () => {
    const all = limit({ type: 'outOfPocketMax', allowed: 500_000, used: 500_000 });
    const { says, text } = await open({ accumulators: [met, all] });
    await says(title);
    expect(text()).not.toContain('You may still pay');
  });

  it('shows the notice of a met deductible again in a new plan year', async () => {
    const { says } = await open({ preferences: { deductibleNotice: { seenFor: '2025-01-01' } } });
    await says(title);
  });
});

describe('the notice is shown once', () => {
  it('shows the notice until it is dismissed, which the insurer stores', async () => {
    const { press, sent, text } = await open();
    await press('Got it');
    expect(text()).not.toContain(title);
    await waitFor(() => expect(sent).toEqual([{ deductibleNotice: { seenFor: '2026-01-01' } }]));
    expect(document.activeElement?.tagName).toBe('H1');
  });

  it('shows the notice until the member leaves the screen after seeing it', async () => {
    stubView(true);
    const { says, sent, press, router, text, findByRole } = await open();
    await says(title);
    await waitFor(() => expect(sent).toEqual([{ deductibleNotice: { seenFor: '2026-01-01' } }]));
    expect(text()).toContain(title);
    await press('See spending details');
    await findByRole('heading', { level: 1, name: 'Spending Details' });
    await router.navigate({ to: '/{-$contractType}/dashboard' });
    await findByRole('heading', { level: 1, name: /^Good/ });
    await says('In network, ');
    expect(text()).not.toContain(title);
    expect(sent).toHaveLength(1);
  });

  it('does not store the notice as seen while it is out of view', async () => {
    stubView(false);
    const { says, sent } = await open();
    await says(title);
    expect(sent).toEqual([]);
  });
});

describe('the notice is not shown', () => {
  it.each<[string, object | null]>([
    ['to a member who has seen it this plan year', { deductibleNotice: { seenFor: '2026-01-01' } }],
    ['when the insurer doesn’t store what was seen', {}],
    ['when the preferences fail to load', null],
  ])('%s', async (_, preferences) => {
    const opened = open({ preferences });
    const { isAsked } = await opened;
    await waitFor(() => expect(isAsked()).toBe(true));
    const { text } = await settled(opened);
    expect(text()).not.toContain('deductible.');
  });

  it.each<[string, readonly Accumulator[]]>([
    ['for a deductible that is not met', [limit(), outOfPocketMax]],
    ['for an unknown deductible', [limit({ allowed: undefined }), outOfPocketMax]],
    ['for another person’s deductible', [limit(), limit({ memberId: 'M2', used: 150_000 })]],
  ])('%s, without a call', async (_, accumulators) => {
    const { isAsked, text } = await settled(open({ accumulators }));
    expect(isAsked()).toBe(false);
    expect(text()).not.toContain('deductible.');
  });

  it('shows no notice for a plan year that has ended', async () => {
    const { isAsked } = await settled(
      open({ planYear: { start: '2025-01-01', end: '2025-12-31' } }),
    );
    expect(isAsked()).toBe(false);
  });
});

/** The screen, once the notice's code has arrived and every answer with it. */
async function settled(opening: ReturnType<typeof open>) {
  await import('#src/features/dashboard/deductible-notice.tsx');
  const screen = await opening;
  const { queryClient } = screen.portal;
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  return screen;
}
