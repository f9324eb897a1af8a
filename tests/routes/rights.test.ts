import { createMemoryHistory } from '@tanstack/react-router';
import { describe, expect, it } from 'vitest';
import { createPortalRouter } from '#src/app/router.ts';
import { canOpen, decide, type Access } from '#src/domain/plan/access.ts';
import { prefixOf, type ContractType } from '#src/domain/plan/plan.ts';
import { noRights, type Rights } from '#src/domain/plan/rights.ts';
import { menuFor, menuRows, pathOf } from '#src/shell/menu/menu.ts';
import { createTestPortal } from '#tests/support/test-portal.ts';
import { everyRight, planOf } from '#tests/support/plans.ts';

/**
 * The rights that open each screen, written a second time straight from product rules 6.1 to 6.3 and from the list of
 * addresses: `flags` alone are enough, one of them is needed.
 */
const screens = [
  { path: '/claims', row: 'claims', flags: ['claims'] },
  { path: '/claim-details/77', flags: ['claims'] },
  { path: '/spending-details', row: 'spending', flags: ['deductible'] },
  { path: '/spending-details/family', flags: ['deductible'] },
  {
    path: '/health-records',
    row: 'health-records',
    flags: ['personalHealthRecord'],
    types: ['Medical'],
  },
  {
    path: '/health-reimbursement',
    row: 'health-reimbursement',
    flags: ['healthReimbursementAccount'],
    types: ['Medical'],
  },
  {
    path: '/find-care',
    row: 'find-care',
    flags: ['findCareAndCostOptions', 'findCare'],
    rowFlags: ['findCareAndCostOptions'],
  },
  { path: '/cost-estimates', flags: ['findCareAndCostOptions'], types: ['Medical'] },
  {
    path: '/coverage-and-copays',
    row: 'coverage-and-copays',
    flags: ['whosCovered'],
    types: ['Medical', 'Vision'],
  },
  {
    path: '/coverage-and-benefits',
    row: 'coverage-and-benefits',
    flags: ['whosCovered'],
    types: ['Dental'],
  },
  {
    path: '/primary-care-provider',
    row: 'primary-care-provider',
    flags: ['choosePrimaryCareProvider'],
    types: ['Medical'],
  },
  {
    path: '/authorizations',
    row: 'authorizations',
    flags: ['inpatientMedicalAdmissionRequest'],
    types: ['Medical'],
  },
  { path: '/authorizations/5', flags: ['inpatientMedicalAdmissionRequest'], types: ['Medical'] },
  {
    path: '/traveling-abroad',
    row: 'traveling-abroad',
    flags: ['coverageWhenTravelingAbroad'],
    types: ['Medical'],
  },
  { path: '/payment-center', row: 'pay-bill', flags: ['payBill', 'pageIdentifiers'] },
  { path: '/id-card', row: 'id-card', flags: ['idCards'] },
  { path: '/programs', row: 'programs', flags: ['programs'] },
  { path: '/programs/maternity', flags: ['programs'] },
  {
    path: '/pharmacy',
    row: 'pharmacy',
    flags: ['pharmacyCenter', 'rxSavingsSolutions'],
    types: ['Medical'],
  },
  { path: '/documents', row: 'documents', flags: ['forms'] },
  { path: '/contact-us', row: 'contact-us', flags: 'always' },
  { path: '/dashboard', row: 'home', flags: 'always' },
] satisfies Screen[];

/** Other applications of the insurer, by the page that a link to them leads to. */
const applications = [
  { path: '/linking/interqual', flags: ['pageIdentifiers'] },
  { path: '/linking/cob', flags: ['updateOtherCoverageInformation'] },
  { path: '/linking/updatepolicy', flags: ['updatePolicy'] },
  { path: '/linking/updatepolicymetallic', flags: ['updatePolicyMetallic'] },
] satisfies Screen[];

interface Leaving {
  row: string;
  flags: Flag[];
  /** A flag without which the row would lead nowhere. */
  also?: Flag;
}

const rowsThatLeave: readonly Leaving[] = [
  { row: 'interqual', flags: ['pageIdentifiers'] },
  { row: 'cob', flags: ['updateOtherCoverageInformation'] },
  { row: 'update-policy', flags: ['updatePolicy', 'updatePolicyMetallic'] },
  { row: 'your-plan', flags: ['maPlanBenefits'], also: 'maPlanBenefitsLink' },
];

const leaving: ReadonlySet<string> = new Set(rowsThatLeave.map(({ row }) => row));

type Flag = keyof Rights;

interface Screen {
  path: string;
  row?: string;
  flags: Flag[] | 'always';
  /** The flags of the menu row where they differ from the screen's. */
  rowFlags?: Flag[];
  types?: ContractType[];
}

const router = createPortalRouter(createTestPortal().portal, createMemoryHistory());
const accessAt = router.options.context.routeAccess;
const flags = Object.keys(noRights).filter((flag): flag is Flag => flag in noRights);
const contractTypes: ContractType[] = ['Medical', 'Dental', 'Vision'];

/** No flag, all flags, every flag alone, every flag missing, and each pair. */
const combinations: { name: string; on: Set<Flag> }[] = [
  { name: 'none', on: new Set() },
  { name: 'all', on: new Set(flags) },
  ...flags.map((flag) => ({ name: `only ${flag}`, on: new Set([flag]) })),
  ...flags.map((flag) => ({
    name: `all but ${flag}`,
    on: new Set(flags.filter((other) => other !== flag)),
  })),
  ...flags.flatMap((a, index) =>
    flags.slice(index + 1).map((b) => ({ name: `${a} and ${b}`, on: new Set([a, b]) })),
  ),
];

