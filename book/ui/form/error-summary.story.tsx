import { ErrorSummary } from '#src/ui/form/error-summary.tsx';
import { Field } from '#src/ui/form/field.tsx';
import type { States } from '../../story.ts';

export const states: States = {
  'With links to the fields': () => (
    <>
      <ErrorSummary
        attempt={1}
        problems={[
          { fieldId: 'summary-phone', text: 'Enter your phone number with ten digits.' },
          { fieldId: 'summary-zip', text: 'Enter a 5-digit ZIP code.' },
        ]}
      />
      <Field id="summary-phone" label="Phone" error="Enter your phone number with ten digits.">
        {(control) => <input {...control} type="tel" defaultValue="555-01" />}
      </Field>
      <Field id="summary-zip" label="ZIP code" error="Enter a 5-digit ZIP code.">
        {(control) => <input {...control} inputMode="numeric" defaultValue="722" />}
      </Field>
    </>
  ),
  'An error of no field': () => (
    <ErrorSummary
      attempt={0}
      problems={[{ fieldId: null, text: 'This bank account is on file already.' }]}
    />
  ),
  'No errors: nothing stands here': () => <ErrorSummary attempt={0} problems={[]} />,
};
