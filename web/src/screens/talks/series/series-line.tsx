import { limits } from '@qinghe/contract/limits.ts';
import type { SeriesRow } from '@qinghe/contract/talks/series.ts';
import { useSchoolNames } from '../../../domains/dict/api/suggestions.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { NumberField } from '../../../ui/field/number-field.tsx';
import { SuggestField } from '../../../ui/field/suggest-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import type { SeriesColumn } from './pasted-rows.ts';
import styles from './series.module.css';

interface SeriesLineProps {
  row: SeriesRow;
  /** From 1. */
  count: number;
  errorOf: (column: SeriesColumn) => string | undefined;
  onChange: (part: Partial<SeriesRow>) => void;
  /** Missing for the only one. */
  onRemove: (() => void) | undefined;
}

/** One talk of a series: where, when, and for how many. */
export function SeriesLine({ row, count, errorOf, onChange, onRemove }: SeriesLineProps) {
  const { t } = useTranslation('talks');
  const suggestions = useSchoolNames(row.school);
  return (
    <fieldset aria-label={t('series.row', { count })} className={styles.line}>
      <div data-column="school">
        <SuggestField
          label={t('series.school')}
          suggestions={suggestions}
          maxLength={limits.school}
          value={row.school}
          error={errorOf('school')}
          onChange={(school) => onChange({ school })}
        />
      </div>
      <div data-column="place">
        <TextField
          label={t('series.place')}
          maxLength={limits.address}
          value={row.place}
          error={errorOf('place')}
          onChange={(place) => onChange({ place })}
        />
      </div>
      <div data-column="day">
        <TextField
          label={t('series.day')}
          type="date"
          value={row.day ?? ''}
          error={errorOf('day')}
          onChange={(day) => onChange({ day: day || null })}
        />
      </div>
      <div data-column="time">
        <TextField
          label={t('series.time')}
          type="time"
          value={row.time ?? ''}
          error={errorOf('time')}
          onChange={(time) => onChange({ time: time || null })}
        />
      </div>
      <div data-column="seats">
        <NumberField
          label={t('series.seats')}
          min={1}
          value={row.seats}
          error={errorOf('seats')}
          onChange={(seats) => onChange({ seats })}
        />
      </div>
      <div className={styles.remove}>
        {onRemove && (
          <Button variant="quiet" aria-label={t('series.remove', { count })} onClick={onRemove}>
            {t('action.remove')}
          </Button>
        )}
      </div>
    </fieldset>
  );
}
