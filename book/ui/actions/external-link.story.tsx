import { buttonClass } from '#src/ui/actions/button.tsx';
import { ExternalLink, OpensInNewTab } from '#src/ui/actions/external-link.tsx';
import type { States } from '../../story.ts';

export const states: States = {
  'In a sentence': () => (
    <p>
      Prices of generic drugs are on{' '}
      <ExternalLink href="https://pharmacy.example/">the pharmacy’s own site</ExternalLink>.
    </p>
  ),
  'As a button': () => (
    <p>
      <ExternalLink href="https://telehealth.example/" className={buttonClass('secondary')}>
        See a doctor online
      </ExternalLink>
    </p>
  ),
  'The note alone, within a link of another kind': () => (
    <p>
      <a href="https://forms.example/" target="_blank" rel="noopener noreferrer">
        Claim form (PDF)
        <OpensInNewTab />
      </a>
    </p>
  ),
};
