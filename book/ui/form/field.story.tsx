import { Field } from '#src/ui/form/field.tsx';
import type { States } from '../../story.ts';

const topics = ['Choose a topic', 'The amount I may owe', 'Why part of it was denied'];

export const states: States = {
  Text: () => (
    <Field id="name" label="First name">
      {(control) => <input {...control} type="text" autoComplete="given-name" />}
    </Field>
  ),
  'With a hint': () => (
    <Field id="email" label="Email" hint="We’ll send the passcode here.">
      {(control) => <input {...control} type="email" defaultValue="maria.delgado@mail.example" />}
    </Field>
  ),
  'With an error': () => (
    <Field id="zip" label="ZIP code" error="Enter a 5-digit ZIP code.">
      {(control) => <input {...control} inputMode="numeric" defaultValue="722" />}
    </Field>
  ),
  'With a hint and an error': () => (
    <Field
      id="member-id"
      label="Member ID"
      hint="It’s on the front of your ID card and begins with a letter."
      error="This is not a member ID."
    >
      {(control) => <input {...control} type="text" defaultValue="1042887701" />}
    </Field>
  ),
  Number: () => (
    <Field id="amount" label="Amount" hint="Between $10.00 and $312.40">
      {(control) => <input {...control} type="number" defaultValue="86.40" step="0.01" />}
    </Field>
  ),
  'One of several': () => (
    <Field id="topic" label="What is it about?">
      {(control) => (
        <select {...control}>
          {topics.map((topic) => (
            <option key={topic}>{topic}</option>
          ))}
        </select>
      )}
    </Field>
  ),
  'One of several, with an error': () => (
    <Field id="missing-topic" label="What is it about?" error="Choose what it is about.">
      {(control) => (
        <select {...control}>
          {topics.map((topic) => (
            <option key={topic}>{topic}</option>
          ))}
        </select>
      )}
    </Field>
  ),
  'Long text': () => (
    <Field id="comments" label="Your question" hint="1,880 characters left">
      {(control) => (
        <textarea
          {...control}
          defaultValue="My doctor says that the visit on March 3 was a yearly checkup. Why is there a copay?"
        />
      )}
    </Field>
  ),
  'A file': () => (
    <Field id="file" label="Files that help us decide" hint="Up to 5 PDF, JPG or PNG files">
      {(control) => <input {...control} type="file" multiple />}
    </Field>
  ),
  'Read only': () => (
    <Field id="link" label="The link to your health card">
      {(control) => (
        <input
          {...control}
          readOnly
          defaultValue="shlink:/eyJ1cmwiOiJodHRwczovL2hlYWx0aC5leGFtcGxlL2EifQ"
        />
      )}
    </Field>
  ),
  Disabled: () => (
    <Field id="username" label="Username" hint="It can’t be changed.">
      {(control) => <input {...control} disabled defaultValue="maria" />}
    </Field>
  ),
};
