import { MoneyFlow } from '#src/parts/claims/money-flow.tsx';
import type { CostBreakdown } from '#src/domain/claims/amounts/cost-breakdown.ts';
import type { States } from '../../story.ts';

const visit: CostBreakdown = {
  billed: 48_600,
  discount: 17_400,
  allowed: 31_200,
  planPaid: 19_760,
  otherInsurance: 0,
  memberResponsibility: 11_440,
  isMemberResponsibilityStated: true,
  parts: { deductible: 6_500, copay: 0, coinsurance: 4_940, noncovered: 0 },
};

export const states: States = {
  'A visit': () => <MoneyFlow costs={visit} label="The money of a visit" shareName="Your share" />,
  'Paid by other insurance and by the account': () => (
    <MoneyFlow
      costs={{ ...visit, planPaid: 12_000, otherInsurance: 7_760 }}
      label="The money of a visit with other insurance"
      shareName="Maria’s share"
      payments={[{ name: 'Reimbursement account paid', cents: 6_500 }]}
    />
  ),
  'Not known enough to draw: nothing stands here': () => (
    <MoneyFlow
      costs={{ ...visit, billed: null, discount: null, allowed: null, planPaid: null }}
      label="The money of a visit without amounts"
      shareName="Your share"
    />
  ),
};
