import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  askForAccess,
  changePassword,
  deleteAccount,
  saveFamilyAccess,
  saveMfa,
  saveSecurityQuestions,
} from '#src/api/calls/account/account-security.ts';
import { endSessions, sessions } from '#src/api/calls/account/sessions.ts';
import {
  checkPasscode,
  passcodeRules,
  passwordResetRules,
  recoverUsername,
  resetPassword,
  sendPasscode,
} from '#src/api/calls/account/account-help.ts';
import { accumulators } from '#src/api/calls/coverage/accumulators.ts';
import { appealDeadlines } from '#src/api/calls/claims/appeal-deadlines.ts';
import {
  appealAuthorization,
  authorizationAppeals,
} from '#src/api/calls/claims/authorization-appeals.ts';
import { availability } from '#src/api/calls/availability.ts';
import {
  certificateRules,
  orderCertificate,
  claimDocument,
  documentFile,
  memberDocuments,
  forms,
} from '#src/api/calls/messages/documents.ts';
import { authorizationById, claimById } from '#src/api/calls/claims/claim-by-id.ts';
import { requestAuthorizationFile, requestClaimFile } from '#src/api/calls/claims/claim-files.ts';
import {
  appealClaim,
  appealRules,
  appeals,
  askAboutClaim,
  inquiries,
  type NewAppeal,
} from '#src/api/calls/claims/claim-inquiries.ts';
import {
  authorizationSearch,
  claimSearch,
  moreClaims,
} from '#src/api/calls/claims/claim-search.ts';
import {
  sendContactRequest,
  sendPublicContactRequest,
} from '#src/api/calls/messages/contact-request.ts';
import { costEstimates, costProcedures } from '#src/api/calls/care/cost-estimates.ts';
import { coverages, idCards } from '#src/api/calls/coverage/coverages.ts';
import {
  accessLog,
  dataSharing,
  disconnectApp,
  endConfidentialAddress,
  leaveProgram,
  saveConfidentialAddress,
  saveSharingChoices,
} from '#src/api/calls/account/data-sharing.ts';
import {
  reportDirectoryMistake,
  affiliations,
  directoryNetworks,
  directorySearch,
  directoryTowns,
} from '#src/api/calls/care/directory-search.ts';
import { draftKey, acceptTerms, userSettings } from '#src/api/calls/account/user-settings.ts';
import { drugEntries, drugPlans } from '#src/api/calls/care/drug-list.ts';
import {
  checkInLinkRules,
  createCheckInLink,
  createHealthLink,
  healthLinkRules,
  healthLinks,
  isTooManyLinks,
  revokeHealthLink,
} from '#src/api/calls/coverage/health-links.ts';
import {
  createReimbursement,
  healthReimbursement,
  reimbursementRequests,
  reimbursementRules,
} from '#src/api/calls/payments/health-reimbursement.ts';
import {
  emailIdCard,
  faxIdCard,
  mailIdCard,
  sharedCard,
  appleWalletPass,
  googleWalletPage,
} from '#src/api/calls/coverage/id-card.ts';
import {
  deleteSavedEstimate,
  isTooManyEstimates,
  keepEstimate,
  savedEstimates,
} from '#src/api/calls/care/saved-estimates.ts';
import {
  memberSettings,
  otherCoverageRules,
  saveAccountBlock,
  saveMemberSettings,
} from '#src/api/calls/account/member-settings.ts';
import { memberships } from '#src/api/calls/account/memberships.ts';
import { message, replyToMessage } from '#src/api/calls/messages/message.ts';
import { isMessageCounts, messageCounts } from '#src/api/calls/messages/message-counts.ts';
import { deleteMessage, mailboxPage, setMessageStatus } from '#src/api/calls/messages/messages.ts';
import { cardIssuer, providerName } from '#src/api/calls/coverage/organizations.ts';
import { patients, patientsKnownBy } from '#src/api/calls/coverage/patients.ts';
import {
  addPaymentMethod,
  makeMethodDefault,
  paymentMethods,
  removePaymentMethod,
} from '#src/api/calls/payments/payment-methods.ts';
import { bill } from '#src/api/calls/payments/billing.ts';
import { benefits } from '#src/api/calls/coverage/benefits.ts';
import {
  autopay,
  cancelAutopay,
  cancelPayment,
  createPayment,
  payments,
  saveAutopay,
  statements,
} from '#src/api/calls/payments/payments.ts';
import { preferences, savePreferences } from '#src/api/calls/account/preferences.ts';
import { prescriptions } from '#src/api/calls/care/prescriptions.ts';
import { choosePrimaryCare, primaryCare } from '#src/api/calls/care/primary-care.ts';
import {
  emailRules,
  phoneRules,
  saveAddress,
  saveDisplayName,
  saveEmail,
  savePhone,
} from '#src/api/calls/account/profile.ts';
import { reauthenticate } from '#src/api/calls/account/reauthentication.ts';
import { otherRecordSearches, patientSent, recordList } from '#src/api/calls/care/record-lists.ts';
import {
  accountRules,
  memberRules,
  registerUser,
  termsRules,
  verifyMember,
} from '#src/api/calls/account/registration.ts';
import { reimbursementTransactions } from '#src/api/calls/payments/reimbursement-transactions.ts';
import { startSingleSignOn } from '#src/api/calls/account/single-sign-on.ts';
import { userNotice } from '#src/api/calls/messages/user-notice.ts';
import { accessRights } from '#src/api/calls/account/access-rights.ts';
import { capabilityOf } from '#src/api/operations.ts';
import { ApiFailure } from '#src/api/http/failure.ts';
import type { Call, Read, Write } from '#src/api/http/call.ts';
import { isMadeStale, keyOf, type SendWrite } from '#src/api/queries.ts';
import { limits } from '#src/domain/limits.ts';
import { storageKeys } from '#src/storage/storage-keys.ts';

/** A sent request: operation, parameters by name in any location, and body. */
const sent = (call: Call<unknown>) => {
  const { path, query, header } = call.params;
  return [
    call.operation,
    { ...path, ...query, ...header },
    ...('body' in call && call.body !== undefined ? [call.body] : []),
  ];
};

