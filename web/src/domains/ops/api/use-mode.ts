import { useEffect, useState } from 'react';
import { fetchHealth } from './fetch-health.ts';

/** In which mode the server runs, by one look and without the query library; null until it is known. */
export function useMode(): string | null {
  const [mode, setMode] = useState<string | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    fetchHealth({ signal: leaving.signal }).then(
      (health) => setMode(health.mode),
      () => undefined,
    );
    return () => leaving.abort();
  }, []);
  return mode;
}
