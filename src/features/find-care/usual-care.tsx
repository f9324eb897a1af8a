import { Link } from '@tanstack/react-router';
import { findCareWords } from '#content/find-care.ts';
import { prefixOf } from '#src/domain/plan/plan.ts';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { buttonClass } from '#src/ui/actions/button.tsx';
import { Row } from '#src/ui/layout/row.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import styles from './find-care.module.css';

const words = findCareWords.usual;

/** Links to the searches that most members of such a plan make, near their home where it is known. */
export function UsualCare({ home, person }: { home: string | null; person: string | undefined }) {
  const { plan } = usePlan();
  const near = home === null ? {} : { zip: home };
  return (
    <Stack as="nav" aria-label={words.title} gap="3" look="screen-only">
      <h2 className={styles['usual']}>{words.title}</h2>
      <Row as="ul" gap="2">
        {words[prefixOf(plan)].map(({ name, search }) => (
          <li key={name}>
            <Link
              to="/{-$contractType}/find-care"
              search={{ ...search, ...near, person }}
              className={buttonClass('secondary')}
            >
              {name}
            </Link>
          </li>
        ))}
      </Row>
    </Stack>
  );
}
