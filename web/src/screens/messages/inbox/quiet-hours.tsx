import { usualQuietHours } from '@qinghe/contract/messages/messages.ts';
import { useQuietHours, useSaveQuietHours } from '../../../domains/messages/api/messages.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { SwitchField } from '../../../ui/field/switch-field.tsx';
import { Row, Stack } from '../../../ui/stack/stack.tsx';
import { QueryState } from '../../../ui/state/query-state.tsx';

const hours = Array.from({ length: 24 }, (_, hour) => hour);

/** Hours in which mails wait; saved at once. */
export function QuietHours() {
  const { t } = useTranslation('messages', { keyPrefix: 'quiet' });
  const stored = useQuietHours();
  const save = useSaveQuietHours();
  if (!stored.data) return <QueryState query={stored} title={t('failed')} />;
  const { quiet } = save.pending ?? stored.data;
  const options = (but: number) =>
    hours.filter((hour) => hour !== but).map((hour) => ({ value: `${hour}`, label: t('hour', { hour }) }));
  return (
    <Stack gap={3}>
      <h3>{t('title')}</h3>
      <SwitchField
        label={t('on')}
        hint={t('hint')}
        value={quiet !== null}
        disabled={save.busy}
        onChange={(isOn) => void save.run({ quiet: isOn ? usualQuietHours : null })}
      />
      {quiet && (
        <Row>
          {(['begins', 'ends'] as const).map((edge) => (
            <SelectField
              key={edge}
              label={t(edge)}
              value={`${quiet[edge]}`}
              options={options(quiet[edge === 'begins' ? 'ends' : 'begins'])}
              disabled={save.busy}
              onChange={(hour) => void save.run({ quiet: { ...quiet, [edge]: Number(hour) } })}
            />
          ))}
        </Row>
      )}
    </Stack>
  );
}
