import type { WechatState } from '@qinghe/contract/account/wechat.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { enter, enterMaybeNew } from '../../../domains/account/api/log-in.ts';
import { bindPhone, newLoginCode, takeOver } from '../../../domains/account/api/wechat.ts';
import { useWechatCode } from '../../../domains/account/components/use-wechat-code.ts';
import { faceOf, WechatSquare } from '../../../domains/account/components/wechat-square.tsx';
import { ApiError, hasCode } from '../../../lib/api/api-error.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button/button.tsx';
import CodeForm from './code-form.tsx';
import { FormError } from './form-error.tsx';
import styles from './wechat-tab.module.css';

const by = { way: 'wechat', account: '' } as const;

/** A QR code for WeChat, its states in one square, and what a confirmed one leads to. */
export default function WechatTab({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('wechat');
  const wechat = useWechatCode(newLoginCode);
  const [phone, setPhone] = useState('');
  const [failure, setFailure] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  const { code, status, left, error } = wechat;
  const poll_key = code?.poll_key ?? '';

  const begin = (work: Promise<WechatState>) => enter(work.then(sessionOf), by).then(onDone);
  const arrived = useEffectEvent((state: WechatState) => void begin(Promise.resolve(state)));
  const refused = useEffectEvent((problem: unknown) => void begin(Promise.reject(problem)));
  useEffect(() => {
    if (status?.next === 'entered') arrived(status);
  }, [status]);
  useEffect(() => {
    if (hasCode(error, 40104)) refused(error);
  }, [error]);

  const refresh = () => {
    setFailure(null);
    wechat.refresh();
  };
  const logInHere = async () => {
    setBusy(true);
    setFailure(null);
    await begin(takeOver(poll_key)).catch(setFailure);
    setBusy(false);
  };

  if (status?.next === 'phone') {
    return (
      <div className={styles.phone}>
        <p>
          <strong>{t('phone.title', { nickname: status.nickname ?? '' })}</strong>
          <span>{t('phone.lead')}</span>
        </p>
        <CodeForm
          phone={phone}
          onPhone={setPhone}
          onDone={onDone}
          enter={(input) => enterMaybeNew(bindPhone({ poll_key, ...input }), by)}
          submit={t('phone.submit')}
          hint={t('phone.hint')}
        />
        <Button variant="quiet" className={styles.way} onClick={refresh}>
          {t('another')}
        </Button>
      </div>
    );
  }
  const face = faceOf(wechat);
  return (
    <div className={styles.tab}>
      <WechatSquare progress={wechat} label={t('label')} onRefresh={refresh} />
      <div className={styles.below}>
        {face === 'waiting' && <p>{t('scan')}</p>}
        {face === 'scanned' && <p>{t('left', { time: clockOf(left) })}</p>}
        {face === 'offline' && <p>{t('waitingOn')}</p>}
        <FormError error={failure ?? error} />
        {face === 'elsewhere' && (
          <span className={styles.ways}>
            <Button variant="quiet" className={styles.way} onClick={refresh}>
              {t('another')}
            </Button>
            <Button variant="primary" busy={busy} onClick={() => void logInHere()}>
              {t('takeOver')}
            </Button>
          </span>
        )}
        {face === 'scanned' && (
          <span className={styles.ways}>
            {t('noReaction')}
            <Button variant="quiet" className={styles.way} onClick={refresh}>
              {t('another')}
            </Button>
          </span>
        )}
        {['refused', 'taken', 'failed'].includes(face) && (
          <Button variant="quiet" className={styles.way} onClick={refresh}>
            {t('rescan')}
          </Button>
        )}
        {face === 'waiting' && code?.is_played && (
          <a className={styles.link} href={code.content} target="_blank" rel="noreferrer">
            {t('played')}
          </a>
        )}
      </div>
      <p className={styles.note}>{t('unbound')}</p>
    </div>
  );
}

/** One that is over meanwhile has none. */
const sessionOf = ({ session }: WechatState) => session ?? Promise.reject(new ApiError(401));

/** `1:38`. */
const clockOf = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
