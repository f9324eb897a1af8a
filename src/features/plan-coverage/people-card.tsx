import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Users } from 'lucide-react';
import { coverageWords } from '#content/coverage.ts';
import { formatDate } from '#content/formats.ts';
import { relationshipNames } from '#content/relationships.ts';
import type { CoveredPerson } from '#src/domain/people/covered-people.ts';
import { formatName } from '#src/domain/people/format-name.ts';
import { formatPhone } from '#src/domain/format/formats.ts';
import { lookUp } from '#src/domain/data/look-up.ts';
import type { Contact } from '#src/domain/people/patient.ts';
import { AskToShare } from '#src/parts/plan/ask-to-share.tsx';
import { useCapability } from '#src/parts/plan/use-capability.ts';
import { CallText } from '#src/parts/text/member-services.tsx';
import { FactList, type Fact } from '#src/ui/data/fact-list.tsx';
import { FoldingCard } from '#src/ui/layout/folding-card.tsx';
import { LoadFailure } from '#src/ui/lazy/loadable.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { SecondaryText } from '#src/ui/text/secondary-text.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import styles from './coverage.module.css';

const words = coverageWords.people;

/** The people on the plan. The access rights supply the names; the details from the health records may fail to load. */
export function PeopleCard({
  people,
  query,
}: {
  people: readonly CoveredPerson[];
  query: Pick<UseQueryResult, 'isPending' | 'isError' | 'isFetching' | 'error' | 'refetch'>;
}) {
  const hasSettings = useCapability('settings');
  const hasContact = useCapability('contact');
  const isLoading = query.isPending || (query.isError && query.isFetching);
  return (
    <FoldingCard
      title={words.title}
      icon={<Users size={20} aria-hidden="true" />}
      busy={isLoading}
      foot={
        <>
          <span>
            {hasSettings ? (
              words.wrong[hasContact ? 'both' : 'settings']
            ) : hasContact ? (
              words.wrong.message
            ) : (
              <CallText>{words.wrong.call}</CallText>
            )}
          </span>
          {hasSettings && <Link to="/settings/profile">{words.toSettings}</Link>}
          {hasContact && <Link to="/{-$contractType}/contact-us">{words.toMessage}</Link>}
        </>
      }
    >
      {query.isError && !query.isFetching && (
        <LoadFailure error={query.error} onRetry={() => void query.refetch()} />
      )}
      <ul className={styles['people']}>
        {people.map((person) => (
          <Stack as="li" gap="1" key={person.memberId}>
            <Person {...{ person, isLoading }} isKnown={!query.isError} />
          </Stack>
        ))}
      </ul>
    </FoldingCard>
  );
}

function Person({
  person: { name, isSelf, memberId, relationship, birthDate, contacts, isPrivate, coverageEndedOn },
  isLoading,
  isKnown,
}: {
  person: CoveredPerson;
  isLoading: boolean;
  /** False where the health records could not be loaded. */
  isKnown: boolean;
}) {
  return (
    <>
      <h3>{isSelf ? words.you(name) : name}</h3>
      {relationship !== null && (
        <SecondaryText as="p">
          {lookUp(relationshipNames, relationship.toLowerCase()) ?? formatName(relationship)}
        </SecondaryText>
      )}
      {coverageEndedOn !== null && (
        <SecondaryText as="p">{words.ended(formatDate(coverageEndedOn))}</SecondaryText>
      )}
      {isPrivate ? (
        <>
          <SecondaryText as="p">{words.adult}</SecondaryText>
          <AskToShare memberId={memberId} name={name} />
        </>
      ) : (
        <FactList
          facts={[
            [words.memberId, memberId],
            [words.birthDate, birthDate === null ? null : formatDate(birthDate)],
            ...contacts.map((contact): Fact => [contactName(contact), contactText(contact)]),
          ]}
          columns="wide"
          className={styles['facts']}
        />
      )}
      {isLoading && !isPrivate && <Skeleton width="60%" />}
      {!isLoading && isKnown && !isPrivate && contacts.length === 0 && (
        <SecondaryText as="p">{words.noContacts}</SecondaryText>
      )}
    </>
  );
}

const contactName = ({ kind, use }: Contact): string =>
  kind === 'email' ? words.email : (lookUp(words.phones, use ?? '') ?? words.phone);

const contactText = ({ kind, value }: Contact): string =>
  kind === 'email' ? value : formatPhone(value);
