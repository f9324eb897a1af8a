import { html } from 'hono/html';

export type Markup = ReturnType<typeof html>;

/** The address of the one stylesheet of the sandbox's own pages, on every port. */
export const stylesheetPath = '/sandbox.css';

/** The frame of the sandbox's own pages: sign-in, control page, demo partner sites. No script. */
export function page(options: { title: string; body: Markup }): Markup {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${options.title} | Sandbox</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="${stylesheetPath}" />
      </head>
      <body>
        <header class="top">
          <span class="mark" aria-hidden="true"></span>
          <span class="name">Member Portal</span>
          <span class="pill">Sandbox</span>
        </header>
        <main>${options.body}</main>
        <footer>This is a sandbox. Every person and every amount in it is invented.</footer>
      </body>
    </html>`;
}

/** Headers of the sandbox's own pages. `formTargets`: where a submitted form may end up. */
export function pageHeaders(formTargets: readonly string[] = []): Record<string, string> {
  return {
    'content-security-policy': [
      "default-src 'none'",
      "style-src 'self'",
      "img-src 'self' data:",
      ["form-action 'self'", ...formTargets].join(' '),
      "frame-ancestors 'none'",
      "base-uri 'none'",
    ].join('; '),
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  };
}
