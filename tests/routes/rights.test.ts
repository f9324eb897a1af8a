import { readFileSync } from 'node:fs';
import { createMemoryHistory } from '@tanstack/react-router';
import { describe, expect, it } from 'vitest';
import { createPortalRouter } from '#src/app/router.ts';
import { canOpen, decide, type Access } from '#src/domain/plan/access.ts';
import { prefixOf, type ContractType } from '#src/domain/plan/plan.ts';
import { noRights, type Rights } from '#src/domain/plan/rights.ts';
import { menuFor, menuRows, pathOf, screensOf } from '#src/shell/menu/menu.ts';
import { createTestPortal } from '#tests/support/test-portal.ts';
import { everyRight, planOf } from '#tests/support/plans.ts';

interface Screen {
  path: string;
  /** Any of them opens the screen; without one, every member can. */
  flags: Flag[];
  types: ContractType[];
}

type Flag = keyof Rights;

const flags = Object.keys(noRights).filter((flag): flag is Flag => flag in noRights);
const contractTypes: ContractType[] = ['Medical', 'Dental', 'Vision'];

/** The table of product rule 6.3. */
const screens =
  readFileSync('docs/product-rules.md', 'utf8')
    .match(/^ *\| `\/.*$/gm)
    ?.map((row): Screen => {
      const [, path = '', rights = '', plans = ''] = row.split('|').map((cell) => cell.trim());
      return {
        path: path.replaceAll('`', ''),
        flags: flags.filter((flag) => rights.includes(`\`${flag}\``)),
        types: contractTypes.filter((type) => plans === '' || plans.includes(type)),
      };
    }) ?? [];

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

const router = createPortalRouter(createTestPortal().portal, createMemoryHistory());
const accessAt = router.options.context.routeAccess;
/** The menu's rows by the path of their screen. */
const rowAt = new Map(
  menuRows(router).flatMap(({ id, target }) =>
    target.kind === 'screen' ? [[pathOf(target.screen), id] as const] : [],
  ),
);

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

const opens = (wanted: Flag[], on: Set<Flag>) =>
  wanted.length === 0 || wanted.some((flag) => on.has(flag));

/** The address of a screen in these tests; the member's own program is maternity. */
const addressOf = (path: string) => path.replace('$programId', 'maternity').replace(/\$\w+/, '5');

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

it('reads the rights of every screen of a plan from the product rules', () => {
  const paths = screensOf(router).flatMap(({ path, access }) =>
    access?.needs === 'plan' && access.prefixed ? [pathOf(path)] : [],
  );
  const listed = screens.map(({ path }) => path).filter((path) => !path.startsWith('/linking/'));
  expect(listed).toEqual(paths.toSorted());
});

describe.each(contractTypes)('with a %s plan', (contractType) => {
  it.each(combinations)('opens exactly the allowed screens with rights: $name', ({ on }) => {
    const visitor = member(contractType, on);
    const allowed = screens.filter(
      ({ types, flags }) => types.includes(contractType) && opens(flags, on),
    );

    const reachable = screens.filter(({ path }) => isReachable(addressOf(path), visitor));
    expect(reachable.map(({ path }) => path)).toEqual(allowed.map(({ path }) => path));

    const entries = menuFor(visitor, router);
    const shown = entries.map((entry) => entry.id);
    for (const { target } of entries) {
      if (target.kind !== 'application') continue;
      expect(isReachable(`/linking/${target.app}`, visitor)).toBe(true);
    }
    const expected = new Set([
      ...allowed
        .map(({ path }) => rowAt.get(path))
        .filter((row) => row !== 'find-care' || on.has('findCareAndCostOptions')),
      ...rowsThatLeave
        .filter(({ flags, also }) => opens(flags, on) && (also === undefined || on.has(also)))
        .map(({ row }) => row),
    ]);
    expected.delete(undefined);
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
