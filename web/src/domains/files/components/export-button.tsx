import type { exportedFile } from '@qinghe/contract/company/audit.ts';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import type { z } from 'zod';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { toast } from '../../../ui/toast/toast.ts';

interface ExportButtonProps<Input> {
  action: { run: (input: Input) => Promise<z.infer<typeof exportedFile> | undefined>; busy: boolean };
  input: Input;
}

/** Makes a spreadsheet of what a list shows and downloads it; what it leaves out is said. */
export function useExport<Input>({ action: { run, busy }, input }: ExportButtonProps<Input>) {
  const { t } = useTranslation('control');
  const make = async () => {
    const file = await run(input);
    if (file) toast.success(t(file.cut ? 'export.cut' : 'export.done', { count: file.rows }));
  };
  const icon = <IconDownload size={18} aria-hidden="true" />;
  return { label: t('export.button'), icon, busy, run: () => void make() };
}

/** The same as a button by itself. */
export function ExportButton<Input>(props: ExportButtonProps<Input>) {
  const { label, icon, busy, run } = useExport(props);
  return (
    <Button icon={icon} busy={busy} onClick={run}>
      {label}
    </Button>
  );
}