const usd = (amount: number) => ({ amount, currency: 'USD' });
const page = { page: 1, pageSize: 100 };
const ref = { memberId: 'M1', messageId: 'm1' };
const card = { memberId: 'M1', cardId: 'k1' };
const home = { address1: '1 Main St', city: 'Marlow', stateCode: 'AR', zip: '72201' };
const choiceOfProvider = {
  practitionerRoleId: 'r1',
  effectiveDate: '2027-01-01',
  reason: 'moved',
};
const appeal = {
  submittedBy: 'member',
  reason: 'other',
  comments: 'Please look again.',
} satisfies NewAppeal;
const file = { fileName: 'scan.pdf', contentType: 'application/pdf', content: 'JVBERi0=' } as const;

describe('a read sends', () => {
  const plan = { companyId: '001', memberId: 'M1', contractType: 'Medical' } as const;
  const question = { procedure: 'x', zip: '72201', radius: 10, memberId: 'M1' };

  const rows: [Call<unknown>, string, object][] = [
    [
      accessRights('maria', plan),
      'GET /users/{userId}/accessrights/{companyId}/{memberId}/{contractType}',
      { userId: 'maria', ...plan },
    ],
    [memberships('maria'), 'GET /users/{userId}/memberships', { userId: 'maria' }],
    [userSettings('maria'), 'GET /users/{userId}/settings', { userId: 'maria' }],
    [draftKey('maria'), 'GET /users/{userId}/draft-key', { userId: 'maria' }],
    [dataSharing('maria'), 'GET /users/{userId}/data-sharing', { userId: 'maria' }],
    [sessions('maria'), 'GET /users/{userId}/sessions', { userId: 'maria' }],
    [
      accessLog('maria', 2),
      'GET /users/{userId}/access-log',
      { userId: 'maria', page: 2, pageSize: 10 },
    ],
    [
      memberSettings('maria', 'M1'),
      'GET /users/{userId}/member-settings/{memberId}',
      { userId: 'maria', memberId: 'M1' },
    ],
    [availability(), 'GET /public/systemavailability', {}],
    [userNotice(), 'GET /public/user-notice', {}],
    [accumulators('M1'), 'GET /members/{memberId}/accumulators', { memberId: 'M1' }],
    [
      accumulators('M1', 2025),
      'GET /members/{memberId}/accumulators',
      { memberId: 'M1', planYear: 2025 },
    ],
    [
      appealDeadlines('M1'),
      'GET /members/{memberId}/appeal-deadlines',
      { memberId: 'M1', page: 1, pageSize: limits.appealDeadlines },
    ],
    [benefits('M1'), 'GET /members/{memberId}/benefits', { memberId: 'M1' }],
    [bill('C1'), 'GET /contracts/{contractId}/billing', { contractId: 'C1' }],
    [
      payments('C1', 2),
      'GET /contracts/{contractId}/payments',
      { contractId: 'C1', page: 2, pageSize: limits.listPageSize },
    ],
    [
      statements('C1', 2),
      'GET /contracts/{contractId}/statements',
      { contractId: 'C1', page: 2, pageSize: limits.listPageSize },
    ],
    [autopay('C1'), 'GET /contracts/{contractId}/autopay', { contractId: 'C1' }],
    [
      paymentMethods('C1'),
      'GET /contracts/{contractId}/payment-methods',
      { contractId: 'C1', ...page },
    ],
    [inquiries('c1'), 'GET /claims/{claimId}/inquiries', { claimId: 'c1', ...page }],
    [appeals('c1'), 'GET /claims/{claimId}/appeals', { claimId: 'c1', ...page }],
    [
      authorizationAppeals('a1'),
      'GET /authorizations/{authorizationId}/appeals',
      { authorizationId: 'a1', ...page },
    ],
    [costProcedures('knee'), 'GET /cost-estimates/procedures', { q: 'knee', ...page }],
    [costEstimates(question), 'GET /cost-estimates', { ...question, ...page }],
    [costEstimates(question, 2), 'GET /cost-estimates', { ...question, ...page, page: 2 }],
    [savedEstimates('M1'), 'GET /members/{memberId}/kept-estimates', { memberId: 'M1', ...page }],
    [healthLinks('M1'), 'GET /members/{memberId}/health-links', { memberId: 'M1', ...page }],
    [
      healthLinks('M1', { ended: true }),
      'GET /members/{memberId}/health-links',
      { memberId: 'M1', ...page, state: 'ended' },
    ],
    [
      memberDocuments('M1', 2),
      'GET /members/{memberId}/documents',
      { memberId: 'M1', page: 2, pageSize: limits.listPageSize },
    ],
    [
      claimDocument('M1', 'c1'),
      'GET /members/{memberId}/documents',
      { memberId: 'M1', type: 'eob', claimId: 'c1', page: 1, pageSize: 1 },
    ],
    [documentFile('d1'), 'GET /documents/{documentId}', { documentId: 'd1' }],
    [
      forms('Dental', 2),
      'GET /forms',
      { contractType: 'Dental', page: 2, pageSize: limits.listPageSize },
    ],
    [
      prescriptions('M1', 2),
      'GET /members/{memberId}/prescriptions',
      { memberId: 'M1', page: 2, pageSize: limits.listPageSize },
    ],
    [primaryCare('M1'), 'GET /members/{memberId}/primary-care-provider', { memberId: 'M1' }],
    [healthReimbursement('M1'), 'GET /members/{memberId}/health-reimbursement', { memberId: 'M1' }],
    [
      reimbursementRequests('M1', 2),
      'GET /members/{memberId}/health-reimbursement/reimbursements',
      { memberId: 'M1', page: 2, pageSize: limits.listPageSize },
    ],
    [
      reimbursementTransactions('M1', 2),
      'GET /members/{memberId}/health-reimbursement/transactions',
      { memberId: 'M1', page: 2, pageSize: limits.listPageSize },
    ],
    [appleWalletPass(card), 'GET /members/{memberId}/id-cards/{cardId}/passes/apple', card],
    [googleWalletPage(card), 'GET /members/{memberId}/id-cards/{cardId}/passes/google', card],
    [message(ref), 'GET /{member}/messages/{messageId}', { member: 'M1', messageId: 'm1' }],
    [mailboxPage('M1', 'inbox', 2), 'GET /{member}/messages', { member: 'M1', ...page, page: 2 }],
    [
      mailboxPage('M1', 'sent', 1),
      'GET /{member}/messages',
      { member: 'M1', ...page, folder: 'sent' },
    ],
    [
      mailboxPage('M1', 'archived', 1),
      'GET /{member}/messages',
      { member: 'M1', ...page, status: 'archived' },
    ],
    [preferences('M1'), 'GET /{member}/preferences', { member: 'M1' }],
    [messageCounts('M1', ['M1']), 'GET /{member}/messages/count', { member: 'M1' }],
    [
      messageCounts('M1', ['M3', 'M1', 'M2']),
      'GET /{member}/messages/count',
      { member: 'M1', additionalRequestedMemberIds: 'M2,M3' },
    ],
  ];

  it.each(rows.map(([call, operation, parameters]) => ({ call, operation, parameters })))(
    '$operation ($parameters)',
    ({ call, operation, parameters }) => expect(sent(call)).toEqual([operation, parameters]),
  );
});

