/**
 * Shows the system notice on the prerendered sign-in page. Fetched only when there is one: it brings the
 * sanitizer. The frame is in the page as a template; src/boot/landing.ts has put the notice's text beside it.
 */
import { keyNames } from '#src/storage/key-names.ts';
import { foldText } from '#src/ui/text/fold-text.ts';
import { sanitize } from '#src/ui/text/sanitize.ts';

function showNotice(): void {
  const template = document.querySelector<HTMLTemplateElement>('template#notice');
  const notice = template?.dataset['notice'];
  const container = document.querySelector('[data-place=notice]');
  if (!template || !notice || !container) return;
  const text = sanitize(notice, window.location.origin);
  if (text.textContent.trim() === '') return;

  const frame = document.importNode(template.content, true);
  frame.querySelector('[data-text]')?.append(text);
  frame.querySelector('[data-dismiss]')?.addEventListener('click', () => {
    keepDismissal(notice);
    container.replaceChildren();
    // The button that had the focus is gone.
    document.querySelector('h1')?.focus({ preventScroll: true });
  });
  container.append(frame);
  foldText(container.querySelector('section'));
}

function keepDismissal(notice: string): void {
  try {
    window.sessionStorage.setItem(keyNames.noticeDismissed, notice);
  } catch {
    // Blocked storage: it is dismissed until the page is loaded again.
  }
}

showNotice();
