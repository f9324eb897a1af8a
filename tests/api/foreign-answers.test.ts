import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { acceptTerms, userSettings } from '#src/api/calls/account/user-settings.ts';
import { accessRights } from '#src/api/calls/account/access-rights.ts';
import { accumulators } from '#src/api/calls/coverage/accumulators.ts';
import { appealDeadlines } from '#src/api/calls/claims/appeal-deadlines.ts';
import { bill } from '#src/api/calls/payments/billing.ts';
import { addPaymentMethod, paymentMethods } from '#src/api/calls/payments/payment-methods.ts';
import { autopay, cancelPayment, payments, statements } from '#src/api/calls/payments/payments.ts';
import { appeals, inquiries } from '#src/api/calls/claims/claim-inquiries.ts';
import { saveFamilyAccess } from '#src/api/calls/account/account-security.ts';
import { memberSettings } from '#src/api/calls/account/member-settings.ts';
import { claimDocument } from '#src/api/calls/messages/documents.ts';
import { memberships } from '#src/api/calls/account/memberships.ts';
import { messageCounts } from '#src/api/calls/messages/message-counts.ts';
import { message, replyToMessage } from '#src/api/calls/messages/message.ts';
import { mailboxPage } from '#src/api/calls/messages/messages.ts';
import { saveAddress } from '#src/api/calls/account/profile.ts';
import { preferences } from '#src/api/calls/account/preferences.ts';
import { userNotice } from '#src/api/calls/messages/user-notice.ts';
import { readLeniently, unreadable } from '#src/api/http/lenient-answer.ts';
import { planOf } from '#tests/support/plans.ts';
import { allAtOnce, variantsOf, without } from '#tests/support/foreign-answers.ts';
import { readValidators } from '#tests/support/validators.ts';
import { apis, readOperations } from '../../openapi/documents.ts';

const validators = await readValidators();

/** The rows whose answers are more than a number to quote, by operation. */
const rows = {
  getMemberships: memberships('maria'),
  getAccessRights: accessRights('maria', planOf('Medical')),
  getUserSettings: userSettings('maria'),
  saveFamilyAccess: saveFamilyAccess('maria', null, { memberId: 'M2', canSeeMyClaims: true }),
  getMemberSettings: memberSettings('maria', 'M1'),
  acceptTerms: acceptTerms('maria'),
  getUserNotice: userNotice(),
  getAccumulators: accumulators('M1'),
  listAppealDeadlines: appealDeadlines('M1'),
  getBilling: bill('C1'),
  listPayments: payments('C1', 1),
  cancelPayment: cancelPayment('C1', 'p1'),
  getAutopay: autopay('C1'),
  listPaymentMethods: paymentMethods('C1'),
  addPaymentMethod: addPaymentMethod('C1', 'tok_1'),
  listStatements: statements('C1', 1),
  listClaimInquiries: inquiries('c1'),
  listClaimAppeals: appeals('c1'),
  listDocuments: claimDocument('M1', 'c1'),
  getMessageCount: messageCounts('M1', []),
  getPreferences: preferences('M1'),
  saveAddress: saveAddress('maria', {
    address1: '1 Main Street',
    city: 'Marlow',
    stateCode: 'AR',
    zip: '72201',
  }),
  listMessages: mailboxPage('M1', 'inbox', 1),
  getMessage: message({ memberId: 'M1', messageId: 'm-1' }),
  replyToMessage: replyToMessage({ memberId: 'M1', messageId: 'm-1' }, { text: 'Thank you.' }),
};

interface Example {
  name: string;
  operationId: string;
  schema: z.core.$ZodType;
  value: unknown;
}
let examples: Example[] = [];

beforeAll(async () => {
  const all = await Promise.all(apis.map(readOperations));
  examples = all.flat().flatMap(({ api, operationId, path, responses }) => {
    // FHIR resources have separate readers.
    if (path.startsWith('/health-records/')) return [];
    const name = `z${operationId.charAt(0).toUpperCase()}${operationId.slice(1)}Response`;
    const schema = validators[api].get(name);
    if (!schema) return [];
    return responses
      .filter(({ status }) => status < 300)
      .flatMap(({ content }) =>
        content?.mediaType === 'application/json'
          ? Object.entries(content.examples).map(([example, value]) => ({
              name: `${operationId} ${example}`,
              operationId,
              schema,
              value,
            }))
          : [],
      );
  });
});

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

const read = (schema: z.core.$ZodType, value: unknown) =>
  readLeniently(schema, value, () => {}, '');

describe('unusual answers of an insurer', () => {
  it('keep all other fields when one field of an example is unusual', () => {
    let count = 0;
    for (const { name, schema, value } of examples) {
      const readWhole = read(schema, value);
      expect(readWhole, name).not.toBe(unreadable);
      for (const variant of variantsOf(schema, value)) {
        count += 1;
        const seen = read(schema, variant.value);
        const about = `${name}: ${variant.name}`;
        expect(seen, about).not.toBe(unreadable);
        const isAdded = /an unknown field|an item that is/.test(variant.name);
        const rest = (answer: unknown) => (isAdded ? answer : without(answer, variant.place));
        expect(rest(seen), about).toEqual(rest(readWhole));
      }
    }
    expect(count).toBeGreaterThan(2_000);
  });

  it('reads an answer of an insurer in which every field is unusual', () => {
    for (const { name, schema, value } of examples) {
      expect(read(schema, allAtOnce(schema, value)), name).not.toBe(unreadable);
    }
  });

  it('converts unusual answers of an insurer by every call without an error', () => {
    const tried = new Set<string>();
    for (const { name, operationId, schema, value } of examples) {
      const row = Object.entries(rows).find(([id]) => id === operationId)?.[1];
      if (!row || !('answer' in row)) continue;
      tried.add(operationId);
      for (const variant of variantsOf(schema, value)) {
        expect(() => row.answer(variant.value), `${name}: ${variant.name}`).not.toThrow();
      }
      expect(() => row.answer(allAtOnce(schema, value)), name).not.toThrow();
    }
    expect([...tried].toSorted()).toEqual(Object.keys(rows).toSorted());
  });
});
