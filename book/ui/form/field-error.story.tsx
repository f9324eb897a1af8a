import { FieldError } from '#src/ui/form/field-error.tsx';
import type { States } from '../../story.ts';

export const states: States = {
  'One line': () => <FieldError id="one-line">Enter your date of birth.</FieldError>,
  'Several lines': () => (
    <FieldError id="several-lines">
      The date of service is before your plan began on January 1, 2026. Check the date, or choose
      the plan that you had then.
    </FieldError>
  ),
};