describe('a search of the health records sends', () => {
  const directory = {
    _include: [
      'PractitionerRole:practitioner',
      'PractitionerRole:organization',
      'PractitionerRole:location',
    ],
    _count: limits.directoryPageSize,
  };
  const ofClaims = {
    patient: 'p1',
    _count: limits.claimsPageSize,
    _include: ['ExplanationOfBenefit:provider'],
  };
  const ofDrugs = {
    code: 'formulary-item',
    formulary: 'InsurancePlan/l1,InsurancePlan/l2',
    _include: ['Basic:subject'],
    _count: limits.drugPageSize,
  };
  const plan = { isPolicyHolder: false, contractId: 'C1', memberId: 'M1' };
  const ofCoverages = {
    identifier: 'M1',
    versionId: String(limits.coverageVersion),
    _count: limits.coveragePageSize,
  };
  const ofRecord = { patient: 'p1', _count: limits.recordPageSize };

  it.each<[string, Call<unknown>, string, object]>([
    ['patients', patientsKnownBy('C1'), 'Patient', { identifier: 'C1' }],
    ['a member', patients(plan), 'Patient', { identifier: 'M1' }],
    ['a contract', patients({ ...plan, isPolicyHolder: true }), 'Patient', { identifier: 'C1' }],
    ['a patient', patientSent('p1'), 'Patient/{id}', { id: 'p1' }],
    ['a claim', claimById('c1'), 'ExplanationOfBenefit/{id}', { id: 'c1' }],
    ['an authorization', authorizationById('a1'), 'ExplanationOfBenefit/{id}', { id: 'a1' }],
    ['all claims', claimSearch('p1'), 'ExplanationOfBenefit', ofClaims],
    [
      'claims since a day',
      claimSearch('p1', { since: '2026-01-01' }),
      'ExplanationOfBenefit',
      { ...ofClaims, 'service-date': ['ge2026-01-01'] },
    ],
    [
      'claims of a day',
      claimSearch('p1', { on: '2026-01-01' }),
      'ExplanationOfBenefit',
      { ...ofClaims, 'service-date': ['ge2026-01-01', 'le2026-01-01'] },
    ],
    [
      'a claim by its number',
      claimSearch('p1', { claimNumber: 'N1' }),
      'ExplanationOfBenefit',
      { ...ofClaims, identifier: 'N1' },
    ],
    ['more claims', moreClaims('https://x.example'), 'ExplanationOfBenefit', {}],
    [
      'authorizations by their use',
      authorizationSearch('p1', { byUse: true, since: '2026-01-01' }),
      'ExplanationOfBenefit',
      { ...ofClaims, use: 'preauthorization', 'service-date': ['ge2026-01-01'] },
    ],
    [
      'authorizations among claims',
      authorizationSearch('p1', { byUse: false }),
      'ExplanationOfBenefit',
      ofClaims,
    ],
    ['the whole directory', directorySearch(), 'PractitionerRole', directory],
    [
      'one part of the directory',
      directorySearch({
        specialties: ['Ear, nose and throat', 'Dentist'],
        name: 'Sal',
        organizationName: 'Cedar',
        zips: ['72201', '72202'],
        practitionerId: 'd1',
        roleId: 'r1',
      }),
      'PractitionerRole',
      {
        ...directory,
        'specialty:text': 'Ear\\, nose and throat,Dentist',
        'practitioner.name': 'Sal',
        'organization.name': 'Cedar',
        'location.address-postalcode': '72201,72202',
        practitioner: 'd1',
        _id: 'r1',
      },
    ],
    [
      'networks',
      directoryNetworks(),
      'Organization',
      { type: 'ntwk', _count: limits.directoryPageSize },
    ],
    [
      'towns',
      directoryTowns('Mar'),
      'Location',
      { 'address-city': 'Mar', _count: limits.directoryPageSize },
    ],
    [
      'the networks of organizations',
      affiliations(['o1', 'o2'], '2026-11-21'),
      'OrganizationAffiliation',
      { 'participating-organization': 'o1,o2', _count: limits.directoryPageSize },
    ],
    ['the insurer', cardIssuer('o1'), 'Organization/{id}', { id: 'o1' }],
    ['a provider', providerName('Organization/o1'), 'Organization/{id}', {}],
    ['all drug plans', drugPlans(), 'InsurancePlan', { _count: limits.drugPageSize }],
    [
      'a drug plan',
      drugPlans('i1'),
      'InsurancePlan',
      { identifier: 'i1', _count: limits.drugPageSize },
    ],
    ['all drugs of lists', drugEntries(['l1', 'l2']), 'Basic', ofDrugs],
    [
      'drugs by a part of the name',
      drugEntries(['l1', 'l2'], { namePart: 'pril' }),
      'Basic',
      { ...ofDrugs, 'subject:MedicationKnowledge.drug-name:contains': 'pril' },
    ],
    [
      'drugs by the beginning of the name',
      drugEntries(['l1', 'l2'], { nameStart: 'lis' }),
      'Basic',
      { ...ofDrugs, 'subject:MedicationKnowledge.drug-name': 'lis' },
    ],
    [
      'drugs by their ids',
      drugEntries(['l1', 'l2'], { drugIds: ['d1', 'd2'] }),
      'Basic',
      { ...ofDrugs, subject: 'MedicationKnowledge/d1,MedicationKnowledge/d2' },
    ],
    [
      'a shared card',
      sharedCard({ id: 'k1', patientId: null, issuer: null }, new Date(0)),
      'Coverage/{id}',
      { id: 'k1' },
    ],
    [
      'coverages since the look-back began',
      coverages(plan, '2026-11-21'),
      'Coverage',
      { ...ofCoverages, period: coverages(plan, '2026-11-21').params.query?.['period'] },
    ],
    ['allergies', recordList('allergy', 'p1'), 'AllergyIntolerance', ofRecord],
    ['conditions', recordList('condition', 'p1'), 'Condition', ofRecord],
    ['immunizations', recordList('immunization', 'p1'), 'Immunization', ofRecord],
    ['observations', recordList('observation', 'p1'), 'Observation', ofRecord],
    ['procedures', recordList('procedure', 'p1'), 'Procedure', ofRecord],
    [
      'medications',
      recordList('medication', 'p1'),
      'MedicationRequest',
      { ...ofRecord, _include: ['MedicationRequest:medication'] },
    ],
  ])('sends the search of the health records for %s', (_, call, what, parameters) =>
    expect(sent(call)).toEqual([`GET /health-records/${what}`, parameters]),
  );

  it('the same request for cards and coverages, and caches their results separately', () => {
    const [cards, plain] = [idCards(plan, '2026-11-21'), coverages(plan, '2026-11-21')];
    expect(sent(cards)).toEqual(sent(plain));
    expect(keyOf(cards)).not.toEqual(keyOf(plain));
    expect(plain.params.query?.['period']).toMatch(/^ge\d{4}-\d{2}-\d{2}$/);
  });

  it.each([
    ['allergy', []],
    ['condition', []],
    ['immunization', []],
    ['procedure', []],
    [
      'medication',
      [
        {},
        { intent: 'order,plan,proposal,original-order,instance-order,option' },
        { intent: 'order' },
      ],
    ],
    ['observation', [{ category: 'laboratory,vital-signs,social-history,survey,exam,imaging' }]],
  ] as const)(
    'sends other searches to a service that refuses the usual search of a list: %s',
    (kind, searches) =>
      expect(otherRecordSearches(kind, 'p1').map(({ params }) => params.query)).toEqual(
        searches.map((search) => ({ ...ofRecord, ...search })),
      ),
  );
});

