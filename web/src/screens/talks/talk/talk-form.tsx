import type { Talk, TalkTexts } from '@qinghe/contract/talks/talks.ts';
import { useNavigate } from 'react-router';
import { useBrochures } from '../../../domains/jobs/api/brochures.ts';
import { PublicFrame } from '../../../domains/jobs/components/public-frame.tsx';
import { TalkPreview } from '../../../domains/jobs/components/talk-preview.tsx';
import { talkAddresses } from '../../../domains/jobs/job-addresses.ts';
import { useSaveTalk } from '../../../domains/talks/api/talks.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Callout } from '../../../ui/callout/callout.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { useApiForm } from '../../../ui/form/use-api-form.ts';
import { Page } from '../../../ui/page/page.tsx';
import { Card } from '../../../ui/section/section.tsx';
import { ownBrochure } from './brochure-field.tsx';
import { TalkFields } from './talk-fields.tsx';
import styles from './talks.module.css';

const schema = async () => (await import('@qinghe/contract/talks/talks.ts')).talkForm;
const valuesOf = (talk: Talk | undefined): TalkTexts & { version: number } => ({
  version: talk?.version ?? 0,
  title: talk?.title ?? '',
  format: talk?.format ?? 'campus',
  school: talk?.school ?? '',
  place: talk?.place ?? '',
  starts_at: talk?.starts_at ?? null,
  ends_at: talk?.ends_at ?? null,
  seats: talk?.seats ?? null,
  text: talk?.text ?? '',
  brochure_uuid: talk?.brochure_uuid ?? null,
});

const copyOf = (talk: Talk) => ({
  ...valuesOf(talk),
  version: 0,
  starts_at: null,
  ends_at: null,
  brochure_uuid: ownBrochure(talk),
});

interface TalkFormProps {
  talk: Talk | undefined;
  /** What a new one begins as; its day is another. */
  copied?: Talk;
}

/** Where, when, for how many, and what it is about; beside it what students will see of it. */
export function TalkForm({ talk, copied }: TalkFormProps) {
  const { t } = useTranslation('talks');
  const navigate = useNavigate();
  const brochures = useBrochures().data?.items ?? [];
  const form = useApiForm({
    key: `talk:${talk?.uuid ?? (copied ? `copy:${copied.uuid}` : 'new')}`,
    initial: copied ? copyOf(copied) : valuesOf(talk),
    schema,
    save: useSaveTalk(talk?.uuid),
    latestOf: (current) => valuesOf(current as Talk),
    onSaved: () => void navigate(talkAddresses.list),
  });
  const chosen = brochures.find(({ uuid }) => uuid === form.values.brochure_uuid);
  return (
    <Page heading={t(talk ? 'edit' : 'create')}>
      <div className={styles.columns}>
        <Card>
          <Form form={form}>
            <div className={styles.fields}>
              <TalkFields form={form} brochures={brochures} />
              {(talk?.signed ?? 0) + (talk?.waiting ?? 0) > 0 && <Callout>{t('movedHint')}</Callout>}
              <div className={styles.end}>
                <Button type="submit" variant="primary" busy={form.isSaving}>
                  {t(talk?.state === 'online' ? 'saveOnline' : 'save')}
                </Button>
              </div>
            </div>
          </Form>
        </Card>
        <aside aria-label={t('preview.label')} className={styles.phone}>
          <PublicFrame title={t('preview.label')} whole>
            <TalkPreview talk={form.values} brochure={chosen?.title ?? ''} signed={talk?.signed ?? 0} />
          </PublicFrame>
        </aside>
      </div>
    </Page>
  );
}
