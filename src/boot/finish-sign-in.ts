/**
 * Script of the return page (`/auth-success`), run while the portal's code is still on its way: exchanges the code,
 * checks the ID token, and only then sends the member's first calls. The portal takes the same result.
 */
import { exchangeCode } from '#src/api/sign-in/identity.ts';
import { calls, signInReturn } from './boot-prefetch.ts';

async function finishSignIn(): Promise<void> {
  const back = await signInReturn;
  if (back === null || back.isTaken()) return;
  const { tokens } = await calls.exchangeOnce(back.request, exchangeCode);
  back.askNext(tokens);
}

// The portal gets the same failure and reports it.
finishSignIn().catch(() => {});
