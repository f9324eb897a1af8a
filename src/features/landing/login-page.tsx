import { utility } from '#src/ui/layout/utility.ts';
import type { ComponentType, ReactNode } from 'react';
import { landingWords } from '#content/landing.ts';
import { signInMessage, type SignInMessageId } from '#src/catalogue/sign-in-messages.ts';
import type { Capability } from '#src/domain/plan/capabilities.ts';
import { buttonClass } from '#src/ui/actions/button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { SecondaryText } from '#src/ui/text/secondary-text.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import styles from './login-page.module.css';
import { SlideCarousel } from './slide-carousel.tsx';

export type LoginLink = ComponentType<{
  href: '/initiate-login' | '/register' | '/account-help' | '/contact';
  className?: string;
  children: ReactNode;
}>;

/** The slides speak of cards by mail and of cost estimates. */
const slidesAreOf: readonly Capability[] = ['idCard', 'costEstimates'];

const PlainLink: LoginLink = ({ children, ...rest }) => <a {...rest}>{children}</a>;

/**
 * The landing page. Free of the widget library and the API clients: it is rendered to HTML at build,
 * and its links work before any script has run.
 */
export function LoginPage({
  problem = null,
  clockSkew = 0,
  link: Link = PlainLink,
  hasCapability = () => true,
  startCarousel,
}: {
  /** Why the member is here again. */
  problem?: SignInMessageId | null;
  /** Milliseconds by which this device's clock is ahead, as far as known. */
  clockSkew?: number;
  link?: LoginLink;
  /** On the prerendered page, src/boot/landing-config.ts removes the links of disabled capabilities. */
  hasCapability?: (capability: Capability) => boolean;
  /** Starts the carousel on the page's own elements; src/boot/landing.ts does it for the prerendered page. */
  startCarousel?: (root: HTMLElement) => () => void;
}) {
  return (
    <div className={classNames(styles['columns'], utility('cells', 'center'))}>
      <Stack as="section" gap="5">
        {problem && <SignInNews problem={problem} clockSkew={clockSkew} />}
        <h1 tabIndex={-1} className={styles['title']}>
          {landingWords.title}
        </h1>
        <p className={classNames(styles['intro'], utility('large', 'secondary'))}>
          {landingWords.intro}
        </p>
        <div className={classNames(styles['actions'], utility('wraps', 'gap-3'))}>
          <Link href="/initiate-login" className={buttonClass('primary')}>
            {landingWords.signIn}
          </Link>
          {hasCapability('registration') && (
            <Link href="/register" className={buttonClass('secondary')}>
              {landingWords.register}
            </Link>
          )}
        </div>
        <p className={classNames(styles['help'], utility('wraps'))}>
          {hasCapability('accountHelp') && <Link href="/account-help">{landingWords.help}</Link>}
          <Link href="/contact">{landingWords.contact}</Link>
        </p>
      </Stack>
      {slidesAreOf.every(hasCapability) && <SlideCarousel start={startCarousel} />}
    </div>
  );
}

/** The message on why the visitor sees the sign-in page. */
export function SignInNews({
  problem,
  clockSkew = 0,
}: {
  problem: SignInMessageId;
  clockSkew?: number;
}) {
  const { text, code, isError } = signInMessage(problem, clockSkew);
  return (
    <p role={roleOf(problem)} className={isError ? 'bad' : classNames('tint', styles['news'])}>
      {text}
      {code && <SecondaryText> ({code})</SecondaryText>}
    </p>
  );
}

/**
 * Returns the ARIA role of a message: a visitor who opened a page or signed out knows the reason, so that news does not
 * interrupt.
 */
function roleOf(problem: SignInMessageId): 'alert' | 'status' | undefined {
  if (problem === 'page-asked-for') return undefined;
  return problem === 'signed-out' || problem === 'account-deleted' ? 'status' : 'alert';
}