describe('a write sends', () => {
  const confirmed = { userId: 'maria', 'Reauthentication-Proof': 'proof' };
  const securityAnswers = {
    questions: [
      { questionId: 'q1', answer: 'Rex' },
      { questionId: 'q2', answer: 'Elm' },
    ],
  } satisfies Parameters<typeof saveSecurityQuestions>[2];
  const phones = { phone: '5015550117', homePhone: null, workPhone: null };
  const passwords = { currentPassword: 'a', newPassword: 'b' };
  const person = {
    firstName: 'Nadia',
    lastName: 'Brooks',
    dateOfBirth: '1986-06-17',
    ssnLast4: '7204',
  };
  const registrant = {
    verificationId: 'v1',
    username: 'nadia',
    password: 'Harbor-lights7',
    email: 'nadia@mail.example',
    phone: '5015550117',
    communication: { paperlessEobs: true, memberTexts: false, annualBenefitLetter: false },
  };
  const guardian = { firstName: 'Ana', lastName: 'Brooks' };
  const request = {
    companyId: '001',
    phone: '5015550117',
    contractType: 'Medical',
    topic: 'claims',
    comments: 'Help',
  } as const;
  const recovery = { memberId: 'M1', dateOfBirth: '1986-06-17', email: 'm@mail.example' };
  const expense = {
    expenseDate: '2026-11-01',
    provider: 'Cedar Clinic',
    description: 'Glasses',
  };

  const rows: [Call<unknown>, string, object, object?][] = [
    [
      changePassword('maria', passwords),
      'PUT /users/{userId}/password',
      { userId: 'maria' },
      passwords,
    ],
    [
      askForAccess('maria', 'M2'),
      'POST /users/{userId}/access-requests',
      { userId: 'maria' },
      { memberId: 'M2' },
    ],
    [
      saveSecurityQuestions('maria', 'proof', securityAnswers),
      'PUT /users/{userId}/settings/security-questions',
      confirmed,
      securityAnswers,
    ],
    [
      saveMfa('maria', 'proof', { enabled: true, channel: 'text' }),
      'PUT /users/{userId}/settings/mfa',
      confirmed,
      { enabled: true, channel: 'text' },
    ],
    [
      saveFamilyAccess('maria', 'proof', { memberId: 'M2', canSeeMyClaims: true }),
      'PUT /users/{userId}/settings/family-access',
      confirmed,
      { memberId: 'M2', canSeeMyClaims: true },
    ],
    [
      saveFamilyAccess('maria', null, { memberId: 'M2', canSeeMyClaims: false }),
      'PUT /users/{userId}/settings/family-access',
      { userId: 'maria' },
      { memberId: 'M2', canSeeMyClaims: false },
    ],
    [endSessions('maria', 'proof'), 'DELETE /users/{userId}/sessions', confirmed],
    [deleteAccount('maria', 'proof'), 'DELETE /users/{userId}', confirmed],
    [
      reauthenticate('maria', 'a'),
      'POST /users/{userId}/reauthentications',
      { userId: 'maria' },
      { currentPassword: 'a' },
    ],
    [
      saveDisplayName('maria', { displayName: 'Mari' }),
      'PUT /users/{userId}/settings/display-name',
      { userId: 'maria' },
      { displayName: 'Mari' },
    ],
    [
      saveEmail('maria', 'proof', { email: 'm@mail.example' }),
      'PUT /users/{userId}/settings/email',
      confirmed,
      { email: 'm@mail.example' },
    ],
    [savePhone('maria', 'proof', phones), 'PUT /users/{userId}/settings/phone', confirmed, phones],
    [
      saveAddress('maria', home),
      'PUT /users/{userId}/settings/address',
      { userId: 'maria' },
      { ...home, address2: null },
    ],
    [
      saveAddress('maria', { ...home, address2: 'Apt 3' }),
      'PUT /users/{userId}/settings/address',
      { userId: 'maria' },
      { ...home, address2: 'Apt 3' },
    ],
    [
      saveConfidentialAddress('maria', 'proof', home),
      'PUT /users/{userId}/data-sharing/confidential-address',
      confirmed,
      { ...home, address2: null },
    ],
    [
      saveConfidentialAddress('maria', null, { ...home, address2: 'Apt 3' }),
      'PUT /users/{userId}/data-sharing/confidential-address',
      { userId: 'maria' },
      { ...home, address2: 'Apt 3' },
    ],
    [
      endConfidentialAddress('maria', 'proof'),
      'DELETE /users/{userId}/data-sharing/confidential-address',
      confirmed,
    ],
    [
      saveSharingChoices('maria', { providerAccess: true, payerToPayer: false }),
      'PUT /users/{userId}/data-sharing/choices',
      { userId: 'maria' },
      { providerAccess: true, payerToPayer: false },
    ],
    [
      disconnectApp('maria', 'app1'),
      'DELETE /users/{userId}/data-sharing/connected-apps/{appId}',
      { userId: 'maria', appId: 'app1' },
    ],
    [
      leaveProgram('maria', 'pr1'),
      'DELETE /users/{userId}/data-sharing/joined-programs/{programId}',
      { userId: 'maria', programId: 'pr1' },
    ],
    [
      acceptTerms('maria'),
      'PUT /users/{userId}/settings/terms',
      { userId: 'maria' },
      { tosChecked: true },
    ],
    [
      orderCertificate('maria', 'M1'),
      'POST /users/{userId}/member-settings/{memberId}/certificate',
      { userId: 'maria', memberId: 'M1' },
      { delivery: 'mail' },
    ],
    [
      saveMemberSettings('maria', 'M1', { hideTermedDependents: true }),
      'PUT /users/{userId}/member-settings/{memberId}',
      { userId: 'maria', memberId: 'M1' },
      { hideTermedDependents: true },
    ],
    [
      saveMemberSettings('maria', 'M1', { otherCoverage: { hasOtherCoverage: false } }),
      'PUT /users/{userId}/member-settings/{memberId}',
      { userId: 'maria', memberId: 'M1' },
      { otherCoverage: { hasOtherCoverage: false } },
    ],
    [
      saveMemberSettings('maria', 'M1', {
        otherCoverage: { hasOtherCoverage: true, insurer: 'Acme', startDate: '2026-01-01' },
      }),
      'PUT /users/{userId}/member-settings/{memberId}',
      { userId: 'maria', memberId: 'M1' },
      {
        otherCoverage: { hasOtherCoverage: true, insurer: 'Acme', startDate: '2026-01-01' },
      },
    ],
    [
      saveAccountBlock('maria', 'M1', { blockDate: '2026-12-01', unblockDate: null }),
      'PUT /users/{userId}/member-settings/{memberId}/block',
      { userId: 'maria', memberId: 'M1' },
      { blockDate: '2026-12-01', unblockDate: null },
    ],
    [verifyMember(person), 'POST /public/member-verifications', {}, person],
    [
      registerUser({ ...registrant, guardian: null }),
      'POST /public/users',
      {},
      { ...registrant, termsAccepted: true },
    ],
    [
      registerUser({ ...registrant, guardian }),
      'POST /public/users',
      {},
      { ...registrant, guardian, termsAccepted: true },
    ],
    [startSingleSignOn({ target: 'x' }), 'POST /sso', {}, { target: 'x' }],
    [sendContactRequest(request), 'POST /contact-requests', {}, request],
    [
      sendPublicContactRequest({ ...request, claimNumber: 'N1' }),
      'POST /public/contact-requests',
      {},
      { ...request, claimNumber: 'N1' },
    ],
    [
      reportDirectoryMistake({ practitionerRoleId: 'r1', mistake: 'phone' }),
      'POST /directory-reports',
      {},
      { practitionerRoleId: 'r1', mistake: 'phone' },
    ],
    [
      reportDirectoryMistake({
        practitionerRoleId: 'r1',
        locationId: 'l1',
        mistake: 'phone',
        comments: 'Wrong',
      }),
      'POST /directory-reports',
      {},
      { practitionerRoleId: 'r1', locationId: 'l1', mistake: 'phone', comments: 'Wrong' },
    ],
    [
      askAboutClaim('c1', { topic: 'other', comments: 'Why?' }),
      'POST /claims/{claimId}/inquiries',
      { claimId: 'c1' },
      { topic: 'other', comments: 'Why?' },
    ],
    [
      requestClaimFile('c1'),
      'POST /claims/{claimId}/file-requests',
      { claimId: 'c1' },
      { delivery: 'messages' },
    ],
    [
      requestAuthorizationFile('a1'),
      'POST /authorizations/{authorizationId}/file-requests',
      { authorizationId: 'a1' },
      { delivery: 'messages' },
    ],
    [
      createPayment('C1', 'key', { cents: 500, methodId: 'm1', payOn: null, revision: null }),
      'POST /contracts/{contractId}/payments',
      { contractId: 'C1', 'Idempotency-Key': 'key' },
      { amount: usd(500), paymentMethodId: 'm1' },
    ],
    [
      createPayment('C1', 'key', {
        cents: 500,
        methodId: 'm1',
        payOn: '2026-12-01',
        revision: 'r7',
      }),
      'POST /contracts/{contractId}/payments',
      { contractId: 'C1', 'Idempotency-Key': 'key' },
      { amount: usd(500), paymentMethodId: 'm1', payOn: '2026-12-01', billingRevision: 'r7' },
    ],
    [
      cancelPayment('C1', 'p1'),
      'DELETE /contracts/{contractId}/payments/{paymentId}',
      { contractId: 'C1', paymentId: 'p1' },
    ],
    [
      saveAutopay('C1', 'm1'),
      'PUT /contracts/{contractId}/autopay',
      { contractId: 'C1' },
      { paymentMethodId: 'm1' },
    ],
    [cancelAutopay('C1'), 'DELETE /contracts/{contractId}/autopay', { contractId: 'C1' }],
    [
      addPaymentMethod('C1', 'tok'),
      'POST /contracts/{contractId}/payment-methods',
      { contractId: 'C1' },
      { token: 'tok', makeDefault: false },
    ],
    [
      makeMethodDefault('C1', 'm1'),
      'PUT /contracts/{contractId}/payment-methods/{paymentMethodId}',
      { contractId: 'C1', paymentMethodId: 'm1' },
      { isDefault: true },
    ],
    [
      removePaymentMethod('C1', 'm1'),
      'DELETE /contracts/{contractId}/payment-methods/{paymentMethodId}',
      { contractId: 'C1', paymentMethodId: 'm1' },
    ],
    [
      createReimbursement('M1', 'key', { ...expense, cents: 500, claimId: null }, []),
      'POST /members/{memberId}/health-reimbursement/reimbursements',
      { memberId: 'M1', 'Idempotency-Key': 'key' },
      { ...expense, amount: usd(500) },
    ],
    [
      createReimbursement('M1', 'key', { ...expense, cents: 500, claimId: 'c1' }, [file]),
      'POST /members/{memberId}/health-reimbursement/reimbursements',
      { memberId: 'M1', 'Idempotency-Key': 'key' },
      { ...expense, amount: usd(500), claimId: 'c1', receipts: [file] },
    ],
    [
      createHealthLink('M1', { content: 'x', hours: 24 }),
      'POST /members/{memberId}/health-links',
      { memberId: 'M1' },
      { content: 'x', hours: 24 },
    ],
    [
      createHealthLink('M1', { content: 'x', hours: 24, passcode: 'secret' }),
      'POST /members/{memberId}/health-links',
      { memberId: 'M1' },
      { content: 'x', hours: 24, passcode: 'secret' },
    ],
    [
      createCheckInLink('M1', { content: 'x', minutes: 15 }),
      'POST /members/{memberId}/check-in-links',
      { memberId: 'M1' },
      { content: 'x', minutes: 15 },
    ],
    [
      revokeHealthLink('M1', 'l1'),
      'DELETE /members/{memberId}/health-links/{linkId}',
      { memberId: 'M1', linkId: 'l1' },
    ],
    [
      emailIdCard('M1', { policyType: 'Medical', email: 'm@mail.example' }),
      'POST /members/{memberId}/id-card/email',
      { memberId: 'M1' },
      { policyType: 'Medical', email: 'm@mail.example' },
    ],
    [
      faxIdCard('M1', { policyType: 'Medical', faxNumber: '5015550117' }),
      'POST /members/{memberId}/id-card/fax',
      { memberId: 'M1' },
      { policyType: 'Medical', faxNumber: '5015550117' },
    ],
    [
      mailIdCard('M1', { policyType: 'Medical' }),
      'POST /members/{memberId}/id-card/mail',
      { memberId: 'M1' },
      { policyType: 'Medical' },
    ],
    [
      deleteSavedEstimate('M1', 'e1'),
      'DELETE /members/{memberId}/kept-estimates/{estimateId}',
      { memberId: 'M1', estimateId: 'e1' },
    ],
    [
      choosePrimaryCare('M1', choiceOfProvider),
      'PUT /members/{memberId}/primary-care-provider',
      { memberId: 'M1' },
      choiceOfProvider,
    ],
    [
      setMessageStatus(ref, 'archived'),
      'POST /{member}/messages/{messageId}/status',
      { member: 'M1', messageId: 'm1' },
      { status: 'archived' },
    ],
    [
      deleteMessage(ref),
      'DELETE /{member}/messages/{messageId}',
      { member: 'M1', messageId: 'm1' },
    ],
    [
      replyToMessage(ref, { text: 'Thanks' }),
      'POST /{member}/messages/{messageId}/replies',
      { member: 'M1', messageId: 'm1' },
      { text: 'Thanks' },
    ],
    [recoverUsername(recovery), 'POST /public/account-help/usernames', {}, recovery],
    [
      sendPasscode({ username: 'maria', dateOfBirth: '1986-06-17', channel: 'email' }),
      'POST /public/account-help/passcodes',
      {},
      { username: 'maria', dateOfBirth: '1986-06-17', channel: 'email' },
    ],
    [appealClaim('c1', appeal), 'POST /claims/{claimId}/appeals', { claimId: 'c1' }, appeal],
    [
      appealAuthorization('a1', appeal),
      'POST /authorizations/{authorizationId}/appeals',
      { authorizationId: 'a1' },
      appeal,
    ],
  ];

  it.each(
    rows.map(([call, operation, parameters, body]) => ({ call, operation, parameters, body })),
  )('$operation ($body)', ({ call, operation, parameters, body }) =>
    expect(sent(call)).toEqual([operation, parameters, ...(body ? [body] : [])]),
  );
});

