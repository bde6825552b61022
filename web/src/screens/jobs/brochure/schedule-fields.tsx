import type { BrochureTexts, ScheduleLine } from '@qinghe/contract/jobs/brochures.ts';
import { limits } from '@qinghe/contract/limits.ts';
import { useRef } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { today } from '../../../lib/time/calendar-day.ts';
import { Button } from '../../../ui/button/button.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import type { ApiForm } from '../../../ui/form/api-form.ts';
import styles from './brochure.module.css';

const MAX_LINES = 8;

/** The steps of a campaign, line by line: what, from when, until when if not that day alone. */
export function ScheduleFields({ form }: { form: ApiForm<BrochureTexts & { version: number }> }) {
  const { t } = useTranslation('jobs');
  const { value: lines, onChange } = form.field('schedule');
  const checkedLines = useCheckedLines(form.attempts, lines.length);
  const errorOf = (at: number, part: keyof ScheduleLine) => {
    const { error } = form.field(`schedule.${at}.${part}`);
    return at < checkedLines ? error : undefined;
  };
  const change = (at: number, part: Partial<ScheduleLine>) =>
    onChange(lines.map((line, index) => (index === at ? { ...line, ...part } : line)));
  return (
    <fieldset className={styles.schedule}>
      <legend>{t('brochure.schedule')}</legend>
      <ol className={styles.lines}>
        {lines.map(({ name, from, until }, at) => (
          // Lines have no identity of their own.
          <li key={at} className={styles.line}>
            <TextField
              label={t('brochure.lineName', { count: at + 1 })}
              value={name}
              maxLength={limits.scheduleName}
              error={errorOf(at, 'name')}
              onChange={(changed) => change(at, { name: changed })}
            />
            <TextField
              label={t('brochure.from')}
              type="date"
              value={from}
              error={errorOf(at, 'from')}
              onChange={(changed) => change(at, { from: changed })}
            />
            <TextField
              label={t('brochure.until')}
              type="date"
              value={until ?? ''}
              min={from}
              error={errorOf(at, 'until')}
              onChange={(changed) => change(at, { until: changed || null })}
            />
            <Button
              variant="quiet"
              aria-label={t('brochure.removeLine', { count: at + 1 })}
              onClick={() => onChange(lines.toSpliced(at, 1))}
            >
              {t('action.remove')}
            </Button>
          </li>
        ))}
        {lines.length < MAX_LINES && (
          <li>
            <Button onClick={() => onChange([...lines, { name: '', from: today(), until: null }])}>
              {t('brochure.addLine')}
            </Button>
          </li>
        )}
      </ol>
    </fieldset>
  );
}

/** How many lines stood there when the form was last sent: what was added since is not wrong yet, only empty. */
function useCheckedLines(attempts: number, lines: number): number {
  const checked = useRef({ attempts: 0, lines: 0 });
  if (checked.current.attempts !== attempts) checked.current = { attempts, lines };
  checked.current.lines = Math.min(checked.current.lines, lines);
  return checked.current.lines;
}
