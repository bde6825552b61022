import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import IconBellOff from '@tabler/icons-react/dist/esm/icons/IconBellOff.mjs';
import { useNavigate } from 'react-router';
import { useAlertTalentSearch, useRemoveTalentSearch } from '../../domains/talents/api/saved.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button } from '../../ui/button/button.tsx';
import type { OpenDialog } from '../../ui/dialog/use-dialog.ts';
import { SaveDialog } from './save-dialog.tsx';
import type { useOpenSearch } from './use-open-search.ts';

/** What can be done with the open tab: be told of new ones each day, forget it; and keep what differs from it. */
export function SearchActions({
  search,
  openDialog,
}: {
  search: ReturnType<typeof useOpenSearch>;
  openDialog: OpenDialog;
}) {
  const { t } = useTranslation('talents');
  const navigate = useNavigate();
  const { open, filter, isNew } = search;
  const alert = useAlertTalentSearch({ successToast: true });
  const remove = useRemoveTalentSearch({ successToast: true, onDone: () => void navigate('/talent') });
  const addressOf = (uuid: string) => `/talent?${new URLSearchParams({ search: uuid, ...filter })}`;
  const save = () =>
    openDialog((close) => (
      <SaveDialog
        name={open?.name ?? ''}
        filter={filter}
        onSaved={(uuid) => void navigate(addressOf(uuid), { replace: true })}
        onClose={close}
      />
    ));
  return (
    <>
      {open && (
        <>
          <Button
            variant="quiet"
            aria-pressed={open.alert}
            busy={alert.busy}
            icon={open.alert ? <IconBell size={16} aria-hidden="true" /> : <IconBellOff size={16} aria-hidden="true" />}
            onClick={() => void alert.run({ uuid: open.uuid, alert: !open.alert })}
          >
            {t(open.alert ? 'saved.alertOn' : 'saved.alertOff')}
          </Button>
          <Button variant="quiet" busy={remove.busy} onClick={() => void remove.run({ uuid: open.uuid })}>
            {t('saved.remove')}
          </Button>
        </>
      )}
      {isNew && (
        <Button variant="quiet" onClick={save}>
          {t('saved.save')}
        </Button>
      )}
    </>
  );
}
