import { signInMessages } from '#content/sign-in-messages.ts';

export type SignInMessageId = keyof typeof signInMessages;

export const signInMessage = (id: SignInMessageId) => signInMessages[id];
