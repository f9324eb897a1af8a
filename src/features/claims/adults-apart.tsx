import { claimsListWords } from '#content/claims-list.ts';
import { formatList } from '#content/formats.ts';
import { formatName } from '#src/domain/format-name.ts';
import type { PlanAccess } from '#src/domain/rights.ts';
import styles from './claims-screen.module.css';

/** Whose claims are missing because they are adults and have not given family access. */
export function AdultsApart({ access: { adults } }: { access: Pick<PlanAccess, 'adults'> }) {
  if (adults.length === 0) return null;
  const names = adults.map(({ firstName }) => formatName(firstName));
  return <p className={styles['note']}>{claimsListWords.adults(formatList(names))}</p>;
}
