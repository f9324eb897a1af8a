import { utility } from '#src/ui/layout/utility.ts';
import { useState } from 'react';
import { checkInWords } from '#content/check-in.ts';
import { formatList } from '#content/formats.ts';
import { recordKindWords } from '#content/health-records.ts';
import { shareCardWords } from '#content/share-card.ts';
import {
  checkInLinkRules,
  createCheckInLink,
  isTooManyLinks,
  type NewCheckInLink,
} from '#src/api/calls/coverage/health-links.ts';
import { checkInFile, checkInFacts, sharedCard } from '#src/api/calls/coverage/id-card.ts';
import { ApiFailure } from '#src/api/http/failure.ts';
import { seal, toBase64Url } from '#src/api/health-link.ts';
import { defaultErrorCode } from '#src/domain/error-codes.ts';
import type { IdCard } from '#src/domain/id-card/card.ts';
import { checkInMinutes, healthLinkText, isLinkUrl } from '#src/domain/id-card/health-link.ts';
import { ChoiceField } from '#src/parts/form/choice-field.tsx';
import { FormFrame } from '#src/parts/form/form-frame.tsx';
import { formRules } from '#src/parts/form/form-rules.ts';
import { usePortalForm } from '#src/parts/form/use-portal-form.ts';
import { useSending } from '#src/parts/form/use-sending.ts';
import { MissingNote } from '#src/ui/feedback/missing-note.tsx';
import { StepFrame } from '#src/parts/screen/step-frame.tsx';
import type { Portal } from '#src/portal/create-portal.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { PartBoundary } from '#src/ui/feedback/part-boundary.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { SecondaryText } from '#src/ui/text/secondary-text.tsx';
import { CheckInCode, type ReadyCode } from './check-in-code.tsx';
import { checkInPaper, type SharedList } from './check-in-paper.ts';
import { CheckInList, type ChosenRecord } from './check-in-record.tsx';
import { nameText } from './entry-text.ts';
import { CardChoice } from './card-choice.tsx';
import styles from '../id-card.module.css';
import {
  useCheckInRecord,
  type CheckInRecord,
  type CheckInSection,
} from './use-check-in-record.ts';

const words = checkInWords.form;

const codeRules = formRules({
  request: checkInLinkRules,
  typed: ({ minutes }: { minutes: string }) => ({ minutes: Number(minutes) }),
  parts: { minutes: { field: 'minutes', wrong: words.minutesWrong } },
});

/**
 * Creates a SMART Health Link for a front desk: the card, and of the health record what the member chooses here. All of
 * it is named before the link is made, and encrypted here; only the link holds the key (docs/decisions/023).
 */
export function CheckInFlow({
  cards,
  memberId,
  whose,
  onClose,
}: {
  cards: readonly IdCard[];
  memberId: string;
  /** First name of the person the card is for; null for the member. */
  whose: string | null;
  onClose: () => void;
}) {
  const portal = usePortal();
  const [cardId, choose] = useState(cards[0]?.id ?? '');
  const [chosen, setChosen] = useState<ChosenRecord>({ kinds: new Set(), leftOut: new Set() });
  const [code, setCode] = useState<ReadyCode | null>(null);
  const record = useCheckInRecord(memberId);
  const form = usePortalForm({ id: 'check-in', rules: codeRules, initial: { minutes: '15' } });
  const sections = (record?.sections ?? []).filter(({ kind }) => chosen.kinds.has(kind));
  const lists = sections.flatMap(({ kind, list, offered }): SharedList[] => {
    const entries = offered.filter(({ key }) => !chosen.leftOut.has(key));
    return list === null || entries.length === 0
      ? []
      : [{ kind, entries, completeness: list.completeness }];
  });
  const sending = useSending(form, {
    send: ({ minutes }) => {
      const card = cards.find(({ id }) => id === cardId);
      const shared = { card, sections, leftOut: chosen.leftOut, lists, memberId, whose };
      return makeCode(portal, shared, minutes).catch((failure: unknown) => {
        if (isTooManyLinks(failure)) return null;
        throw failure;
      });
    },
    onSent: setCode,
    saidOf: (made) => (made === null ? shareCardWords.form.tooMany : null),
    saysFailure: true,
  });
  if (code !== null) {
    return (
      <PartBoundary>
        <CheckInCode {...{ code, memberId, onClose }} onAgain={() => setCode(null)} />
      </PartBoundary>
    );
  }
  return (
    <StepFrame title={words.title}>
      <p>{whose === null ? words.text : words.textOf(whose)}</p>
      <FormFrame
        form={form}
        sending={sending}
        words={words}
        classes={{ form: utility('form-width', 'above-2') }}
        above={sending.failure && <p role="alert">{words.failed}</p>}
        foot={
          <Button variant="plain" onClick={onClose}>
            {words.cancel}
          </Button>
        }
      >
        <CardChoice cards={cards} value={cardId} onChoose={choose} />
        {record !== null && <RecordFields {...{ record, chosen, whose }} onChoose={setChosen} />}
        <ChoiceField
          form={form}
          name="minutes"
          label={words.minutes}
          options={checkInMinutes.map((minutes) => [String(minutes), words.durations[minutes]])}
        />
        <Preview {...{ lists, whose }} />
      </FormFrame>
    </StepFrame>
  );
}

