import type { UserEvent } from '@testing-library/user-event';

/** Types into a field in place of what it holds, or chooses the option of this value. */
export async function fill(user: UserEvent, field: HTMLElement, value: string): Promise<void> {
  if (field instanceof HTMLSelectElement) {
    await user.selectOptions(field, value);
    return;
  }
  await user.clear(field);
  if (value !== '') await user.type(field, value);
}
