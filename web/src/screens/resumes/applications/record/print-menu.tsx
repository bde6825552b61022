import type { ApplicationDetail } from '@qinghe/contract/resumes/application.ts';
import IconPrint from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import { type RefObject, useCallback, useEffect } from 'react';
import { useCompanyInfo } from '../../../../domains/company/api/get-company-info.ts';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { fullTime } from '../../../../lib/time/relative-time.ts';
import { useActions } from '../../../../ui/key/use-actions.ts';
import { Menu } from '../../../../ui/menu/menu.tsx';
import { printOpen } from './printing.ts';

/** Prints the open application; Ctrl P and ⌘ P do the same. Notes are internal: they are printed only when asked for. */
export default function PrintMenu({
  paper,
  detail,
}: {
  paper: RefObject<HTMLElement | null>;
  detail: ApplicationDetail;
}) {
  const { t, i18n } = useTranslation('resumes');
  const company = useCompanyInfo().data?.company?.name ?? '';
  const { name, job_title: job } = detail;
  useEffect(() => {
    const line = () => t('print.footer', { name, job, company, time: fullTime(new Date(), i18n.language) });
    // Nothing on the screen waits for it; without it the page prints without a foot.
    const footer = import('../../../../lib/browser/print-footer.ts').then(
      ({ printFooter }) => printFooter(line),
      () => () => undefined,
    );
    return () => void footer.then((end) => end());
  }, [t, name, job, company, i18n.language]);
  const print = useCallback((notes: boolean) => void printOpen(paper.current, { notes }), [paper]);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey || event.key.toLowerCase() !== 'p')
        return;
      event.preventDefault();
      print(false);
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [print]);
  useActions([
    { label: t('print.whole'), run: () => print(false) },
    { label: t('print.withNotes'), run: () => print(true) },
  ]);
  return (
    <Menu
      label={t('print.label')}
      trigger={<IconPrint size={18} stroke={1.7} aria-hidden="true" />}
      groups={[
        [
          { label: t('print.whole'), onSelect: () => print(false) },
          { label: t('print.withNotes'), onSelect: () => print(true) },
        ],
      ]}
    />
  );
}
