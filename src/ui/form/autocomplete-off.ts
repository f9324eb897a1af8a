import type { SyntheticEvent } from 'react';

/**
 * Turns autocomplete off for the filled fields of a form. Otherwise browsers write their values into session files and
 * suggestions, which signing out doesn't clear. An empty field keeps its autocomplete token, which states its purpose
 * (WCAG 1.3.5) and lets browsers and password managers fill it in.
 */
export function turnAutocompleteOff(form: HTMLFormElement): void {
  for (const field of form.querySelectorAll<HTMLInputElement>('input[autocomplete]')) {
    if (field.value !== '') field.autocomplete = 'off';
  }
}

const onTouch = ({ currentTarget }: SyntheticEvent<HTMLFormElement>) =>
  turnAutocompleteOff(currentTarget);

/** Props of a form whose values the browser must not write to the disk; see {@link turnAutocompleteOff}. */
export const autocompleteOff = { autoComplete: 'off', onInput: onTouch, onFocus: onTouch } as const;
