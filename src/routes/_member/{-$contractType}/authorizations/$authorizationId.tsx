import { createFileRoute } from '@tanstack/react-router';
import { titles } from '#content/titles.ts';
import { AuthorizationDetailsScreen } from '#src/features/authorization-details/authorization-details-screen.tsx';

export const Route = createFileRoute('/_member/{-$contractType}/authorizations/$authorizationId')({
  staticData: {
    title: titles.authorizations,
    access: {
      needs: 'plan',
      right: 'inpatientMedicalAdmissionRequest',
      prefixed: true,
      contractTypes: ['medical'],
    },
  },
  component: AuthorizationDetailsScreen,
});
