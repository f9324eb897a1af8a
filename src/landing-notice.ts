/**
 * Shows the system notice on the prerendered sign-in page. Fetched only when there is one: it brings the
 * sanitiser. The frame is in the page as a template; src/landing.ts has put the notice's text beside it.
 */
import { sanitise } from './ui/sanitise.ts';

function showNotice(): void {
  const template = document.querySelector<HTMLTemplateElement>('template#notice');
  const notice = template?.dataset['notice'];
  if (!template || !notice) return;
  const text = sanitise(notice, 'notice', window.location.origin);
  if (text.textContent.trim() === '') return;

  const frame = document.importNode(template.content, true);
  frame.querySelector('[data-text]')?.append(text);
  const place = document.createElement('div');
  place.ariaLive = 'polite';
  frame.querySelector('button')?.addEventListener('click', () => {
    keepDismissal(notice);
    place.remove();
    // The button that had the focus is gone.
    document.querySelector('h1')?.focus({ preventScroll: true });
  });
  document.body.append(place);
  // A moment later, so that it is read out as news.
  setTimeout(() => place.append(frame), 100);
}

function keepDismissal(notice: string): void {
  try {
    window.sessionStorage.setItem('notice-dismissed', notice);
  } catch {
    // Blocked storage: it is dismissed until the page is loaded again.
  }
}

showNotice();
