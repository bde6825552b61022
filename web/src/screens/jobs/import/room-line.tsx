import type { OutputOf } from '@qinghe/contract/endpoint.ts';
import type { getImport } from '@qinghe/contract/imports/import.ts';
import { Link } from 'react-router';
import { useUserInfo } from '../../../domains/account/api/get-user-info.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import styles from './import-result.module.css';

type Room = OutputOf<typeof getImport>['room'];

/** What pressing the button does and does not take, and whom to ask for more. */
export function RoomLine({ ready, room }: { ready: number; room: Room }) {
  const { t } = useTranslation('imports');
  const isMaster = useUserInfo().data?.type === 'master';
  return (
    <p className={styles.room}>
      {t('room.line', { count: ready, free: room.free, most: room.most })}{' '}
      {room.free < ready &&
        (isMaster ? (
          <Link to="/control/service-manage/company">{t('room.places')}</Link>
        ) : (
          <span>{t('room.askMaster')}</span>
        ))}
    </p>
  );
}
