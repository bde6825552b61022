import { COUNTED_AT_MOST, type SavedFilter } from '@qinghe/contract/resumes/saved-filters.ts';
import IconClose from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { useFilterSaving, useSavedFilters } from '../../../domains/resumes/api/saved-filters.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { useDeskFrame } from './desk-context.ts';
import { deskFilters, toInput } from './filters.ts';
import styles from './saved-filters.module.css';

/** The person's saved filters, each with how many it finds now; one press opens it. */
export function SavedFilters() {
  const { t } = useTranslation('resumes');
  const desk = useDeskFrame();
  const saved = useSavedFilters(desk.kind).data ?? [];
  const { save, remove } = useFilterSaving();
  const { pathname, search } = useLocation();
  if (saved.length === 0) return null;
  const forget = async ({ uuid, name, stage, filter }: SavedFilter) => {
    if (!(await remove.run({ uuid }))) return;
    toast.undo(t('saved.removed', { name }), () => void save.run({ kind: desk.kind, name, stage, filter }));
  };
  return (
    <nav className={styles.row} aria-label={t('saved.label')}>
      {saved.map((one) => {
        const to = desk.savedAddress(one.stage, deskFilters.fromInput(one.filter));
        return (
          <span key={one.uuid} className={styles.chip}>
            <Link to={to} className={styles.link} aria-current={isAt(to, pathname, search) ? 'page' : undefined}>
              {one.name}
              <span className={styles.count}>{one.count > COUNTED_AT_MOST ? `${COUNTED_AT_MOST}+` : one.count}</span>
            </Link>
            <button
              type="button"
              className={styles.forget}
              aria-label={t('saved.remove', { name: one.name })}
              title={t('saved.remove', { name: one.name })}
              onClick={() => void forget(one)}
            >
              <IconClose size={14} aria-hidden="true" />
            </button>
          </span>
        );
      })}
    </nav>
  );
}

/** Keeps what is filtered now under a name. */
export function SaveFilter() {
  const { t } = useTranslation('resumes');
  const desk = useDeskFrame();
  const { t: common } = useTranslation('common');
  const { save } = useFilterSaving();
  const [name, setName] = useState<string | null>(null);
  const form = useId();
  const saveUnder = async (under: string) => {
    const { kind, ...filter } = toInput(desk.kind, desk.filters);
    if (await save.run({ kind, name: under, stage: desk.stage, filter })) setName(null);
  };
  return (
    <>
      <Button variant="quiet" onClick={() => setName('')}>
        {t('saved.save')}
      </Button>
      {name !== null && (
        <Dialog
          open
          title={t('saved.title')}
          onClose={() => setName(null)}
          footer={
            <>
              <Button onClick={() => setName(null)}>{common('cancel')}</Button>
              <Button type="submit" form={form} variant="primary" busy={save.busy} disabled={name.trim() === ''}>
                {t('fact.save')}
              </Button>
            </>
          }
        >
          <form
            id={form}
            onSubmit={(event) => {
              event.preventDefault();
              if (name.trim() !== '') void saveUnder(name.trim());
            }}
          >
            <TextField
              label={t('saved.name')}
              hint={t('saved.nameHint', { stage: t(`stage.${desk.stage}`) })}
              value={name}
              maxLength={20}
              autoFocus
              onChange={setName}
            />
          </form>
        </Dialog>
      )}
    </>
  );
}

/** The open person and the view are no part of a filter. */
function isAt(to: string, pathname: string, search: string): boolean {
  const [path, query] = to.split('?');
  const here = new URLSearchParams(search);
  here.delete('id');
  here.delete('view');
  const there = new URLSearchParams(query);
  here.sort();
  there.sort();
  return path === pathname && here.toString() === there.toString();
}
