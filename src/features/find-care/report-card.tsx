import { useState } from 'react';
import { findCareWords } from '#content/find-care.ts';
import {
  directoryReportRules,
  reportDirectoryMistake,
  type DirectoryReport,
} from '#src/api/calls/care/directory-search.ts';
import type { CareProvider } from '#src/domain/care/provider.ts';
import { limits } from '#src/domain/limits.ts';
import { nameOf } from '#src/parts/care/care-text.ts';
import { ChoiceField } from '#src/parts/form/choice-field.tsx';
import { CommentsField, type ValuesWithComments } from '#src/parts/form/comments-field.tsx';
import { FormFrame } from '#src/parts/form/form-frame.tsx';
import { formRules } from '#src/parts/form/form-rules.ts';
import { usePortalForm } from '#src/parts/form/use-portal-form.ts';
import { useSending } from '#src/parts/form/use-sending.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Row } from '#src/ui/layout/row.tsx';
import styles from './find-care.module.css';

const words = findCareWords.details.report;

/** Subject of a report: one place of a directory entry, or the whole entry. */
interface About {
  name: string;
  entry: Pick<DirectoryReport, 'practitionerRoleId' | 'locationId'>;
}

/** Form to report a mistake in the directory's entry for a provider. */
export function ReportCard({ provider }: { provider: CareProvider }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Card title={words.title} screenOnly>
      <p>{words.intro}</p>
      {isOpen ? (
        <ReportForm provider={provider} />
      ) : (
        <Row gap="3" className={styles['ways']} look="screen-only">
          <Button variant="secondary" onClick={() => setOpen(true)}>
            {words.open}
          </Button>
        </Row>
      )}
    </Card>
  );
}

function ReportForm({ provider }: { provider: CareProvider }) {
  const portal = usePortal();
  const [abouts] = useState(() => aboutsOf(provider));
  const [rules] = useState(() => rulesOf(abouts));
  const form = usePortalForm<ValuesWithComments, DirectoryReport>({
    id: 'report',
    rules,
    initial: { about: '0', mistake: '', comments: '' },
  });
  const sending = useSending(form, {
    send: (report) => portal.send(reportDirectoryMistake(report)),
  });
  if (sending.answer !== undefined) {
    return (
      <Notice tone="success" takesFocus>
        {words.sent(sending.answer)}
      </Notice>
    );
  }
  return (
    <FormFrame form={form} sending={sending} words={words}>
      {abouts.length > 1 && (
        <ChoiceField
          form={form}
          name="about"
          label={words.place}
          options={abouts.map(({ name }, at) => [String(at), name])}
        />
      )}
      <ChoiceField
        form={form}
        name="mistake"
        label={words.mistake.label}
        prompt={words.mistake.prompt}
        options={Object.entries(words.mistakes)}
      />
      <CommentsField form={form} label={words.comments.label} length={limits.commentsLength} />
    </FormFrame>
  );
}

function aboutsOf(provider: CareProvider): About[] {
  const places = provider.entries.flatMap(({ roleId, places }) =>
    places.map(({ key, name }): About => {
      const [, id] = /^Location\/(.+)$/.exec(key) ?? [];
      return {
        name: name ?? nameOf(provider),
        entry: { practitionerRoleId: roleId, ...(id === undefined ? {} : { locationId: id }) },
      };
    }),
  );
  const everywhere = { name: words.everywhere, entry: { practitionerRoleId: provider.roleId } };
  return places.length === 1 ? places : [...places, everywhere];
}

const rulesOf = (abouts: readonly About[]) =>
  formRules<ValuesWithComments, DirectoryReport>({
    request: directoryReportRules,
    typed({ about, mistake, comments }) {
      const written = comments.trim();
      return {
        ...abouts[Number(about)]?.entry,
        mistake,
        ...(written !== '' && { comments: written }),
      };
    },
    parts: {
      practitionerRoleId: { field: 'about', wrong: words.entry.wrong },
      locationId: { field: 'about', wrong: words.entry.wrong },
      mistake: { field: 'mistake', wrong: words.mistake.wrong },
      comments: {
        field: 'comments',
        tooLong: words.comments.tooLong,
        wrong: words.comments.wrong,
      },
    },
  });
