import type { QueueOrder } from '@qinghe/contract/casework.ts';
import { useSearchParams } from 'react-router';
import { useChangeAddress } from '../../../lib/routing/use-change-address.ts';
import { useKey } from '../../../ui/key/use-key.ts';

/** The order of a queue, kept in the address: the longest waiting first unless asked otherwise. */
export function useQueueOrder(): [QueueOrder, (order: QueueOrder) => void] {
  const [search] = useSearchParams();
  const changeAddress = useChangeAddress();
  const order = search.get('order') === 'newest' ? 'newest' : 'oldest';
  return [order, (next) => changeAddress({ order: next === 'oldest' ? '' : next }, { replace: true })];
}

/** Which case of a queue is open, as the address says, else the first; J and K go on. */
export function useQueue(rows: readonly { uuid: string }[], words: { next: string; previous: string }) {
  const [search] = useSearchParams();
  const changeAddress = useChangeAddress();
  const open = search.get('id') ?? rows[0]?.uuid;
  // A case that is decided stands in the list no more: from it one goes on to the first.
  const index = rows.findIndex(({ uuid }) => uuid === open);
  const show = (uuid: string | undefined) => {
    if (uuid !== undefined) changeAddress({ id: uuid }, { replace: true });
  };
  useKey('j', () => show(rows[index + 1]?.uuid), { label: words.next });
  useKey('k', () => show(rows[index - 1]?.uuid), { label: words.previous });
  // Of those that wait the next one comes; the one decided is gone from the list by then.
  const goOn = () => show((rows[index + 1] ?? rows[index - 1])?.uuid ?? '');
  return { open, index, show, goOn };
}
