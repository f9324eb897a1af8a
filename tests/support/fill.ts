/** The field with a label, within a part of the page. */
export function fieldOf(
  part: ParentNode | null,
  label: string,
): HTMLInputElement | HTMLSelectElement {
  const found = [...(part?.querySelectorAll('label') ?? [])].find((one) =>
    one.textContent.startsWith(label),
  )?.control;
  if (found instanceof HTMLInputElement || found instanceof HTMLSelectElement) return found;
  throw new Error(`there is no field ${label}`);
}

/** Replaces the text of a field, or chooses an option, as a member would. */
export function fill(part: ParentNode | null, label: string, text: string): void {
  const field = fieldOf(part, label);
  if (field instanceof HTMLInputElement) {
    const { type } = field;
    // Of an address for emails no browser lets a script replace a part.
    field.type = 'text';
    field.setRangeText(text, 0, field.value.length, 'end');
    field.type = type;
  } else field.value = text;
  const event = field instanceof HTMLInputElement ? 'input' : 'change';
  field.dispatchEvent(new Event(event, { bubbles: true }));
}
