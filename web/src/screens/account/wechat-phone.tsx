import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useMode } from '../../domains/ops/api/use-mode.ts';
import { newKey } from '../../lib/api/new-key.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Card } from '../../ui/section/section.tsx';
import { SkeletonRows } from '../../ui/skeleton/skeleton.tsx';
import { EmptyState } from '../../ui/state/state.tsx';
import styles from './find-password.module.css';

const people = ['linxiao', 'zhouyuan'] as const;
/** As the demo's data names them. */
const names = { linxiao: '林晓', zhouyuan: '周远' } as const;

/** Plays WeChat on a phone, for demos: whoever is chosen goes on to the return with a code, as in WeChat. */
export default function WechatPhone() {
  const { t } = useTranslation('wechat');
  const [search] = useSearchParams();
  const mode = useMode();
  const state = search.get('state') ?? '';
  const [nonce] = useState(newKey);
  const returnWith = (name?: string) => {
    const query = new URLSearchParams({ state });
    if (name) query.set('code', [Date.now(), base64Url(name), nonce].join('.'));
    return `/wechat/return?${query}`;
  };
  return (
    <Page maxWidth={520} title={t('demo.title')} lead={t('demo.lead')}>
      <Card>
        {mode === null ? (
          <SkeletonRows rows={3} />
        ) : state === '' || mode === 'production' ? (
          <EmptyState title={t('demo.missing')} />
        ) : (
          <nav aria-label={t('demo.who')} className={styles.choices}>
            {people.map((person) => (
              <ButtonLink key={person} wide to={returnWith(names[person])}>
                {t(`demo.${person}`)}
              </ButtonLink>
            ))}
            <ButtonLink wide to={returnWith(nonce.slice(0, 8))}>
              {t('demo.another')}
            </ButtonLink>
            <ButtonLink wide variant="quiet" to={returnWith()}>
              {t('demo.deny')}
            </ButtonLink>
          </nav>
        )}
      </Card>
    </Page>
  );
}

const base64Url = (text: string): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
