import { RichText } from '#src/ui/text/rich-text.tsx';
import type { States } from '../../story.ts';

const { origin } = location;

export const states: States = {
  'A message of the insurer': () => (
    <RichText
      origin={origin}
      html={`<p>Your <a href="/medical/claims">claim of March 3</a> was paid.</p>
        <p>Read <a href="https://health.example/checkups">what a checkup includes</a>, or
        <a href="mailto:help@health.example">write to us</a>.</p>`}
    />
  ),
  'A link to a screen that can’t be opened': () => (
    <RichText
      origin={origin}
      html='<p>Your drugs are in <a href="/medical/pharmacy">the pharmacy center</a>.</p>'
      mayOpen={() => false}
    />
  ),
  'A list in a dialog': () => (
    <RichText
      origin={origin}
      html="<p>You’ll leave this site for:</p><ul><li>your pharmacy</li><li>its partners</li></ul>"
    />
  ),
  'No text': () => (
    <RichText
      origin={origin}
      html="<script>alert(1)</script>"
      otherwise={<p>This message has no text.</p>}
    />
  ),
};
