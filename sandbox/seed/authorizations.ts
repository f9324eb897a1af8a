import type { AppealPlanKind } from '#src/domain/appeals/appeal-rules.ts';
import { lastDayToAppeal } from '../appeal-rules.ts';
import { plusDays } from './calendar.ts';
import type { ProviderId } from './claims/providers.ts';

/** The decision of a review, in the codes of the review action. */
export type ReviewAction = 'A1' | 'A2' | 'A3' | 'A4' | 'NA';

/** A prior authorization that a provider requested. Days are counted from today. */
export type AuthorizationSeed = {
  id: string;
  memberId: string;
  /** The days since the request, and since the decision; undecided where left out. */
  daysAgo: number;
  decidedDaysAgo?: number;
  /** The days since the approval, where a later decision extended it. */
  approvedDaysAgo?: number;
  /** The validity, in days from today. */
  holds?: readonly [number, number];
  kind: 'professional' | 'institutional';
  /** The provider who sent the request. */
  provider: ProviderId;
  /** The provider who gives the care, where that is another one. */
  performer?: ProviderId;
  outcome: 'complete' | 'queued' | 'partial';
  isUrgent?: true;
  /** The insurer's words; left out, the review action says it. */
  disposition?: string;
  note?: string;
  services: readonly {
    service: string;
    quantity: number;
    action?: ReviewAction;
    billed?: number;
    used?: number;
    reason?: string;
  }[];
  /** Numbers of the claims that were made under it. */
  claims?: readonly string[];
};

const maria = 'A1042887701';
const mateo = 'A1042887703';
const sofia = 'A1042887704';
const ruth = 'M4028551901';

const stories: readonly AuthorizationSeed[] = [
  {
    // Ends in about three weeks.
    id: 'auth-AU88770001',
    memberId: maria,
    daysAgo: 75,
    decidedDaysAgo: 72,
    holds: [-70, 20],
    kind: 'professional',
    outcome: 'complete',
    disposition: 'Approved',
    provider: 'prac-salas',
    performer: 'org-juniper-therapy',
    services: [
      { service: 'Physical therapy', quantity: 12, action: 'A1', billed: 168_000, used: 0 },
    ],
  },
  {
    id: 'auth-AU88770002',
    memberId: maria,
    daysAgo: 2,
    kind: 'institutional',
    provider: 'org-cedar-ortho',
    performer: 'org-riverside-hospital',
    isUrgent: true,
    outcome: 'queued',
    disposition: 'Under Review',
    services: [{ service: 'Knee arthroscopy', quantity: 1, action: 'A4' }],
  },
  {
    id: 'auth-AU88770003',
    memberId: maria,
    daysAgo: 130,
    decidedDaysAgo: 127,
    kind: 'professional',
    provider: 'prac-okeefe',
    outcome: 'complete',
    disposition: 'Denied: Not a Covered Benefit',
    note: 'Your plan doesn’t cover care that only changes how you look.',
    services: [
      {
        service: 'Cosmetic laser treatment',
        quantity: 3,
        action: 'A3',
        reason: 'Cosmetic care isn’t covered',
      },
    ],
  },
  {
    // Without the insurer's words; one line of two approved.
    id: 'auth-AU88770004',
    memberId: mateo,
    daysAgo: 200,
    decidedDaysAgo: 195,
    holds: [-190, -100],
    kind: 'professional',
    outcome: 'partial',
    provider: 'org-juniper-therapy',
    services: [
      { service: 'Occupational therapy', quantity: 8, action: 'A1', billed: 112_000, used: 8 },
      {
        service: 'Electric stimulation',
        quantity: 8,
        action: 'A3',
        reason: 'There isn’t enough proof that it helps',
      },
    ],
  },
  {
    // The claims it was used for are those of the spring.
    id: 'auth-AU88770005',
    memberId: maria,
    daysAgo: 340,
    approvedDaysAgo: 335,
    decidedDaysAgo: 60,
    holds: [-330, 90],
    kind: 'professional',
    outcome: 'complete',
    provider: 'prac-salas',
    performer: 'org-juniper-therapy',
    disposition: 'Extension Granted per Provider Request',
    services: [{ service: 'Therapy for the knee', quantity: 20, action: 'A1', used: 3 }],
    claims: ['C887701900003', 'C887701900004', 'C887701900005'],
  },
  {
    id: 'auth-AU88770006',
    memberId: sofia,
    daysAgo: 48,
    decidedDaysAgo: 44,
    kind: 'professional',
    provider: 'org-pine-pediatrics',
    outcome: 'complete',
    disposition: 'Authorization sent to wrong Payor',
    services: [{ service: 'Speech therapy', quantity: 10 }],
  },
  {
    id: 'auth-AU88770007',
    memberId: maria,
    daysAgo: 92,
    decidedDaysAgo: 90,
    kind: 'professional',
    provider: 'org-clearpoint',
    outcome: 'complete',
    disposition: 'Withdrawn per Provider Request',
    services: [{ service: 'MRI of the shoulder', quantity: 1 }],
  },
  {
    // Words that are in no table.
    id: 'auth-AU88770008',
    memberId: sofia,
    daysAgo: 9,
    kind: 'professional',
    provider: 'prac-marchetti',
    outcome: 'queued',
    disposition: 'Waiting for records from school',
    services: [{ service: 'Allergy testing', quantity: 1 }],
  },
  {
    // Nothing was decided and nothing said.
    id: 'auth-AU88770009',
    memberId: maria,
    daysAgo: 5,
    kind: 'professional',
    provider: 'org-summit-lab',
    outcome: 'queued',
    services: [{ service: 'Genetic testing', quantity: 1 }],
  },
  {
    id: 'auth-AU88770010',
    memberId: maria,
    daysAgo: 300,
    decidedDaysAgo: 297,
    kind: 'professional',
    provider: 'org-clearpoint',
    outcome: 'complete',
    disposition: 'NO PA REQUIRED',
    services: [{ service: 'Ultrasound', quantity: 1, action: 'NA' }],
  },
  {
    // Denied so long ago that it can no longer be appealed.
    id: 'auth-AU88770011',
    memberId: maria,
    daysAgo: 420,
    decidedDaysAgo: 415,
    kind: 'professional',
    provider: 'org-high-plains',
    outcome: 'complete',
    disposition: 'Denied: Insufficient Information',
    services: [{ service: 'Sleep study', quantity: 1, action: 'A3' }],
  },
  {
    id: 'auth-AU55190001',
    memberId: ruth,
    daysAgo: 40,
    decidedDaysAgo: 37,
    holds: [-35, 145],
    kind: 'professional',
    provider: 'org-cedar-ortho',
    outcome: 'complete',
    disposition: 'Approved',
    services: [{ service: 'Knee injections', quantity: 3, action: 'A1', billed: 96_000, used: 1 }],
  },
  {
    id: 'auth-AU55190002',
    memberId: ruth,
    daysAgo: 12,
    decidedDaysAgo: 12,
    kind: 'professional',
    provider: 'org-clearpoint',
    outcome: 'complete',
    disposition: 'No PA Required',
    services: [{ service: 'X-ray of the hip', quantity: 1, action: 'NA' }],
  },
];

