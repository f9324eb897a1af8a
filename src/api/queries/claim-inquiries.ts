import { queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import {
  zCreateClaimAppealBody,
  zCreateClaimAppealResponse,
  zCreateClaimInquiryBody,
  zCreateClaimInquiryResponse,
  zListClaimAppealsResponse,
  zListClaimInquiriesResponse,
} from '#generated/v1/zod.gen.ts';
import type { Clients } from '../clients.ts';

const PAGE_SIZE = 100;

export type ClaimInquiries = z.infer<typeof zListClaimInquiriesResponse>;
export type ClaimAppeals = z.infer<typeof zListClaimAppealsResponse>;
export type NewInquiry = z.infer<typeof zCreateClaimInquiryBody>;
export type NewAppeal = z.infer<typeof zCreateClaimAppealBody>;

/** The questions asked about a claim, newest first, with their answers. */
export const inquiriesQuery = (clients: Clients, claimId: string) =>
  queryOptions({
    queryKey: ['claim inquiries', claimId],
    queryFn: ({ signal }): Promise<ClaimInquiries> =>
      clients.v1('GET /claims/{claimId}/inquiries', zListClaimInquiriesResponse, {
        params: { path: { claimId }, query: { page: 1, pageSize: PAGE_SIZE } },
        signal,
      }),
  });

/** The appeals against a claim, newest first, and whether another one is possible. */
export const appealsQuery = (clients: Clients, claimId: string) =>
  queryOptions({
    queryKey: ['claim appeals', claimId],
    queryFn: ({ signal }): Promise<ClaimAppeals> =>
      clients.v1('GET /claims/{claimId}/appeals', zListClaimAppealsResponse, {
        params: { path: { claimId }, query: { page: 1, pageSize: PAGE_SIZE } },
        signal,
      }),
  });

/** Asks a question about a claim. */
export const askAboutClaim = (clients: Clients, claimId: string, body: NewInquiry) =>
  clients.v1('POST /claims/{claimId}/inquiries', zCreateClaimInquiryResponse, {
    params: { path: { claimId } },
    body,
  });

/** Appeals against the decision on a claim. */
export const appealClaim = (clients: Clients, claimId: string, body: NewAppeal) =>
  clients.v1('POST /claims/{claimId}/appeals', zCreateClaimAppealResponse, {
    params: { path: { claimId } },
    body,
  });

/** The parts that the API would refuse of a question, by name. */
export const refusedOfInquiry = (body: Record<keyof NewInquiry, string>) =>
  refusedOf(zCreateClaimInquiryBody.safeParse(body));

/** The parts that the API would refuse of an appeal, by name. */
export const refusedOfAppeal = (body: Record<keyof NewAppeal, string>) =>
  refusedOf(zCreateClaimAppealBody.safeParse(body));

function refusedOf(result: { error?: z.core.$ZodError | undefined }): {
  name: string;
  isTooLong: boolean;
}[] {
  return (result.error?.issues ?? []).map(({ path: [name], code }) => ({
    name: String(name),
    isTooLong: code === 'too_big',
  }));
}
