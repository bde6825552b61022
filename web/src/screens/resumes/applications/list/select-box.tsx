import type { ChangeEvent } from 'react';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';

interface SelectBoxProps {
  name: string;
  selected: boolean;
  tabIndex: 0 | -1;
  className: string | undefined;
  onToggle: () => void;
  /** Shift: everyone from the last one touched to this one. */
  onExtend: () => void;
}

/** The box by which somebody is selected. */
export function SelectBox({ name, selected, tabIndex, className, onToggle, onExtend }: SelectBoxProps) {
  const { t } = useTranslation('resumes');
  // By its change and not by a click that is refused: the browser would put the box back to what it was.
  const change = ({ nativeEvent }: ChangeEvent) => {
    if ((nativeEvent as MouseEvent).shiftKey) onExtend();
    else onToggle();
  };
  return (
    <label className={className}>
      <input
        type="checkbox"
        checked={selected}
        tabIndex={tabIndex}
        aria-label={t('bulk.select', { name })}
        onChange={change}
      />
    </label>
  );
}
