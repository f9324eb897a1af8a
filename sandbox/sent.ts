import * as z from 'zod/mini';
import type { components as MemberApi } from '#generated/member/paths.d.ts';
import type { components as V1Api } from '#generated/v1/paths.d.ts';
import { zUserSettings } from '#generated/member/validators/zUserSettings.ts';
import { zAppealAttachment } from '#generated/v1/validators/zAppealAttachment.ts';
import { zAppealDecision } from '#generated/v1/validators/zAppealDecision.ts';
import { zClaimAppeal } from '#generated/v1/validators/zClaimAppeal.ts';
import { zClaimInquiry } from '#generated/v1/validators/zClaimInquiry.ts';
import { zClaimInquiryAnswer } from '#generated/v1/validators/zClaimInquiryAnswer.ts';
import { zReimbursement } from '#generated/v1/validators/zReimbursement.ts';

/*
 * The types of what the sandbox sends and keeps, with all fields that another insurer may leave out. The documents
 * require only those that a screen cannot do without.
 */

export type UserSettings = Required<MemberApi['schemas']['UserSettings']>;
export const sentSettings = z.required(zUserSettings);

type Inquiry = V1Api['schemas']['ClaimInquiry'];
export type ClaimInquiry = Required<Omit<Inquiry, 'answer'>> & {
  answer?: Required<NonNullable<Inquiry['answer']>>;
};
export const sentInquiry = z.extend(
  z.required(zClaimInquiry, { claimId: true, answerDueBy: true }),
  { answer: z.optional(z.required(zClaimInquiryAnswer)) },
);

type Appeal = V1Api['schemas']['ClaimAppeal'];
type Decision = V1Api['schemas']['AppealDecision'];
type Attachment = Required<V1Api['schemas']['AppealAttachment']>;
export type NextReview = V1Api['schemas']['NextReview'];
export type AppealDecision = Required<Pick<Decision, 'outcome' | 'decidedAt'>> &
  Pick<Decision, 'documentId' | 'next'>;
export type ClaimAppeal = Required<
  Omit<Appeal, 'decision' | 'attachments' | 'authorizationId' | 'isExpedited' | 'level'>
> & {
  /** The plan's own review where left out. */
  level?: string;
  isExpedited?: true;
  attachments?: Attachment[];
  decision?: AppealDecision;
};
export const sentAppeal = z.extend(
  z.required(z.omit(zClaimAppeal, { authorizationId: true }), {
    appealNumber: true,
    claimId: true,
    comments: true,
    submittedBy: true,
    decisionDueBy: true,
  }),
  {
    isExpedited: z.optional(z.literal(true)),
    decision: z.optional(z.required(zAppealDecision, { decidedAt: true })),
    attachments: z.optional(z.array(z.required(zAppealAttachment))),
  },
);

type Request = V1Api['schemas']['Reimbursement'];
type Undecided = 'claimId' | 'decidedOn' | 'reason' | 'receipts';
export type Reimbursement = Required<Omit<Request, Undecided>> &
  Pick<Request, Exclude<Undecided, 'receipts'>> & { receipts?: Attachment[] };
export const sentReimbursement = z.extend(
  z.required(zReimbursement, {
    submittedAt: true,
    expenseDate: true,
    provider: true,
    description: true,
  }),
  { receipts: z.optional(z.array(z.required(zAppealAttachment))) },
);
