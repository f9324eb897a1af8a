import type { HttpMethod } from 'openapi-typescript-helpers';
import type { paths as MemberPaths } from '#generated/member/paths.d.ts';
import type { paths as MessageCenterPaths } from '#generated/message-center/paths.d.ts';
import type { paths as V1Paths } from '#generated/v1/paths.d.ts';
import type { ErrorCode } from '#src/domain/error-codes.ts';

/** The calls of one API, as `GET /users/{userId}/memberships`. */
export type OperationOf<Paths> = {
  [Path in keyof Paths & string]: {
    [Method in HttpMethod & keyof Paths[Path]]: [Paths[Path][Method]] extends [undefined]
      ? never
      : `${Uppercase<Method>} ${Path}`;
  }[HttpMethod & keyof Paths[Path]];
}[keyof Paths & string];

type Operation = OperationOf<MemberPaths> | OperationOf<MessageCenterPaths> | OperationOf<V1Paths>;

/**
 * The code a member is shown when the call fails (specification, section 8). Complete by type: a new
 * operation in the OpenAPI documents does not compile until it has its row here.
 */
export const failureCodes = {
  'POST /public/users': 'BP-NFA-003',
  'POST /public/member-verifications': 'BP-NFA-100',
  'POST /public/account-help/usernames': 'BP-NFA-100',
  'POST /public/account-help/passcodes': 'BP-NFA-100',
  'POST /public/account-help/passcodes/verifications': 'BP-NFA-100',
  'POST /public/account-help/passwords': 'BP-NFA-100',
  'GET /public/systemavailability': 'BP-NFA-009',
  'GET /public/user-notice': 'BP-NFA-010',
  'POST /public/contact-requests': 'BP-NFA-100',
  'POST /contact-requests': 'BP-NFA-100',
  'POST /sso': 'BP-NFA-100',
  'DELETE /users/{userId}': 'BP-NFA-022',
  'PUT /users/{userId}/password': 'BP-NFA-021',
  'GET /users/{userId}/memberships': 'BP-NFA-002',
  'GET /users/{userId}/accessrights/{companyId}/{memberId}/{contractType}': 'BP-NFA-001',
  'GET /users/{userId}/settings': 'BP-NFA-100',
  'GET /users/{userId}/draft-key': 'BP-NFA-100',
  'PUT /users/{userId}/settings/display-name': 'BP-NFA-100',
  'PUT /users/{userId}/settings/email': 'BP-NFA-100',
  'PUT /users/{userId}/settings/phone': 'BP-NFA-100',
  'PUT /users/{userId}/settings/address': 'BP-NFA-100',
  'PUT /users/{userId}/settings/security-questions': 'BP-NFA-100',
  'PUT /users/{userId}/settings/mfa': 'BP-NFA-100',
  'PUT /users/{userId}/settings/family-access': 'BP-NFA-100',
  'PUT /users/{userId}/settings/terms': 'BP-NFA-100',
  'GET /{member}/messages': 'BP-NFA-0231',
  'GET /{member}/messages/count': 'BP-NFA-0233',
  'GET /{member}/messages/{messageId}': 'BP-NFA-0231',
  'DELETE /{member}/messages/{messageId}': 'BP-NFA-0234',
  'POST /{member}/messages/{messageId}/status': 'BP-NFA-0232',
  'GET /{member}/preferences': 'BP-NFA-0235',
  'POST /{member}/preferences': 'BP-NFA-0236',
  'GET /claims/{claimId}/inquiries': 'BP-NFA-100',
  'POST /claims/{claimId}/inquiries': 'BP-NFA-100',
  'GET /claims/{claimId}/appeals': 'BP-NFA-100',
  'POST /claims/{claimId}/appeals': 'BP-NFA-100',
  'GET /members/{memberId}/appeal-deadlines': 'BP-NFA-100',
  'GET /members/{memberId}/accumulators': 'BP-NFA-100',
  'GET /members/{memberId}/health-reimbursement': 'BP-NFA-100',
  'GET /members/{memberId}/health-reimbursement/transactions': 'BP-NFA-100',
  'POST /members/{memberId}/health-reimbursement/reimbursements': 'BP-NFA-100',
  'GET /contracts/{contractId}/billing': 'BP-NFA-100',
  'GET /contracts/{contractId}/payments': 'BP-NFA-100',
  'POST /contracts/{contractId}/payments': 'BP-NFA-100',
  'GET /contracts/{contractId}/autopay': 'BP-NFA-100',
  'PUT /contracts/{contractId}/autopay': 'BP-NFA-100',
  'DELETE /contracts/{contractId}/autopay': 'BP-NFA-100',
  'GET /contracts/{contractId}/payment-methods': 'BP-NFA-100',
  'POST /contracts/{contractId}/payment-methods': 'BP-NFA-100',
  'DELETE /contracts/{contractId}/payment-methods/{paymentMethodId}': 'BP-NFA-100',
  'GET /contracts/{contractId}/statements': 'BP-NFA-100',
  'GET /members/{memberId}/primary-care-provider': 'BP-NFA-100',
  'PUT /members/{memberId}/primary-care-provider': 'BP-NFA-100',
  'GET /cost-estimates/procedures': 'BP-NFA-100',
  'GET /cost-estimates': 'BP-NFA-100',
  'POST /members/{memberId}/id-card/email': 'BP-NFA-100',
  'POST /members/{memberId}/id-card/fax': 'BP-NFA-100',
  'POST /members/{memberId}/id-card/mail': 'BP-NFA-100',
  'GET /members/{memberId}/documents': 'BP-NFA-100',
  'GET /documents/{documentId}': 'BP-NFA-100',
  'GET /forms': 'BP-NFA-100',
  'GET /members/{memberId}/prescriptions': 'BP-NFA-100',
  'GET /health-records/Patient': 'BP-FA-004',
  'GET /health-records/Patient/{id}': 'BP-NFA-100',
  'GET /health-records/Coverage': 'BP-FA-006',
  'GET /health-records/Coverage/{id}': 'BP-NFA-100',
  'GET /health-records/ExplanationOfBenefit': 'BP-NFA-100',
  'GET /health-records/ExplanationOfBenefit/{id}': 'BP-NFA-100',
  'GET /health-records/Practitioner': 'BP-NFA-100',
  'GET /health-records/Practitioner/{id}': 'BP-NFA-100',
  'GET /health-records/PractitionerRole': 'BP-NFA-100',
  'GET /health-records/PractitionerRole/{id}': 'BP-NFA-100',
  'GET /health-records/Location': 'BP-NFA-100',
  'GET /health-records/Location/{id}': 'BP-NFA-100',
  'GET /health-records/Organization': 'BP-NFA-100',
  'GET /health-records/Organization/{id}': 'BP-NFA-100',
  'GET /health-records/InsurancePlan': 'BP-NFA-100',
  'GET /health-records/InsurancePlan/{id}': 'BP-NFA-100',
  'GET /health-records/MedicationKnowledge': 'BP-NFA-100',
  'GET /health-records/MedicationKnowledge/{id}': 'BP-NFA-100',
  'GET /health-records/Basic': 'BP-NFA-100',
  'GET /health-records/AllergyIntolerance': 'BP-NFA-100',
  'GET /health-records/Condition': 'BP-NFA-100',
  'GET /health-records/Immunization': 'BP-NFA-100',
  'GET /health-records/MedicationRequest': 'BP-NFA-100',
  'GET /health-records/Observation': 'BP-NFA-100',
  'GET /health-records/Procedure': 'BP-NFA-100',
} as const satisfies Record<Operation, ErrorCode>;

const byName: Partial<Record<string, ErrorCode>> = failureCodes;

export function codeOf(operation: string): ErrorCode {
  return byName[operation] ?? 'BP-NFA-100';
}
