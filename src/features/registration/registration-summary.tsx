import { Link } from '@tanstack/react-router';
import { registrationWords } from '#content/registration.ts';
import { formatName } from '#src/domain/people/format-name.ts';
import { formatPhone } from '#src/domain/format/formats.ts';
import type { FullName } from '#src/domain/registration/registration.ts';
import {
  stepAddresses,
  type RegistrationStep,
} from '#src/domain/registration/registration-steps.ts';
import type { RegistrationView } from '#src/machines/registration/registration.selectors.ts';
import { FactList, type Fact } from '#src/ui/data/fact-list.tsx';
import { Card } from '#src/ui/layout/card.tsx';
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
        <Part
          step="member"
          facts={[
            [words.member, nameOf(member)],
            [words.plan, planName],
            [words.guardian, member.guardian ? nameOf(member.guardian) : null],
          ]}
        />
        <Part
          step="account"
          facts={[
            [words.username, account.username],
            [words.phone, formatPhone(account.phone)],
            [words.email, account.email],
          ]}
        />
        <Part
          step="communication"
          facts={[
            [words.chosen.paperlessEobs, onlineOrNot(choices.paperlessEobs)],
            [words.chosen.annualBenefitLetter, onlineOrNot(choices.annualBenefitLetter)],
            [words.chosen.memberTexts, choices.memberTexts ? words.texts : words.noTexts],
          ]}
        />
      </Stack>
    </Card>
  );
}

function Part({
  step,
  facts,
}: {
  step: Exclude<RegistrationStep, 'completion'>;
  facts: readonly Fact[];
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
      <FactList facts={facts} look="labels" columns="narrow" />
    </Stack>
  );
}

function nameOf({ firstName, lastName }: FullName): string {
  return formatName(`${firstName} ${lastName}`);
}
