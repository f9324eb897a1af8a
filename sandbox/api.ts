import type { DatabaseSync } from 'node:sqlite';
import { createAccountNotices } from './account-notices.ts';
import { accessRequestOperations } from './api/access-requests.ts';
import { accountOperations } from './api/account.ts';
import { accountSecurityOperations } from './api/account-security.ts';
import { accountHelpOperations } from './api/account-help.ts';
import { accumulatorOperations } from './api/accumulators.ts';
import type { Authenticate } from './api/bearer.ts';
import { benefitOperations } from './api/benefits.ts';
import { billingOperations } from './api/billing.ts';
import { certificateOperations } from './api/certificates.ts';
import { authorizationAppealOperations } from './api/authorization-appeals.ts';
import { claimOperations } from './api/claims.ts';
import { costEstimateOperations } from './api/cost-estimates.ts';
import { memberSettingsOperations } from './api/member-settings.ts';
import { keptEstimateOperations } from './api/saved-estimates.ts';
import { messageOperations } from './api/messages.ts';
import { payableIn } from './api/payable.ts';
import { paymentOperations } from './api/payments.ts';
import { healthLinkOperations } from './api/health-links.ts';
import { healthReimbursementOperations } from './api/health-reimbursement.ts';
import { idCardOperations } from './api/id-card.ts';
import { pharmacyOperations } from './api/pharmacy.ts';
import { preferenceOperations } from './api/preferences.ts';
import { primaryCareOperations } from './api/primary-care.ts';
import { createApi } from './api/server.ts';
import { documentOperations } from './api/documents.ts';
import { contactDetailOperations } from './api/contact-details.ts';
import { directoryReportOperations } from './api/directory-reports.ts';
import { contactOperations } from './api/contact.ts';
import { dataSharingOperations } from './api/data-sharing.ts';
import { draftOperations } from './api/drafts.ts';
import { registrationOperations } from './api/registration.ts';
import { settingsOperations, type SettingsStore } from './api/settings.ts';
import { singleSignOnOperations } from './api/single-sign-on.ts';
import { systemOperations } from './api/system.ts';
import { walletPassOperations } from './api/wallet-passes.ts';
import type { BillingAccounts } from './billing/billing-accounts.ts';
import type { ClaimCorrespondence } from './claim-correspondence.ts';
import type { ControlState } from './control-state.ts';
import { createDataSharingStore } from './data-sharing.ts';
import { appealedDecisions, createAppealPackets } from './documents/appeal-packet.ts';
import { createAuthorizationLetters } from './documents/authorization-letters.ts';
import { createBillingDocuments } from './documents/billing-documents.ts';
import { createForms } from './documents/forms.ts';
import { createMemberDocuments } from './documents/member-documents.ts';
import { createPlanSummaries } from './documents/plan-summaries.ts';
import { createAccessLog } from './access-log.ts';
import { healthRecordsPath, createFhirServer } from './fhir.ts';
import type { ApiFamily, Upstream } from './gateway.ts';
import { createHealthLinks } from './health-links.ts';
import type { Accounts } from './identity/accounts.ts';
import type { Grants } from './identity/grants.ts';
import { createMailboxes } from './mailboxes.ts';
import type { Outbox } from './outbox.ts';
import type { Passcodes } from './passcodes.ts';
import type { PasswordResets } from './password-resets.ts';
import { newMethodPath } from './payment-vendor.ts';
import { createPreferencesStore } from './preferences.ts';
import type { MemberSettingsStore } from './member-settings.ts';
import type { RateLimits } from './rate-limits.ts';
import { createReauthentication } from './reauthentication.ts';
import { createReimbursementAccounts } from './reimbursement/reimbursement-accounts.ts';
import type { Registrations } from './registrations.ts';
import type { SecretAnswers } from './secret-answers.ts';
import type { Claims } from './seed/claims/claims.ts';
import type { World } from './seed/world.ts';
import type { WalletSigner } from './wallet/signer.ts';

