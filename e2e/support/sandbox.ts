import type { APIRequestContext } from '@playwright/test';
import * as z from 'zod/mini';

/** The body of the sandbox's control API; see sandbox/control.ts. */
export type Control = Partial<{
  reset: boolean;
  isSystemAvailable: boolean;
  notice: string | null;
  accessTokenSeconds: number;
  refreshTokenRotation: 'always' | 'never' | 'sometimes';
  isWalletSignerUp: boolean;
  unlock: string;
  termsNotAccepted: string;
  expirePasscodes: string;
  forgetRegistration: string;
  expireVerification: string;
  clearFaults: string;
  fault: { operation: string; kind: string; value?: number; times?: number };
  clearLogs: boolean;
}>;

export async function control(request: APIRequestContext, change: Control): Promise<void> {
  const answer = await request.post('/sandbox/control', { data: change });
  if (!answer.ok()) throw new Error(`the sandbox refused ${JSON.stringify(change)}`);
}

const zTokenRequest = z.object({
  grantType: z.nullable(z.string()),
  outcome: z.enum(['success', 'error']),
  error: z.nullable(z.string()),
});

type TokenRequest = z.infer<typeof zTokenRequest>;

/** Every request the provider's token endpoint has seen since its log was cleared. */
export async function tokenRequests(request: APIRequestContext): Promise<TokenRequest[]> {
  const answer = await request.get('/sandbox/token-requests');
  return z.array(zTokenRequest).parse(await answer.json());
}
