import * as z from 'zod/mini';
import { zCreateClaimAppealBody } from '#generated/v1/validators/zCreateClaimAppealBody.ts';
import { zCreateClaimAppealResponse } from '#generated/v1/validators/zCreateClaimAppealResponse.ts';
import { zCreateClaimInquiryBody } from '#generated/v1/validators/zCreateClaimInquiryBody.ts';
import { zCreateClaimInquiryResponse } from '#generated/v1/validators/zCreateClaimInquiryResponse.ts';
import { zListClaimAppealsResponse } from '#generated/v1/validators/zListClaimAppealsResponse.ts';
import { zListClaimInquiriesResponse } from '#generated/v1/validators/zListClaimInquiriesResponse.ts';
import type { zNewAppealAttachment } from '#generated/v1/validators/zNewAppealAttachment.ts';
import { completenessOf, type Completeness } from '#src/domain/data/completeness.ts';
import { limits } from '#src/domain/limits.ts';
import { v1 } from '#src/api/http/call.ts';
import type { Lenient } from '#src/api/http/lenient-answer.ts';

const pageSizeAsked = 100;

/** The completeness of a list of inquiries or appeals. */
interface Counted {
  completeness: Completeness;
}
export type ClaimInquiries = Lenient<typeof zListClaimInquiriesResponse> & Counted;
export type ClaimAppeals = Lenient<typeof zListClaimAppealsResponse> & Counted;

/** Returns a list that has one page at the most, with what is known of it. */
export const onePage = <Page extends { items: readonly unknown[]; total?: number | undefined }>(
  page: Page,
  leftOut: number,
): Page & Counted => ({
  ...page,
  completeness: completenessOf(Math.max(leftOut, (page.total ?? 0) - page.items.length)),
});

export type NewInquiry = z.infer<typeof zCreateClaimInquiryBody>;
export type NewAttachment = z.infer<typeof zNewAppealAttachment>;
export type NewAppeal = z.infer<typeof appealRules> & {
  level?: string;
  attachments?: NewAttachment[];
  isExpedited?: boolean;
};

/** The query of the inquiries about a claim, newest first, with their answers. */
export const inquiries = (claimId: string) =>
  v1.read(
    'GET /claims/{claimId}/inquiries',
    zListClaimInquiriesResponse,
    { path: { claimId }, query: { page: 1, pageSize: pageSizeAsked } },
    (page, leftOut): ClaimInquiries => onePage(page, leftOut),
  );

/** The query of the appeals against a claim, newest first, and whether another one is possible. */
export const appeals = (claimId: string) =>
  v1.read(
    'GET /claims/{claimId}/appeals',
    zListClaimAppealsResponse,
    { path: { claimId }, query: { page: 1, pageSize: pageSizeAsked } },
    (page, leftOut): ClaimAppeals => onePage(page, leftOut),
  );

/** Sends an inquiry about a claim. */
export const askAboutClaim = (claimId: string, body: NewInquiry) =>
  v1.write(
    'POST /claims/{claimId}/inquiries',
    zCreateClaimInquiryResponse,
    { params: { path: { claimId } }, body },
    (inquiry) => inquiry,
    { makesStale: ['/claims/{claimId}/inquiries'] },
  );

/** Appeals against the decision on a claim. */
export const appealClaim = (claimId: string, body: NewAppeal) =>
  v1.write(
    'POST /claims/{claimId}/appeals',
    zCreateClaimAppealResponse,
    { params: { path: { claimId } }, body },
    (appeal) => appeal,
    {
      makesStale: ['/claims/{claimId}/appeals', '/members/{memberId}/appeal-deadlines'],
      // Files may take minutes on a phone.
      ...(body.attachments && { timeoutMs: limits.uploadTimeoutMs }),
    },
  );

/** The API's rules for an inquiry about a claim. */
export const inquiryRules = zCreateClaimInquiryBody;

/** The API's rules for an appeal; its files are checked one by one when they are chosen. */
export const appealRules = z.omit(zCreateClaimAppealBody, {
  attachments: true,
  isExpedited: true,
  level: true,
});
