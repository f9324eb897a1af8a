import { applicationNames, menuWords } from '#content/menu.ts';
import type { FileRouteTypes } from '#generated/route-tree.gen.ts';
import { canOpen, type Access } from '#src/domain/plan/access.ts';
import {
  canBeHandedOver,
  isApplication,
  type Application,
} from '#src/domain/single-sign-on/applications.ts';
import type { Plan } from '#src/domain/plan/plan.ts';
import { isSafeLink } from '#src/domain/navigation/own-path.ts';
import { holds, type RightRule } from '#src/domain/plan/right-rules.ts';
import type { Rights } from '#src/domain/plan/rights.ts';

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
  id: keyof typeof menuWords.rows;
  group: MenuGroup;
  /** Returns the plan's own label; empty where it leaves that to the portal. */
  ownLabel?: (rights: Rights) => string;
  /** Required in addition to the target screen's own rule. */
  rule?: RightRule;
  target:
    | { kind: 'screen'; screen: MenuScreen }
    /** Leaves for another application by single sign-on. */
    | { kind: 'application'; app: (rights: Rights) => Application }
    | { kind: 'link'; href: (rights: Rights) => string };
}

const screen = (name: keyof typeof screens): Row['target'] => ({
  kind: 'screen',
  screen: screens[name],
});

/** Returns the name of another application of the insurer; an unknown one keeps its own name. */
export function applicationName(application: string): string {
  return isApplication(application) ? applicationNames[application] : application;
}

/** Every row of the navigation, in its order (product rule 2.6). */
export const menuRows: readonly Row[] = [
  { id: 'home', group: 'top', target: screen('home') },

  { id: 'claims', group: 'care', target: screen('claims') },
  { id: 'spending', group: 'care', target: screen('spending') },
  { id: 'health-records', group: 'care', target: screen('healthRecords') },
  { id: 'health-reimbursement', group: 'care', target: screen('healthReimbursement') },
  {
    id: 'find-care',
    group: 'care',
    ownLabel: (rights) => rights.findCareAndCostDisplayText,
    rule: 'findCareOptions',
    target: screen('findCare'),
  },

  { id: 'coverage-and-copays', group: 'policy', target: screen('coverageAndCopays') },
  { id: 'coverage-and-benefits', group: 'policy', target: screen('coverageAndBenefits') },
  { id: 'primary-care-provider', group: 'policy', target: screen('primaryCareProvider') },
  { id: 'authorizations', group: 'policy', target: screen('authorizations') },
  {
    id: 'interqual',
    group: 'policy',
    target: { kind: 'application', app: () => 'interqual' },
  },
  {
    id: 'cob',
    group: 'policy',
    target: { kind: 'application', app: () => 'cob' },
  },
  {
    id: 'update-policy',
    group: 'policy',
    target: {
      kind: 'application',
      app: (rights) => (rights.updatePolicyMetallic ? 'updatepolicymetallic' : 'updatepolicy'),
    },
  },
  {
    id: 'your-plan',
    group: 'policy',
    rule: 'maPlanBenefits',
    target: { kind: 'link', href: (rights) => rights.maPlanBenefitsLink },
  },
  { id: 'traveling-abroad', group: 'policy', target: screen('travelingAbroad') },

  { id: 'pay-bill', group: 'top', target: screen('paymentCenter') },
  { id: 'id-card', group: 'top', target: screen('idCard') },
  { id: 'programs', group: 'top', target: screen('programs') },
  { id: 'pharmacy', group: 'top', target: screen('pharmacy') },
  { id: 'documents', group: 'top', target: screen('documents') },
  { id: 'contact-us', group: 'top', target: screen('contactUs') },
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
    const { rights } = member;
    if (row.rule && !holds(row.rule, { rights, named: null })) return [];
    const { target } = row;
    if (target.kind === 'screen' && !canOpen(accessOf(target.screen), member)) return [];
    // To a dependent the payment center only says that the policyholder pays.
    if (row.id === 'pay-bill' && !member.plan.isPolicyHolder) return [];
    const label = row.ownLabel?.(rights) || menuWords.rows[row.id];
    const entry = { id: row.id, group: row.group, label };
    switch (target.kind) {
      case 'screen':
        return [{ ...entry, target }];
      case 'application': {
        const app = target.app(rights);
        return canBeHandedOver(app, rights) ? [{ ...entry, target: { ...target, app } }] : [];
      }
      case 'link': {
        const href = target.href(rights);
        return isSafeLink(href) ? [{ ...entry, target: { kind: target.kind, href } }] : [];
      }
    }
  });
}
