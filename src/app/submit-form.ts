/**
 * Submits fields as a form post in the given document, which navigates away.
 * @param action address of the form
 */
export function submitForm(
  page: Document,
  action: string,
  fields: Iterable<readonly [name: string, value: string]>,
): void {
  const form = page.createElement('form');
  form.setAttribute('method', 'post');
  form.setAttribute('action', action);
  for (const [name, value] of fields) {
    const field = page.createElement('input');
    field.setAttribute('type', 'hidden');
    field.setAttribute('name', name);
    field.setAttribute('value', value);
    form.append(field);
  }
  page.body.append(form);
  // A field named `submit` would shadow the method of the form.
  HTMLFormElement.prototype.submit.call(form);
}
