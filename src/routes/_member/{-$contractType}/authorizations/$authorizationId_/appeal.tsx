import { createFileRoute } from '@tanstack/react-router';
import { titles } from '#content/titles.ts';
import { AuthorizationAppealScreen } from '#src/features/authorization-details/authorization-appeal-screen.tsx';

export const Route = createFileRoute(
  '/_member/{-$contractType}/authorizations/$authorizationId_/appeal',
)({
  staticData: {
    title: titles.appeal,
    access: {
      needs: 'plan',
      right: 'inpatientMedicalAdmissionRequest',
      prefixed: true,
      contractTypes: ['medical'],
    },
    capabilities: ['appeals'],
  },
  component: AuthorizationAppealScreen,
});
