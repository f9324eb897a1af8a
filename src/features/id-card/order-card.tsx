import { useQuery } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { idCardWords } from '#content/id-card.ts';
import { memberships } from '#src/api/calls/account/memberships.ts';
import { userSettings } from '#src/api/calls/account/user-settings.ts';
import { contractTypes, type Plan } from '#src/domain/plan/plan.ts';
import { usePortal, useUserId } from '#src/portal/portal-context.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { useDisclosure } from '#src/ui/layout/use-disclosure.ts';
import { Choice } from '#src/ui/form/choice.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { Row } from '#src/ui/layout/row.tsx';
import { SecondaryText } from '#src/ui/text/secondary-text.tsx';
import styles from './id-card.module.css';
import { orderWays, type OrderWay } from './order-ways.ts';
import { OrderForm } from './order-form.tsx';

const words = idCardWords.order;

/** Form to send a member's card by email, fax or mail, behind its title: few need it. */
export function OrderCard({
  plan,
  memberId,
  whose,
}: {
  plan: Plan;
  memberId: string;
  /** First name of the person the card is for; null for the member. */
  whose: string | null;
}) {
  const { queryOf } = usePortal();
  const userId = useUserId();
  const { data } = useQuery(queryOf(memberships(userId)));
  const plans = data?.plans ?? [plan];
  // On failure, the member types the address.
  const settings = useQuery({ ...queryOf(userSettings(userId)), meta: { customError: true } });
  const own = contractTypes.filter((type) =>
    plans.some((ownPlan) => ownPlan.contractType === type && ownPlan.isActive),
  );
  // Whether another person is on the member's other plans is not known here.
  const types =
    whose !== null
      ? [plan.contractType]
      : own.includes(plan.contractType)
        ? own
        : [plan.contractType, ...own];
  const fold = useDisclosure();
  const [way, setWay] = useState<OrderWay>('email');
  return (
    <Card
      title={whose === null ? words.title : words.titleOf(whose)}
      icon={<Send size={20} aria-hidden="true" />}
      className={styles['third']}
      screenOnly
      fold={fold}
    >
      <Row as="fieldset" gap="4" align="center" className={styles['ways']}>
        <legend>{words.how}</legend>
        {orderWays.map((orderWay) => (
          <Choice
            key={orderWay}
            id={`card-by-${orderWay}`}
            type="radio"
            variant="plain"
            name="card-by"
            label={words.ways[orderWay]}
            checked={way === orderWay}
            onChange={() => setWay(orderWay)}
          />
        ))}
      </Row>
      <SecondaryText as="p">{words.notes[way]}</SecondaryText>
      {settings.isLoading ? (
        <Skeleton height="12rem" />
      ) : (
        <OrderForm
          key={way}
          {...{ way, types, memberId, whose }}
          current={plan.contractType}
          email={settings.data?.email ?? ''}
        />
      )}
    </Card>
  );
}
