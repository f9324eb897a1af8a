import type { ComponentType, ReactNode } from 'react';
import { landingWords } from '#content/landing.ts';
import { signInMessage, type SignInMessageId } from '#src/catalogue/sign-in-messages.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import styles from './login-page.module.css';
import { SlideCarousel } from './slide-carousel.tsx';

export type LoginLink = ComponentType<{
  href: '/initiate-login' | '/register' | '/account-help' | '/contact';
  className?: string;
  children: ReactNode;
}>;

const PlainLink: LoginLink = ({ children, ...rest }) => <a {...rest}>{children}</a>;

/**
 * The landing page. Free of the widget library and the API clients: it is rendered to HTML at build,
 * and its links work before any script has run.
 */
export function LoginPage({
  problem = null,
  link: Link = PlainLink,
  startCarousel,
}: {
  /** Why the member is here again. */
  problem?: SignInMessageId | null;
  link?: LoginLink;
  /** Where script runs on the page's own elements: src/landing.ts does it for the prerendered page. */
  startCarousel?: (root: HTMLElement) => () => void;
}) {
  const message = problem && signInMessage(problem);
  return (
    <div className={styles['columns']}>
      <section className={styles['welcome']}>
        {message && (
          <p
            // Whoever asked for a page knows why: that is no news to interrupt with.
            role={problem === 'page-asked-for' ? undefined : 'alert'}
            className={classNames(styles['news'], message.isError && styles['problem'])}
          >
            {message.text}
            {message.code && <span className={styles['code']}> ({message.code})</span>}
          </p>
        )}
        <h1 tabIndex={-1}>{landingWords.title}</h1>
        <p className={styles['intro']}>{landingWords.intro}</p>
        <div className={styles['actions']}>
          <Link href="/initiate-login" className={buttonClass('primary')}>
            {landingWords.signIn}
          </Link>
          <Link href="/register" className={buttonClass('secondary')}>
            {landingWords.register}
          </Link>
        </div>
        <p className={styles['help']}>
          <Link href="/account-help">{landingWords.help}</Link>
          <Link href="/contact">{landingWords.contact}</Link>
        </p>
      </section>
      <SlideCarousel start={startCarousel} />
    </div>
  );
}
