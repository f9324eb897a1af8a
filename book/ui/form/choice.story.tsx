import { Choice } from '#src/ui/form/choice.tsx';
import styles from '../../book.module.css';
import type { States } from '../../story.ts';

export const states: States = {
  'Radio buttons, one chosen': () => (
    <fieldset className={styles['fieldset']}>
      <legend>How should we send the passcode?</legend>
      <Choice id="email" type="radio" name="channel" label="Email" defaultChecked />
      <Choice id="text" type="radio" name="channel" label="Text message" />
    </fieldset>
  ),
  'Radio buttons with descriptions': () => (
    <fieldset className={styles['fieldset']}>
      <legend>Which amount do you want to pay?</legend>
      <Choice
        id="all"
        type="radio"
        name="amount"
        label="The whole bill"
        description="$312.40, due March 1"
      />
      <Choice
        id="past"
        type="radio"
        name="amount"
        label="What is past due"
        description="$86.40, since January 31"
      />
    </fieldset>
  ),
  'A checkbox': () => (
    <Choice
      id="urgent"
      type="checkbox"
      label="This can’t wait 30 days"
      description="Then we’ll decide within 72 hours."
    />
  ),
  'A checkbox with an error': () => (
    <Choice
      id="agreed"
      type="checkbox"
      label="I have read the terms"
      error="Check this box to go on."
    />
  ),
  'Plain, for a row of filters': () => (
    <Choice id="near" type="checkbox" variant="plain" label="Open on Saturdays" defaultChecked />
  ),
  'Plain with a description': () => (
    <Choice
      id="paperless"
      type="checkbox"
      variant="plain"
      label="Paperless"
      description="Letters come by email instead of mail."
    />
  ),
  Disabled: () => (
    <Choice
      id="only"
      type="radio"
      label="Medical plan, Gold 1500"
      description="This plan has ended."
      disabled
    />
  ),
};
