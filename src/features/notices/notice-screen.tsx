import { Link } from '@tanstack/react-router';
import { formatDateInProse, formatList } from '#content/formats.ts';
import { notices, noticesWords as words } from '#content/notices.ts';
import { copyrightHolders } from '#generated/brands/copyright-holders.ts';
import { privacyPracticesSince } from '#generated/brands/notices.ts';
import { brandIds, defaultBrand, type BrandId } from '#src/domain/plan/brand.ts';
import type { NoticeId } from '#src/domain/plan/notices.ts';
import { ScreenTitle } from '#src/parts/screen/screen-title.tsx';
import { useKnownBrand } from '#src/parts/text/member-services.tsx';
import { ReadingActions } from '#src/parts/text/reading-actions.tsx';
import { usePortal } from '#src/portal/portal-context.ts';
import { ExternalLink } from '#src/ui/actions/external-link.tsx';
import { PartBoundary } from '#src/ui/feedback/part-boundary.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { NoticeContacts } from './notice-contacts.tsx';
import styles from './notice-screen.module.css';
import { Taglines } from './taglines.tsx';
import { sentences } from '#src/ui/text/sentences.ts';
import { utility } from '#src/ui/layout/utility.ts';

/** The notices that offer help in the languages of the state. */
const withTaglines: readonly NoticeId[] = ['language-assistance', 'medicare'];

/**
 * A notice: its text or, where the configuration has an address for it, a link to the insurer's own. The sentences in
 * other languages are there either way.
 */
export function NoticeScreen({ id }: { id: NoticeId }) {
  const { config } = usePortal();
  const brand = useKnownBrand();
  const { title, summary } = notices[id];
  const own = config.notices[id];
  return (
    <Stack gap="6" look="reading" className={styles['notice']}>
      <ScreenTitle intro={summary}>{title}</ScreenTitle>
      {own === undefined ? (
        <OwnText id={id} />
      ) : (
        <p>
          {words.elsewhere} <ExternalLink href={own}>{words.openElsewhere(title)}</ExternalLink>
        </p>
      )}
      <PartBoundary>{withTaglines.includes(id) && <Taglines brand={brand} />}</PartBoundary>
      <PartBoundary>{own === undefined && <NoticeContacts id={id} brand={brand} />}</PartBoundary>
      <Origin id={id} brand={brand} />
      <p className="screen-only">
        <Link to="/notices/{-$noticeId}" params={{ noticeId: undefined }}>
          {words.all}
        </Link>
      </p>
      <ReadingActions print={words.print} />
    </Stack>
  );
}

const OwnText = ({ id }: { id: NoticeId }) =>
  notices[id].sections.map(({ title, paragraphs, points }) => (
    <section key={title}>
      <h2>{title}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {points && (
        <ul>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
    </section>
  ));

/** The companies that issue the notice, and its effective date if the law requires it. */
function Origin({ id, brand }: { id: NoticeId; brand: BrandId | null }) {
  const companies = (brand === null ? brandIds : [brand]).map(
    (brandId) => copyrightHolders[brandId],
  );
  return (
    <p className={utility('secondary', 'small')}>
      {sentences(
        words.from(formatList(companies)),
        id === 'privacy-practices' &&
          words.effective(formatDateInProse(privacyPracticesSince[brand ?? defaultBrand])),
      )}
    </p>
  );
}
