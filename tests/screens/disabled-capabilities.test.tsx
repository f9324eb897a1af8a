// @vitest-environment jsdom
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { waitFor } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { claimLetterWords } from '#content/claim-letters.ts';
import { claimDetailsWords } from '#content/claim-details.ts';
import { contactWords } from '#content/contact.ts';
import { coverageWords } from '#content/coverage.ts';
import { dashboardWords } from '#content/dashboard.ts';
import { dataSharingWords } from '#content/data-sharing.ts';
import { idCardWords } from '#content/id-card.ts';
import { landingWords } from '#content/landing.ts';
import { mailboxWords } from '#content/mailbox.ts';
import { paymentsWords } from '#content/payments.ts';
import { notOfferedWords } from '#content/not-offered.ts';
import { pharmacyWords } from '#content/pharmacy.ts';
import { privacyWords } from '#content/privacy-security.ts';
import { quickLinkWords } from '#content/quick-links.ts';
import { shareCardWords } from '#content/share-card.ts';
import { spendingWords } from '#content/spending.ts';
import { capabilityOf } from '#src/api/operations.ts';
import { memberships } from '#src/api/calls/account/memberships.ts';
import { uiWords } from '#content/ui.ts';
import type { PortalRouter } from '#src/app/router.ts';
import { canOpen } from '#src/domain/plan/access.ts';
import {
  disabledCapabilities,
  optionalCapabilities,
  type Capability,
} from '#src/domain/plan/capabilities.ts';
import type { Plan } from '#src/domain/plan/plan.ts';
import { claimCases } from '#sandbox/seed/claims/cases.ts';
import { memberScreens } from '../../e2e/support/screens.ts';
import { needsOneOf } from '../support/needed-capabilities.ts';
import { memoryStorage } from '#tests/support/memory-storage.ts';
import { openScreen } from '#tests/support/open-screen.tsx';
import { operationAt } from '#tests/support/operation-at.ts';

/** Pages without sign-in that offer what an insurer may leave out. */
const pagesSignedOut = [
  '/login',
  '/register',
  '/contact',
  '/account-help',
  '/communication-settings',
];

const screens: readonly string[] = [...memberScreens, ...pagesSignedOut];

const denied = `/medical/claim-details/${claimCases.deniedDecided}`;

/** What is to be seen of a capability, and on which screen: gone with it, and all that goes with it. */
const signs: Partial<Record<Capability, [address: string, text: string]>> = {
  account: ['/settings/privacy-security', privacyWords.remove.title],
  accountHelp: ['/login', landingWords.help],
  appeals: [denied, claimLetterWords.appeal.title],
  benefits: ['/medical/coverage-and-copays', coverageWords.benefits.title],
  claimInquiries: [denied, claimLetterWords.question.title],
  contact: ['/medical/contact-us', contactWords.form.title],
  costEstimates: ['/medical/dashboard', quickLinkWords.links.estimate],
  dataSharing: ['/settings/sharing', dataSharingWords.apps.title],
  documents: [denied, claimDetailsWords.documents.open],
  drugList: ['/medical/pharmacy', pharmacyWords.search.title],
  healthLinks: ['/medical/id-card', shareCardWords.title],
  idCard: ['/medical/id-card', idCardWords.order.title],
  memberSettings: ['/settings/privacy-security', privacyWords.member.title],
  'message-replies': ['/message/msg-A1042887701-0004', mailboxWords.message.replies.start],
  messages: ['/messages', mailboxWords.write],
  payments: ['/medical/payment-center', paymentsWords.bill.title],
  pharmacy: ['/medical/pharmacy', pharmacyWords.prescriptions.title],
  preferences: ['/medical/dashboard', quickLinkWords.links.paperless],
  registration: ['/login', landingWords.register],
  settings: ['/medical/dashboard', quickLinkWords.links.profile],
  singleSignOn: ['/medical/pharmacy', pharmacyWords.savings.title],
  spending: ['/medical/dashboard', dashboardWords.spending.title],
};

const zReady = z.object({ portal: z.string(), accessToken: z.string(), refreshToken: z.string() });
let process: ChildProcess;
let ready: z.infer<typeof zReady>;
let plan: Plan;

/** A screen after everything has loaded. */
interface Seen {
  /** The calls that were sent, as the documents write them. */
  calls: readonly string[];
  text: string;
  /** The paths of the portal that the page leads to. */
  links: readonly string[];
  router: PortalRouter;
  mayOpen: (path: string) => boolean;
}

