import * as z from 'zod/mini';
import { readAccessToken } from '#src/domain/session/access-token.ts';
import { claimKinds, claimStatuses } from '#src/domain/claims/claim-names.ts';
import { sortKeys } from '#src/domain/claims/claim-view.ts';
import { contractTypes } from '#src/domain/plan/plan.ts';
import { keyNames } from './key-names.ts';

export type StorageArea = 'session' | 'local';

/** A value in the browser's storage: its area, its codec, and whether it survives sign-out. */
export interface StorageKey<T> {
  name: string;
  area: StorageArea;
  codec: z.ZodMiniType<T>;
  survivesSignOut: boolean;
}

const key = <T>(
  name: string,
  codec: z.ZodMiniType<T>,
  {
    area = 'session',
    survivesSignOut = false,
  }: Partial<Pick<StorageKey<T>, 'area' | 'survivesSignOut'>> = {},
): StorageKey<T> => ({ name, area, codec, survivesSignOut });

const text = z.string().check(z.minLength(1));

const plan = z.object({
  username: z.string(),
  usersPreferredName: z.string(),
  companyId: z.string(),
  contractId: z.string(),
  memberId: z.string(),
  memberSeqNumber: z.string(),
  isPolicyHolder: z.boolean(),
  isActive: z.boolean(),
  contractType: z.enum(contractTypes),
  origEffDate: z.nullable(z.string()),
  covTermDate: z.nullable(z.string()),
  lobDisplayName: z.string(),
  tier1: z.string(),
  ssoType: z.nullable(z.string()),
  displayName: z.string(),
});

const cents = z.nullable(z.int());
const count = z.int().check(z.gte(1));

const claimsView = z.object({
  filters: z.object({
    text: z.string(),
    from: z.string(),
    to: z.string(),
    statuses: z.array(z.enum(claimStatuses)),
    kinds: z.array(z.enum(claimKinds)),
    provider: z.string(),
    memberId: z.string(),
    minOwed: cents,
    maxOwed: cents,
  }),
  sort: z.object({ by: z.enum(sortKeys), isDescending: z.boolean() }),
  pageSize: count,
});

/** The display choices of lists and charts. It identifies no member, and stays for the next user of this browser. */
const displayChoices = z.object({
  rowsPerPage: z.catch(z.optional(count), undefined),
  spendingView: z.catch(z.optional(z.enum(['charts', 'table'])), undefined),
});

export type DisplayChoices = z.infer<typeof displayChoices>;

/**
 * Every key the portal uses, declared once (product rule 3.1). A stored value that its
 * codec refuses is dropped. After sign-out only the keys marked `survivesSignOut` remain.
 */
export const storageKeys = {
  accessToken: key(
    keyNames.accessToken,
    text.check(z.refine((token) => readAccessToken(token) !== null)),
  ),
  refreshToken: key(keyNames.refreshToken, text),
  /** Milliseconds by which this device's clock was ahead of the issuer's when it issued the tokens. */
  clockSkew: key(keyNames.clockSkew, z.number()),
  /**
   * The ID token of the sign-in; identifies to the provider the session to end (OpenID Connect RP-Initiated Logout).
   */
  idToken: key('id_token', text),
  codeVerifier: key(keyNames.codeVerifier, text),
  loggedInUser: key('logged_in_user', text),
  loggingIn: key(keyNames.loggingIn, z.boolean()),
  pendingSession: key(
    keyNames.pendingSession,
    z.object({
      state: text,
      nonce: text,
      createdAt: z.number(),
      /** The session that this sign-in is to go on with: its member, as a fingerprint, and its last activity. */
      continues: z.optional(z.object({ member: text, lastActivityAt: z.number() })),
    }),
  ),
  deepLink: key('deep_link', text, { survivesSignOut: true }),
  deepLinkMessage: key('deepLinkMessage', text, { survivesSignOut: true }),
  selectedPlan: key(keyNames.selectedPlan, plan),
  messageCounts: key('message-counts', z.record(z.string(), z.number())),
  /** The patients and rights of a plan (`planKey`) that a reloaded page needs for its first calls (src/app/first-reads.ts). */
  lastVisit: key(
    'last-visit',
    z.object({
      plan: text,
      patientIds: z.array(text),
      actingMemberIds: z.array(text),
      paysHere: z.boolean(),
      hasAccount: z.boolean(),
    }),
  ),
  /** Epoch milliseconds. */
  lastActivity: key(keyNames.lastActivity, z.number()),
  /**
   * The times when members last signed out in this browser, in epoch milliseconds, by marks that identify no member.
   * For a page that was not open to learn of it (docs/decisions/005).
   */
  signedOutAt: key(keyNames.signedOutAt, z.record(z.string(), z.number()), {
    area: 'local',
    survivesSignOut: true,
  }),
  /**
   * Whether the last session of this browser ended while the provider's own may go on: the next user who signs in is
   * asked for the password. Identifies no user.
   */
  forcePrompt: key(keyNames.forcePrompt, z.boolean(), { area: 'local', survivesSignOut: true }),
  claimsFilters: key('claims-filters', claimsView),
  displayChoices: key('display-choices', displayChoices, {
    area: 'local',
    survivesSignOut: true,
  }),
  /** The text of the notice that was dismissed; src/boot/landing-notice.ts writes it too. */
  noticeDismissed: key(keyNames.noticeDismissed, text),
  /** A notice was shown: a reload keeps its place free, so that nothing moves when it is there again. */
  noticeShown: key('notice-shown', z.boolean()),
  /**
   * The drafts, encrypted, by form. Only the member's own key shows their owner and their form; they outlive only
   * sessions that end automatically (docs/decisions/006).
   */
  drafts: key('drafts', z.object({ of: text, texts: z.record(z.string(), z.string()) }), {
    survivesSignOut: true,
  }),
  /**
   * The last member of the tab, as a fingerprint of salt and subject. Stays after a session that ended automatically,
   * so that no other member continues with what it left (docs/decisions/005).
   */
  tabOf: key('tab-of', z.object({ salt: text, mark: text }), { survivesSignOut: true }),
  /** A random text: a return from the payment vendor's page is accepted only with it. Identifies no member. */
  vendorState: key('vendor-state', text),
  outageBypass: key(keyNames.outageBypass, z.boolean()),
  /** Whether this tab's session is among those that telemetry reports. Drawn at random, identifies no member. */
  telemetry: key('telemetry', z.boolean()),
};
