import { classNames } from '#src/ui/class-names.ts';
import { utility } from '#src/ui/layout/utility.ts';
import { ArrowDown, ArrowUp, CircleAlert } from 'lucide-react';
import { healthRecordWords } from '#content/health-records.ts';
import { bloodPressureOf } from '#src/domain/record/blood-pressure.ts';
import { rangePlace } from '#src/domain/record/range-place.ts';
import type { Measure } from '#src/domain/record/record.ts';
import styles from './health-records.module.css';
import { flagText, placeText, valueText } from '#src/parts/record/record-text.ts';

const words = healthRecordWords.timeline;

const icons = { high: ArrowUp, low: ArrowDown, outside: CircleAlert };

/** The values of an observation; both of a blood pressure are one. */
export function ResultValues({
  measures,
  saysWithin = false,
  change = '',
}: {
  measures: readonly Measure[];
  /** Whether to say also that a value is within its range. */
  saysWithin?: boolean;
  /** Follows the mark of a value out of range: how it compares with the one before. */
  change?: string;
}) {
  const pressure = bloodPressureOf(measures);
  if (pressure === null) {
    return measures.map((measure, index) => (
      <ResultValue key={`${measure.code} ${index}`} {...{ measure, saysWithin, change }} />
    ));
  }
  const { text, upper, lower } = pressure;
  const hasSameMark = flagText(upper) === flagText(lower);
  return (
    <p className={classNames(styles['result'], utility('wraps', 'center'))}>
      <span>{text}</span> <RangeMark measure={upper} />{' '}
      {!hasSameMark && <RangeMark measure={lower} />}
    </p>
  );
}

/** A value with its assessment: `6.8 %`, a mark where it is out of range, and the normal range. */
function ResultValue({
  measure,
  saysWithin,
  change,
}: {
  measure: Measure;
  saysWithin: boolean;
  change: string;
}) {
  const { part, range } = measure;
  const value = valueText(measure);
  const isPlain = flagText(measure) === null && rangePlace(measure) === 'within';
  return (
    <p className={classNames(styles['result'], utility('wraps', 'center'))}>
      <span>{part === null ? value : words.part(part, value)}</span>{' '}
      <span>
        <RangeMark measure={measure} />
        <span>{change}</span>
      </span>{' '}
      {saysWithin && isPlain && <span>{words.within} </span>}
      {range?.text != null && <span className={styles['facts']}>{words.usual(range.text)}</span>}
    </p>
  );
}

/** Whether a value is out of range, by an icon and in words; the payer's own words where it has any. */
export function RangeMark({ measure }: { measure: Measure }) {
  const position = rangePlace(measure);
  const flag = flagText(measure);
  if (position === null || position === 'within') return flag !== null && <span>{flag}</span>;
  const Icon = icons[position];
  return (
    <span className={classNames(styles['mark'], utility('strong'))}>
      <Icon size={16} aria-hidden="true" />
      <span>{flag ?? placeText(measure)}</span>
    </span>
  );
}
