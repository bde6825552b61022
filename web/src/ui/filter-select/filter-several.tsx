import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useFloating } from '../menu/use-floating.ts';
import chip from './chip.module.css';
import styles from './filter-several.module.css';
import { type FilterSeveralProps, SeveralList } from './several-list.tsx';

/** So many names stand in the chip; of more it says how many. */
const SHOWN = 2;

/** A chip that filters a list by any of several values, found by typing. Backspace takes the last one back, Delete all. */
export function FilterSeveral({ label, values, options, max, onChange }: FilterSeveralProps) {
  const { t } = useTranslation('ui');
  const [open, setOpen] = useState(false);
  const id = useId();
  const { root, trigger, floating } = useFloating<HTMLButtonElement>({
    open,
    placement: 'below-start',
    onClose: () => setOpen(false),
  });
  const names = values.map((value) => options.find((option) => option.value === value)?.label ?? value);
  const close = () => {
    setOpen(false);
    trigger.current?.focus();
  };
  const drop = () => {
    onChange(() => []);
    trigger.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') setOpen(true);
    else if (event.key === 'Escape' && open) close();
    else if (event.key === 'Backspace' && names.length > 0) onChange((before) => before.slice(0, -1));
    else if (event.key === 'Delete' && names.length > 0) onChange(() => []);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const chosen = names.length > 0;
  return (
    <div ref={root} className={`${chip.chip} ${chosen ? chip.chosen : chip.arrow}`}>
      <button
        ref={trigger}
        type="button"
        className={`${chip.control} ${styles.trigger}`}
        aria-label={chosen ? t('several.chosen', { label, names: names.join(t('several.between')) }) : label}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        onKeyDown={onKeyDown}
      >
        <span className={styles.names}>{names.slice(0, SHOWN).join(t('several.between')) || label}</span>
        {names.length > SHOWN && <span>+{names.length - SHOWN}</span>}
      </button>
      {chosen && (
        <button
          type="button"
          className={styles.drop}
          aria-label={t('list.drop', { name: label })}
          title={t('list.drop', { name: label })}
          onClick={drop}
        >
          <IconX size={14} aria-hidden="true" />
        </button>
      )}
      {open && (
        <div ref={floating} id={id} popover="manual" role="dialog" aria-label={label} className={styles.panel}>
          <SeveralList label={label} values={values} options={options} max={max} onChange={onChange} onClose={close} />
        </div>
      )}
    </div>
  );
}
