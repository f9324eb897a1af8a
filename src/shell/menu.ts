import { applicationNames, menuWords } from '#content/menu.ts';
import type { FileRouteTypes } from '#generated/route-tree.gen.ts';
import { canOpen, type Access } from '#src/domain/access.ts';
import { canBeHandedOver, isApplication, type Application } from '#src/domain/applications.ts';
import type { Plan } from '#src/domain/plan.ts';
import { holds, type RightRule } from '#src/domain/right-rules.ts';
import type { Rights } from '#src/domain/rights.ts';

/** Screens the menu may lead to, by address. */
const screens = {
  home: '/{-$contractType}/dashboard',
  claims: '/{-$contractType}/claims',
  spending: '/{-$contractType}/spending-details',
  healthRecords: '/{-$contractType}/health-records',
  healthReimbursement: '/{-$contractType}/health-reimbursement',
  findCare: '/{-$contractType}/find-care',
  coverageAndCopays: '/{-$contractType}/coverage-and-copays',
  coverageAndBenefits: '/{-$contractType}/coverage-and-benefits',
  primaryCareProvider: '/{-$contractType}/primary-care-provider',
  authorizations: '/{-$contractType}/authorizations',
  travelingAbroad: '/{-$contractType}/traveling-abroad',
  paymentCenter: '/{-$contractType}/payment-center',
  idCard: '/{-$contractType}/id-card',
  programs: '/{-$contractType}/programs',
  pharmacy: '/{-$contractType}/pharmacy',
  documents: '/{-$contractType}/documents',
  contactUs: '/{-$contractType}/contact-us',
} as const satisfies Record<string, FileRouteTypes['to']>;

export type MenuScreen = (typeof screens)[keyof typeof screens];
export type MenuGroup = 'top' | 'care' | 'policy';

interface Row {
  id: string;
  group: MenuGroup;
  label: string | ((rights: Rights) => string);
  /** Asked on top of what the target screen itself demands. */
  rule?: RightRule;
  target:
    | { kind: 'screen'; screen: MenuScreen }
    /** Leaves by a single sign-on hand-off to another application. */
    | { kind: 'application'; app: (rights: Rights) => Application }
    | { kind: 'link'; href: (rights: Rights) => string };
}

const screen = (name: keyof typeof screens): Row['target'] => ({
  kind: 'screen',
  screen: screens[name],
});

/** What members call another application of the insurer; an unknown one is its own name. */
export function applicationName(application: string): string {
  return isApplication(application) ? applicationNames[application] : application;
}

const { rows } = menuWords;

/** Every row of the navigation, in its order (specification, sections 2 and 6). */
export const menuRows: readonly Row[] = [
  { id: 'home', group: 'top', label: rows.home, target: screen('home') },

  { id: 'claims', group: 'care', label: rows.claims, target: screen('claims') },
  { id: 'spending', group: 'care', label: rows.spending, target: screen('spending') },
  {
    id: 'health-records',
    group: 'care',
    label: rows.healthRecords,
    target: screen('healthRecords'),
  },
  {
    id: 'health-reimbursement',
    group: 'care',
    label: rows.healthReimbursement,
    target: screen('healthReimbursement'),
  },
  {
    id: 'find-care',
    group: 'care',
    label: (rights) => rights.findCareAndCostDisplayText || rows.findCare,
    rule: 'findCareOptions',
    target: screen('findCare'),
  },

  {
    id: 'coverage-and-copays',
    group: 'policy',
    label: rows.coverageAndCopays,
    target: screen('coverageAndCopays'),
  },
  {
    id: 'coverage-and-benefits',
    group: 'policy',
    label: rows.coverageAndBenefits,
    target: screen('coverageAndBenefits'),
  },
  {
    id: 'primary-care-provider',
    group: 'policy',
    label: rows.primaryCareProvider,
    target: screen('primaryCareProvider'),
  },
  {
    id: 'authorizations',
    group: 'policy',
    label: rows.authorizations,
    target: screen('authorizations'),
  },
  {
    id: 'interqual',
    group: 'policy',
    label: applicationNames.interqual,
    target: { kind: 'application', app: () => 'interqual' },
  },
  {
    id: 'cob',
    group: 'policy',
    label: applicationNames.cob,
    target: { kind: 'application', app: () => 'cob' },
  },
  {
    id: 'update-policy',
    group: 'policy',
    label: applicationNames.updatepolicy,
    target: {
      kind: 'application',
      app: (rights) => (rights.updatePolicyMetallic ? 'updatepolicymetallic' : 'updatepolicy'),
    },
  },
  {
    id: 'your-plan',
    group: 'policy',
    label: rows.yourPlan,
    rule: 'maPlanBenefits',
    target: { kind: 'link', href: (rights) => rights.maPlanBenefitsLink },
  },
  {
    id: 'traveling-abroad',
    group: 'policy',
    label: rows.travelingAbroad,
    target: screen('travelingAbroad'),
  },

  { id: 'pay-bill', group: 'top', label: rows.payBill, target: screen('paymentCenter') },
  { id: 'id-card', group: 'top', label: rows.idCard, target: screen('idCard') },
  { id: 'programs', group: 'top', label: rows.programs, target: screen('programs') },
  { id: 'pharmacy', group: 'top', label: rows.pharmacy, target: screen('pharmacy') },
  { id: 'documents', group: 'top', label: rows.documents, target: screen('documents') },
  { id: 'contact-us', group: 'top', label: rows.contactUs, target: screen('contactUs') },
];

export interface MenuEntry {
  id: string;
  group: MenuGroup;
  label: string;
  target:
    | { kind: 'screen'; screen: MenuScreen }
    | { kind: 'application'; app: Application }
    | { kind: 'link'; href: string };
}

/** The address of a screen without a contract type, as it can be looked up. */
export function pathOf(screen: MenuScreen): string {
  return screen.replace('/{-$contractType}', '');
}

interface Member {
  plan: Plan;
  rights: Rights;
  age: number | null;
}

/** The rows a member sees: those whose rule holds and whose screen they can open. */
export function menuFor(member: Member, accessOf: (screen: MenuScreen) => Access): MenuEntry[] {
  return menuRows.flatMap((row): MenuEntry[] => {
    const { rights, age } = member;
    if (row.rule && !holds(row.rule, { rights, age, named: null })) return [];
    const { target } = row;
    if (target.kind === 'screen' && !canOpen(accessOf(target.screen), member)) return [];
    const label = typeof row.label === 'string' ? row.label : row.label(rights);
    const entry = { id: row.id, group: row.group, label };
    switch (target.kind) {
      case 'screen':
        return [{ ...entry, target }];
      case 'application': {
        const app = target.app(rights);
        return canBeHandedOver(app, rights) ? [{ ...entry, target: { ...target, app } }] : [];
      }
      case 'link':
        return [{ ...entry, target: { kind: target.kind, href: target.href(rights) } }];
    }
  });
}
