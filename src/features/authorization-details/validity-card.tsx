import { authorizationWords } from '#content/authorizations.ts';
import { formatDate } from '#content/formats.ts';
import {
  unitsLeft,
  unitsOf,
  type FamilyAuthorization,
  type Validity,
} from '#src/domain/authorizations/authorization.ts';
import { isLeaveGiven } from '#src/domain/authorizations/status.ts';
import { formatCount } from '#src/domain/format/formats.ts';
import { FactList } from '#src/ui/data/fact-list.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Meter } from '#src/ui/data/meter.tsx';
import { SecondaryText } from '#src/ui/text/secondary-text.tsx';

const words = authorizationWords.validity;

/** The validity of an authorization, and the units used. Not shown where it was not approved. */
export function ValidityCard({ authorization }: { authorization: FamilyAuthorization }) {
  const units = unitsOf(authorization);
  const { approved, used } = units;
  if (!isLeaveGiven(authorization.status)) return null;
  const left = unitsLeft(units);
  return (
    <Card title={words.title}>
      <FactList
        facts={[
          [
            words.dates,
            authorization.validity === null ? words.noDates : datesText(authorization.validity),
          ],
          [words.approved, approved === null ? authorizationWords.notSaid : formatCount(approved)],
          [words.used, left === null ? usedText(used) : null],
        ]}
      />
      {left !== null && approved !== null && approved > 0 && used !== null && (
        <Meter
          label={words.meter}
          share={Math.min(1, used / approved)}
          used={words.usedOf(formatCount(used), formatCount(approved))}
          remaining={left === 0 ? words.noneLeft : words.left(formatCount(left))}
        />
      )}
      {approved !== null && <SecondaryText as="p">{words.unit}</SecondaryText>}
    </Card>
  );
}

const usedText = (used: number | null): string =>
  used === null ? authorizationWords.notSaid : formatCount(used);

function datesText({ start, end }: Validity): string {
  if (start !== null && end !== null) return words.range(formatDate(start), formatDate(end));
  if (start !== null) return words.from(formatDate(start));
  return words.until(formatDate(end));
}
