import { FactList, type Fact } from '#src/ui/data/fact-list.tsx';
import type { States } from '../../story.ts';

const facts: readonly Fact[] = [
  ['Member ID', 'A1042887701'],
  ['Plan', 'Arbor Choice PPO 1500'],
  ['Group', null],
  ['Received', '10/05/2026'],
];

export const states: States = {
  'In lines': () => <FactList facts={facts} />,
  'In columns': () => <FactList facts={facts} columns="wide" />,
  'As labels': () => <FactList facts={facts} look="labels" />,
  'As labels in columns': () => <FactList facts={facts} look="labels" columns="narrow" />,
  'As figures': () => (
    <FactList
      facts={[
        ['Election', '$1,200.00'],
        ['Used', '$640.50'],
      ]}
      look="figures"
    />
  ),
};
