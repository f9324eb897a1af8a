import { Link, type LinkProps } from '@tanstack/react-router';
import { Clock, Download, Phone } from 'lucide-react';
import type { BrandContent } from '#src/catalogue/brand-content.ts';
import { illustrationOf } from '#brands/illustrations.ts';
import { brandMarkets, brandResourceWords, memberLinks } from '#content/brand-resources.ts';
import { memberServicesWords } from '#content/member-services.ts';
import { brandLinks } from '#generated/brands/links.ts';
import { memberServices } from '#generated/brands/phone-lines.ts';
import type { BrandId } from '#src/domain/plan/brand.ts';
import { formatPhone } from '#src/domain/format/formats.ts';
import { classNames } from '#src/ui/class-names.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { saveFile } from '#src/ui/browser/save-file.ts';
import { brandColors } from '#src/ui/layout/brand-colors.ts';
import { BrandPicture } from '#src/ui/layout/brand-picture.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { VisuallyHidden } from '#src/ui/text/visually-hidden.tsx';
import { utility } from '#src/ui/layout/utility.ts';
import styles from './brand-resources-screen.module.css';

/** One company: its market, its phone numbers, its members' resources, and its logo. */
export function BrandCard({ id, brand }: { id: BrandId; brand: BrandContent }) {
  const { phone, hours } = memberServices[id];
  const saveLogo = () => {
    const { name, text } = logoFile(brand);
    saveFile(text, name, 'image/svg+xml');
  };
  return (
    <Stack
      as="section"
      className={classNames(styles['card'], utility('framed', 'can-shrink'))}
      aria-labelledby={`brand-${id}`}
    >
      <div
        className={classNames(styles['banner'], utility('side-by-side', 'apart'))}
        style={brandColors(brand)}
      >
        <svg width={48} height={48} viewBox="0 0 24 24" aria-hidden="true" fill={brand.accent}>
          <path d={brand.mark} />
        </svg>
        <BrandPicture src={illustrationOf(id)} className={styles['picture']} />
      </div>
      <Stack gap="4" className={classNames(styles['body'], utility('grow'))}>
        <h2 id={`brand-${id}`}>{brand.displayName}</h2>
        <p>{brandMarkets[id]}</p>
        <Stack gap="1">
          <a
            href={`tel:+1${phone}`}
            className={utility('inline', 'gap-2', 'touch', 'large', 'strong', 'at-start')}
          >
            <Phone size={18} aria-hidden="true" /> {formatPhone(phone)}
          </a>
          <span className={utility('inline', 'gap-2', 'secondary', 'small', 'at-start')}>
            <Clock size={16} aria-hidden="true" /> {memberServicesWords.hours(hours)}
          </span>
        </Stack>
        <Stack className={utility('line-above')}>
          <h3 className={utility('secondary', 'small')}>{brandResourceWords.members}</h3>
          <ul className={utility('block')}>
            {brandLinks[id].map((name) => (
              <li key={name}>
                <Link to={screens[name]} className={utility('inline', 'touch')}>
                  {memberLinks[name]}
                </Link>
              </li>
            ))}
          </ul>
        </Stack>
        <Button variant="secondary" className={styles['logo']} onClick={saveLogo}>
          <Download size={18} aria-hidden="true" />
          {brandResourceWords.download}
          <VisuallyHidden> {brandResourceWords.ofBrand(brand.displayName)}</VisuallyHidden>
        </Button>
      </Stack>
    </Stack>
  );
}

const screens = {
  card: '/{-$contractType}/id-card',
  care: '/{-$contractType}/find-care',
  drugs: '/{-$contractType}/pharmacy',
  bill: '/{-$contractType}/payment-center',
  documents: '/{-$contractType}/documents',
  programs: '/{-$contractType}/programs',
  costs: '/{-$contractType}/cost-estimates',
  account: '/{-$contractType}/health-reimbursement',
} satisfies Record<keyof typeof memberLinks, LinkProps['to']>;

/** A brand's logo as a file: mark and name, as in the header. */
interface LogoFile {
  name: string;
  /** An SVG document. */
  text: string;
}

const logoHeight = 48;

/** The widest letters of the bold typeface at this size; room is better than a name that is cut off. */
const letterWidth = 17;

export function logoFile(brand: { displayName: string; accent: string; mark: string }): LogoFile {
  const width = logoHeight + 12 + brand.displayName.length * letterWidth;
  const name = escaped(brand.displayName);
  return {
    name: `${brand.displayName.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}-logo.svg`,
    text: [
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${logoHeight}" role="img" aria-label="${name}">`,
      `<path fill="${escaped(brand.accent)}" d="${escaped(brand.mark)}" transform="scale(2)"/>`,
      `<text x="${logoHeight + 12}" y="34" fill="#333333" font-family="Inter, Arial, sans-serif" font-size="28" font-weight="700">${name}</text>`,
      '</svg>',
    ].join('\n'),
  };
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? '');
