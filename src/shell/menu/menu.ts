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

/** The address of a plan's screen without further parameters, such as a claim's id. */
export type MenuScreen = Exclude<
  Extract<FileRouteTypes['to'], `/{-$contractType}/${string}`>,
  `${string}/$${string}`
>;
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

const screen = (address: MenuScreen): Row['target'] => ({ kind: 'screen', screen: address });

/** Returns the name of another application of the insurer; an unknown one keeps its own name. */
export function applicationName(application: string): string {
  return isApplication(application) ? applicationNames[application] : application;
}

/** Every row of the navigation, in its order (product rule 2.6). */
export const menuRows: readonly Row[] = [
  { id: 'home', group: 'top', target: screen('/{-$contractType}/dashboard') },

  { id: 'claims', group: 'care', target: screen('/{-$contractType}/claims') },
  { id: 'spending', group: 'care', target: screen('/{-$contractType}/spending-details') },
  { id: 'health-records', group: 'care', target: screen('/{-$contractType}/health-records') },
  {
    id: 'health-reimbursement',
    group: 'care',
    target: screen('/{-$contractType}/health-reimbursement'),
  },
  {
    id: 'find-care',
    group: 'care',
    ownLabel: (rights) => rights.findCareAndCostDisplayText,
    rule: 'findCareOptions',
    target: screen('/{-$contractType}/find-care'),
  },

  {
    id: 'coverage-and-copays',
    group: 'policy',
    target: screen('/{-$contractType}/coverage-and-copays'),
  },
  {
    id: 'coverage-and-benefits',
    group: 'policy',
    target: screen('/{-$contractType}/coverage-and-benefits'),
  },
  {
    id: 'primary-care-provider',
    group: 'policy',
    target: screen('/{-$contractType}/primary-care-provider'),
  },
  { id: 'authorizations', group: 'policy', target: screen('/{-$contractType}/authorizations') },
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
  { id: 'traveling-abroad', group: 'policy', target: screen('/{-$contractType}/traveling-abroad') },

  { id: 'pay-bill', group: 'top', target: screen('/{-$contractType}/payment-center') },
  { id: 'id-card', group: 'top', target: screen('/{-$contractType}/id-card') },
  { id: 'programs', group: 'top', target: screen('/{-$contractType}/programs') },
  { id: 'pharmacy', group: 'top', target: screen('/{-$contractType}/pharmacy') },
  { id: 'documents', group: 'top', target: screen('/{-$contractType}/documents') },
  { id: 'contact-us', group: 'top', target: screen('/{-$contractType}/contact-us') },
];

export interface MenuEntry {
  id: Row['id'];
  group: MenuGroup;
  label: string;
  target:
    | { kind: 'screen'; screen: MenuScreen }
    | { kind: 'application'; app: Application }
    | { kind: 'link'; href: string };
}

/** The address of a screen without a contract type, as it can be looked up. */
export function pathOf(screen: string): string {
  return screen.replace('/{-$contractType}', '');
}

interface Member {
  plan: Plan;
  rights: Rights;
  age: number | null;
}

/**
 * The rows a member sees: those whose rule holds and whose screen they can open. Without rules, every row whose screen
 * they can open.
 */
export function menuFor(
  member: Member,
  accessOf: (screen: MenuScreen) => Access,
  hasRules = true,
): MenuEntry[] {
  return menuRows.flatMap((row): MenuEntry[] => {
    const { rights } = member;
    if (hasRules && row.rule && !holds(row.rule, { rights, named: null })) return [];
    const { target } = row;
    if (target.kind === 'screen' && !canOpen(accessOf(target.screen), member)) return [];
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
