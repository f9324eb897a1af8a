/**
 * Runs a sandbox in a separate process, for tests that render screens over it: the sandbox's cryptography doesn't work
 * in jsdom. Sends its address and a member's tokens, and ends with the test.
 */
import { createSandbox } from '#sandbox/sandbox.ts';
import { signIn } from '#tests/sandbox/browser.ts';
import { control } from '#tests/sandbox/member-client.ts';

const sandbox = await createSandbox({ state: ':memory:' });
// A busy machine renders for longer than a token lasts.
await control(sandbox.urls, { accessTokenSeconds: 3_600 });
const { accessToken, refreshToken } = await signIn(sandbox.urls, 'maria');
process.send?.({ portal: sandbox.urls.portal, accessToken, refreshToken });
process.on('disconnect', () => void sandbox.close().then(() => process.exit(0)));
