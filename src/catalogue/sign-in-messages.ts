import { oauMessages } from '#content/messages/oau.ts';
import { signInReasons } from '#content/sign-in-messages.ts';

export type SignInMessageId = keyof typeof signInReasons;

/** The problems that are errors, which a message follows; the others are news. */
const errors: readonly SignInMessageId[] = [
  'callback-refused',
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

/** Returns the message of the sign-in page, with its id if it has one. Free of the other families. */
export function signInMessage(problem: SignInMessageId): SignInMessage {
  const reason = signInReasons[problem];
  if (!errors.includes(problem)) return { code: null, text: reason, isError: false };
  const code = 'OAU-0001';
  return { code, text: `${reason} ${oauMessages[code]}`, isError: true };
}
