import type { Capability } from '#src/domain/plan/capabilities.ts';
import { appealDeadlines } from '#src/api/calls/claims/appeal-deadlines.ts';
import { availability } from './calls/availability.ts';
import { inquiries } from '#src/api/calls/claims/claim-inquiries.ts';
import { messageCounts } from '#src/api/calls/messages/message-counts.ts';
import { mailboxPage } from '#src/api/calls/messages/messages.ts';
import { cardIssuer } from '#src/api/calls/coverage/organizations.ts';
import { userNotice } from '#src/api/calls/messages/user-notice.ts';
import { userSettings } from '#src/api/calls/account/user-settings.ts';
import { capabilityOf, type Operation } from './operations.ts';
import type { DisabledCalls } from './clients.ts';
import { codeOf } from './http/failure-codes.ts';
import { nothingThere } from './http/failure.ts';

export function createDisabledCalls(disabled: readonly Capability[]): DisabledCalls {
  return {
    isDisabled: (operation) =>
      disabled.some((capability) => capability === capabilityOf[operation]),
    answerTo(call) {
      if ('answer' in call && emptyBodies.has(call.operation)) {
        return call.answer(emptyBodies.get(call.operation));
      }
      if (!mayBeMissing.includes(call.operation)) {
        console.error(`${call.operation} belongs to a capability that config.json disables`);
      }
      throw nothingThere(codeOf(call.operation));
    },
  };
}

/** Reads of resources that a record refers to. The screen shows them only if they load. */
const mayBeMissing: readonly Operation[] = [cardIssuer('').operation];

/**
 * The placeholder bodies for calls that an insurer does not have, where several parts of the portal combine their
 * answer with others.
 */
const emptyBodies = new Map<Operation, unknown>([
  [availability().operation, { isSystemAvailable: true }],
  [userNotice().operation, { notice: null }],
  // An insurer without settings asks for no terms to be accepted here.
  [userSettings('').operation, { tosChecked: true }],
  [messageCounts('', []).operation, { data: [] }],
  [mailboxPage('', 'inbox', 1).operation, { items: [], page: 1, pageSize: 100, total: 0 }],
  [inquiries('').operation, { items: [], page: 1, pageSize: 100, total: 0 }],
  // The total marks the list as incomplete: the status of an appeal is unknown here.
  [appealDeadlines('').operation, { items: [], page: 1, pageSize: 1, total: 1 }],
]);
