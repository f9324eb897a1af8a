import type { SnapshotFrom } from 'xstate';
import type { AutopayNews } from '#src/domain/payments/autopay.ts';
import type { autopayMachine } from './autopay.machine.ts';

/** The member's current step with autopay. */
export type AutopayStep =
  'idle' | 'enrolling' | 'changing' | 'turning-off' | 'checking' | 'unknown';

/** Autopay as a card shows it. */
export interface AutopayView {
  step: AutopayStep;
  isBusy: boolean;
  refusal: string | null;
  news: AutopayNews | null;
}

export function autopayView(snapshot: SnapshotFrom<typeof autopayMachine>): AutopayView {
  const { refusal, news, change } = snapshot.context;
  // While it is saved, the step in which that was asked for stays.
  const saving = snapshot.matches('saving') ? change?.kind : undefined;
  const step = saving ?? steps.find(([state]) => snapshot.matches(state))?.[1] ?? 'unknown';
  return { step, refusal, news, isBusy: snapshot.hasTag('busy') };
}

const steps = [
  ['idle', 'idle'],
  ['enrolling', 'enrolling'],
  ['changing', 'changing'],
  ['turningOff', 'turning-off'],
  ['checking', 'checking'],
] as const satisfies readonly (readonly [string, AutopayStep])[];
