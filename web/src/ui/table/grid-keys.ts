/** What a key asks for in a grid of `count` rows, of which the one `at` has the focus. */
export type GridCommand =
  | { kind: 'move'; to: number; range: boolean }
  | { kind: 'select'; range: boolean }
  | { kind: 'all' | 'clear' | 'open' | 'head' };

interface Pressed {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

export function commandOf(event: Pressed, at: number, count: number): GridCommand | null {
  const { shiftKey: range } = event;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (event.ctrlKey || event.metaKey) return key === 'a' ? { kind: 'all' } : null;
  if (event.altKey) return null;
  const steps: Record<string, number> = {
    ArrowDown: at + 1,
    j: at + 1,
    ArrowUp: at - 1,
    k: at - 1,
    Home: 0,
    End: count,
  };
  const to = steps[key];
  if (key === 'ArrowUp' && at === 0) return { kind: 'head' };
  if (to !== undefined) return { kind: 'move', to: Math.max(0, Math.min(count - 1, to)), range };
  if (key === ' ') return { kind: 'select', range };
  if (key === 'Escape') return { kind: 'clear' };
  return key === 'Enter' ? { kind: 'open' } : null;
}

/** Moves along the heads that sort, which Tab passes by: ↑ leads to them from the first row. */
export function stepInHead(table: HTMLElement, key: string): boolean {
  const heads = [...table.querySelectorAll<HTMLElement>('thead button')];
  const at = heads.indexOf(document.activeElement as HTMLElement);
  const next = { ArrowRight: heads[at + 1], ArrowLeft: heads[at - 1], ArrowUp: heads[0] }[key];
  next?.focus();
  return next !== undefined;
}
