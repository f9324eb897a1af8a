import { createFileRoute, useNavigate, useSearch } from '@tanstack/react-router';
import { menuWords } from '#content/menu.ts';
import { titles } from '#content/titles.ts';
import { PaymentsScreen } from '#src/features/payments/payments-screen.tsx';
import { paymentsSearch } from '#src/features/payments/payments-search.ts';

export const Route = createFileRoute('/_member/{-$contractType}/payment-center')({
  staticData: {
    title: titles.paymentCenter,
    access: { needs: 'plan', right: 'payment', prefixed: true },
    capabilities: ['payments'],
    menu: { id: 'pay-bill', name: menuWords.rows['pay-bill'], group: 'top', order: 160 },
  },
  validateSearch: paymentsSearch,
  component: function PaymentCenter() {
    const search = useSearch({ from: '/_member/{-$contractType}/payment-center' });
    const navigate = useNavigate({ from: '/{-$contractType}/payment-center' });
    return (
      <PaymentsScreen
        search={search}
        onSearch={(changes) =>
          void navigate({ search: { ...search, ...changes }, resetScroll: false })
        }
      />
    );
  },
});
