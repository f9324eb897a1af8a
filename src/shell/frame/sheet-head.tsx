import { useEffect } from 'react';
import { formatDateInProse } from '#content/formats.ts';
import { sheetWords } from '#content/sheet.ts';
import { localDay } from '#src/domain/format/days.ts';
import { formatName } from '#src/domain/people/format-name.ts';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { classNames } from '#src/ui/class-names.ts';
import { utility } from '#src/ui/layout/utility.ts';
import styles from './sheet-head.module.css';

/**
 * The name and plan on a printed sheet: above the first one in every browser, and in the margin of the others where the
 * browser can write there. The theme's style sheet reads the variable.
 */
export function SheetHead() {
  const { plan } = usePlan();
  const { now } = usePortal();
  const head = sheetWords.head({
    name: formatName(plan.displayName || plan.usersPreferredName),
    plan: plan.lobDisplayName,
    memberId: plan.memberId,
    day: formatDateInProse(localDay(now())),
  });
  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--sheet-head', textInStyles(head));
    return () => void style.removeProperty('--sheet-head');
  }, [head]);
  return <p className={classNames(styles['head'], utility('paper-only', 'strong'))}>{head}</p>;
}

/** Returns a text as a CSS string; characters that would end it are left out. */
const textInStyles = (text: string) => `"${text.replaceAll(/["\\\n\r\f]/g, '')}"`;
