import { zReauthenticateBody } from '#generated/member/validators/zReauthenticateBody.ts';
import { zReauthenticateResponse } from '#generated/member/validators/zReauthenticateResponse.ts';
import type { zSaveEmailHeaders } from '#generated/member/validators/zSaveEmailHeaders.ts';
import type { z } from 'zod/mini';
import { member } from '#src/api/http/call.ts';

/** The API's rules for the password that confirms a change. */
export const reauthenticationRules = zReauthenticateBody;

/** Confirms with the current password; returns the proof that one change is sent with. */
export const reauthenticate = (userId: string, currentPassword: string) =>
  member.write(
    'POST /users/{userId}/reauthentications',
    zReauthenticateResponse,
    { params: { path: { userId } }, body: { currentPassword } },
    ({ proof }) => proof,
  );

/** Returns the parameters of a change that a proof confirms. */
export const confirmedBy = (
  userId: string,
  proof: string,
): { path: { userId: string }; header: z.infer<typeof zSaveEmailHeaders> } => ({
  path: { userId },
  header: { 'Reauthentication-Proof': proof },
});

/** Returns the parameters of a change; `proof` is null where the insurer's service needs no proof. */
export const confirmedIfOffered = (userId: string, proof: string | null) =>
  proof === null ? { path: { userId } } : confirmedBy(userId, proof);
