import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import { defaultOptionsFilter, MantineContext, type OptionsFilter } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useContext } from 'react';
import { ComponentLibrary } from '../library/component-library.tsx';
import { exactFirst } from './exact-first.ts';
import { type FieldProps, NoteWords } from './field-shell.tsx';

/** Gives a field of the component library what that needs, unless something around it has done so. */
export function LibraryField({ children }: { children: ReactNode }) {
  return useContext(MantineContext) ? children : <ComponentLibrary>{children}</ComponentLibrary>;
}

/** In place, not at the end of the page: a dialog in the top layer would hide what opens there. */
export const floating = { withinPortal: false, floatingStrategy: 'fixed' } as const;

/**
 * Enter takes the option that is drawn as marked, or the one that is typed in full, and sends no form off. The library
 * forgets which one it marked when the list opened with the same input, as by a paste, and lets such an Enter pass.
 */
function takeMarked(event: KeyboardEvent) {
  const { target } = event;
  if (!(target instanceof HTMLInputElement) || event.nativeEvent.isComposing || event.defaultPrevented) return;
  const list = openListOf(target);
  // Escape has closed the list; what is around the field stays.
  if (event.key === 'Escape' && list) event.preventDefault();
  if (event.key !== 'Enter') return;
  event.preventDefault();
  if (!list) return;
  const first = list.querySelector<HTMLElement>('[role=option]');
  const typed = first?.textContent === target.value.trim() ? first : null;
  (list.querySelector<HTMLElement>('[data-combobox-selected]') ?? typed)?.click();
}

/** The list of a combobox as it was when the key went down. */
function openListOf(input: HTMLInputElement): HTMLElement | null {
  const id = input.getAttribute('aria-controls');
  const list = id ? document.getElementById(id) : null;
  return list?.closest('[data-hidden]') ? null : list;
}

/** The first fitting option is that which says exactly what is typed. */
const bestFirst: OptionsFilter = ({ options, search, limit }) =>
  defaultOptionsFilter({ options: exactFirst(options, search), search, limit }) as typeof options;

/** A list that scrolls by itself (library.css), without an area around it that keys cannot reach. */
export const scrolling = { withScrollArea: false, filter: bestFirst, wrapperProps: { onKeyDown: takeMarked } } as const;

/** Such a list where its field is. A field that only has the focus shows its error, not its list. */
export const list = { ...scrolling, openOnFocus: false, comboboxProps: floating } as const;

/** The family's label and its one line for hint or error, in the words of the component library. */
export function wrapperOf({
  label,
  hint,
  error,
  disabled,
  name,
  onBlur,
}: Omit<FieldProps<unknown>, 'value' | 'onChange'>) {
  return {
    label,
    // The frame is red; the words stand where the hint does, as in every field.
    error: error !== undefined,
    description: <NoteWords hint={hint} error={error} />,
    inputWrapperOrder: ['label', 'input', 'description'] satisfies WrapperPart[],
    ...(disabled === undefined ? {} : { disabled }),
    ...(name === undefined ? {} : { name }),
    ...(onBlur ? { onBlur } : {}),
  };
}

type WrapperPart = 'label' | 'input' | 'description';
