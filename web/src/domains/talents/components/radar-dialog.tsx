import { MAX_RADAR_START, type RadarQuote } from '@qinghe/contract/talents/radar.ts';
import { Link } from 'react-router';
import { isApiError, messageOf } from '../../../lib/api/api-error.ts';
import { currentLocale } from '../../../lib/i18n/i18n.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { day } from '../../../lib/time/relative-time.ts';
import { Callout } from '../../../ui/callout/callout.tsx';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { Facts } from '../../../ui/facts/facts.tsx';
import { SkeletonRows } from '../../../ui/skeleton/skeleton.tsx';
import { Hint } from '../../../ui/text/hint.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { UseCost } from '../../rights/components/use-cost.tsx';
import { isPayable, useCostWords } from '../../rights/components/use-cost-words.ts';
import { useRadar, useStartRadar } from '../api/radar.ts';
import { useAimWords } from './use-aim-words.ts';

/** The radar of a job: whom it has found while it runs, else what it looks for and what it takes, before it starts. */
export default function RadarDialog({ job, onClose }: { job: string; onClose: () => void }) {
  const { t, i18n } = useTranslation('talents');
  const { data, error, isFetching, refetch } = useRadar(job);
  const { run, busy } = useStartRadar();
  const { running, quote } = data ?? {};
  const isStartable = quote?.why === null && isPayable(quote);
  const words = useCostWords('radar');
  const confirm = async () => {
    if (!quote || !isStartable) return onClose();
    const started = await run({ job, expect: { units: quote.units, coins: quote.coins } });
    // Whatever was in the way stands in what it takes now; a radar that runs by now stands there too.
    if (started) toast.success(t('radar.started', { count: started.hits }) + words.after(quote));
    await refetch();
  };
  return (
    <ConfirmDialog
      open
      title={quote ? t('radar.title', { job: quote.job.title }) : t('radar.name')}
      confirm={t(isStartable ? 'radar.start' : 'radar.understood')}
      busy={busy || isFetching}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {error && (
        <Callout tone="red">{isApiError(error) ? messageOf(error, currentLocale()) : t('radar.failed')}</Callout>
      )}
      {!data && !error && <SkeletonRows rows={3} />}
      {running && (
        <p>
          {t('radar.running', { day: day(new Date(running.until), i18n.language), count: running.hits })}{' '}
          <Link to={`/talent/radar?radar=${running.uuid}`} onClick={onClose}>
            {t('radar.see')}
          </Link>
        </p>
      )}
      {quote && <Aim quote={quote} isRunning={running !== null} />}
      {quote?.why === null && <UseCost right="radar" quote={quote} />}
    </ConfirmDialog>
  );
}

function Aim({ quote: { aim, fits, why }, isRunning }: { quote: RadarQuote; isRunning: boolean }) {
  const { t } = useTranslation('talents');
  const say = useAimWords();
  return (
    <>
      {!isRunning && <p>{t('radar.effect')}</p>}
      <Facts
        facts={[
          {
            label: t('radar.words'),
            value: say.list(aim.words),
            note: t(aim.words.length > 1 ? 'radar.anyWord' : 'radar.oneWord'),
          },
          { label: t('radar.conditions'), value: say.conditions(aim) || t('radar.noConditions') },
          ...(isRunning
            ? []
            : [
                {
                  label: t('radar.now'),
                  value: t(fits < MAX_RADAR_START ? 'radar.fits' : 'radar.fitsMany', { count: fits }),
                },
              ]),
        ]}
      />
      <Hint as="p">{t('radar.ends')}</Hint>
      {(why === 'offline' || why === 'elsewhere') && <Callout tone="amber">{t(`radar.why.${why}`)}</Callout>}
    </>
  );
}
