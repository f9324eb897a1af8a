import type { SyntheticEvent } from 'react';

/**
 * Turns autocomplete off for the fields of a form that hold something. Browsers write the values of other fields into
 * their session files and suggestions, where signing out doesn't reach. While a field is empty, its autocomplete says
 * what it is for (WCAG 1.3.5), and browsers and password managers fill it in.
 */
export function keepOffDisk(form: HTMLFormElement): void {
  for (const field of form.querySelectorAll<HTMLInputElement>('input[autocomplete]')) {
    if (field.value !== '') field.autocomplete = 'off';
  }
}

const onTouch = ({ currentTarget }: SyntheticEvent<HTMLFormElement>) => keepOffDisk(currentTarget);

/** The attributes of a form none of whose values are to be written to the disk; see {@link keepOffDisk}. */
export const offDisk = { autoComplete: 'off', onInput: onTouch, onFocus: onTouch } as const;