describe('account help', () => {
  /** Sends nothing: the insurer answers each write with that body, or refuses it for that reason. */
  const answering = (body: unknown, reason?: string) => {
    const writes: Write<unknown>[] = [];
    const send: SendWrite = (write) => {
      writes.push(write);
      if (reason === undefined) return Promise.resolve(write.answer(body));
      return Promise.reject(new ApiFailure('BP-NFA-100', 'status', { status: 422, reason }));
    };
    return { send, writes };
  };
  const reset = {
    resetToken: 't',
    secretAnswer1: 'Rex',
    secretAnswer2: 'Elm',
    newPassword: 'Harbor-lights7',
  };

  it.each<[string, object, object]>([
    [
      'the next step',
      {
        result: 'accepted',
        resetToken: 't',
        securityQuestions: [{ questionId: 'q1', question: 'First pet?' }],
      },
      { result: 'accepted', resetToken: 't', questions: ['First pet?'] },
    ],
    [
      'the next step without questions',
      { result: 'accepted', resetToken: 't' },
      { result: 'accepted', resetToken: 't', questions: [] },
    ],
    [
      'how many attempts are left',
      { result: 'invalid', attemptsRemaining: 2 },
      { result: 'invalid', attemptsRemaining: 2 },
    ],
    [
      'that attempts are left, not how many',
      { result: 'invalid' },
      { result: 'invalid', attemptsRemaining: null },
    ],
    ['that no attempt is left', { result: 'exceeded' }, { result: 'exceeded' }],
  ])('reads from a passcode check: %s', async (_, body, outcome) => {
    const { send, writes } = answering(body);
    await expect(checkPasscode(send, 'id1', '123456')).resolves.toEqual(outcome);
    expect(writes.map(sent)).toEqual([
      [
        'POST /public/account-help/passcodes/verifications',
        {},
        { passcodeId: 'id1', passcode: '123456' },
      ],
    ]);
  });

  it.each([
    ['of a result added since', { result: 'maybe', resetToken: 't' }],
    ['without the token of the next step', { result: 'accepted' }],
  ])('rejects a passcode answer %s', async (_, body) => {
    const { send } = answering(body);
    await expect(checkPasscode(send, 'id1', '123456')).rejects.toMatchObject({
      kind: 'unreadable',
    });
  });

  it('reports an old passcode as expired, and passes on other failures', async () => {
    const check = (reason: string) => checkPasscode(answering(null, reason).send, 'id1', '123456');
    await expect(check('OPT-0003')).resolves.toEqual({ result: 'expired' });
    await expect(check('OPT-0001')).rejects.toMatchObject({ reason: 'OPT-0001' });
  });

  it('reports a new password as changed, refused for wrong answers, or too late', async () => {
    const { send, writes } = answering(undefined);
    await expect(resetPassword(send, reset)).resolves.toBe('changed');
    expect(writes.map(sent)).toEqual([['POST /public/account-help/passwords', {}, reset]]);
    const refused = (reason: string) => resetPassword(answering(null, reason).send, reset);
    await expect(refused('RES-0006')).resolves.toBe('wrong-answers');
    await expect(refused('RES-0009')).resolves.toBe('over');
    await expect(refused('RES-0001')).rejects.toMatchObject({ reason: 'RES-0001' });
  });

  it.each([
    ['links', isTooManyLinks, 'tooManyLinks'],
    ['estimates', isTooManyEstimates, 'tooManyEstimates'],
  ])('tells the failure of too many %s from other failures', (_, isTooMany, reason) => {
    const failure = (why: string) => new ApiFailure('BP-NFA-100', 'status', { reason: why });
    expect(isTooMany(failure(reason))).toBe(true);
    expect(isTooMany(failure('other'))).toBe(false);
    expect(isTooMany({ reason })).toBe(false);
  });
});

