import { useLocation } from 'react-router';

/**
 * Which navigation led to a part of the record, as the link of a message does; null where none did. The same link pressed
 * again, over a person who is open already, is another one.
 */
export function useLeadsTo(part: 'notes' | 'chat'): string | null {
  const { hash, key } = useLocation();
  return hash === `#${part}` ? key : null;
}
