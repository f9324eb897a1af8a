import { type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { settingsWords } from '#content/settings.ts';
import { userSettings, type UserSettings } from '#src/api/calls/account/user-settings.ts';
import { contentText } from '#src/catalogue/content-text.ts';
import { formatPhone } from '#src/domain/format/formats.ts';
import { lookUp } from '#src/domain/data/look-up.ts';
import { prefixOf } from '#src/domain/plan/plan.ts';
import { useCapability } from '#src/parts/plan/use-capability.ts';
import { usePortal, useSelection, useUserId } from '#src/portal/portal-context.ts';
import { FactList } from '#src/ui/data/fact-list.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { PartBoundary } from '#src/ui/feedback/part-boundary.tsx';
import { Loadable } from '#src/ui/lazy/loadable.tsx';
import { SkeletonRows } from '#src/ui/feedback/skeleton.tsx';
import { EditCard } from './edit-card.tsx';
import { PostalAddress } from './postal-address.tsx';
import { SettingsFrame } from './settings-frame.tsx';
import { useOwnPlan } from './use-own-plan.ts';
import { NameForm, EmailForm, PhoneForm } from './contact-forms.tsx';
import { MailingAddressForm } from './address-form.tsx';

const words = settingsWords.profile;

/** Display name, email, phones and address (product rule 2.18). */
export function ProfileScreen() {
  const { queryOf } = usePortal();
  const userId = useUserId();
  const query = useQuery(queryOf(userSettings(userId)));
  return (
    <SettingsFrame intro={words.intro}>
      <Loadable query={query} skeleton={<SkeletonRows count={4} height="10rem" />}>
        {(settings) => (
          <PartBoundary>
            <Profile settings={settings} />
          </PartBoundary>
        )}
      </Loadable>
    </SettingsFrame>
  );
}

/** The message on how to change the address, by the party that keeps it. */
const keptBy: Readonly<Record<string, string>> = {
  employer: 'profile-address-employer',
  state: 'profile-address-state',
};

function Profile({ settings }: { settings: UserSettings }) {
  const { plan } = useOwnPlan();
  const selection = useSelection();
  // Their changes are confirmed with the password.
  const note = useCapability('account') ? null : settingsWords.card.notHere;
  const { displayName, email, phone, homePhone, workPhone, address } = settings;
  const keeper = settings.addressManagedBy ?? 'self';
  return (
    <>
      <EditCard
        title={words.displayName.title}
        what={words.displayName.what}
        view={<Value>{displayName}</Value>}
      >
        {(editing) => <NameForm {...editing} settings={settings} />}
      </EditCard>
      <EditCard
        title={words.email.title}
        what={words.email.what}
        note={note}
        view={<Value>{email && <Email>{email}</Email>}</Value>}
      >
        {(editing) => <EmailForm {...editing} settings={settings} />}
      </EditCard>
      <EditCard
        title={words.phone.title}
        what={words.phone.what}
        note={note}
        view={
          <FactList
            facts={[
              [words.phone.mobile, phoneText(phone)],
              [words.phone.home, phoneText(homePhone)],
              [words.phone.work, phoneText(workPhone)],
            ]}
            look="labels"
          />
        }
      >
        {(editing) => <PhoneForm {...editing} settings={settings} />}
      </EditCard>
      <EditCard
        title={words.address.title}
        what={words.address.what}
        note={
          keeper === 'self'
            ? null
            : contentText(lookUp(keptBy, keeper) ?? 'profile-address-elsewhere')
        }
        view={<Value>{address ? <PostalAddress address={address} /> : null}</Value>}
      >
        {(editing) => <MailingAddressForm {...editing} settings={settings} />}
      </EditCard>
      {plan?.ssoType && (
        <Card title={words.policy.title}>
          <p>{contentText('profile-review-policy')}</p>
          {selection?.rights.whosCovered && (
            <div>
              <Link
                to={
                  plan.contractType === 'Dental'
                    ? '/{-$contractType}/coverage-and-benefits'
                    : '/{-$contractType}/coverage-and-copays'
                }
                params={{ contractType: prefixOf(plan) }}
              >
                {words.policy.open}
              </Link>
            </div>
          )}
        </Card>
      )}
    </>
  );
}

function Value({ children }: { children: ReactNode }) {
  return <p>{children || settingsWords.card.none}</p>;
}

const phoneText = (number: string | null | undefined): string =>
  number ? formatPhone(number) : settingsWords.card.none;

/** An email address that wraps at its natural pauses where it does not fit on a line. */
function Email({ children }: { children: string }) {
  const [name, ...host] = children.split('@');
  return (
    <>
      <span>{name}</span>
      {host.map((part) => (
        <span key={part}>
          <wbr />@{part}
        </span>
      ))}
    </>
  );
}
