import { CreditCard, FileText, HeartPulse } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { signInMessage, type SignInMessageId } from '#src/catalogue/sign-in-messages.ts';
import { buttonClass } from '#src/ui/button.tsx';
import styles from './login-page.module.css';

type LinkComponent = ComponentType<{
  href: '/initiate-login' | '/register' | '/account-help' | '/contact';
  className?: string;
  children: ReactNode;
}>;

const PlainLink: LinkComponent = ({ children, ...rest }) => <a {...rest}>{children}</a>;

const points = [
  { icon: FileText, text: 'See your claims and what you owe, in plain words' },
  { icon: CreditCard, text: 'Show your ID card on your phone' },
  { icon: HeartPulse, text: 'Find care and know the price before you go' },
];

/**
 * The landing page. Free of the widget library and the API clients: it is rendered to HTML at build,
 * and its links work before any script has run.
 */
export function LoginPage({
  problem = null,
  link: Link = PlainLink,
}: {
  /** Why the member is here again. */
  problem?: SignInMessageId | null;
  link?: LinkComponent;
}) {
  const message = problem && signInMessage(problem);
  return (
    <div className={styles['columns']}>
      <section className={styles['welcome']}>
        {message && (
          <p role="alert" className={styles['problem']}>
            {message.text}
            {message.code && <span className={styles['code']}> ({message.code})</span>}
          </p>
        )}
        <h1 tabIndex={-1}>Your health plan, in one place</h1>
        <p className={styles['intro']}>
          Claims, costs, coverage and care for you and your family. Sign in to pick up where you
          left off.
        </p>
        <div className={styles['actions']}>
          <Link href="/initiate-login" className={buttonClass('primary')}>
            Sign In
          </Link>
          <Link href="/register" className={buttonClass('secondary')}>
            Register
          </Link>
        </div>
        <p className={styles['help']}>
          <Link href="/account-help">Need help with your account?</Link>
          <Link href="/contact">Contact us</Link>
        </p>
      </section>
      <aside className={styles['slide']} aria-label="What you can do here">
        <ul className={styles['points']}>
          {points.map(({ icon: Icon, text }) => (
            <li key={text}>
              <span className={styles['disc']}>
                <Icon size={22} aria-hidden="true" />
              </span>
              {text}
            </li>
          ))}
        </ul>
      </aside>
    </div>
  );
}
