import { explainLabel, glossary } from '#content/glossary.ts';
import { Meter, MeterSkeleton, TodayMark } from '#src/ui/data/meter.tsx';
import { TermNote } from '#src/ui/text/term-note.tsx';
import type { States } from '../../story.ts';

export const states: States = {
  'Nothing used': () => (
    <Meter label="Deductible" share={0} used="$0.00 used" remaining="$1,500.00 left" />
  ),
  'Partly used': () => (
    <Meter label="Deductible" share={0.43} used="$645.00 used" remaining="$855.00 left" />
  ),
  'All used': () => (
    <Meter label="Physical therapy" share={1} used="20 visits used" remaining="0 visits left" />
  ),
  "With today's mark": () => (
    <>
      <Meter
        label="Deductible"
        share={0.43}
        used="$645.00 used"
        remaining="$855.00 left"
        today={0.91}
      />
      <p>
        <TodayMark /> today, 31 days left
      </p>
    </>
  ),
  Large: () => (
    <Meter
      label="Out-of-pocket maximum"
      share={0.61}
      used="$3,050.00 of $5,000.00 used"
      remaining="$1,950.00 left"
      isLarge
    />
  ),
  'With its term explained': () => (
    <Meter
      label="Deductible"
      share={0.43}
      used="$645.00 used"
      remaining="$855.00 left"
      explanation={
        <TermNote {...glossary.deductible} label={explainLabel(glossary.deductible.name)} />
      }
    />
  ),
  Loading: () => <MeterSkeleton />,
  'Loading, large': () => <MeterSkeleton isLarge />,
};
