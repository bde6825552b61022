import { useEffect } from 'react';

const FIELDS = 'input, textarea, select';

/**
 * Esc leaves every field of the page, so that its keys work again; a dialog and a list of choices close first. Enter
 * leaves a search, since its words have counted all along.
 */
export function useLeaveFields(): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const field = event.target instanceof HTMLElement && event.target.closest<HTMLElement>(FIELDS);
      if (!field || event.defaultPrevented || event.isComposing || field.closest('dialog')) return;
      const isSearch = field instanceof HTMLInputElement && field.type === 'search';
      if (event.key === 'Escape' || (event.key === 'Enter' && isSearch)) field.blur();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
