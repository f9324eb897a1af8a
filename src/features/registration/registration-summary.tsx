import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { registrationWords } from '#content/registration.ts';
import { formatName } from '#src/domain/people/format-name.ts';
import { formatPhone } from '#src/domain/format/formats.ts';
import type { FullName } from '#src/domain/registration/registration.ts';
import {
  stepAddresses,
  type RegistrationStep,
} from '#src/domain/registration/registration-steps.ts';
import type { RegistrationView } from '#src/machines/registration/registration.selectors.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { Grid } from '#src/ui/layout/grid.tsx';
import { Row } from '#src/ui/layout/row.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { VisuallyHidden } from '#src/ui/text/visually-hidden.tsx';
import { utility } from '#src/ui/layout/utility.ts';

const words = registrationWords.completion;

/** The summary of the account to be created; it holds no secret. */
export function RegistrationSummary({
  view: { member, planName, account, choices },
}: {
  view: RegistrationView;
}) {
  if (!member || !account || !choices) return null;
  const onlineOrNot = (isOnline: boolean) => (isOnline ? words.online : words.onPaper);
  return (
    <Card title={words.summaryTitle}>
      <Stack gap="4" look="divided">
        <Part step="member">
          <Fact name={words.member}>{nameOf(member)}</Fact>
          <Fact name={words.plan}>{planName}</Fact>
          {member.guardian && <Fact name={words.guardian}>{nameOf(member.guardian)}</Fact>}
        </Part>
        <Part step="account">
          <Fact name={words.username}>{account.username}</Fact>
          <Fact name={words.phone}>{formatPhone(account.phone)}</Fact>
          <Fact name={words.email}>{account.email}</Fact>
        </Part>
        <Part step="communication">
          <Fact name={words.chosen.paperlessEobs}>{onlineOrNot(choices.paperlessEobs)}</Fact>
          <Fact name={words.chosen.annualBenefitLetter}>
            {onlineOrNot(choices.annualBenefitLetter)}
          </Fact>
          <Fact name={words.chosen.memberTexts}>
            {choices.memberTexts ? words.texts : words.noTexts}
          </Fact>
        </Part>
      </Stack>
    </Card>
  );
}

function Part({
  step,
  children,
}: {
  step: Exclude<RegistrationStep, 'completion'>;
  children: ReactNode;
}) {
  const name = words.parts[step];
  return (
    <Stack as="section" gap="3">
      <Row gap="4" align="baseline" apart look="links">
        <h3 className={utility('body-size')}>{name}</h3>
        <Link to={stepAddresses[step]}>
          {words.change}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Link>
      </Row>
      <Grid as="dl" columns="narrow" gap="4" look="labels">
        {children}
      </Grid>
    </Stack>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function nameOf({ firstName, lastName }: FullName): string {
  return formatName(`${firstName} ${lastName}`);
}
