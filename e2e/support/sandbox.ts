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
  decideAppeal: { appealId: string; outcome: 'upheld' | 'overturned' | 'partlyOverturned' };
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

const zAppeals = z.object({
  appeals: z.array(z.object({ appealId: z.string(), about: z.string() })),
});

/** Decides the appeal under review about a claim or an authorization, as the plan or an independent reviewer would. */
export async function decideAppeal(
  request: APIRequestContext,
  number: string,
  outcome: NonNullable<Control['decideAppeal']>['outcome'],
): Promise<void> {
  const { appeals } = zAppeals.parse(await (await request.get('/sandbox/control')).json());
  const appeal = appeals.find(({ about }) => about.endsWith(number));
  if (appeal === undefined) throw new Error(`no appeal about ${number} is under review`);
  await control(request, { decideAppeal: { appealId: appeal.appealId, outcome } });
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
