import { Button } from '#src/ui/actions/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Field } from '#src/ui/form/field.tsx';
import { Overlay } from '#src/ui/overlay/overlay.tsx';
import type { States } from '../../story.ts';

export const isAlone = true;

const articles = Array.from({ length: 30 }, (_, at) => `Article ${at + 1}`);

export const states: States = {
  Dialog: () => (
    <Overlay
      title="Share your ID card"
      variant="dialog"
      closeLabel="Close"
      foot={
        <>
          <Button variant="secondary">Cancel</Button>
          <Button>Send by email</Button>
        </>
      }
    >
      <p>We’ll send Elena’s ID card as a PDF.</p>
      <Field id="email" label="Email" hint="It can be a doctor’s office.">
        {(control) => <input {...control} type="email" />}
      </Field>
    </Overlay>
  ),
  'As large as the window': () => (
    <Overlay title="Elena’s ID card" variant="screen" closeLabel="Close">
      <p>Member ID A1042887704</p>
    </Overlay>
  ),
  Narrow: () => (
    <Overlay title="Something went wrong" variant="narrow" closeLabel="Close">
      <p>We couldn’t send your message. Nothing was lost; try again in a few minutes.</p>
      <p>Error code: BP-NFA-021</p>
    </Overlay>
  ),
  'The member has to choose': () => (
    <Overlay
      title="Are you still there?"
      variant="narrow"
      closeLabel={null}
      foot={
        <>
          <Button variant="secondary">Sign out</Button>
          <Button>Stay signed in</Button>
        </>
      }
    >
      <p>For your privacy, we’ll sign you out in 2 minutes.</p>
    </Overlay>
  ),
  'With an error': () => (
    <Overlay
      title="Stop sharing with Maria?"
      variant="narrow"
      closeLabel="Close"
      foot={
        <>
          <Button variant="secondary">Keep sharing</Button>
          <Button aria-disabled>Stopping…</Button>
        </>
      }
    >
      <p>Maria will no longer see your claims.</p>
      <Notice tone="error">We couldn’t stop sharing. Try again in a few minutes.</Notice>
    </Overlay>
  ),
  'More to read than fits': () => (
    <Overlay
      title="Terms of use"
      variant="dialog"
      closeLabel="Close"
      foot={<Button>I agree</Button>}
    >
      {articles.map((article) => (
        <p key={article}>
          {article}. Your health plan keeps the records of your care as the law asks for.
        </p>
      ))}
    </Overlay>
  ),
  'A title of many words': () => (
    <Overlay
      title="Cancel the payment of $312.40 that is scheduled for March 15, 2026?"
      variant="narrow"
      closeLabel="Close"
      foot={
        <>
          <Button variant="secondary">Keep the payment as it is</Button>
          <Button>Cancel the payment</Button>
        </>
      }
    >
      <p>Your bill is due on March 20.</p>
    </Overlay>
  ),
  Panel: () => (
    <Overlay title="Menu" variant="panel" closeLabel="Close the menu">
      <a href="?">Dashboard</a>
      <a href="?">Claims</a>
      <a href="?">Coverage and copays</a>
      <a href="?">Find care</a>
    </Overlay>
  ),
};
