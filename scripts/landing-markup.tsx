import { renderToStaticMarkup } from 'react-dom/server';
import { LoginPage } from '#src/features/landing/login-page.tsx';
import { StaticFrame } from '#src/shell/static-frame.tsx';

/** The sign-in page as HTML, as it looks before anything is known of the visitor. */
export const markup = renderToStaticMarkup(
  <StaticFrame year={new Date().getFullYear()}>
    <LoginPage />
  </StaticFrame>,
);
