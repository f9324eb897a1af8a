import { utility } from '#src/ui/layout/utility.ts';
import { useState } from 'react';
import { shareCardWords } from '#content/share-card.ts';
import {
  createHealthLink,
  healthLinkRules,
  isTooManyLinks,
  type NewHealthLink,
} from '#src/api/calls/coverage/health-links.ts';
import { sharedCard } from '#src/api/calls/coverage/id-card.ts';
import { ApiFailure } from '#src/api/http/failure.ts';
import { seal, toBase64Url } from '#src/api/health-link.ts';
import { defaultErrorCode } from '#src/domain/error-codes.ts';
import type { IdCard } from '#src/domain/id-card/card.ts';
import { healthLinkText, isLinkUrl, linkHours } from '#src/domain/id-card/health-link.ts';
import { ChoiceField } from '#src/parts/form/choice-field.tsx';
import { FormFrame } from '#src/parts/form/form-frame.tsx';
import { formRules } from '#src/parts/form/form-rules.ts';
import { usePortalForm } from '#src/parts/form/use-portal-form.ts';
import { useSending } from '#src/parts/form/use-sending.ts';
import { StepFrame } from '#src/parts/screen/step-frame.tsx';
import { usePortal } from '#src/portal/portal-context.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { PartBoundary } from '#src/ui/feedback/part-boundary.tsx';
import { Field } from '#src/ui/form/field.tsx';
import { CardChoice } from './card-choice.tsx';
import { MadeLink, type ReadyLink } from './made-link.tsx';

const words = shareCardWords.form;

/** The chosen lifetime and the typed passcode of a link. */
interface TypedLink {
  hours: string;
  passcode: string;
}

const linkRules = formRules({
  request: healthLinkRules,
  typed: ({ hours, passcode }: TypedLink) => ({
    hours: Number(hours),
    ...(passcode.trim() !== '' && { passcode: passcode.trim() }),
  }),
  parts: {
    hours: { field: 'hours', wrong: words.hoursWrong },
    passcode: { field: 'passcode', wrong: words.passcodeWrong },
  },
});

/**
 * Creates a SMART Health Link: the card is encrypted here, the insurer gets the cipher text, and only the link holds
 * the key (docs/decisions/023). Nothing of it is kept in the browser.
 */
export function ShareFlow({
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
  const { clients, send, now, origin } = usePortal();
  const [cardId, choose] = useState(cards[0]?.id ?? '');
  const [link, setLink] = useState<ReadyLink | null>(null);
  const form = usePortalForm({
    id: 'share',
    rules: linkRules,
    initial: { hours: '24', passcode: '' },
  });
  const { idOf, input, errorOf } = form;
  const make = async (request: NewHealthLink): Promise<ReadyLink> => {
    const card = cards.find(({ id }) => id === cardId);
    if (card === undefined) throw new ApiFailure(defaultErrorCode, 'unreadable');
    const { content, key } = await seal(await clients.send(sharedCard(card, now())));
    const { manifestUrl, expiresAt } = await send(
      createHealthLink(memberId, { ...request, content }),
    );
    if (!isLinkUrl(manifestUrl, origin)) throw new ApiFailure(defaultErrorCode, 'unreadable');
    const hasPasscode = request.passcode !== undefined;
    const flag = hasPasscode ? 'P' : undefined;
    const payload = { url: manifestUrl, key, expiresAt, flag } as const;
    const text = healthLinkText({ ...payload, label: shareCardWords.made.label }, toBase64Url);
    return { text, expiresAt, hasPasscode };
  };
  const sending = useSending(form, {
    send: (request) =>
      make(request).catch((failure: unknown) => {
        if (isTooManyLinks(failure)) return null;
        throw failure;
      }),
    onSent: setLink,
    saidOf: (made) => (made === null ? words.tooMany : null),
    saysFailure: true,
  });
  if (link !== null) {
    return (
      <PartBoundary>
        <MadeLink {...{ link, whose, onClose }} />
      </PartBoundary>
    );
  }
  return (
    <StepFrame title={words.title}>
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
        <ChoiceField
          form={form}
          name="hours"
          label={words.hours}
          options={linkHours.map((hours) => [String(hours), words.durations[hours]])}
        />
        <Field
          id={idOf('passcode')}
          label={words.passcode}
          hint={words.passcodeHint}
          error={errorOf('passcode')}
        >
          {(control) => <input {...control} {...input('passcode')} autoComplete="off" />}
        </Field>
      </FormFrame>
    </StepFrame>
  );
}
