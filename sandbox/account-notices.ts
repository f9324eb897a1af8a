import type { SettingsStore } from './api/settings.ts';
import type { Outbox } from './outbox.ts';
import type { User } from './seed/model.ts';

/** The addresses of a member on file, for email and text message. */
type Reach = { email: string | null; phone: string | null };

const whatChanged = {
  password: 'Your password was changed.',
  email: 'The email address of your account was changed.',
  phone: 'A phone number of your account was changed.',
  mfa: 'Extra security at sign-in was changed.',
  questions: 'Your security questions were changed.',
  deleted: 'Your account was deleted.',
} as const;

type Change = keyof typeof whatChanged;

export type AccountNotices = ReturnType<typeof createAccountNotices>;

/**
 * Letters about changes of an account, and about cards that left it. They go to the address on file before the change,
 * so a thief who redirects an account can't hide the change from its owner.
 */
export function createAccountNotices(settings: SettingsStore, outbox: Outbox) {
  const send = (user: User, news: string, { email, phone }: Reach, alsoByText = false): void => {
    const text = `${news} Was it not you? Call us.`;
    if (email !== null) outbox.send(user.userName, 'email', text, email);
    if (phone !== null && (email === null || alsoByText)) {
      outbox.send(user.userName, 'text', text, phone);
    }
  };
  return {
    /** Returns the addresses of a user on file; to be called before a change. */
    reachOf: (user: User): Reach => settings.read(user),

    tell(user: User, change: Change, before: Reach = settings.read(user)): void {
      const { phone } = before;
      const isPhoneNews = change === 'phone' && phone !== settings.read(user).phone;
      send(user, whatChanged[change], before, isPhoneNews);
    },

    /** Reports that an ID card was sent, with the person and the type of plan. */
    tellOfCard(user: User, whoseCard: string, way: 'email' | 'fax' | 'mail'): void {
      send(user, `${whoseCard} ID card was sent by ${way}.`, settings.read(user));
    },
  };
}
