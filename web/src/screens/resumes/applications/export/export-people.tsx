import { type Chosen, startExport } from '@qinghe/contract/resumes/exports.ts';
import IconExport from '@tabler/icons-react/dist/esm/icons/IconFileExport.mjs';
import { memo, Suspense, useState } from 'react';
import { useMay } from '../../../../domains/account/may.ts';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { withTexts } from '../../../../lib/i18n/with-texts.ts';
import { Button, IconButton } from '../../../../ui/button/button.tsx';
import { HoldKeys } from '../../../../ui/key/hold-keys.tsx';
import { useActions } from '../../../../ui/key/use-actions.ts';
import { onDemand } from '../../../../ui/on-demand/on-demand.tsx';
import { useDeskFrame } from '../desk-context.ts';

const ExportDialog = onDemand(withTexts(['exports'], () => import('./export-dialog.tsx')));

/** Takes the list along as it stands, as a spreadsheet or with its CVs. */
export const ExportList = memo(function ExportList() {
  const { limit: _page, withdrawn, ...filter } = useDeskFrame().list;
  // Who withdrew is taken along no more.
  return withdrawn === undefined ? <ExportPeople chosen={{ filter }} /> : null;
});

/** The same of those who are selected. */
export const ExportSelected = ({ uuids }: { uuids: string[] }) => <ExportPeople chosen={{ uuids }} withWords />;

function ExportPeople({ chosen, withWords = false }: { chosen: Chosen; withWords?: boolean }) {
  return useMay()(startExport) ? <MayExport chosen={chosen} withWords={withWords} /> : null;
}

function MayExport({ chosen, withWords }: { chosen: Chosen; withWords: boolean }) {
  const { t } = useTranslation('resumes');
  const [open, setOpen] = useState(false);
  const label = t(withWords ? 'export.selected' : 'export.list');
  const ask = () => setOpen(true);
  useActions([{ label, run: ask }]);
  return (
    <>
      {withWords ? (
        <Button icon={<IconExport size={16} aria-hidden="true" />} onClick={ask}>
          {t('export.button')}
        </Button>
      ) : (
        <IconButton label={label} onClick={ask}>
          <IconExport size={18} stroke={1.7} aria-hidden="true" />
        </IconButton>
      )}
      {open && (
        <Suspense fallback={<HoldKeys />}>
          <ExportDialog chosen={chosen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
