import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { BarChart } from '../../../ui/chart/bar-chart.tsx';
import { ChartSection } from '../../../ui/chart/chart-section.tsx';
import { LineChart } from '../../../ui/chart/line-chart.tsx';
import type { Series } from '../../../ui/chart/series.ts';
import { Drawer } from '../../../ui/drawer/drawer.tsx';
import { Facts } from '../../../ui/facts/facts.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { Money } from '../../../ui/money/money.tsx';
import { Popover } from '../../../ui/popover/popover.tsx';
import { PhoneDialog } from '../../../ui/qr-code/phone-dialog.tsx';
import { QrCode } from '../../../ui/qr-code/qr-code.tsx';
import { Scanner } from '../../../ui/scanner/scanner.tsx';
import { Section } from '../../../ui/section/section.tsx';
import { Stack } from '../../../ui/stack/stack.tsx';
import { StarButton } from '../../../ui/stars/star-button.tsx';
import { NoPermission } from '../../../ui/state/no-permission.tsx';
import { Steps } from '../../../ui/steps/steps.tsx';
import styles from './design-system.module.css';

const days = Array.from({ length: 14 }, (_, day) => `11-${day + 10}`);
const internships = [14, 18, 22, 17, 9, 6, 15, 19, 24, 21, 18, 28, 24, 18];
const campus = [30, 34, 41, 38, 22, 18, 36, 41, 47, 43, 40, 66, 61, 41];

export function Records() {
  const { t } = useTranslation('design');
  const steps = [t('steps.a'), t('steps.b'), t('steps.c')];
  return (
    <>
      <Section title="facts">
        <Facts
          facts={[
            { label: t('label'), value: t('long'), note: t('hint') },
            { label: t('other'), value: null },
          ]}
        />
        <Facts
          layout="ends"
          facts={[
            { label: t('chosen'), value: <Money fen={50_000} /> },
            { label: t('other'), value: <Money fen={-679_200} /> },
          ]}
        />
      </Section>
      <Section title="steps">
        <Stack>
          <Steps label={t('label')} steps={steps} current={1} />
          <Steps label={t('chosen')} steps={steps} current={3} />
        </Stack>
      </Section>
      <Section title="popover">
        <div className={styles.row}>
          <Popover label={t('act')}>{() => <p>{t('long')}</p>}</Popover>
          <Popover label={t('menu')} variant="quiet">
            {(close) => <Button onClick={close}>{t('chosen')}</Button>}
          </Popover>
        </div>
      </Section>
      <DrawerSample />
      <Section title="qr-code">
        <QrCode text="https://qinghe.example/invite-to-join?k=7QmT2xK9" label={t('link')} />
        <PhoneSample />
      </Section>
      <ScannerSample />
      <Section title="stars">
        <StarButton aria-label={t('act')} aria-pressed />
        <StarButton aria-label={t('act')} aria-pressed={false} />
      </Section>
      <Section title="state · no permission">
        <NoPermission action={<Button>{t('act')}</Button>} />
      </Section>
      <Charts />
    </>
  );
}

function PhoneSample() {
  const { t } = useTranslation('design');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('act')}</Button>
      {open && <PhoneDialog title={t('act')} hint={t('link')} to="/door" onClose={() => setOpen(false)} />}
    </>
  );
}

/** The camera is asked for when somebody wants to see it. */
function ScannerSample() {
  const { t } = useTranslation('design');
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  return (
    <Section title="scanner">
      {open ? <Scanner onCode={setText} /> : <Button onClick={() => setOpen(true)}>{t('act')}</Button>}
      <p>{text}</p>
    </Section>
  );
}

function DrawerSample() {
  const { t } = useTranslation('design');
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const close = () => setOpen(false);
  return (
    <Section title="drawer">
      <Drawer
        open={open}
        title={t('act')}
        onClose={close}
        content={<TextField label={t('label')} value={text} onChange={setText} />}
        footer={<Button onClick={close}>{t('chosen')}</Button>}
      >
        <Button onClick={() => setOpen(!open)}>{t('act')}</Button>
      </Drawer>
    </Section>
  );
}

function Charts() {
  const { t } = useTranslation('design');
  const trend: Series[] = [
    { name: t('chart.internship'), kind: 'internship', values: internships },
    { name: t('chart.campus'), kind: 'campus', values: campus },
  ];
  const stages = [t('steps.a'), t('steps.b'), t('steps.c')];
  const parts: Series[] = [
    { name: t('chart.internship'), kind: 'internship', values: [86, 41, 0] },
    { name: t('chart.campus'), kind: 'campus', values: [241, 77, 3] },
  ];
  return (
    <>
      {/* The two halves of this page share what is remembered. */}
      <Section title="chart" aside={t('hint')}>
        <p>{t('chart.lead')}</p>
      </Section>
      <ChartSection
        id="design-lines"
        title={t('chart.lines')}
        labelTitle={t('label')}
        data={{ labels: days, series: trend }}
      >
        <LineChart labels={days} series={trend} />
      </ChartSection>
      <ChartSection
        id="design-bars"
        title={t('chart.bars')}
        labelTitle={t('label')}
        data={{ labels: stages, series: parts }}
      >
        <BarChart labels={stages} series={parts} />
      </ChartSection>
    </>
  );
}
