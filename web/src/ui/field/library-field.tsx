import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import { MantineContext } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useContext } from 'react';
import { ComponentLibrary } from '../library/component-library.tsx';
import { type FieldProps, NoteWords } from './field-shell.tsx';

/** Gives a field of the component library what that needs, unless something around it has done so. */
export function LibraryField({ children }: { children: ReactNode }) {
  return useContext(MantineContext) ? children : <ComponentLibrary>{children}</ComponentLibrary>;
}

/** In place, not at the end of the page: a dialog in the top layer would hide what opens there. */
export const floating = { withinPortal: false, floatingStrategy: 'fixed' } as const;

/**
 * Enter takes the option that is drawn as marked. The library forgets which one it marked when the list opened with the
 * same input, as by a paste, and lets such an Enter pass.
 */
function takeMarked(event: KeyboardEvent) {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.defaultPrevented) return;
  const id = (event.target as Element).getAttribute('aria-controls');
  const marked = id && document.getElementById(id)?.querySelector<HTMLElement>('[data-combobox-selected]');
  if (!marked) return;
  event.preventDefault();
  marked.click();
}

/** A list that scrolls by itself (library.css), without an area around it that keys cannot reach. */
export const scrolling = { withScrollArea: false, wrapperProps: { onKeyDown: takeMarked } } as const;

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
