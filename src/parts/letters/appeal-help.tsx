import { useMutation } from '@tanstack/react-query';
import { medicareHelp } from '#brands/notices.ts';
import { appealCaseWords } from '#content/appeal-case.ts';
import { formatDateInProse } from '#content/formats.ts';
import type { ClaimAppeals } from '#src/api/calls/claims/claim-inquiries.ts';
import type { AppealPlanKind } from '#src/domain/appeals/appeal-rules.ts';
import { useCapability } from '#src/parts/plan/use-capability.ts';
import type { Portal } from '#src/portal/create-portal.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { ExternalLink } from '#src/ui/actions/external-link.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { FoldingCard } from '#src/ui/layout/folding-card.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import type { AppealSubject } from './appeal-subject.ts';

const words = appealCaseWords.help;

/** Help for an appeal: papers to send, the packet of the case, the claim file, and people who help. */
export function AppealHelp({
  subject,
  answer: { packetDocumentId, fileRequest, items },
  planKind,
  canAct,
  startsOpen,
}: {
  subject: AppealSubject;
  planKind: AppealPlanKind;
  answer: ClaimAppeals;
  /** Whether the user may act for the person it is about. */
  canAct: boolean;
  /** Whether phones show more than its title. */
  startsOpen: boolean;
}) {
  const { documents, config } = usePortal();
  const { representativeForm } = config;
  const outside = outsideHelp(planKind, config);
  const hasDocuments = useCapability('documents');
  const hasMessages = useCapability('messages');
  return (
    <FoldingCard title={words.title} startsOpen={startsOpen}>
      <ul>
        {[...(subject.needsRecords ? [words.records] : []), ...words.checklist].map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <Stack gap="4" look="divided">
        {hasDocuments && packetDocumentId !== undefined && items.length > 0 && (
          <Help title={words.packet.title} text={words.packet.text}>
            <Button
              variant="secondary"
              onClick={() => void documents.open(packetDocumentId, words.packet.name)}
            >
              {words.packet.button}
            </Button>
          </Help>
        )}
        {/* The member gets the claim file through a message. */}
        {canAct && hasMessages && <ClaimFile subject={subject} request={fileRequest} />}
        {hasDocuments && representativeForm !== undefined && (
          <Help title={words.representative.title} text={words.representative.text}>
            <Button
              variant="secondary"
              onClick={() =>
                void documents.open(representativeForm, words.representative.link, 'form')
              }
            >
              {words.representative.link}
            </Button>
          </Help>
        )}
        {outside !== null && (
          <Help title={words.outside.title} text={outside.text}>
            <ExternalLink href={outside.url}>{outside.visit}</ExternalLink>
          </Help>
        )}
      </Stack>
    </FoldingCard>
  );
}

/** The free outside help: Medicare's, or the state's program; null where the configuration names no program. */
function outsideHelp(
  planKind: AppealPlanKind,
  { consumerAssistance }: Portal['config'],
): { text: string; visit: string; url: string } | null {
  const { medicare, text, visit } = words.outside;
  if (planKind === 'medicareAdvantage') return { ...medicare, url: medicareHelp };
  if (consumerAssistance === undefined) return null;
  const { name, url } = consumerAssistance;
  return { text: text(name), visit: visit(name), url };
}

function Help({
  title,
  text,
  children,
}: {
  title: string;
  text: string;
  children: React.ReactNode;
}) {
  return (
    <Stack gap="2" align="start">
      <h3>{title}</h3>
      <p>{text}</p>
      {children}
    </Stack>
  );
}

/** The right to the claim file, with the request for it or the day by which it comes. */
function ClaimFile({
  subject,
  request,
}: {
  subject: AppealSubject;
  request: ClaimAppeals['fileRequest'];
}) {
  const { send } = usePortal();
  const asking = useMutation({
    mutationFn: () => send(subject.requestFile()),
    meta: { customError: true },
  });
  const made = asking.data ?? request;
  return (
    <Help title={words.file.title} text={words.file.text}>
      {made ? (
        <Notice tone="success" takesFocus={asking.isSuccess}>
          {words.file.sent(made.dueBy === undefined ? '' : formatDateInProse(made.dueBy))}
        </Notice>
      ) : (
        <Button variant="secondary" disabled={asking.isPending} onClick={() => asking.mutate()}>
          {asking.isPending ? words.file.sending : words.file.button}
        </Button>
      )}
      {asking.isError && <Notice tone="error">{words.file.failure}</Notice>}
    </Help>
  );
}
