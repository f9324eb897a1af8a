import { useQuery } from '@tanstack/react-query';
import { memberDocumentsQuery } from '#src/api/queries/documents.ts';
import type { FamilyAuthorization } from '#src/domain/authorizations/authorization.ts';
import { inOrder } from '#src/domain/data/in-order.ts';
import { useCapability } from '#src/parts/plan/use-capability.ts';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { Button } from '#src/ui/actions/button.tsx';

/** The letters about an authorization, the newest first. Without them, the documents have them. */
export function DecisionLetters({ authorization }: { authorization: FamilyAuthorization }) {
  const portal = usePortal();
  const { plan, rights } = usePlan();
  const mayRead = useCapability('documents') && rights.forms;
  const { data } = useQuery({
    ...memberDocumentsQuery(portal, authorization.memberId ?? plan.memberId),
    enabled: mayRead,
  });
  const letters = (data?.items ?? [])
    .filter(
      ({ authorizationId, type }) => authorizationId === authorization.id && type === 'letter',
    )
    .toSorted((a, b) => inOrder(b.day ?? '', a.day ?? ''));
  return letters.map(({ id, title }) => (
    <div key={id}>
      <Button variant="text" onClick={() => void portal.documents.open(id, title)}>
        {title}
      </Button>
    </div>
  ));
}
