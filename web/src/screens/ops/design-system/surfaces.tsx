import { BLOT } from '@qinghe/contract/candidates/linked-page.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Avatar } from '../../../ui/avatar/avatar.tsx';
import { GivenKeys } from '../../../ui/given-keys/given-keys.tsx';
import { Money } from '../../../ui/money/money.tsx';
import { Card, Section } from '../../../ui/section/section.tsx';
import { Row, Stack } from '../../../ui/stack/stack.tsx';
import { StatStrip } from '../../../ui/stat-strip/stat-strip.tsx';
import { Dot, Tag, type Tone } from '../../../ui/tag/tag.tsx';
import { Blotted } from '../../../ui/text/blotted.tsx';
import { Hint } from '../../../ui/text/hint.tsx';
import { NumberText } from '../../../ui/text/number-text.tsx';
import { RelativeTime } from '../../../ui/text/relative-time.tsx';
import styles from './design-system.module.css';

const tones: Tone[] = ['green', 'amber', 'red', 'blue', 'violet', 'neutral'];

export function Surfaces() {
  const { t } = useTranslation('design');
  return (
    <>
      <Section title="section" aside={t('hint')}>
        <Card>{t('long')}</Card>
      </Section>
      <Section title="stat-strip" flush>
        <StatStrip
          label={t('figures')}
          stats={[
            { label: t('label'), figure: <NumberText value={1284} />, note: t('hint'), to: '/design' },
            { label: t('label'), figure: <NumberText value={null} />, note: t('error'), tone: 'red' },
            { label: t('long'), figure: <NumberText value={0.92} percent />, note: t('hint'), tone: 'green' },
          ]}
        />
      </Section>
      <Section title="tag">
        <div className={styles.row}>
          {tones.map((tone) => (
            <Tag key={tone} tone={tone}>
              <Dot tone={tone} /> {tone}
            </Tag>
          ))}
        </div>
      </Section>
      <Section title="money">
        <p>
          <Money fen={128_000} /> · <Money fen={-9_472_00} /> · <Money fen={250_00} signed /> · <Money fen={null} />
        </p>
      </Section>
      <Section title="avatar">
        <div className={styles.row}>
          <Avatar name={t('act')} />
          <Avatar name="Qinghe" size={36} />
          <Avatar name="" />
        </div>
      </Section>
      <Section title="text">
        <p>
          <NumberText value={1234567} /> · <RelativeTime at="2026-01-05T09:00:00.000Z" />
        </p>
        <Hint as="p">{t('hint')}</Hint>
        <p>
          <Blotted text={`${t('label')} ${BLOT} ${t('chosen')}`} label={t('hint')} />
        </p>
      </Section>
      <Section title="given-keys">
        <GivenKeys
          made={{ name: t('act'), url: 'https://qinghe.example/door/key#sample' }}
          keys={[{ uuid: 'a', name: t('long'), made_at: '2026-01-05T09:00:00.000Z', used_at: null }]}
          ending={undefined}
          onEnd={() => undefined}
        />
      </Section>
      <Section title="stack">
        <Stack gap={3}>
          <Row>
            <Tag>{t('act')}</Tag>
            <Tag>{t('link')}</Tag>
          </Row>
          <p>{t('hint')}</p>
        </Stack>
      </Section>
    </>
  );
}
