import type { ChangeEvent, ComponentProps } from 'react';
import { fieldWords } from '#content/fields.ts';
import { tidyTypedDate } from '#src/domain/format/typed-date.ts';
import { maskPhone } from './phone-mask.ts';
import { deletionOf, type TypingMask } from './typing-mask.ts';

/** A phone number that is put into its form while it is typed. */
export function PhoneInput(props: ComponentProps<'input'>) {
  return <MaskedInput mask={maskPhone} type="tel" autoComplete="tel" {...props} />;
}

export function BirthDateInput(props: ComponentProps<'input'>) {
  return <DateInput autoComplete="bday" {...props} />;
}

/**
 * A date as MM/DD/YYYY; typed with the digits of a phone's keypad alone. A date in another form is converted on blur.
 */
export function DateInput({ onBlur, ...rest }: ComponentProps<'input'>) {
  return (
    <MaskedInput
      mask={maskDate}
      type="text"
      inputMode="numeric"
      placeholder={fieldWords.datePlaceholder}
      onBlur={(event) => {
        const field = event.currentTarget;
        const tidy = tidyTypedDate(field.value);
        // Update the field before other handlers read it. Do not assign an equal value.
        if (tidy !== field.value) field.value = tidy;
        onBlur?.(event);
      }}
      {...rest}
    />
  );
}

/** An input that masks before any handler reads the field, so that every listener sees the masked text. */
function MaskedInput({ mask, onChange, ...rest }: ComponentProps<'input'> & { mask: TypingMask }) {
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    applyMask(mask, event.currentTarget, inputTypeOf(event.nativeEvent));
    onChange?.(event);
  };
  return <input {...rest} onChange={change} />;
}

function applyMask(mask: TypingMask, field: HTMLInputElement, inputType: string | undefined) {
  const { value } = field;
  const masked = mask(
    { text: value, caret: field.selectionStart ?? value.length },
    deletionOf(inputType),
  );
  // Without an assignment, the browser's undo continues to work.
  if (masked.text === value) return;
  field.value = masked.text;
  // A field that is filled in by the browser has no caret to keep.
  if (document.activeElement === field) field.setSelectionRange(masked.caret, masked.caret);
}

function inputTypeOf(event: Event): string | undefined {
  return event instanceof InputEvent ? event.inputType : undefined;
}

/**
 * A date as MM/DD/YYYY while it is typed. At the end the slashes are added automatically after two digits, and can be
 * typed as well, as dashes or dots too. Elsewhere, and when deleting, only the typed characters move, so that one part
 * can be retyped while the others stay. No digit is lost.
 */
export const maskDate: TypingMask = ({ text, caret }, deletion) => {
  const [, year, month, day] = /^\s*(\d{4})-(\d{2})-(\d{2})\s*$/.exec(text) ?? [];
  if (year !== undefined) {
    // The format that browsers and password managers fill in.
    const filled = `${month}/${day}/${year}`;
    return { text: filled, caret: filled.length };
  }
  if (deletion !== null) return { text, caret };
  const write = caret === text.length ? withSlashes : digitsAndSlashes;
  return { text: write(text), caret: write(text.slice(0, caret)).length };
};

function withSlashes(text: string): string {
  let masked = '';
  for (const character of digitsAndSlashes(text)) {
    const parts = masked.split('/');
    if (character === '/') masked += parts.length < 3 && parts.at(-1) !== '' ? '/' : '';
    else masked += parts.length < 3 && parts.at(-1)?.length === 2 ? `/${character}` : character;
  }
  return masked;
}

function digitsAndSlashes(text: string): string {
  return text.replaceAll(/[.\s-]/g, '/').replaceAll(/[^0-9/]/g, '');
}
