import { Field } from '#src/ui/form/field.tsx';
import { BirthDateInput, DateInput, PhoneInput } from '#src/ui/form/masked-input.tsx';
import type { States } from '../../story.ts';

export const states: States = {
  'A phone number': () => (
    <Field id="phone" label="Phone">
      {(control) => <PhoneInput {...control} defaultValue="(501) 555-0117" />}
    </Field>
  ),
  'A phone number with an error': () => (
    <Field id="short-phone" label="Phone" error="Enter your phone number with ten digits.">
      {(control) => <PhoneInput {...control} defaultValue="(501) 555" />}
    </Field>
  ),
  'A date of birth': () => (
    <Field id="birth" label="Date of birth">
      {(control) => <BirthDateInput {...control} />}
    </Field>
  ),
  'A date': () => (
    <Field id="service" label="Date of service" hint="The day of the visit">
      {(control) => <DateInput {...control} defaultValue="03/03/2026" />}
    </Field>
  ),
};
