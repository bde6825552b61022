import type { UnitQuote } from '@qinghe/contract/rights/quote.ts';
import type { slotGone, TopJob, TopPlaces } from '@qinghe/contract/rights/top.ts';
import { useState } from 'react';
import type { z } from 'zod';
import { hasCode, isApiError, messageOf } from '../../../lib/api/api-error.ts';
import { currentLocale } from '../../../lib/i18n/i18n.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { day } from '../../../lib/time/relative-time.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Callout } from '../../../ui/callout/callout.tsx';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { SkeletonRows } from '../../../ui/skeleton/skeleton.tsx';
import { Hint } from '../../../ui/text/hint.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { useBookHomeTop, useBookSearchTop, useTopJob, useTopPlaces } from '../api/top.ts';
import { type Range, TopDays } from './top-days.tsx';
import { UseCost } from './use-cost.tsx';
import { isPayable, useCostWords } from './use-cost-words.ts';

interface TopDialogProps {
  uuid: string;
  onClose: () => void;
}

/** Books days on which a job stands first: which list, which days, what it takes, what is left afterwards. */
export default function TopDialog({ uuid, onClose }: TopDialogProps) {
  const { t, i18n } = useTranslation('rights');
  const { data: job, error: failure } = useTopJob(uuid);
  const [chosen, setChosen] = useState('0');
  const [range, setRange] = useState<Range | null>(null);
  const [from, setFrom] = useState<string>();
  const place = job?.why === null ? job.places[Number(chosen)] : undefined;
  const { kind, city, category } = place ?? {};
  const list = kind && city ? { kind, city, ...(category && { category }), ...(from && { from }) } : undefined;
  const { data: places } = useTopPlaces(list);
  const [search, home] = [useBookSearchTop(), useBookHomeTop()];
  const [refused, setRefused] = useState<unknown>(null);
  const cost = range && places ? costOf(places, range) : null;
  const days = range ? daysIn(range) : 0;
  const isOpen = cost !== null && isPayable(cost);
  const words = useCostWords(place?.kind ?? 'top_search');
  const choose = (next: Range | null) => {
    setRange(next);
    setRefused(null);
  };
  const confirm = async () => {
    if (!place || !range || !isOpen) return onClose();
    const wish = { job_uuid: uuid, city: place.city, ...range, expect: { units: cost.units, coins: cost.coins } };
    const sent = place.category ? search.attempt({ ...wish, category: place.category }) : home.attempt(wish);
    const done = await sent.catch((error: unknown) => setRefused(error));
    if (!done) return;
    toast.success(t('top.done', { count: days }) + words.after(cost));
    onClose();
  };
  const gone = hasCode(refused, 40932) ? (refused.data as z.infer<typeof slotGone>) : null;
  return (
    <ConfirmDialog
      open
      title={t('top.title', { title: job?.job.title ?? '' })}
      confirm={isOpen ? t('top.confirm', { count: days }) : t('refresh.understood')}
      busy={search.busy || home.busy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {failure && (
        <Callout tone="red">{isApiError(failure) ? messageOf(failure, currentLocale()) : t('top.failed')}</Callout>
      )}
      {!job && !failure && <SkeletonRows rows={3} />}
      {job?.why && <Callout tone="amber">{t(`top.why.${job.why}`)}</Callout>}
      {job && place && (
        <SelectField
          label={t('top.list')}
          value={chosen}
          options={job.places.map((one, index) => ({ value: `${index}`, label: labelOf(one, t(`right.${one.kind}`)) }))}
          onChange={(value) => {
            setChosen(value || '0');
            choose(null);
          }}
        />
      )}
      {place && places && (
        <TopDays
          places={places}
          booked={place.booked}
          deadline={job?.job.deadline ?? null}
          range={range}
          onChange={choose}
        />
      )}
      {place && places && (
        <Turn
          places={places}
          from={from}
          onTurn={(day) => {
            setFrom(day);
            choose(null);
          }}
        />
      )}
      {cost && place && <UseCost right={place.kind} quote={cost} />}
      {gone?.next && (
        <Callout tone="amber">
          {t('top.gone')}{' '}
          <Button
            onClick={() => {
              setFrom(gone.next?.from);
              choose(gone.next);
            }}
          >
            {t('top.next', { from: dayOf(gone.next.from, i18n.language), to: dayOf(gone.next.to, i18n.language) })}
          </Button>
        </Callout>
      )}
      {refused !== null && !gone?.next && (
        <Callout tone="red">{isApiError(refused) ? messageOf(refused, currentLocale()) : t('top.failed')}</Callout>
      )}
      {place && <Hint as="p">{t('top.rules')}</Hint>}
    </ConfirmDialog>
  );
}

const dayOf = (date: string, locale: string): string => day(new Date(`${date}T00:00:00+08:00`), locale);

const labelOf = ({ city_name, category_name }: TopJob['places'][number], right: string): string =>
  [right, city_name, category_name].filter(Boolean).join(' · ');

const daysIn = ({ from, to }: Range): number => (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;

/** As the server reckons it: units first, then coins. */
function costOf({ units_left, price, balance }: TopPlaces, range: Range): UnitQuote {
  const days = daysIn(range);
  const units = Math.min(units_left, days);
  const coins = (days - units) * price;
  return { units, coins, units_left, price, balance, missing: Math.max(coins - (balance ?? coins), 0) };
}

/** Further days, fourteen at a time. */
function Turn({
  places: { days },
  from,
  onTurn,
}: {
  places: TopPlaces;
  from: string | undefined;
  onTurn: (day?: string) => void;
}) {
  const { t } = useTranslation('rights');
  const last = days.at(-1);
  const later = last?.is_open ? last.day : undefined;
  return (
    <p>
      {from && <Button onClick={() => onTurn()}>{t('top.first')}</Button>}{' '}
      {later && <Button onClick={() => onTurn(later)}>{t('top.later')}</Button>}
    </p>
  );
}
