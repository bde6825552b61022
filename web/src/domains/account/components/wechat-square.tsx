import IconBrandWechat from '@tabler/icons-react/dist/esm/icons/IconBrandWechat.mjs';
import IconCloudOff from '@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs';
import IconDeviceDesktop from '@tabler/icons-react/dist/esm/icons/IconDeviceDesktop.mjs';
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { QrCode } from '../../../ui/qr-code/qr-code.tsx';
import type { WechatProgress } from './follow-wechat-code.ts';
import styles from './wechat-square.module.css';

type Face = 'loading' | 'waiting' | 'scanned' | 'expired' | 'refused' | 'taken' | 'elsewhere' | 'offline' | 'failed';

const looks = {
  scanned: { tone: 'green', Sign: IconBrandWechat },
  refused: { tone: 'red', Sign: IconX },
  taken: { tone: 'red', Sign: IconX },
  failed: { tone: 'red', Sign: IconX },
  elsewhere: { tone: 'amber', Sign: IconDeviceDesktop },
  offline: { tone: 'neutral', Sign: IconCloudOff },
} as const;

interface WechatSquareProps {
  progress: WechatProgress;
  /** What the code is for, said instead of its picture. */
  label: string;
  onRefresh: () => void;
}

/** The QR code and its states, each in the same square; what a state means is told as it comes. */
export function WechatSquare({ progress, label, onRefresh }: WechatSquareProps) {
  const { t } = useTranslation('wechat');
  const face = faceOf(progress);
  const look = face in looks ? looks[face as keyof typeof looks] : null;
  const { code, status } = progress;
  const classes = [styles.square, look && styles[look.tone], face === 'scanned' && styles.lively];
  const isFaded = face !== 'waiting' && face !== 'loading';
  return (
    <div className={[...classes, isFaded && styles.faded].filter(Boolean).join(' ')} aria-busy={face === 'loading'}>
      {code && (
        <div className={styles.code} aria-hidden={isFaded}>
          <QrCode text={code.content} label={label} />
        </div>
      )}
      <div className={isFaded ? styles.over : 'visually-hidden'} role="status">
        {face === 'expired' ? (
          <>
            <span className="visually-hidden">{t('expired.title')}</span>
            <Button icon={<IconRefresh size={16} aria-hidden="true" />} onClick={onRefresh}>
              {t('refresh')}
            </Button>
          </>
        ) : (
          look && (
            <>
              <span className={styles.sign}>
                <look.Sign size={28} aria-hidden="true" />
              </span>
              <span className={styles.title}>{t(`${face as keyof typeof looks}.title`)}</span>
              <span className={styles.words}>
                {t(`${face as keyof typeof looks}.words`, { nickname: status?.nickname ?? '' })}
              </span>
            </>
          )
        )}
      </div>
    </div>
  );
}

export function faceOf({ code, status, isOffline, error }: WechatProgress): Face {
  if (error) return 'failed';
  if (isOffline) return 'offline';
  if (!code) return 'loading';
  if (status?.next === 'elsewhere') return 'elsewhere';
  if (status === null || status.state === 'confirmed') return status ? 'scanned' : 'waiting';
  return status.state;
}
