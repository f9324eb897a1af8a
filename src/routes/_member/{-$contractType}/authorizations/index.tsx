import { createFileRoute } from '@tanstack/react-router';
import { UpcomingScreen } from '#src/features/upcoming/upcoming-screen.tsx';

export const Route = createFileRoute('/_member/{-$contractType}/authorizations/')({
  staticData: {
    title: 'Authorizations',
    access: {
      needs: 'plan',
      right: 'inpatientMedicalAdmissionRequest',
      prefixed: true,
      contractTypes: ['medical'],
    },
  },
  component: UpcomingScreen,
});
