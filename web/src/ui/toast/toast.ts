import type { ComponentType } from 'react';

/** How long a toast stays (product document, section 9). */
const TOAST_MS = 3000;

export interface ToastItem {
  id: number;
  tone: 'success' | 'error' | 'info';
  text: string;
  /** With it the toast counts down and offers to take the action back. */
  undo?: { Notice: ComponentType<UndoNoticeProps>; seconds: number; endsAt: number; action: () => void };
}

export interface UndoNoticeProps {
  text: string;
  seconds: number;
  /** Milliseconds since 1970. */
  endsAt: number;
  /** How many actions before it can be taken back after it. */
  before: number;
  onUndo: () => void;
}

let items: readonly ToastItem[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly ToastItem[]) {
  items = next;
  for (const listener of listeners) listener();
}

/** `duration` in milliseconds. */
export function showToast(toast: Omit<ToastItem, 'id'>, duration = TOAST_MS): number {
  // The same sentence twice at once says nothing new.
  const rest = toast.undo ? items : items.filter((item) => item.text !== toast.text || item.undo);
  lastId += 1;
  const id = lastId;
  change([...rest, { ...toast, id }]);
  setTimeout(() => dismissToast(id), duration);
  return id;
}

export const toast = {
  success: (text: string) => showToast({ tone: 'success', text }),
  error: (text: string) => showToast({ tone: 'error', text }),
  info: (text: string) => showToast({ tone: 'info', text }),
};

export function dismissToast(id: number): void {
  change(items.filter((item) => item.id !== id));
}

export const toastStore = {
  get: () => items,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
