import type { Popup } from '#src/portal/single-sign-on/popup.ts';
import { submitForm } from './submit-form.ts';

/** Opens an empty window; null when the browser blocks it. */
export function openPopup(): Popup | null {
  const opened = window.open('', '_blank');
  if (opened === null) return null;
  opened.opener = null;
  const page = opened.document;
  page.documentElement.lang = document.documentElement.lang;
  let forget = () => {};
  return {
    show(words) {
      page.title = words;
      const line = page.createElement('p');
      line.setAttribute('role', 'status');
      line.textContent = words;
      // The portal's style sheet is not there; the policy for styles allows only this way.
      page.body.style.font = '18px/1.5 system-ui, sans-serif';
      page.body.style.margin = '20vh 24px 0';
      page.body.style.textAlign = 'center';
      page.body.replaceChildren(line);
    },
    submit({ action, fields }) {
      submitForm(page, action, fields);
    },
    showFile(file) {
      const url = URL.createObjectURL(file);
      opened.location.replace(url);
      forget = () => {
        clearTimeout(timer);
        URL.revokeObjectURL(url);
      };
      // Long enough for any reader to have taken it.
      const timer = setTimeout(forget, 60_000);
    },
    close() {
      forget();
      opened.close();
    },
  };
}
