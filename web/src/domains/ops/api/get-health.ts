import { useQuery } from '@tanstack/react-query';
import { fetchHealth } from './fetch-health.ts';

export const useHealth = () =>
  useQuery({ queryKey: ['ops', 'health'], queryFn: fetchHealth, staleTime: Infinity, retry: false });
export const useIsDemo = () => useHealth().data?.mode === 'demo';
