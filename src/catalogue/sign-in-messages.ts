import { oauMessages } from '#content/messages/oau.ts';
import { clockWords, signInReasons } from '#content/sign-in-messages.ts';
import { limits } from '#src/domain/limits.ts';

export type SignInMessageId = keyof typeof signInReasons;

/** The problems that are errors, which a message follows; the others are news. */
const errors: readonly SignInMessageId[] = [
  'callback-refused',
  'clock-changed',
  'denied',
  'provider-unreachable',
  'session-ended',
];

interface SignInMessage {
  code: string | null;
  text: string;
  /** True for an error; false for news. */
  isError: boolean;
}

/**
 * Returns the message of the sign-in page, with its id if it has one. Free of the other families.
 * @param clockSkew milliseconds by which this device's clock is ahead, as far as known
 */
export function signInMessage(problem: SignInMessageId, clockSkew = 0): SignInMessage {
  const reason = signInReasons[problem];
  if (!errors.includes(problem)) return { code: null, text: reason, isError: false };
  const code = 'OAU-0001';
  const text = [reason, ...clockHints(problem, clockSkew), oauMessages[code]].join(' ');
  return { code, text, isError: true };
}

function clockHints(problem: SignInMessageId, clockSkew: number): string[] {
  const minutes = Math.round(Math.abs(clockSkew) / 60_000);
  if (Math.abs(clockSkew) >= limits.clockSkewShownMs) {
    return [clockWords[clockSkew > 0 ? 'ahead' : 'behind'](minutes), clockWords.check];
  }
  return problem === 'clock-changed' ? [clockWords.check] : [];
}
