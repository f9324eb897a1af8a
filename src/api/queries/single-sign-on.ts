import type { z } from 'zod/mini';
import { zStartSingleSignOnBody, zStartSingleSignOnResponse } from '#generated/member/zod.gen.ts';
import type { Clients } from '../clients.ts';

export type SingleSignOnRequest = z.infer<typeof zStartSingleSignOnBody>;

/** Asks for the form that signs the member on elsewhere; answers its HTML, which nobody has checked yet. */
export async function startSingleSignOn(
  clients: Clients,
  request: SingleSignOnRequest,
): Promise<string> {
  const { ssoForm } = await clients.member('POST /sso', zStartSingleSignOnResponse, {
    body: request,
  });
  return ssoForm;
}
