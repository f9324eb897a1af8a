import { useState, useSyncExternalStore } from 'react';
import { usePortal } from '#src/portal/portal-context.ts';
import type { RegistrationLife, RegistrationView } from '#src/portal/registration-life.ts';

/** The registration this screen was opened with. Stays the same while the screen is being left. */
export function useRegistrationLife(): RegistrationLife | null {
  const { registration } = usePortal();
  const [life] = useState(registration.current);
  return life;
}

export function useRegistrationView(life: RegistrationLife): RegistrationView {
  return useSyncExternalStore(life.subscribe, life.view);
}
