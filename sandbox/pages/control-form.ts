import { html } from 'hono/html';
import type { Markup } from './layout.ts';

/** One form of the control page; `action` names its operation. */
export function form(action: string, content: Markup): Markup {
  return html`<form method="post" action="/sandbox/form">
    <input type="hidden" name="action" value="${action}" />
    ${content}
  </form>`;
}