interface Shared {
  card: IdCard | undefined;
  sections: readonly CheckInSection[];
  leftOut: ChosenRecord['leftOut'];
  lists: readonly SharedList[];
  memberId: string;
  whose: string | null;
}

/** Encrypts the shared data, stores it with the service, and returns the code of its link. */
async function makeCode(
  { clients, send, now, origin }: Portal,
  { card, sections, leftOut, lists, memberId, whose }: Shared,
  minutes: NewCheckInLink['minutes'],
): Promise<ReadyCode> {
  if (card === undefined) throw new ApiFailure(defaultErrorCode, 'unreadable');
  const at = now();
  const bundle = await clients.send(sharedCard(card, at));
  const { person, issuer } = await checkInFacts(bundle);
  const { pdf, title } = checkInPaper({ person, card, issuer, lists, at });
  const entries = sections.flatMap(({ kind, list, offered }) =>
    offered.flatMap(({ key, name }) =>
      list === null || leftOut.has(key)
        ? []
        : { kind, name, resource: list.resources.get(key), beside: list.sent },
    ),
  );
  const name = person.name ?? card.name ?? whose ?? '';
  const file = await checkInFile({ card: bundle, name, entries, pdf, pdfTitle: title }, at);
  const { content, key } = await seal(file);
  const made = await send(createCheckInLink(memberId, { content, minutes }));
  const { id, fileUrl, expiresAt } = made;
  if (!isLinkUrl(fileUrl, origin)) throw new ApiFailure(defaultErrorCode, 'unreadable');
  const text = healthLinkText(
    { url: fileUrl, key, expiresAt, flag: 'U', label: checkInWords.code.label },
    toBase64Url,
  );
  return { id, text, expiresAt, lists };
}

/** The choice of entries of the health record to share. */
function RecordFields({
  record,
  chosen,
  whose,
  onChoose,
}: {
  record: CheckInRecord;
  chosen: ChosenRecord;
  whose: string | null;
  onChoose: (chosen: ChosenRecord) => void;
}) {
  return (
    <Stack as="fieldset" gap="3">
      <legend>{whose === null ? words.record : words.recordOf(whose)}</legend>
      <SecondaryText as="p">{words.recordHint}</SecondaryText>
      {record.hasFailed ? (
        <MissingNote hasFailed retryName={words.retryRecord} onRetry={record.retry}>
          {words.recordFailed}
        </MissingNote>
      ) : record.isPending ? (
        <Skeleton height="12rem" />
      ) : (
        record.sections.map((section) => (
          <PartBoundary key={section.kind}>
            <CheckInList {...{ section, chosen }} onChoose={onChoose} />
          </PartBoundary>
        ))
      )}
    </Stack>
  );
}

/** All that is shared, by name. */
function Preview({ lists, whose }: { lists: readonly SharedList[]; whose: string | null }) {
  return (
    <Stack as="section" gap="2" className={styles['preview']} aria-label={words.preview}>
      <h4>{words.preview}</h4>
      <Stack as="ul" gap="1">
        <li>{whose === null ? words.card : words.cardOf(whose)}</li>
        {lists.map(({ kind, entries }) => (
          <li key={kind}>
            {words.listed(recordKindWords[kind].many, formatList(entries.map(nameText)))}
          </li>
        ))}
      </Stack>
      {lists.length > 0 && <SecondaryText as="p">{words.facts}</SecondaryText>}
    </Stack>
  );
}
