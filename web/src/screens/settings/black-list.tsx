import { type BlockedCandidate, unblockCandidate } from '@qinghe/contract/resumes/block.ts';
import { useNavigate } from 'react-router';
import { useMay } from '../../domains/account/may.ts';
import { useBlocked, useUnblock } from '../../domains/resumes/api/block.ts';
import { useBlockWords } from '../../domains/resumes/block-words.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { day } from '../../lib/time/relative-time.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { useDialog } from '../../ui/dialog/use-dialog.ts';
import { ListScreen } from '../../ui/list/list-screen.tsx';

/** People whom the company has marked: why, by whom, until when. A row opens the record. */
export default function BlackList() {
  const { t, i18n } = useTranslation('resumes');
  const may = useMay();
  const navigate = useNavigate();
  const unblock = useUnblock();
  const { dialog, open } = useDialog();
  const why = useBlockWords();
  const look = ({ kind, stage, uuid }: BlockedCandidate) =>
    void navigate(`/resume/${kind === 'campus' ? 'school/' : ''}${stage}?id=${uuid}`);
  const leave = (person: BlockedCandidate) =>
    open((close) => (
      <ConfirmDialog
        open
        title={t('block.list.question', { name: person.name })}
        confirm={t('block.remove')}
        destructive
        onConfirm={() => {
          void unblock.run({ uuid: person.uuid });
          close();
        }}
        onCancel={close}
      >
        <p>{t('block.list.hint')}</p>
      </ConfirmDialog>
    ));
  return (
    <ListScreen
      lead={t('block.list.lead')}
      query={useBlocked()}
      empty={{ title: t('block.list.empty'), hint: t('block.list.emptyHint') }}
      table={{
        label: t('block.list.label'),
        nameOf: ({ name }) => name,
        columns: [
          {
            key: 'name',
            title: t('block.list.name'),
            cell: ({ name, phone }) => `${name} ${phone}`,
            phone: 'title',
          },
          { key: 'why', title: t('block.list.why'), cell: why, phone: 'second' },
          { key: 'job', title: t('block.list.job'), cell: ({ job_title }) => job_title, phone: 'hidden' },
          { key: 'by', title: t('block.list.by'), cell: ({ by_name }) => by_name, phone: 'hidden', whole: true },
          {
            key: 'until',
            title: t('block.list.until'),
            cell: ({ until }) => day(new Date(until), i18n.language, true),
            align: 'end',
            phone: 'aside',
            whole: true,
          },
        ],
        onOpen: look,
        actionsOf: (person) =>
          person.can_unblock && may(unblockCandidate)
            ? [{ label: t('block.remove'), danger: true, run: () => leave(person) }]
            : [],
      }}
      below={dialog}
    />
  );
}
