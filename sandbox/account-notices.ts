import type { components } from '#generated/member/paths.d.ts';
import type { SettingsStore } from './api/settings.ts';
import type { Outbox } from './outbox.ts';
import type { User } from './seed/model.ts';

type Address = components['schemas']['Address'];

/** The addresses of a member on file, for email and text message. */
type Reach = { email: string | null; phone: string | null };

const whatChanged = {
  password: 'Your password was changed.',
  email: 'The email address of your account was changed.',
  phone: 'A phone number of your account was changed.',
  mfa: 'Extra security at sign-in was changed.',
  questions: 'Your security questions were changed.',
  address: 'The mailing address of your account was changed.',
  confidentialAddress: 'The private address for letters about your care was changed.',
  sharing: 'Your choices about sharing your health information were changed.',
  signedOut: 'You were signed out everywhere.',
  deleted: 'Your account was deleted.',
} as const;

type Change = keyof typeof whatChanged;

const callUs = 'If this wasn’t you, call us.';

export type AccountNotices = ReturnType<typeof createAccountNotices>;

/**
 * Letters about changes of an account, and about cards that left it. They go to the address on file before the change,
 * so a thief who redirects an account can't hide the change from its owner.
 */
export function createAccountNotices(settings: SettingsStore, outbox: Outbox) {
  const send = (user: User, news: string, { email, phone }: Reach, alsoByText = false): void => {
    const text = `${news} ${callUs}`;
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

    /** Reports a change of an address by email, and by letter to each of these addresses. */
    tellOfAddress(
      user: User,
      change: 'address' | 'confidentialAddress',
      addresses: readonly (Address | null)[],
    ): void {
      send(user, whatChanged[change], settings.read(user));
      for (const address of addresses) {
        if (address === null) continue;
        const { address1, address2, city, stateCode, zip } = address;
        const lines = [address1, address2 ?? '', city, `${stateCode} ${zip}`];
        const written = lines.filter((line) => line !== '').join(', ');
        outbox.send(user.userName, 'mail', `${whatChanged[change]} ${callUs}`, written);
      }
    },

    /** Reports that a viewer can see the user's claims, or no longer can. */
    tellOfAccess(user: User, viewer: string, isGiven: boolean): void {
      const news = `${viewer} can ${isGiven ? '' : 'no longer '}see your claims.`;
      send(user, news, settings.read(user));
    },

    /** Reports that a person's certificate of coverage was ordered. */
    tellOfCertificate(user: User, whose: string): void {
      send(user, `${whose}’s certificate of coverage was ordered by mail.`, settings.read(user));
    },

    /** Reports that an ID card was sent, with the person and the type of plan. */
    tellOfCard(user: User, whoseCard: string, way: 'email' | 'fax' | 'mail'): void {
      send(user, `${whoseCard} ID card was sent by ${way}.`, settings.read(user));
    },
  };
}