describe('a saved estimate', () => {
  const estimate = {
    procedureId: 'x',
    procedure: 'X-ray',
    claimNames: ['Radiograph'],
    provider: 'Cedar Clinic',
    roleId: null,
    network: 'in',
    allowed: 5_000,
    share: 2_900,
    deductible: 400,
    copay: 2_000,
    coinsurance: 500,
    benefit: {
      category: 'medical',
      deductibleApplies: true,
      copay: null,
      coinsurancePercent: null,
    },
    deductibleLeft: null,
    outOfPocketLeft: null,
    planYearEnd: null,
  } satisfies Parameters<typeof keepEstimate>[1];
  const body = {
    procedureId: 'x',
    procedureName: 'X-ray',
    claimNames: ['Radiograph'],
    providerName: 'Cedar Clinic',
    network: 'in',
    allowedAmount: usd(5_000),
    share: usd(2_900),
    deductible: usd(400),
    copay: usd(2_000),
    coinsurance: usd(500),
    benefit: { category: 'medical', deductibleApplies: true },
  };
  const of = 'POST /members/{memberId}/kept-estimates';

  it('sends a saved estimate without unknown fields', () =>
    expect(sent(keepEstimate('M1', estimate))).toEqual([of, { memberId: 'M1' }, body]));

  it('sends a saved estimate with all known fields', () =>
    expect(
      sent(
        keepEstimate('M1', {
          ...estimate,
          roleId: 'r1',
          benefit: { ...estimate.benefit, copay: 2_000, coinsurancePercent: 20 },
          deductibleLeft: 10,
          outOfPocketLeft: 20,
          planYearEnd: '2026-12-31',
        }),
      ),
    ).toEqual([
      of,
      { memberId: 'M1' },
      {
        ...body,
        practitionerRoleId: 'r1',
        benefit: { ...body.benefit, copay: usd(2_000), coinsurancePercent: 20 },
        deductibleLeft: usd(10),
        outOfPocketLeft: usd(20),
        planYearEnd: '2026-12-31',
      },
    ]));
});

