import { Empty } from '#src/ui/feedback/empty.tsx';
import type { States } from '../../story.ts';

const words = { ifComplete: 'No claims in the last six months.' };

export const states: States = {
  'Nothing is there': () => <Empty words={words} completeness="complete" />,
  'Some may be missing': () => (
    <Empty
      words={words}
      missing="Some claims may be missing."
      completeness="partial"
      onRetry={() => {}}
    />
  ),
  'Not known': () => <Empty words={words} completeness="unknown" />,
};