/** Opens a screen. Its frame is the same everywhere, with links to most screens: only the dashboard has it here. */
async function see(address: string, without: readonly Capability[]): Promise<Seen> {
  const isSignedIn = !pagesSignedOut.includes(address);
  const calls: string[] = [];
  const screen = await openScreen(address, plan, {
    hasFrame: address === '/medical/dashboard',
    without,
    session: memoryStorage(
      isSignedIn
        ? {
            access_token: ready.accessToken,
            refresh_token: ready.refreshToken,
            logged_in_user: 'id-maria',
            'selected-plan': JSON.stringify(plan),
          }
        : {},
    ),
    origin: ready.portal,
    now: () => Date.now(),
    fetch: (request) => {
      calls.push(operationAt(request.method, request.url) ?? request.url);
      return fetch(request);
    },
  });
  const { portal, router } = screen;
  const awaited = '[aria-busy="true"], .bar[style*="height"]';
  await waitFor(async () => {
    // A part whose code is still on its way asks nothing yet.
    await vi.dynamicImportSettled();
    expect(portal.queryClient.isFetching()).toBe(0);
    expect(document.querySelectorAll(awaited)).toHaveLength(0);
  });
  const links = [...document.querySelectorAll('a')].flatMap((link) => {
    const href = link.getAttribute('href') ?? '';
    return href.startsWith('/') ? [href.replace(/[?#].*$/, '')] : [];
  });
  const selection = portal.plans.current();
  const seen = {
    calls,
    text: document.body.textContent,
    links: [...new Set(links)],
    router,
    mayOpen: (path: string) => {
      const access = router.options.context.routeAccess(path);
      if (access.needs === 'never') return false;
      if (access.needs !== 'plan' || selection === null) return true;
      const named = /\/(?:programs|linking)\/([^/]+)$/.exec(path)?.[1] ?? null;
      return canOpen(access, selection, named);
    },
  };
  screen.close();
  return seen;
}

/** The capabilities that the screen at a path is made of. */
function capabilitiesAt(router: PortalRouter, path: string): readonly Capability[] {
  const [routes] = router.getMatchedRoutes(path.replace(/\?.*$/, ''));
  return routes.at(-1)?.options.staticData.capabilities ?? [];
}

const belongsTo = (operation: string, missing: readonly Capability[]): boolean =>
  missing.some(
    (capability) =>
      new Map<string, string>(Object.entries(capabilityOf)).get(operation) === capability,
  );

/** Every screen of an insurer that has everything. */
const fullPortal = new Map<string, Seen>();

beforeAll(async () => {
  process = fork('tests/support/sandbox-process.ts');
  ready = z.tuple([zReady], z.unknown()).parse(await once(process, 'message'))[0];
  const listed = memberships('id-maria');
  if ('ask' in listed) throw new Error('memberships are no health record');
  const answer = await fetch(`${ready.portal}/api/member/users/id-maria/memberships`, {
    headers: { authorization: `Bearer ${ready.accessToken}` },
  });
  const medical = listed
    .answer(await answer.json())
    .plans.find((candidate) => candidate.contractType === 'Medical');
  if (medical === undefined) throw new Error('Maria has no medical plan');
  plan = medical;
  for (const address of screens) fullPortal.set(address, await see(address, []));
});

afterAll(() => process.disconnect());

it('opens every screen and every link with all capabilities', () => {
  for (const [address, { text, links, mayOpen }] of fullPortal) {
    expect(text, address).not.toContain(notOfferedWords.title);
    expect(
      links.filter((path) => !mayOpen(path)),
      address,
    ).toEqual([]);
  }
});

it('covers every screen that needs a capability', () => {
  expect([...needsOneOf.keys()].filter((address) => !screens.includes(address))).toEqual([]);
});

/** Returns the screens that call a capability, lead to a screen of it, or show it. */
const touchedBy = (missing: readonly Capability[]): string[] =>
  screens.filter((address) => {
    const seen = fullPortal.get(address);
    if (seen === undefined) return false;
    const { calls, links, router } = seen;
    return (
      calls.some((operation) => belongsTo(operation, missing)) ||
      [address, ...links].some((path) =>
        capabilitiesAt(router, path).some((capability) => missing.includes(capability)),
      ) ||
      missing.some(
        (capability) =>
          signs[capability]?.[0] === address ||
          needsOneOf.get(address)?.includes(capability) === true,
      )
    );
  });

function expectNothingOf(missing: readonly Capability[], address: string, seen: Seen): void {
  const { calls, text, links, mayOpen } = seen;
  expect(
    calls.filter((operation) => belongsTo(operation, missing)),
    `${address} calls`,
  ).toEqual([]);
  expect(
    links.filter((path) => !mayOpen(path)),
    `${address} leads to`,
  ).toEqual([]);
  const isLeftOut =
    needsOneOf.get(address)?.every((capability) => missing.includes(capability)) ?? false;
  const places = `${address} is not offered, as its route and product rule 6.3 say`;
  expect(text.includes(notOfferedWords.title), places).toBe(isLeftOut);
  for (const failure of [uiWords.loadFailure.part, uiWords.loadFailure.screen]) {
    expect(text, `${address} has failed`).not.toContain(failure);
  }
  for (const capability of missing) {
    const [signAddress, sign = ''] = signs[capability] ?? [];
    if (signAddress === address) expect(text, address).not.toContain(sign);
  }
}

describe.each(optionalCapabilities)('without %s', (capability) => {
  it('a portal without the capability neither calls, links to nor shows it', async () => {
    const missing = disabledCapabilities([capability]);
    const [signAddress = '', sign = ''] = signs[capability] ?? [];
    expect(fullPortal.get(signAddress)?.text ?? '').toContain(sign);
    for (const address of touchedBy(missing)) {
      expectNothingOf(missing, address, await see(address, missing));
    }
  });
});

describe('the smallest portal', () => {
  it.each(screens)('%s', async (address) => {
    expectNothingOf(optionalCapabilities, address, await see(address, optionalCapabilities));
  });

  it('adds up spending from claims, and says so', async () => {
    const { text } = await see('/medical/spending-details', optionalCapabilities);
    expect(text).toContain(spendingWords.fromClaims.note);
    expect(text).toContain(spendingWords.sums.title);
  });
});