/** Creates the three API families, ready to be served by a gateway. */
export function createApis(parts: {
  world: World;
  claims: Claims;
  correspondence: ClaimCorrespondence;
  billing: BillingAccounts;
  database: DatabaseSync;
  settings: SettingsStore;
  accounts: Accounts;
  grants: Grants;
  registrations: Registrations;
  passcodes: Passcodes;
  resets: PasswordResets;
  secretAnswers: SecretAnswers;
  memberSettings: MemberSettingsStore;
  outbox: Outbox;
  rateLimits: RateLimits;
  control: ControlState;
  walletSigner: WalletSigner;
  authenticate: Authenticate;
  /** The v1 API and the FHIR server, as the portal addresses them. */
  v1Url: string;
  healthRecordsUrl: string;
  /** The present in epoch milliseconds, by which links end. */
  linkNow: () => number;
  /** Origin of the demo partner site. */
  partnerUrl: string;
}): Record<ApiFamily, Upstream> {
  const { world, claims, correspondence, database, settings, authenticate } = parts;
  const mailboxes = createMailboxes(database);
  const dataSharing = createDataSharingStore(database);
  const healthLinks = createHealthLinks({
    database,
    now: parts.linkNow,
    mayAct({ madeBy, memberId }) {
      const maker = world.userNamed(madeBy);
      return maker !== undefined && world.actsFor(maker, memberId) !== undefined;
    },
    onOpened(memberId, who) {
      for (const user of world.everyUser()) {
        const isOwn = world.membershipsOf(user).some(({ member }) => member.memberId === memberId);
        if (!isOwn) continue;
        const at = new Date(parts.linkNow()).toISOString();
        dataSharing.addReading(user.userName, { at, who, kind: 'link', data: ['card'] });
      }
    },
  });
  const secured = {
    reauthentication: createReauthentication(parts),
    notices: createAccountNotices(settings, parts.outbox),
  };
  const memberOperations = [
    ...accountOperations(
      world,
      (user) => settings.read(user).displayName,
      (membership) =>
        parts.memberSettings.read(membership, membership.member.memberId).hideTermedDependents
          .value ?? false,
      (user) => dataSharing.read(user.userName).leftPrograms,
    ),
    ...dataSharingOperations({ dataSharing, grants: parts.grants, world, ...secured }),
    ...accessRequestOperations({ ...parts, mailboxes }),
    ...settingsOperations(settings, secured.notices),
    ...contactDetailOperations({ ...parts, ...secured }),
    ...accountSecurityOperations({ ...parts, ...secured, healthLinks, dataSharing }),
    ...memberSettingsOperations(parts.memberSettings, world),
    ...certificateOperations({ ...parts, ...secured, settings: parts.memberSettings }),
    ...draftOperations(database),
    ...contactOperations({ ...parts, mailboxes }),
    ...registrationOperations(parts),
    ...accountHelpOperations({ ...parts, ...secured }),
    ...singleSignOnOperations(world, parts.partnerUrl),
    ...systemOperations(parts.control),
  ];
  const pay = {
    world,
    accounts: parts.billing,
    payable: payableIn(world, parts.billing),
    vendorUrl: parts.partnerUrl + newMethodPath,
  };
  const documents = createMemberDocuments(
    appealedDecisions(world, claims),
    claims,
    correspondence,
    mailboxes,
    [
      createBillingDocuments(world, parts.billing),
      createAuthorizationLetters(world),
      createPlanSummaries(world),
      createAppealPackets(world, claims, correspondence),
    ],
  );
  const v1Operations = [
    ...accumulatorOperations(world, claims),
    ...benefitOperations(world),
    ...claimOperations({ ...parts, mailboxes }),
    ...authorizationAppealOperations({ ...parts, mailboxes }),
    ...billingOperations(pay),
    ...paymentOperations(pay),
    ...healthReimbursementOperations(
      world,
      createReimbursementAccounts(database, world.calendar, claims),
      claims,
    ),
    ...pharmacyOperations(world, claims),
    ...idCardOperations({ ...parts, ...secured }),
    ...walletPassOperations(parts),
    ...healthLinkOperations({
      world,
      links: healthLinks,
      rateLimits: parts.rateLimits,
      publicUrl: `${parts.v1Url}/public`,
    }),
    ...primaryCareOperations(database, world),
    ...directoryReportOperations(database, parts.outbox, parts.rateLimits),
    ...costEstimateOperations(world),
    ...keptEstimateOperations(database, world, parts.linkNow),
    ...documentOperations(world, documents, createForms()),
  ];
  const messageCenterOperations = [
    ...messageOperations({ ...parts, mailboxes, documents }),
    ...preferenceOperations(createPreferencesStore(database), settings, world),
  ];
  const v1 = createApi('v1', v1Operations, authenticate);
  const fhir = createFhirServer({
    world,
    claims,
    authenticate,
    baseUrl: parts.healthRecordsUrl,
  });
  const logged = createAccessLog({
    world,
    claims,
    documents,
    authenticate,
    onAccess: ({ reader, owner, data }) => {
      dataSharing.addReading(owner.userName, {
        at: world.calendar.now(),
        reader: reader.userName,
        who: reader.person.firstName,
        kind: 'family',
        data: [data],
      });
    },
  });
  return {
    member: logged(createApi('member', memberOperations, authenticate)),
    messageCenter: logged(createApi('messageCenter', messageCenterOperations, authenticate)),
    v1: logged((request) =>
      new URL(request.url).pathname.startsWith(healthRecordsPath) ? fhir(request) : v1(request),
    ),
  };
}