describe('preferences are sent one by one', () => {
  const choice = { enabled: true, channel: 'email' } as const;
  const notice = { channel: 'email' } as const;
  it.each<[string, Parameters<typeof savePreferences>[1]]>([
    ['statements without paper', { paperlessEobs: choice }],
    ['texts', { memberTexts: { enabled: true, channel: 'text' } }],
    ['the yearly letter', { annualBenefitLetter: choice }],
    ['suggestions of programs', { programSuggestions: { enabled: false } }],
    ['the notice of the deductible', { deductibleNotice: { seenFor: '2026-01-01' } }],
    ['notices of claims', { notices: { claims: notice } }],
    ['notices of benefits', { notices: { benefits: notice } }],
    ['notices of authorizations', { notices: { authorizations: notice } }],
    ['notices of programs', { notices: { programs: notice } }],
    ['notices of security', { notices: { security: notice } }],
  ])('%s', (_, change) =>
    expect(sent(savePreferences('M1', change))).toEqual([
      'POST /{member}/preferences',
      { member: 'M1' },
      change,
    ]),
  );
});

describe('the reads that a write makes stale', () => {
  const reads: Record<string, Read<unknown>> = {
    bill: bill('C1'),
    'another bill': bill('C2'),
    payments: payments('C1', 1),
    autopay: autopay('C1'),
    methods: paymentMethods('C1'),
    inquiries: inquiries('c1'),
    appeals: appeals('c1'),
    'appeals of an authorization': authorizationAppeals('a1'),
    deadlines: appealDeadlines('M1'),
    estimates: savedEstimates('M1'),
    links: healthLinks('M1'),
    account: healthReimbursement('M1'),
    requests: reimbursementRequests('M1', 1),
    settings: memberSettings('maria', 'M1'),
    plans: memberships('maria'),
    rights: accessRights('maria', { companyId: '1', memberId: 'M1', contractType: 'Medical' }),
    'primary care': primaryCare('M1'),
  };
  const expense = { cents: 1, expenseDate: '2026-11-01', provider: '', description: '' };

  it.each<[string, Write<unknown>, string[]]>([
    [
      'a payment',
      createPayment('C1', 'key', { cents: 1, methodId: 'm', payOn: null, revision: null }),
      ['bill', 'payments'],
    ],
    ['a canceled payment', cancelPayment('C1', 'p1'), ['bill', 'payments']],
    ['autopay', saveAutopay('C1', 'm1'), ['autopay', 'bill']],
    ['an end of autopay', cancelAutopay('C1'), ['autopay', 'bill']],
    ['a new payment method', addPaymentMethod('C1', 'tok'), ['bill', 'methods']],
    ['another default', makeMethodDefault('C1', 'm1'), ['bill', 'methods']],
    ['a removed payment method', removePaymentMethod('C1', 'm1'), ['bill', 'methods']],
    ['an inquiry', askAboutClaim('c1', { topic: 'other', comments: 'Why?' }), ['inquiries']],
    ['an appeal', appealClaim('c1', appeal), ['appeals', 'deadlines']],
    [
      'an appeal of an authorization',
      appealAuthorization('a1', appeal),
      ['appeals of an authorization', 'deadlines'],
    ],
    ['a request for a claim’s file', requestClaimFile('c1'), ['appeals']],
    [
      'a request for an authorization’s file',
      requestAuthorizationFile('a1'),
      ['appeals of an authorization'],
    ],
    ['a deleted estimate', deleteSavedEstimate('M1', 'e1'), ['estimates']],
    ['a link', createHealthLink('M1', { content: 'x', hours: 24 }), ['links']],
    ['a link for a check-in', createCheckInLink('M1', { content: 'x', minutes: 15 }), ['links']],
    ['a revoked link', revokeHealthLink('M1', 'l1'), ['links']],
    [
      'a request for reimbursement',
      createReimbursement('M1', 'key', { ...expense, claimId: null }, []),
      ['account', 'requests'],
    ],
    ['settings of a member', saveMemberSettings('maria', 'M1', {}), ['settings']],
    [
      'a block of an account',
      saveAccountBlock('maria', 'M1', { blockDate: null, unblockDate: '2026-12-01' }),
      ['settings'],
    ],
    ['a display name', saveDisplayName('maria', { displayName: 'Mari' }), ['plans']],
    ['a program that was left', leaveProgram('maria', 'p1'), ['rights']],
    ['a provider', choosePrimaryCare('M1', choiceOfProvider), ['primary care']],
    ['a card by email', emailIdCard('M1', { policyType: 'Medical', email: 'm@mail.example' }), []],
    ['a card by fax', faxIdCard('M1', { policyType: 'Medical', faxNumber: '5015550117' }), []],
    ['a card by mail', mailIdCard('M1', { policyType: 'Medical' }), []],
  ])('%s', (_, write, stale) => {
    const staleReads = Object.entries(reads)
      .filter(([, read]) => isMadeStale(keyOf(read), write))
      .map(([name]) => name);
    expect(staleReads.toSorted()).toEqual(stale);
  });
});

