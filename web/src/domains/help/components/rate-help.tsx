import { MAX_HELP_RATING_WORDS } from '@qinghe/contract/help/help.ts';
import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { TextArea } from '../../../ui/field/text-area.tsx';
import { Row, Stack } from '../../../ui/stack/stack.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { useRateHelp } from '../api/help.ts';

/** Below a conversation that has ended: whether it helped, and why; once. */
export function RateHelp({ uuid }: { uuid: string }) {
  const { t } = useTranslation('help');
  const rate = useRateHelp();
  const [satisfied, setSatisfied] = useState<boolean | null>(null);
  const [words, setWords] = useState('');
  const send = async (isSatisfied: boolean) => {
    const sent = await rate.run({ uuid, satisfied: isSatisfied, words: words.trim() });
    if (sent) toast.success(t('rate.thanks'));
  };
  return (
    <Stack gap={2}>
      <p>{t('rate.title')}</p>
      <Row>
        {[true, false].map((one) => (
          <Button key={String(one)} aria-pressed={satisfied === one} busy={rate.busy} onClick={() => setSatisfied(one)}>
            {t(one ? 'rate.yes' : 'rate.no')}
          </Button>
        ))}
      </Row>
      {satisfied !== null && (
        <>
          <TextArea
            name="rating"
            label={t('rate.words')}
            rows={2}
            maxLength={MAX_HELP_RATING_WORDS}
            value={words}
            onChange={setWords}
            onSubmit={() => void send(satisfied)}
          />
          <Button busy={rate.busy} onClick={() => void send(satisfied)}>
            {t('rate.send')}
          </Button>
        </>
      )}
    </Stack>
  );
}
