import type { CvFile, CvFileState } from '@qinghe/contract/intake/cv-imports.ts';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { useCvFiles } from '../../../domains/intake/api/cv-imports.ts';
import { useDropCvFile } from '../../../domains/intake/api/people.ts';
import { applicationAddress } from '../../../domains/resumes/application-address.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useDialog } from '../../../ui/dialog/use-dialog.ts';
import { HoldKeys } from '../../../ui/key/hold-keys.tsx';
import { QueryList } from '../../../ui/list/query-list.tsx';
import { onDemand } from '../../../ui/on-demand/on-demand.tsx';
import { Section } from '../../../ui/section/section.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { Tag, type Tone } from '../../../ui/tag/tag.tsx';
import { toast } from '../../../ui/toast/toast.ts';

const CompleteDialog = onDemand(() => import('../../../domains/intake/components/complete-dialog.tsx'));

const tones: Record<CvFileState, Tone> = {
  made: 'green',
  needs: 'amber',
  failed: 'red',
  double: 'neutral',
  refused: 'neutral',
  reading: 'neutral',
  waiting: 'neutral',
};

interface FilesTableProps {
  uuid: string;
  state: CvFileState | undefined;
  /** Where all of them are shown. */
  allAddress: string;
}

/** The CVs of an import, each with what became of it, and the way on. */
export function FilesTable({ uuid, state, allAddress }: FilesTableProps) {
  const { t } = useTranslation('intake');
  const { dialog, open } = useDialog();
  const complete = (file: CvFile) =>
    open((close) => (
      <Suspense fallback={<HoldKeys />}>
        <CompleteDialog file={file} onClose={close} />
      </Suspense>
    ));
  const drop = useDropCvFile(() => toast.success(t('drop.done')));
  const isOpen = (file: CvFile) => file.state === 'needs' || file.state === 'failed';
  return (
    <Section
      title={state ? t(`state.${state}`) : t('files.all')}
      aside={state && <Link to={allAddress}>{t('files.showAll')}</Link>}
      flush
    >
      <QueryList query={useCvFiles(uuid, state)} empty={{ title: t('files.empty'), hint: t('files.emptyHint') }}>
        {(items) => (
          <DataTable<CvFile>
            label={t('files.all')}
            rows={items}
            keyOf={(file) => file.uuid}
            nameOf={({ name }) => name}
            actionsOf={(file) =>
              isOpen(file)
                ? [
                    { label: t('complete.open'), run: () => complete(file) },
                    { label: t('drop.open'), danger: true, run: () => void drop.run({ uuid: file.uuid }) },
                  ]
                : []
            }
            columns={[
              { key: 'name', title: t('files.name'), cell: ({ name }) => name, phone: 'title' },
              {
                key: 'state',
                title: t('files.state'),
                cell: (file) => <Tag tone={tones[file.state]}>{t(`state.${file.state}`)}</Tag>,
                phone: 'aside',
                whole: true,
              },
              {
                key: 'reason',
                title: t('files.reason'),
                cell: ({ reason }) => reason && t(`reason.${reason}`),
                phone: 'line',
              },
              {
                key: 'application',
                title: t('files.application'),
                cell: ({ application }) =>
                  application && <Link to={applicationAddress(application)}>{application.name}</Link>,
                phone: 'second',
              },
            ]}
          />
        )}
      </QueryList>
      {dialog}
    </Section>
  );
}
