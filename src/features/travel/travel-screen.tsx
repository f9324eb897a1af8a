import { classNames } from '#src/ui/class-names.ts';
import { ShieldCheck, Phone, ListChecks } from 'lucide-react';
import { travelWords as words } from '#content/travel.ts';
import { titles } from '#content/titles.ts';
import { brandOf, type BrandId } from '#src/domain/plan/brand.ts';
import { ScreenTitle } from '#src/parts/screen/screen-title.tsx';
import { useCapability } from '#src/parts/plan/use-capability.ts';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { PartBoundary } from '#src/ui/feedback/part-boundary.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { utility } from '#src/ui/layout/utility.ts';
import { SecondaryText } from '#src/ui/text/secondary-text.tsx';
import { travelLines } from '#generated/brands/travel-lines.ts';
import { PhoneLine } from '#src/parts/care/phone-line.tsx';
import { TravelCard } from './travel-card.tsx';
import { TravelForms } from './travel-forms.tsx';
import styles from './travel-screen.module.css';

const coveredWords = words.covered;
const emergencyWords = words.emergency;
const stepsWords = words.steps;

/** Care outside of the United States: phone numbers, coverage, steps to take, and a card to carry. */
export function TravelScreen() {
  const { plan, rights } = usePlan();
  const hasDocuments = useCapability('documents');
  return (
    <>
      <ScreenTitle intro={words.intro}>{titles.travelingAbroad}</ScreenTitle>
      <div className={classNames(styles['columns'], utility('cells'))}>
        <Stack gap="6" className={styles['stack']}>
          <PartBoundary>
            <EmergencyCard brand={brandOf(plan.tier1)} />
          </PartBoundary>
          <PartBoundary>
            <CoveredCard />
          </PartBoundary>
          <PartBoundary>
            <StepsCard />
          </PartBoundary>
        </Stack>
        <Stack gap="6" className={styles['stack']}>
          <PartBoundary>
            <TravelCard plan={plan} />
          </PartBoundary>
          <PartBoundary>{hasDocuments && <TravelForms hasDocuments={rights.forms} />}</PartBoundary>
        </Stack>
      </div>
    </>
  );
}

function CoveredCard() {
  return (
    <Card title={coveredWords.title} icon={<ShieldCheck size={20} aria-hidden="true" />}>
      <dl className={classNames(styles['facts'], utility('cells', 'gap-3'))}>
        {coveredWords.items.map(({ name, text }) => (
          <div key={name}>
            <dt className={utility('strong', 'in-text')}>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <SecondaryText as="p">{coveredWords.terms}</SecondaryText>
    </Card>
  );
}

/** The numbers, first of all: one tap calls. */
function EmergencyCard({ brand }: { brand: BrandId }) {
  return (
    <Card title={emergencyWords.title} icon={<Phone size={20} aria-hidden="true" />}>
      <p>{emergencyWords.lead}</p>
      <Stack as="ul" gap="4">
        {travelLines[brand].map(({ from, phone, shown }) => (
          <PhoneLine
            as="li"
            key={phone}
            name={emergencyWords.lines[from]}
            phone={phone}
            shown={shown}
            hours={emergencyWords.hours}
          />
        ))}
      </Stack>
      <p>{emergencyWords.help}</p>
    </Card>
  );
}

/** The steps before, during and after the trip. */
function StepsCard() {
  return (
    <Card title={stepsWords.title} icon={<ListChecks size={20} aria-hidden="true" />}>
      <div className={classNames(styles['stages'], utility('gap-5'))}>
        {stepsWords.stages.map(({ name, steps }) => (
          <section key={name}>
            <h3 className={utility('body-size')}>{name}</h3>
            <ol>
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </Card>
  );
}
