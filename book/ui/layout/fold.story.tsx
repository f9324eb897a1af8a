import { Fold } from '#src/ui/layout/fold.tsx';
import type { States } from '../../story.ts';

export const states: States = {
  Folded: () => (
    <Fold title="Other networks and new patients">
      <p>Harbor Select network: accepting new patients</p>
    </Fold>
  ),
};
