import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useKey } from '../../ui/key/use-key.ts';
import type { Space } from './entries.ts';

/** Leads from a room beside the work to the page that one came from, with its filters; Esc does the same. */
export function useWayBack(space: Space, label: string): () => void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const workPlace = useRef('/');
  useEffect(() => {
    if (space === 'work') workPlace.current = pathname + search;
  }, [space, pathname, search]);
  const goBack = () => void navigate(workPlace.current);
  useKey('Escape', goBack, { enabled: space !== 'work', label });
  return goBack;
}
