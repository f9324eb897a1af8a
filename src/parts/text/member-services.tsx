import { Link } from '@tanstack/react-router';
import { memberServices } from '#generated/brands/phone-lines.ts';
import { memberServicesWords as words } from '#content/member-services.ts';
import { brandOf, type BrandId } from '#src/domain/plan/brand.ts';
import { formatPhone } from '#src/domain/format/formats.ts';
import { usePortal, useSelection } from '#src/portal/portal-context.ts';

/** Returns the brand of the selected plan, or of the last one in this tab; null without a plan. */
export function useKnownBrand(): BrandId | null {
  const { plans } = usePortal();
  const plan = useSelection()?.plan ?? plans.remembered();
  return plan === null ? null : brandOf(plan.tier1);
}

/**
 * A text that says to call, with the number of the member's brand; where the brand is unknown, a link to all numbers.
 */
export function CallText({ children }: { children: string }) {
  const brand = useKnownBrand();
  return (
    <>
      {children}{' '}
      {brand === null ? (
        <Link to="/brand-resources">{words.numbers}</Link>
      ) : (
        <PhoneNumber phone={memberServices[brand].phone} />
      )}
    </>
  );
}

/** The number to call as well, and when someone answers; nothing where the brand is not known. */
export function CallLine({ className }: { className?: string | undefined }) {
  const brand = useKnownBrand();
  if (brand === null) return null;
  const { phone, hours } = memberServices[brand];
  return (
    <p className={className}>
      {words.call} <PhoneNumber phone={phone} />, {words.hours(hours)}.
    </p>
  );
}

/** A number of ten digits that a tap calls. */
export const PhoneNumber = ({ phone }: { phone: string }) => (
  <a href={`tel:+1${phone}`}>{formatPhone(phone)}</a>
);
