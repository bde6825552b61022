import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { session } from '../../lib/session/browser-session.ts';
import { store } from '../../lib/storage/store.ts';

/** Something that has a page of its own. Only its uuid is kept, only in this tab: no name, no word of a search. */
export interface Opened {
  type: 'application' | 'job';
  uuid: string;
}

const KEY = 'qinghe:opened';
const MAX_OPENED = 6;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

session.onPersonChange(() => sessionStorage.removeItem(KEY));

/** Keeps what the address opens, newest first. */
export function useRememberOpened(): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    const opened = openedBy(pathname, search);
    if (opened) store(sessionStorage, KEY, withNewest(sessionStorage.getItem(KEY), opened));
  }, [pathname, search]);
}

export const lastOpened = (): Opened[] => parse(sessionStorage.getItem(KEY));

/** What an address opens; null for lists. */
export function openedBy(pathname: string, search: string): Opened | null {
  const uuid = new URLSearchParams(search).get('id') ?? '';
  if (!UUID.test(uuid)) return null;
  if (pathname.startsWith('/resume/')) return { type: 'application', uuid };
  return pathname.startsWith('/job-management/') ? { type: 'job', uuid } : null;
}

/** The kept list with one more in front, as it is kept. */
export function withNewest(stored: string | null, opened: Opened): string {
  const others = parse(stored).filter(({ uuid }) => uuid !== opened.uuid);
  return JSON.stringify([opened, ...others].slice(0, MAX_OPENED).map(({ type, uuid }) => `${type}:${uuid}`));
}

function parse(stored: string | null): Opened[] {
  try {
    const entries: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(entries) ? entries.flatMap(toOpened) : [];
  } catch {
    return [];
  }
}

function toOpened(entry: unknown): Opened[] {
  const [type, uuid = ''] = String(entry).split(':');
  return (type === 'application' || type === 'job') && UUID.test(uuid) ? [{ type, uuid }] : [];
}