/** The member of the size test: more than two pages of the service. */
const many = Array.from({ length: 130 }, (_, index): AuthorizationSeed => {
  const daysAgo = 40 + index * 9;
  return {
    id: `auth-AU80${String(index).padStart(4, '0')}`,
    memberId: 'A8000000001',
    daysAgo,
    decidedDaysAgo: daysAgo - 3,
    holds: [5 - daysAgo, 95 - daysAgo],
    outcome: 'complete',
    kind: 'professional',
    provider: 'org-juniper-therapy',
    disposition: 'Approved',
    services: [{ service: 'Occupational therapy', quantity: 10, action: 'A1', used: index % 11 }],
  };
});

export const authorizations: readonly AuthorizationSeed[] = [...stories, ...many];

export const numberOfAuthorization = ({ id }: Pick<AuthorizationSeed, 'id'>): string =>
  id.replace('auth-', '');

const byClaim = new Map(
  authorizations.flatMap((authorization) =>
    (authorization.claims ?? []).map(
      (claimNumber) => [claimNumber, numberOfAuthorization(authorization)] as const,
    ),
  ),
);

/** The number of the authorization that a claim was made under. */
export const authorizationOfClaim = (claimNumber: string): string | undefined =>
  byClaim.get(claimNumber);

/** Returns the authorization with an id; undefined if the id is unknown. */
export const authorizationNamed = (authorizationId: string): AuthorizationSeed | undefined =>
  authorizations.find(({ id }) => id === authorizationId);

/** The denials of some members of a contract that can still be appealed, with the last day for each. */
export function authorizationAppeals(
  memberIds: ReadonlySet<string>,
  { today, appealRules }: { today: string; appealRules: AppealPlanKind },
) {
  return authorizations.flatMap((authorization) => {
    if (!memberIds.has(authorization.memberId)) return [];
    const lastDay = lastDayToAppealAuthorization(authorization, { today, appealRules });
    return lastDay === null || lastDay < today
      ? []
      : [{ authorizationId: authorization.id, lastDay }];
  });
}

/** Returns the last day to appeal a denial, which may have passed; null where nothing was denied. */
export function lastDayToAppealAuthorization(
  { decidedDaysAgo, services }: AuthorizationSeed,
  { today, appealRules }: { today: string; appealRules: AppealPlanKind },
): string | null {
  if (decidedDaysAgo === undefined || !services.some(({ action }) => action === 'A3')) return null;
  return lastDayToAppeal(plusDays(today, -decidedDaysAgo), appealRules);
}
