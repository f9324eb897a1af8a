import { utility } from '#src/ui/layout/utility.ts';
import { claimKinds } from '#content/claims.ts';
import { spendingWords } from '#content/spending.ts';
import { formatCount } from '#src/domain/format/formats.ts';
import type { KindSum } from '#src/domain/spending/spending-sums.ts';
import { Row } from '#src/ui/layout/row.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { Cents } from './cents.tsx';
import styles from './spending-sums.module.css';

const { parts } = spendingWords;

/** The kinds of care with their amounts, and a decorative bar to scale. */
export function KindBars({
  kinds,
}: {
  /** `mayGrow`: whether the member's share of the kind may be larger. */
  kinds: readonly (KindSum & { mayGrow: boolean })[];
}) {
  const max = Math.max(
    1,
    ...kinds.map(
      ({ memberResponsibility, planPaid }) => part(memberResponsibility) + part(planPaid),
    ),
  );
  const width = (cents: number | null) => `${(part(cents) / max) * 100}%`;
  return (
    <Stack as="ul" gap="5" look="screen-only">
      {kinds.map(({ kind, memberResponsibility, planPaid, claims, mayGrow }) => (
        <Stack as="li" gap="1-half" key={kind}>
          <Row as="p" gap="4" apart className={styles['kind']}>
            <strong>{claimKinds[kind]}</strong>
            <span className={utility('secondary', 'small')}>
              {spendingWords.claims({ count: claims, shown: formatCount(claims) })}
            </span>
          </Row>
          <div className={styles['bar']} aria-hidden="true">
            <span className={styles['share']} style={{ width: width(memberResponsibility) }} />
            <span className={styles['planPaid']} style={{ width: width(planPaid) }} />
          </div>
          <Row as="p" gap="4" apart className={styles['kind']}>
            <span className={utility('secondary', 'small')}>
              {parts.share}{' '}
              <b className={utility('strong', 'in-text')}>
                <Cents cents={memberResponsibility} />
              </b>
              {mayGrow && memberResponsibility !== null && (
                <span className={utility('no-wrap')}> {spendingWords.orMore}</span>
              )}
            </span>
            <span className={utility('secondary', 'small')}>
              {parts.planPaid}{' '}
              <b className={utility('strong', 'in-text')}>
                <Cents cents={planPaid} />
              </b>
            </span>
          </Row>
        </Stack>
      ))}
    </Stack>
  );
}

/** Returns the length of a bar's part; 0 for a reversed amount. */
const part = (cents: number | null) => Math.max(0, cents ?? 0);
