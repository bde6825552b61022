import type { LinkAbout, makeLink } from '@qinghe/contract/candidates/links.ts';
import { LINK_DAYS, MAX_LINK_DEVICES } from '@qinghe/contract/candidates/links.ts';
import type { OutputOf } from '@qinghe/contract/endpoint.ts';
import { limits } from '@qinghe/contract/limits.ts';
import { useState } from 'react';
import { copyText } from '../../../lib/browser/copy-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { dayAfter, today } from '../../../lib/time/calendar-day.ts';
import { fullDay } from '../../../lib/time/relative-time.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { Callout } from '../../../ui/callout/callout.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { TextArea } from '../../../ui/field/text-area.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { useApiForm } from '../../../ui/form/use-api-form.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { useMakeLink } from '../api/links.ts';
import styles from './link-dialog.module.css';

/** The day that is suggested: what is not read by then is mostly forgotten. */
const USUAL_DAYS = 3;
/** Days that can be chosen, from today on. */
const DAYS = Array.from({ length: LINK_DAYS + 1 }, (_, days) => days);

const schema = async () => (await import('@qinghe/contract/candidates/links.ts')).makeLink.input;

interface LinkDialogProps {
  about?: LinkAbout;
  uuids: readonly string[];
  onClose: () => void;
}

/** Asks a colleague who has no account about people; the address of the link is shown this once. */
export default function LinkDialog({ about = 'applications', uuids, onClose }: LinkDialogProps) {
  const { t, i18n } = useTranslation('candidates');
  const make = useMakeLink();
  const [made, setMade] = useState<OutputOf<typeof makeLink> & { name: string }>();
  const [from] = useState(today);
  const form = useApiForm({
    key: `colleague-link:${uuids.join()}`,
    drafts: 'memory',
    initial: { about, uuids: [...uuids], name: '', question: '', until: dayAfter(from, USUAL_DAYS) },
    schema,
    save: async (input) => ({ ...(await make(input)), name: input.name }),
    onSaved: setMade,
  });
  if (made) return <MadeLink {...made} about={about} onClose={onClose} />;
  return (
    <FormDialog
      form={form}
      title={t(`ask.title.${about}`, { count: uuids.length })}
      submit={t('ask.make')}
      onClose={onClose}
    >
      <p>{t(`ask.lead.${about}`, { count: MAX_LINK_DEVICES })}</p>
      <TextField
        label={t('ask.name')}
        hint={t('ask.nameHint')}
        maxLength={limits.personName}
        autoFocus
        {...form.field('name')}
      />
      <TextArea
        label={t('ask.question')}
        hint={t('ask.questionHint')}
        rows={3}
        maxLength={limits.linkQuestion}
        {...form.field('question')}
      />
      <SelectField
        label={t('ask.until')}
        options={DAYS.map((days) => ({
          value: dayAfter(from, days),
          label: t('ask.day', {
            day: fullDay(dayAfter(from, days), i18n.language),
            days: t('ask.days', { count: days }),
          }),
        }))}
        {...form.field('until')}
      />
    </FormDialog>
  );
}

interface MadeLinkProps extends OutputOf<typeof makeLink> {
  about: LinkAbout;
  name: string;
  onClose: () => void;
}

function MadeLink({ about, url, name, left_out, onClose }: MadeLinkProps) {
  const { t } = useTranslation(['candidates', 'common']);
  const copy = async () => {
    await copyText(url);
    toast.success(t('made.copied'));
  };
  return (
    <Dialog
      open
      title={t('made.title', { name })}
      onClose={onClose}
      footer={
        <>
          <ButtonLink to="/resume/links">{t('made.list')}</ButtonLink>
          <Button onClick={onClose}>{t('common:close')}</Button>
          <Button variant="primary" onClick={() => void copy()}>
            {t('made.copy')}
          </Button>
        </>
      }
    >
      <p>{t('made.hint', { name })}</p>
      <code className={styles.url}>{url}</code>
      {left_out > 0 && <Callout tone="amber">{t(`made.leftOut.${about}`, { count: left_out })}</Callout>}
    </Dialog>
  );
}
