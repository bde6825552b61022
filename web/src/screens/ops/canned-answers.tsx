import { MAX_CANNED_ANSWERS } from '@qinghe/contract/help/canned.ts';
import { sayReason } from '@qinghe/contract/texts/reasons.ts';
import { Link } from 'react-router';
import { useCannedAnswers, useDeleteCannedAnswer } from '../../domains/help/api/canned.ts';
import { currentLocale } from '../../lib/i18n/i18n.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { OwnedList } from '../../ui/list/owned-list.tsx';
import { CannedDialog } from './help/canned-dialog.tsx';

/** The words that operators answer with, the same for all of them. */
export default function CannedAnswers() {
  const { t } = useTranslation('help', { keyPrefix: 'canned' });
  const remove = useDeleteCannedAnswer();
  return (
    <OwnedList
      query={useCannedAnswers()}
      most={MAX_CANNED_ANSWERS}
      full={sayReason('room.cannedAnswers', currentLocale(), { most: MAX_CANNED_ANSWERS })}
      texts={{ lead: t('lead'), add: t('add'), empty: t('empty'), emptyHint: t('emptyHint') }}
      note={(count) => t('count', { count, most: MAX_CANNED_ANSWERS })}
      links={<Link to="/ops/help">{t('back')}</Link>}
      remove={remove}
      questionOf={({ title }) => ({
        ...{ title: t('deleteTitle', { title }), hint: t('deleteHint'), confirm: t('delete') },
      })}
      dialog={(answer, close) => <CannedDialog answer={answer} onClose={close} />}
      table={({ change, leave }) => ({
        label: t('label'),
        nameOf: ({ title }) => title,
        columns: [
          { key: 'title', title: t('title'), cell: ({ title }) => title, phone: 'title' },
          { key: 'content', title: t('content'), cell: ({ content }) => content },
        ],
        onOpen: change,
        pendingOf: ({ uuid }) => (remove.pending?.uuid === uuid ? t('deleting') : undefined),
        actionsOf: (answer) => [
          { label: t('change'), run: () => change(answer) },
          { label: t('delete'), danger: true, run: () => leave(answer) },
        ],
      })}
    />
  );
}
