import { Link, type LinkProps } from '@tanstack/react-router';
import { Suspense, useState, type ReactNode } from 'react';
import { findCareWords } from '#content/find-care.ts';
import { careSites } from '#generated/brands/care-sites.ts';
import { lookUp } from '#src/domain/data/look-up.ts';
import { brandOf } from '#src/domain/plan/brand.ts';
import { primaryCareStatusOn } from '#src/domain/care/primary-care-status.ts';
import { localDay } from '#src/domain/format/days.ts';
import { PhoneLink } from '#src/parts/care/phone-link.tsx';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { lazyPart } from '#src/ui/lazy/lazy-part.ts';
import { OpensInNewTab } from '#src/ui/actions/external-link.tsx';
import styles from './find-care.module.css';
import { useCanOpen } from '#src/parts/plan/use-can-open.ts';
import { usePrimaryCareChoices } from './use-primary-care-choices.ts';
import { Grid } from '#src/ui/layout/grid.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { SecondaryText } from '#src/ui/text/secondary-text.tsx';
import { utility } from '#src/ui/layout/utility.ts';

const LeavingDialog = lazyPart(async () => (await import('./leaving-dialog.tsx')).LeavingDialog);

const words = findCareWords.options;

type Screen = NonNullable<LinkProps['to']>;

interface Row {
  name: string;
  text: ReactNode;
  to: Screen;
}

/** The screens of the portal for an option, with the address by which their access is looked up. */
const inside: Record<keyof typeof words.inside, { to: Screen; path: string }> = {
  embold: { to: '/{-$contractType}/cost-estimates', path: '/cost-estimates' },
};

interface Outside {
  name: string;
  text: string;
  href: string;
}

/** The plan's offers beside the directory: by the types of its options, and by its other rights. */
export function CareOptions() {
  const { plan, rights } = usePlan();
  const mayOpen = useCanOpen();
  const [leaving, setLeaving] = useState<Outside | null>(null);
  const types = [...new Set(rights.findCareAndCostOptions.map(({ type }) => type.toLowerCase()))];
  const rows = types.flatMap((type): Row[] => {
    const own = lookUp(words.inside, type);
    const way = lookUp(inside, type);
    if (own === null || way === null || !mayOpen(way.path)) return [];
    const text = <SecondaryText as="p">{own.text}</SecondaryText>;
    return [{ name: own.name, text, to: way.to }];
  });
  if (mayOpen('/primary-care-provider')) {
    rows.push({
      name: words.primaryCare.name,
      text: <OwnDoctor />,
      to: '/{-$contractType}/primary-care-provider',
    });
  }
  const ways = types.flatMap((type): Outside[] => {
    const own = lookUp(words.outside, type);
    const href = lookUp(careSites[brandOf(plan.tier1)], type);
    return own === null || href === null ? [] : [{ ...own, href }];
  });
  if (rows.length + ways.length === 0) return null;
  return (
    <Stack
      as="section"
      aria-label={words.title}
      gap="3"
      className={styles['options']}
      look="screen-only"
    >
      <h2 className={utility('large')}>{words.title}</h2>
      <Grid as="ul" columns="narrow" gap="3">
        {rows.map(({ name, text, to }) => (
          <Stack as="li" key={name} gap="1" align="start" look="section">
            <Link to={to}>{name}</Link>
            {text}
          </Stack>
        ))}
        {ways.map((way) => (
          <Stack as="li" key={way.name} gap="1" align="start" look="section">
            <button type="button" onClick={() => setLeaving(way)}>
              {way.name}
              <OpensInNewTab />
            </button>
            <SecondaryText as="p">{way.text}</SecondaryText>
          </Stack>
        ))}
      </Grid>
      {leaving !== null && (
        <Suspense>
          <LeavingDialog {...leaving} tier1={plan.tier1} onClose={() => setLeaving(null)} />
        </Suspense>
      )}
    </Stack>
  );
}

/** The member's primary care provider with the phone number. Without a known one, explains the screen. */
function OwnDoctor() {
  const { now } = usePortal();
  const { plan } = usePlan();
  const { query } = usePrimaryCareChoices();
  const chosen = query.data?.[plan.memberId] ?? null;
  const doctor = chosen === null ? null : primaryCareStatusOn(chosen, localDay(now())).now;
  if (doctor === null) return <SecondaryText as="p">{words.primaryCare.text}</SecondaryText>;
  const { name, practice = '', phone } = doctor;
  return (
    <>
      <p>{words.primaryCare.known(name, practice)}</p>
      {phone !== undefined && <PhoneLink phone={phone} name={name} />}
    </>
  );
}
