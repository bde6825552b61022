import type { Attachment } from '@qinghe/contract/attachments.ts';
import IconFile from '@tabler/icons-react/dist/esm/icons/IconFile.mjs';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { isApiError, messageOf } from '../../lib/api/api-error.ts';
import { download } from '../../lib/browser/save-file.ts';
import { currentLocale } from '../../lib/i18n/i18n.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { toast } from '../toast/toast.ts';
import styles from './attach.module.css';
import { sizeOf } from './attach.tsx';

/** Less than the five minutes for which an address holds. */
const FRESH = 240_000;

/** Asks for the address of a file, which is told who asks each time. */
type AskAddress = (file: string) => Promise<{ url: string }>;

interface WordFileProps {
  file: Attachment;
  ask: AskAddress;
}

/**
 * A file beside a word. A picture, which the server drew anew, is fetched once it comes into view and shown; anything is saved
 * by a press, under an address that is asked for then.
 */
export function WordFile({ file, ask }: WordFileProps) {
  const { t } = useTranslation('ui');
  const isPicture = file.type.startsWith('image/');
  const { place, isNear } = useNear(isPicture);
  const client = useQueryClient();
  // Of no domain: a word that comes in makes no file another one.
  const address = { queryKey: ['word-file', file.uuid], queryFn: () => ask(file.uuid), staleTime: FRESH };
  const { data } = useQuery({ ...address, enabled: isNear, refetchOnWindowFocus: false, meta: { silent: true } });
  const save = async () => {
    try {
      download((await client.fetchQuery({ ...address, meta: { silent: true } })).url);
    } catch (failure) {
      if (!isApiError(failure)) throw failure;
      toast.error(messageOf(failure, currentLocale()));
    }
  };
  const words = (
    <span className={styles.words}>
      <span className="visually-hidden">{t('words.file.save')}</span> <bdi className={styles.name}>{file.name}</bdi>{' '}
      <span>{t('words.file.size', { size: sizeOf(file.size) })}</span>
    </span>
  );
  return (
    <button
      ref={place}
      type="button"
      className={`${styles.file} ${isPicture ? styles.picture : ''}`}
      onClick={() => void save()}
    >
      {isPicture ? (
        data ? (
          <img src={data.url} alt="" />
        ) : (
          <span className={styles.waiting} />
        )
      ) : (
        <IconFile size={18} aria-hidden="true" />
      )}
      {words}
    </button>
  );
}

/** Whether something has come into view. */
function useNear(asked: boolean) {
  const place = useRef<HTMLButtonElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!asked || !element) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.at(-1)?.isIntersecting) setNear(true);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [asked]);
  return { place, isNear };
}
