import { Printer } from 'lucide-react';
import { authorizationWords as words } from '#content/authorizations.ts';
import type { FamilyAuthorization } from '#src/domain/authorizations/authorization.ts';
import type { Selection } from '#src/portal/plan-store.ts';
import { Button } from '#src/ui/button.tsx';
import { Contained } from '#src/ui/contained.tsx';
import styles from './authorization-details.module.css';
import { AuthorizationStanding } from './authorization-standing.tsx';
import { ClaimsCard } from './claims-card.tsx';
import { FactsCard } from './facts-card.tsx';
import { ServicesCard } from './services-card.tsx';
import { TimelineCard } from './timeline-card.tsx';
import { ValidityCard } from './validity-card.tsx';

export function AuthorizationView({
  authorization,
  selection,
}: {
  authorization: FamilyAuthorization;
  selection: Selection;
}) {
  return (
    <>
      <Contained>
        <AuthorizationStanding authorization={authorization} selection={selection} />
      </Contained>
      <Contained>
        <ValidityCard authorization={authorization} />
      </Contained>
      {authorization.services.length > 0 && (
        <Contained>
          <ServicesCard services={authorization.services} />
        </Contained>
      )}
      <div className={styles['pair']}>
        <div className={styles['column']}>
          <Contained>
            <FactsCard authorization={authorization} selection={selection} />
          </Contained>
        </div>
        <div className={styles['column']}>
          <Contained>
            <TimelineCard authorization={authorization} />
          </Contained>
          {selection.access.rights.claims && (
            <Contained>
              <ClaimsCard authorization={authorization} selection={selection} />
            </Contained>
          )}
        </div>
      </div>
      <div className={styles['actions']}>
        <Button variant="secondary" onClick={() => window.print()}>
          <Printer size={20} aria-hidden="true" />
          {words.print}
        </Button>
      </div>
    </>
  );
}
