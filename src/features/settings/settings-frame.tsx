import { Link, useRouter } from '@tanstack/react-router';
import { useEffect, useRef, type ReactNode } from 'react';
import { settingsWords as words } from '#content/settings.ts';
import { isProtected } from '#src/domain/plan/access.ts';
import { ScreenTitle } from '#src/parts/screen/screen-title.tsx';
import { usePlanForMenu } from '#src/parts/plan/use-plan-for-menu.ts';
import { Grid } from '#src/ui/layout/grid.tsx';
import { Row } from '#src/ui/layout/row.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import styles from './settings.module.css';

const sections = [
  ['/settings/profile', words.names.profile],
  ['/settings/privacy-security', words.names.privacySecurity],
  ['/settings/sharing', words.names.sharing],
  ['/settings/preferences', words.names.preferences],
  ['/settings/about', words.names.about],
] as const;

/** The frame of the settings screens: their title, and the links between those that the insurer has. */
export function SettingsFrame({ intro, children }: { intro: string; children: ReactNode }) {
  usePlanForMenu();
  const { options } = useRouter();
  const nav = useRef<HTMLElement>(null);
  // On phones the links scroll sideways.
  useEffect(() => {
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, []);
  const shown = sections.filter(([to]) => isProtected(options.context.routeAccess(to)));
  return (
    <Stack gap="6">
      <ScreenTitle intro={intro}>{words.title}</ScreenTitle>
      <nav ref={nav} aria-label={words.sections}>
        <Row as="ul" gap="1" look="sections screen-only">
          {shown.map(([to, name]) => (
            <li key={to}>
              <Link to={to}>{name}</Link>
            </li>
          ))}
        </Row>
      </nav>
      <Grid columns="halves" gap="6" className={styles['cards']}>
        {children}
      </Grid>
    </Stack>
  );
}