function rightsWith(on: Set<Flag>): Rights {
  return flags.reduce(
    (rights, flag) => (on.has(flag) ? { ...rights, [flag]: everyRight[flag] } : rights),
    noRights,
  );
}

const opens = (wanted: Flag[] | 'always', on: Set<Flag>) =>
  wanted === 'always' || wanted.some((flag) => on.has(flag));

function member(contractType: ContractType, on: Set<Flag>, age: number | null = 40) {
  return { plan: planOf(contractType), rights: rightsWith(on), age };
}

const namedIn = (path: string) => /\/(?:programs|linking)\/(.+)/.exec(path)?.[1] ?? null;

function isReachable(path: string, visitor: ReturnType<typeof member>): boolean {
  return (
    decide(accessAt(path), {
      selection: visitor,
      available: true,
      outageBypassed: false,
      signedIn: true,
      hasToken: true,
      termsAccepted: true,
      prefix: prefixOf(visitor.plan),
      named: namedIn(path),
    }).kind === 'allow'
  );
}

describe.each(contractTypes)('with a %s plan', (contractType) => {
  it.each(combinations)('opens exactly the allowed screens with rights: $name', ({ on }) => {
    const visitor = member(contractType, on);
    const hasType = ({ types }: Screen) => !types || types.includes(contractType);

    const reachable = [...screens, ...applications].filter(({ path }) =>
      isReachable(path, visitor),
    );
    expect(reachable.map(({ path }) => path)).toEqual(
      [...screens, ...applications]
        .filter((screen) => hasType(screen) && opens(screen.flags, on))
        .map(({ path }) => path),
    );

    const entries = menuFor(visitor, router);
    const shown = entries.map((entry) => entry.id);
    for (const { target } of entries) {
      if (target.kind !== 'application') continue;
      expect(isReachable(`/linking/${target.app}`, visitor)).toBe(true);
    }
    const expected = new Set([
      ...screens.flatMap((screen: Screen) =>
        screen.row && hasType(screen) && opens(screen.rowFlags ?? screen.flags, on)
          ? [screen.row]
          : [],
      ),
      ...rowsThatLeave
        .filter(({ flags, also }) => opens(flags, on) && (also === undefined || on.has(also)))
        .map(({ row }) => row),
    ]);
    expect(new Set(shown)).toEqual(expected);
  });

  it('shows a menu row for a screen exactly when the screen opens', () => {
    for (const { on } of combinations) {
      const visitor = member(contractType, on);
      const shown = menuFor(visitor, router, false).map(({ id }) => id);
      const opened = menuRows(router).flatMap(({ id, target }) =>
        target.kind === 'screen' && isReachable(pathOf(target.screen), visitor) ? [id] : [],
      );
      expect(shown.filter((id) => !leaving.has(id))).toEqual(opened);
    }
  });
});

describe('the address of Your Plan', () => {
  const links = (maPlanBenefitsLink: string) =>
    menuFor(
      {
        plan: planOf('Medical'),
        rights: { ...noRights, maPlanBenefits: true, maPlanBenefitsLink },
        age: 40,
      },
      router,
    ).filter(({ id }) => id === 'your-plan');

  it.each(['https://plan.example/benefits', '/medical/documents'])('%s', (href) => {
    expect(links(href).map(({ target }) => target)).toEqual([{ kind: 'link', href }]);
  });

  it.each(['javascript:alert(1)', '//evil.example', '/\\evil.example', 'http://plan.example', ''])(
    'does not link to %j as the address of Your Plan',
    (href) => expect(links(href)).toEqual([]),
  );
});

describe('rules with conditions', () => {
  const medical = (rights: Partial<Rights>, age: number | null = 40) => ({
    plan: planOf('Medical'),
    rights: { ...noRights, ...rights },
    age,
  });

  it.each([
    ['16 years', 16, false],
    ['17 years', 17, true],
    ['an unknown age', null, true],
  ])('pharmacy with %s', (_, age, expected) => {
    expect(canOpen(accessAt('/pharmacy'), medical({ pharmacyCenter: true }, age))).toBe(expected);
  });

  it('require an option of type embold for cost estimates, and any option for find care', () => {
    const other = medical({ findCareAndCostOptions: [{ type: 'directory' }] });
    expect(canOpen(accessAt('/cost-estimates'), other)).toBe(false);
    expect(canOpen(accessAt('/find-care'), other)).toBe(true);
  });

  it('require payBill or the page identifier medicarePayment for payment', () => {
    const interqual = medical({ pageIdentifiers: [{ type: 'interqual' }] });
    expect(canOpen(accessAt('/payment-center'), interqual)).toBe(false);
    const medicare = medical({ pageIdentifiers: [{ type: 'medicarePayment' }] });
    expect(canOpen(accessAt('/payment-center'), medicare)).toBe(true);
  });

  it('allow only the member’s programs', () => {
    const visitor = member('Medical', new Set<Flag>(['programs']));
    expect(isReachable('/programs/maternity', visitor)).toBe(true);
    expect(isReachable('/programs/discounts', visitor)).toBe(false);
  });

  it('label the find-care row as the rights say', () => {
    const rows = menuFor(member('Medical', new Set(flags)), router);
    expect(rows.find((row) => row.id === 'find-care')?.label).toBe('Find Care & Costs');
  });
});

it('links every menu row of a screen to a plan’s screen', () => {
  const accesses: Access[] = menuRows(router).flatMap(({ target }) =>
    target.kind === 'screen' ? [accessAt(pathOf(target.screen))] : [],
  );
  expect(accesses.map((access) => access.needs)).toEqual(accesses.map(() => 'plan'));
});
