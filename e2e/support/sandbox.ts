import type { APIRequestContext } from '@playwright/test';

/** What the sandbox's control API takes; see sandbox/control.ts. */
export type Control = Partial<{
  reset: boolean;
  isSystemAvailable: boolean;
  notice: string | null;
  accessTokenSeconds: number;
  unlock: string;
  clearFaults: string;
  fault: { operation: string; kind: string; value?: number; times?: number };
  clearLogs: boolean;
}>;

export async function control(request: APIRequestContext, change: Control): Promise<void> {
  const answer = await request.post('/sandbox/control', { data: change });
  if (!answer.ok()) throw new Error(`the sandbox refused ${JSON.stringify(change)}`);
}

export interface TokenRequest {
  grantType: string | null;
  outcome: 'success' | 'error';
  error: string | null;
}

/** Every request the provider's token endpoint has seen since its log was cleared. */
export async function tokenRequests(request: APIRequestContext): Promise<TokenRequest[]> {
  const answer = await request.get('/sandbox/token-requests');
  return answer.json();
}
