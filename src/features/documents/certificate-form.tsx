import { utility } from '#src/ui/layout/utility.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { documentsWords } from '#content/documents.ts';
import { formatDateInProse } from '#content/formats.ts';
import {
  certificateRules,
  orderCertificate,
  type CertificateOrder,
} from '#src/api/calls/messages/documents.ts';
import { memberSettings } from '#src/api/calls/account/member-settings.ts';
import { ApiFailure } from '#src/api/http/failure.ts';
import { message } from '#src/catalogue/messages.ts';
import { formatName } from '#src/domain/people/format-name.ts';
import type { AccessibleMember } from '#src/domain/plan/rights.ts';
import { ChoiceField } from '#src/parts/form/choice-field.tsx';
import { FormFrame } from '#src/parts/form/form-frame.tsx';
import { formRules } from '#src/parts/form/form-rules.ts';
import { usePortalForm } from '#src/parts/form/use-portal-form.ts';
import { useSending } from '#src/parts/form/use-sending.ts';
import { usePortal, useUserId } from '#src/portal/portal-context.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { LoadFailure } from '#src/ui/lazy/loadable.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Row } from '#src/ui/layout/row.tsx';
import { sentences } from '#src/ui/text/sentences.ts';

const words = documentsWords.certificate;

/** The form of a certificate: its person and, where the insurer does not let it be ordered, the reason (COC-0001). */
export function CertificateForm({
  people,
  memberId: ownId,
}: {
  /** The people it can be ordered for. */
  people: readonly AccessibleMember[];
  /** The member ID of the user who orders. */
  memberId: string;
}) {
  const { queryOf, send } = usePortal();
  const userId = useUserId();
  const isAlone = people.length < 2;
  const form = usePortalForm({
    id: 'certificate',
    rules: certificateFormRules,
    initial: { memberId: isAlone ? ownId : '' },
  });
  const [order, setOrder] = useState<CertificateOrder | null>(null);
  const [isRefused, setRefused] = useState(false);
  const memberId = form.form.watch('memberId');
  const settings = useQuery({
    ...queryOf(memberSettings(userId, memberId)),
    enabled: memberId !== '',
  });
  const sending = useSending(form, {
    send: async (request) => {
      try {
        return await send(orderCertificate(userId, request.memberId));
      } catch (thrown) {
        setRefused(thrown instanceof ApiFailure && thrown.reason === 'COC-0001');
        throw thrown;
      }
    },
    onSent: setOrder,
    saysFailure: true,
  });
  if (order !== null) {
    return (
      <Ordered
        order={order}
        onAgain={() => {
          form.clear();
          sending.reset();
          setOrder(null);
        }}
      />
    );
  }
  const { allowed = false, reason } = settings.data?.creditableCoverage ?? {};
  return (
    <FormFrame
      form={form}
      sending={sending}
      words={words}
      classes={{ form: utility('form-width') }}
      hasButton={memberId === '' || settings.isPending || allowed}
      above={
        sending.failure && <p role="alert">{isRefused ? message('COC-0001') : words.failure}</p>
      }
    >
      {!isAlone && (
        <ChoiceField
          form={form}
          name="memberId"
          label={words.whose}
          prompt={words.prompt}
          options={people.map((person) => [person.memberId, formatName(person.firstName)])}
        />
      )}
      {settings.isError && (
        <LoadFailure error={settings.error} onRetry={() => void settings.refetch()} />
      )}
      {settings.isSuccess && !allowed && (
        <p role="status">{sentences(message('COC-0001'), reason)}</p>
      )}
    </FormFrame>
  );
}

function Ordered({ order, onAgain }: { order: CertificateOrder; onAgain: () => void }) {
  return (
    <>
      <Notice tone="success" takesFocus>
        {sentences(
          message('COC-0003'),
          order.arrivesBy && words.arrives(formatDateInProse(order.arrivesBy)),
          words.number(order.confirmationNumber),
        )}
      </Notice>
      <Row gap="4" align="center" look="screen-only">
        <Button variant="secondary" onClick={onAgain}>
          {words.again}
        </Button>
      </Row>
    </>
  );
}

const certificateFormRules = formRules({
  request: certificateRules,
  typed: (typed: { memberId: string }) => typed,
  parts: {
    memberId: {
      field: 'memberId',
      missing: message('COC-0002'),
      wrong: message('COC-0002'),
    },
  },
});
