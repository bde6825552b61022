import { BLOT } from '@qinghe/contract/candidates/linked-page.ts';
import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Avatar } from '../../../ui/avatar/avatar.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { GivenKeys } from '../../../ui/given-keys/given-keys.tsx';
import { KeysDialog } from '../../../ui/given-keys/keys-dialog.tsx';
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
        <SampleKeys />
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

const schema = async () => (await import('@qinghe/contract/fairs/stand-keys.ts')).makeStandKey.input;

function SampleKeys() {
  const { t } = useTranslation('design');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('act')}</Button>
      {open && (
        <KeysDialog
          title={t('label')}
          hint={t('hint')}
          draft="design:keys"
          of={{ fair_uuid: '01890000-0000-7000-8000-000000000001' }}
          schema={schema}
          make={async () => ({ url: 'https://qinghe.example/desk/key#sample' })}
          keys={[]}
          ending={undefined}
          onEnd={() => undefined}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
