import { englishTagline, stateLanguages, taglines, type Tagline } from '#brands/taglines.ts';
import { noticesWords as words } from '#content/notices.ts';
import { languageLines } from '#generated/brands/notices.ts';
import { defaultBrand, type BrandId } from '#src/domain/plan/brand.ts';
import { Stack } from '#src/ui/layout/stack.tsx';
import { utility } from '#src/ui/layout/utility.ts';
import { Row } from '#src/ui/layout/row.tsx';
import styles from './notice-screen.module.css';

/** The offer of help in English and in each of the state's languages, in that language. */
export function Taglines({ brand }: { brand: BrandId | null }) {
  const { phone } = languageLines[brand ?? defaultBrand];
  return (
    <section>
      <h2>{words.languages}</h2>
      <Stack as="ul" gap="3" look="divided" className={styles['languages']}>
        <li>
          <Sentence lang="en" tagline={englishTagline} phone={phone} />
        </li>
        {stateLanguages.map((lang) => {
          const tagline = taglines[lang];
          return (
            <li key={lang}>
              {tagline === undefined ? (
                <p>
                  {words.noTagline(words.languageNames[lang])}
                  <LanguageLine phone={phone} />.
                </p>
              ) : (
                <Sentence
                  lang={lang}
                  tagline={tagline}
                  phone={phone}
                  inEnglish={words.languageNames[lang]}
                />
              )}
            </li>
          );
        })}
      </Stack>
    </section>
  );
}

function Sentence({
  lang,
  tagline: { name, isRightToLeft, before, after },
  phone,
  inEnglish,
}: {
  lang: string;
  tagline: Tagline;
  /** Ten digits. */
  phone: string;
  /** The language's name for those who help someone find it. */
  inEnglish?: string;
}) {
  return (
    <>
      <Row as="p" gap="2">
        <strong lang={lang}>{name}</strong>
        {inEnglish !== undefined && inEnglish !== name && (
          <span className={utility('secondary', 'small')}>{inEnglish}</span>
        )}
      </Row>
      <p lang={lang} dir={isRightToLeft ? 'rtl' : 'ltr'}>
        {before}
        <LanguageLine phone={phone} />
        {after}
      </p>
    </>
  );
}

/** Keeps the order of the number's digits in right-to-left sentences. */
const LanguageLine = ({ phone }: { phone: string }) => (
  <a href={`tel:+1${phone}`} dir="ltr" className={utility('no-wrap')}>
    {phone.replace(/^(\d{3})(\d{3})(\d{4})$/, '1-$1-$2-$3')}
  </a>
);
