import type { UserSettings } from '#src/api/calls/account/user-settings.ts';
import { utility } from '#src/ui/layout/utility.ts';

/** An address in the format of an envelope. */
export function PostalAddress({
  address: { address1, address2, city, stateCode, zip },
}: {
  address: NonNullable<UserSettings['address']>;
}) {
  const cityLine = [city, [stateCode, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return [address1, address2, cityLine].filter(Boolean).map((line) => (
    <span key={line} className={utility('block')}>
      {line}
    </span>
  ));
}
