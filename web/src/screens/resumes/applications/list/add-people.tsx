import type { Taken } from '@qinghe/contract/intake/people.ts';
import { addCandidate } from '@qinghe/contract/intake/people.ts';
import IconUserPlus from '@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs';
import { memo, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { useMay } from '../../../../domains/account/may.ts';
import { applicationAddress } from '../../../../domains/resumes/application-address.ts';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { withTexts } from '../../../../lib/i18n/with-texts.ts';
import { HoldKeys } from '../../../../ui/key/hold-keys.tsx';
import { Menu } from '../../../../ui/menu/menu.tsx';
import { onDemand } from '../../../../ui/on-demand/on-demand.tsx';
import { toast } from '../../../../ui/toast/toast.ts';
import { useDeskFrame } from '../desk-context.ts';

const AddDialog = onDemand(
  withTexts(['intake', 'ui'], () => import('../../../../domains/intake/components/add-dialog.tsx')),
);

/** Brings people in who did not apply: one by hand, or many from files. */
export const AddPeople = memo(function AddPeople() {
  const { t } = useTranslation('resumes');
  const may = useMay();
  const navigate = useNavigate();
  const { filters } = useDeskFrame();
  const [isOpen, setOpen] = useState(false);
  if (!may(addCandidate)) return null;
  const job = filters.job_uuid;
  const added = ({ application }: Taken) => {
    setOpen(false);
    toast.success(t('add.done', { name: application.name }));
    void navigate(applicationAddress(application));
  };
  return (
    <>
      <Menu
        label={t('add.menu')}
        trigger={<IconUserPlus size={18} stroke={1.7} aria-hidden="true" />}
        groups={[
          [
            { label: t('add.one'), onSelect: () => setOpen(true) },
            { label: t('add.many'), onSelect: () => void navigate(`/resume/import${job ? `?job=${job}` : ''}`) },
          ],
        ]}
      />
      {isOpen && (
        <Suspense fallback={<HoldKeys />}>
          <AddDialog job={job || undefined} onDone={added} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
});
