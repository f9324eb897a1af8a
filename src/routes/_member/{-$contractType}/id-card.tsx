import { createFileRoute } from '@tanstack/react-router';
import { titles } from '#content/titles.ts';
import { IdCardScreen } from '#src/features/id-card/id-card-screen.tsx';

export const Route = createFileRoute('/_member/{-$contractType}/id-card')({
  staticData: {
    title: titles.idCard,
    access: { needs: 'plan', right: 'idCards', prefixed: true },
    menu: { id: 'id-card', group: 'top', order: 170 },
  },
  component: IdCardScreen,
});
