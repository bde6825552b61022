import type { ApplicationDetail } from '@qinghe/contract/resumes/application.ts';
import { useState } from 'react';
import { useReveal } from '../../../../domains/resumes/api/reveal.ts';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Callout } from '../../../../ui/callout/callout.tsx';
import { ConfirmDialog } from '../../../../ui/dialog/confirm-dialog.tsx';
import { useWords } from '../words.ts';

/** That somebody is anonymous and until when; with the way to reveal them, for whoever has judged them. */
export function AnonymousMark({ detail }: { detail: ApplicationDetail }) {
  const { t } = useTranslation('resumes');
  const [asking, setAsking] = useState(false);
  const { busy, run } = useReveal();
  const words = useWords();
  const { anonymous, uuid } = detail;
  if (!anonymous) return null;
  const { until, reveal, documents } = anonymous;
  const button = reveal !== 'never' && (
    <Button disabled={reveal === 'after_verdict'} onClick={() => setAsking(true)}>
      {t('anonymous.reveal')}
    </Button>
  );
  return (
    <Callout title={t('anonymous.title')} action={button}>
      <p>{t('anonymous.lead', { stage: t(`stage.${until}`) })}</p>
      {documents > 0 && <p>{t('anonymous.documents', { count: documents })}</p>}
      {reveal === 'after_verdict' && <p>{t('anonymous.verdictFirst')}</p>}
      <ConfirmDialog
        open={asking}
        title={t('anonymous.ask', { name: words.nameOf(detail) })}
        confirm={t('anonymous.reveal')}
        busy={busy}
        onConfirm={() => void run({ uuid }).finally(() => setAsking(false))}
        onCancel={() => setAsking(false)}
      >
        {t('anonymous.asked')}
      </ConfirmDialog>
    </Callout>
  );
}
