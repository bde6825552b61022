import { mailTimes, messageTopics } from '@qinghe/contract/messages/kinds.ts';
import { Link } from 'react-router';
import { useMessageChoices, useSaveMessageChoices } from '../../../domains/messages/api/messages.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { RadioField } from '../../../ui/field/radio-field.tsx';
import { Stack } from '../../../ui/stack/stack.tsx';
import { QueryState } from '../../../ui/state/query-state.tsx';
import { Hint } from '../../../ui/text/hint.tsx';
import { QuietHours } from './quiet-hours.tsx';

/** When a mail is written beside a message, by what it is about; saved at once. */
export function MailChoices() {
  const { t } = useTranslation('messages');
  const choices = useMessageChoices();
  const save = useSaveMessageChoices();
  if (!choices.data) return <QueryState query={choices} title={t('choices.failed')} />;
  const shown = { ...choices.data, ...save.pending?.choices };
  return (
    <Stack gap={3}>
      <Hint as="p">{t('choices.lead')}</Hint>
      {messageTopics.map((topic) => (
        <RadioField
          key={topic}
          label={t(`topic.${topic}`)}
          hint={t(`topicHint.${topic}`)}
          value={shown[topic]}
          disabled={save.busy}
          options={mailTimes.map((value) => ({ value, label: t(`choices.${value}`) }))}
          onChange={(mail) => void save.run({ choices: { [topic]: mail } })}
        />
      ))}
      <QuietHours />
      <Hint as="p">
        {t('choices.others')} <Link to="/personal">{t('choices.personal')}</Link>
      </Hint>
    </Stack>
  );
}
