import { classNames } from '#src/ui/class-names.ts';
import { utility } from '#src/ui/layout/utility.ts';
import { formatDateInProse } from '#content/formats.ts';
import { termsOfUse } from '#content/terms-of-use.ts';
import styles from './terms-text.module.css';

/** The terms of use as they are in force; the content catalog's TermsAndConditions. */
export function TermsText({ heading: Heading }: { heading: 'h2' | 'h3' }) {
  return (
    <div className={styles['terms']}>
      <p>{termsOfUse.intro}</p>
      {termsOfUse.sections.map(({ title, paragraphs }) => (
        <section key={title}>
          <Heading>{title}</Heading>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
      <p className={classNames(styles['version'], utility('secondary', 'small'))}>
        {termsOfUse.inForceSince(formatDateInProse(termsOfUse.version))}
      </p>
    </div>
  );
}
