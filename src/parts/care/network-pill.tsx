import { careWords } from '#content/care.ts';
import type { NetworkStatus } from '#src/domain/care/network.ts';
import { StatusPill, type Tone } from '#src/ui/feedback/status-pill.tsx';

const tones: Record<NetworkStatus, Tone> = { in: 'good', out: 'bad', unknown: 'notice' };

/** Whether a place is in the network of the member's plan. */
export function NetworkPill({ status }: { status: NetworkStatus }) {
  return <StatusPill tone={tones[status]}>{careWords.network[status]}</StatusPill>;
}
