import { Button } from '#src/ui/actions/button.tsx';
import { Row } from '#src/ui/layout/row.tsx';
import type { States } from '../../story.ts';

export const states: States = {
  'Buttons of a form': () => (
    <Row gap="4" align="center">
      <Button>Save changes</Button>
      <Button variant="secondary">Cancel</Button>
    </Row>
  ),
  'Apart, one at each edge': () => (
    <Row gap="4" align="center" apart>
      <p>We could not load all of your claims.</p>
      <Button variant="secondary">Try again</Button>
    </Row>
  ),
  'More than one line': () => (
    <Row as="ul" gap="6" align="baseline">
      {['Coverage and copays', 'Find care', 'Pharmacy', 'Programs', 'Settings'].map((name) => (
        <li key={name}>
          <a href="?">{name}</a>
        </li>
      ))}
    </Row>
  ),
  'Links between the parts of a screen': () => (
    <nav aria-label="Folders">
      <Row as="ul" gap="1" look="sections">
        {['Inbox', 'Sent', 'Archived'].map((name) => (
          <li key={name}>
            <a href="?" aria-current={name === 'Inbox' ? 'page' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </Row>
    </nav>
  ),
  'Names and figures': () => (
    <Row as="dl" gap="12">
      <div>
        <dt>Plan year</dt>
        <dd>2026</dd>
      </div>
      <div>
        <dt>Paid so far</dt>
        <dd>$1,280.00</dd>
      </div>
    </Row>
  ),
};
