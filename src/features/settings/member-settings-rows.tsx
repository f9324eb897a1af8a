import { Link } from '@tanstack/react-router';
import { type ReactNode } from 'react';
import { formatDateInProse } from '#content/formats.ts';
import { privacyWords } from '#content/privacy-security.ts';
import { type MemberSettings, saveAccountBlock } from '#src/api/calls/account/member-settings.ts';
import { localDay } from '#src/domain/format/days.ts';
import { prefixOf } from '#src/domain/plan/plan.ts';
import { usePortal, useSelection, useUserId } from '#src/portal/portal-context.ts';
import { PartBoundary } from '#src/ui/feedback/part-boundary.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { message } from '#src/catalogue/messages.ts';
import { usePortalForm } from '#src/parts/form/use-portal-form.ts';
import { useSending } from '#src/parts/form/use-sending.ts';
import { Field } from '#src/ui/form/field.tsx';
import { DateInput } from '#src/ui/form/masked-input.tsx';
import { Grid } from '#src/ui/layout/grid.tsx';
import { EditPart, type Editing } from './edit-card.tsx';
import { utility } from '#src/ui/layout/utility.ts';
import { HiddenDependents } from './hidden-dependents.tsx';
import { OtherCoverageForm } from './other-coverage-form.tsx';
import { blockFormRules, type BlockValues } from './member-settings-rules.ts';
import { SettingsForm } from './settings-form.tsx';

const words = privacyWords.member;
const blockWords = privacyWords.member.block;

/** The settings that the insurer allows for a member, with the value of each. */
export function MemberSettingsRows({
  memberId,
  settings,
}: {
  memberId: string;
  settings: MemberSettings;
}) {
  const { hideTermedDependents, otherCoverage, creditableCoverage, accountBlock } = settings;
  const shown = [hideTermedDependents, otherCoverage, creditableCoverage, accountBlock];
  const { now } = usePortal();
  return (
    <>
      {!shown.some(isAllowed) && <p>{words.none}</p>}
      {hideTermedDependents && (
        <SettingRow title={words.dependents.title} setting={hideTermedDependents}>
          <HiddenDependents memberId={memberId} isHidden={hideTermedDependents.value ?? false} />
        </SettingRow>
      )}
      {otherCoverage && (
        <SettingRow title={words.other.title} setting={otherCoverage}>
          <EditPart what={words.other.what} view={<p>{otherCoverageText(otherCoverage.value)}</p>}>
            {(editing) => <OtherCoverageForm {...editing} {...{ memberId, settings }} />}
          </EditPart>
        </SettingRow>
      )}
      {creditableCoverage && (
        <SettingRow title={words.certificate.title} setting={creditableCoverage}>
          <p>{words.certificate.text}</p>
          <ToDocuments />
        </SettingRow>
      )}
      {accountBlock && (
        <SettingRow title={words.block.title} setting={accountBlock}>
          <EditPart
            what={words.block.what}
            view={<p>{blockText(accountBlock, localDay(now()))}</p>}
          >
            {(editing) => <BlockForm {...editing} memberId={memberId} />}
          </EditPart>
        </SettingRow>
      )}
    </>
  );
}

/** A setting's control; nothing where the insurer does not allow the setting. */
function SettingRow({
  title,
  setting,
  children,
}: {
  title: string;
  setting: Setting;
  children: ReactNode;
}) {
  if (!isAllowed(setting)) return null;
  return (
    <Stack as="section" gap="2">
      <h3 className={utility('body-size')}>{title}</h3>
      <PartBoundary>{children}</PartBoundary>
    </Stack>
  );
}

interface Setting {
  allowed?: boolean | undefined;
}

const isAllowed = (setting: Setting | undefined): boolean => setting?.allowed ?? false;

function otherCoverageText(value: NonNullable<MemberSettings['otherCoverage']>['value']): string {
  if (!value?.hasOtherCoverage) return words.other.none;
  const { insurer, startDate } = value;
  return insurer && startDate
    ? words.other.has(insurer, formatDateInProse(startDate))
    : words.other.hasUnnamed;
}

/** Returns the text of the account block; an ended block reads as not blocked. `today` is YYYY-MM-DD. */
function blockText(
  { blockDate, unblockDate }: NonNullable<MemberSettings['accountBlock']>,
  today: string,
): string {
  if (!blockDate || (unblockDate && unblockDate <= today)) return words.block.none;
  const day = formatDateInProse(blockDate);
  return unblockDate
    ? words.block.fromTo(day, formatDateInProse(unblockDate))
    : words.block.from(day);
}

function ToDocuments() {
  const selection = useSelection();
  if (!selection?.rights.forms) return null;
  return (
    <Link to="/{-$contractType}/documents" params={{ contractType: prefixOf(selection.plan) }}>
      {words.certificate.open}
    </Link>
  );
}

const nothingTyped: BlockValues = { blockDate: '', unblockDate: '' };

const fields = ['blockDate', 'unblockDate'] as const;

/** The form of the days from which an account is blocked, and no longer blocked. */
function BlockForm({ memberId, onSaved, onCancel }: Editing & { memberId: string }) {
  const { send } = usePortal();
  const userId = useUserId();
  const form = usePortalForm({ id: 'block', rules: blockFormRules, initial: nothingTyped });
  const sending = useSending(form, {
    send: (dates) => send(saveAccountBlock(userId, memberId, dates)),
    onSent: () => onSaved(message('ADM-0003')),
  });
  const { input, idOf, errorOf } = form;
  return (
    <SettingsForm {...{ form, sending, onCancel }} above={<p>{blockWords.intro}</p>}>
      <Grid columns="narrow" gap="5">
        {fields.map((field) => (
          <Field key={field} id={idOf(field)} label={blockWords[field]} error={errorOf(field)}>
            {(control) => <DateInput {...control} {...input(field)} autoComplete="off" />}
          </Field>
        ))}
      </Grid>
    </SettingsForm>
  );
}
