import { ExportActions } from '#src/parts/list/export-actions.tsx';
import type { States } from '../../story.ts';

const noun = ['claim', 'claims'] as const;

export const states: States = {
  'A file and paper': () => <ExportActions total={128} noun={noun} onDownload={() => {}} />,
  'Paper alone': () => <ExportActions total={1} noun={noun} />,
};
