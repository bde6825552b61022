import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useAsking, useConfirmWechat } from '../../domains/account/api/wechat.ts';
import { hasCode, isApiError, messageOf, NO_RESPONSE } from '../../lib/api/api-error.ts';
import { currentLocale } from '../../lib/i18n/i18n.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { fullTime } from '../../lib/time/relative-time.ts';
import { Button } from '../../ui/button/button.tsx';
import { Callout } from '../../ui/callout/callout.tsx';
import { Facts } from '../../ui/facts/facts.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Card } from '../../ui/section/section.tsx';
import { SkeletonRows } from '../../ui/skeleton/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/state/state.tsx';
import styles from './find-password.module.css';

/** Where WeChat returns to on the phone: which browser asks for what, and the yes or no. */
export default function WechatReturn() {
  const { t } = useTranslation('wechat');
  const [search] = useSearchParams();
  const [input] = useState(() => returnOf(search));
  const { data, error } = useAsking(input, input.state !== '');
  const confirm = useConfirmWechat();
  const asking = data?.asking;
  const isLost = hasCode(confirm.error, NO_RESPONSE);
  const problem = error ?? (isLost ? null : confirm.error);
  const done = confirm.data ? t(`return.done.${confirm.data.next}`) : data && !asking ? t('return.denied') : null;
  const answer = (agreed: boolean) => void confirm.run({ ticket: asking?.ticket ?? '', agreed });
  return (
    <Page maxWidth={520} title={t(asking?.purpose === 'bind' ? 'return.bind' : 'return.login')}>
      <Card>
        {done ? (
          <EmptyState title={done} hint={t('return.close')} />
        ) : problem || input.state === '' ? (
          <ErrorState
            title={t('return.failed')}
            hint={problem ? messageOf(problem, currentLocale()) : t('demo.missing')}
            requestId={isApiError(problem) ? problem.requestId : undefined}
          />
        ) : asking ? (
          <div className={styles.choices}>
            <Facts
              facts={[
                {
                  label: t('return.device'),
                  value: `${t(`browser.${asking.browser}`)} · ${t(`system.${asking.system}`)}`,
                },
                { label: t('return.network'), value: asking.network },
                { label: t('return.at'), value: fullTime(new Date(asking.asked_at), currentLocale()) },
                { label: t('return.wechat'), value: asking.nickname },
                ...(asking.account
                  ? [
                      {
                        label: t('return.account'),
                        value: `${asking.account.name} ${asking.account.phone ?? t('return.noPhone')}`,
                      },
                    ]
                  : []),
              ]}
            />
            {isLost ? (
              <Callout tone="red">{messageOf(confirm.error, currentLocale())}</Callout>
            ) : (
              <Callout tone="amber">{t('return.warn')}</Callout>
            )}
            <div className={styles.actions}>
              <Button disabled={confirm.busy} onClick={() => answer(false)}>
                {t('return.cancel')}
              </Button>
              <Button variant="primary" busy={confirm.busy} onClick={() => answer(true)}>
                {t(asking.purpose === 'bind' ? 'return.confirmBind' : 'return.confirmLogin')}
              </Button>
            </div>
          </div>
        ) : (
          <SkeletonRows />
        )}
      </Card>
    </Page>
  );
}

/** What is no code of WeChat counts as none: a header could not carry it. */
function returnOf(search: URLSearchParams): { state: string; code?: string } {
  const [state, code] = [search.get('state') ?? '', search.get('code') ?? ''];
  const isState = /^[\w-]{1,100}$/.test(state);
  return { state: isState ? state : '', ...(/^[\w.-]{1,512}$/.test(code) ? { code } : {}) };
}
