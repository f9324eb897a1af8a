import { oauMessages } from '#content/messages/oau.ts';
import { signInReasons } from '#content/sign-in-messages.ts';

export type SignInMessageId = keyof typeof signInReasons;

interface SignInMessage {
  code: string | null;
  text: string;
  /** True for an error; false for news. */
  isError: boolean;
}

/** Returns the message of the sign-in page, with its id if it has one. Free of the other families. */
export function signInMessage(problem: SignInMessageId): SignInMessage {
  const { id, reason } = signInReasons[problem];
  return {
    code: id,
    text: id === null ? reason : `${reason} ${oauMessages[id]}`,
    isError: id !== null,
  };
}