describe('the special options of a call', () => {
  it.each<[string, Call<unknown>, object]>([
    [
      'the availability is always asked',
      availability(),
      { isAlwaysAsked: true, customError: true },
    ],
    [
      'the state of autopay is always asked',
      autopay('C1'),
      { isAlwaysAsked: true, customError: true },
    ],
    ['the notice stays for the session', userNotice(), { isCached: true, customError: true }],
    [
      'the counts of messages stay in the tab and keep no session alive',
      messageCounts('M1', []),
      { persistTo: storageKeys.messageCounts, isAutomatic: true },
    ],
    [
      'links that the portal asks for',
      healthLinks('M1', { isAutomatic: true }),
      { isAutomatic: true },
    ],
    ['links that the member asks for', healthLinks('M1'), { isAutomatic: false }],
    ['a deleted message is deleted, page or not', deleteMessage(ref), { outlivesPage: true }],
    ['a document is a file', documentFile('d1'), { parseAs: 'blob' }],
    ['a wallet pass is a file', appleWalletPass(card), { parseAs: 'blob' }],
    [
      'an appeal with files has minutes',
      appealClaim('c1', { ...appeal, attachments: [file] }),
      { timeoutMs: limits.uploadTimeoutMs },
    ],
    [
      'an appeal of an authorization with files has minutes',
      appealAuthorization('a1', { ...appeal, attachments: [file] }),
      { timeoutMs: limits.uploadTimeoutMs },
    ],
    [
      'a reimbursement with receipts has minutes',
      createReimbursement(
        'M1',
        'key',
        { cents: 1, expenseDate: '2026-11-01', provider: '', description: '', claimId: null },
        [file],
      ),
      { timeoutMs: limits.uploadTimeoutMs },
    ],
  ])('%s', (_, call, rules) => expect(call).toMatchObject(rules));

  it('give an appeal without files the default timeout', () => {
    expect(appealClaim('c1', appeal)).not.toHaveProperty('timeoutMs');
    expect(appealAuthorization('a1', appeal)).not.toHaveProperty('timeoutMs');
  });

  it('recognize message counts by their query key', () => {
    expect(isMessageCounts(keyOf(messageCounts('M1', ['M2'])))).toBe(true);
    expect(isMessageCounts(keyOf(message(ref)))).toBe(false);
    expect(isMessageCounts(['messageCenter', null, 'messages', 'count'])).toBe(false);
  });
});

describe('the rules of a form cover only typed fields', () => {
  const fields = ({ shape }: { shape: object }) => Object.keys(shape).toSorted();

  it.each<[string, { shape: object }, string[]]>([
    ['a passcode', passcodeRules, ['passcode']],
    ['a password', passwordResetRules, ['newPassword', 'secretAnswer1', 'secretAnswer2']],
    ['an appeal', appealRules, ['comments', 'reason', 'submittedBy']],
    ['a certificate', certificateRules, ['memberId']],
    ['a link', healthLinkRules, ['hours', 'passcode']],
    ['a link for a check-in', checkInLinkRules, ['minutes']],
    ['other coverage', otherCoverageRules, ['otherCoverage']],
    ['an account', accountRules, ['email', 'password', 'phone', 'username']],
    ['the terms', termsRules, ['termsAccepted']],
    ['an email address', emailRules, ['currentPassword', 'email']],
    ['phones', phoneRules, ['currentPassword', 'homePhone', 'phone', 'workPhone']],
  ])('%s', (_, rules, names) => expect(fields(rules)).toEqual(names));

  it('leave receipts out of the rules of a reimbursement', () =>
    expect(fields(reimbursementRules)).not.toContain('receipts'));

  it('make the last digits of the social security number optional', () => {
    expect(memberRules.shape.ssnLast4.safeParse(undefined).success).toBe(true);
    expect(fields(memberRules)).toContain('guardian');
  });
});

it('names every call of the documents here', () => {
  const rows = readFileSync(import.meta.filename, 'utf8');
  // A shared link is opened without the portal.
  const isElsewhere = (call: string) => /\/health-records\/|\/public\/health-link/.test(call);
  const unnamed = Object.keys(capabilityOf).filter((call) => !rows.includes(`'${call}'`));
  expect(unnamed.filter((call) => !isElsewhere(call))).toEqual([]);
});
