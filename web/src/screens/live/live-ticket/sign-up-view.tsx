import type { LiveSignUp } from '@qinghe/contract/live/sign-up.ts';
import { talkTime } from '@qinghe/contract/talks/talk-time.ts';
import { useCancelLiveSignUp } from '../../../domains/live/api/sign-up.ts';
import { useInLanguage } from '../../../lib/i18n/use-in-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { Callout } from '../../../ui/callout/callout.tsx';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { useDialog } from '../../../ui/dialog/use-dialog.ts';
import { Facts } from '../../../ui/facts/facts.tsx';
import { Section } from '../../../ui/section/section.tsx';
import { Row, Stack } from '../../../ui/stack/stack.tsx';
import { Tag } from '../../../ui/tag/tag.tsx';
import { Hint } from '../../../ui/text/hint.tsx';
import { toast } from '../../../ui/toast/toast.ts';

interface SignUpViewProps {
  token: string;
  signUp: LiveSignUp;
  /** What has just been done. */
  said: 'again' | 'done' | false | undefined;
}

/** The broadcast, who comes, where it is watched, and what became of it. */
export function SignUpView({ token, signUp, said }: SignUpViewProps) {
  const { t, i18n } = useTranslation('live');
  const inLanguage = useInLanguage();
  const { dialog, open } = useDialog();
  const cancel = useCancelLiveSignUp(() => toast.success(t('ticket.cancelled')));
  const { broadcast, company, name, phone, state, watch_url, abilities } = signUp;
  const isOff = broadcast.state === 'cancelled';
  const ask = () =>
    open((close) => (
      <ConfirmDialog
        open
        title={t('ticket.cancelTitle')}
        confirm={t('ticket.cancel')}
        destructive
        onConfirm={() => {
          void cancel.run({ token });
          close();
        }}
        onCancel={close}
      >
        <p>{t('ticket.cancelHint')}</p>
      </ConfirmDialog>
    ));
  return (
    <Stack gap={3}>
      {said && state === 'signed' && !isOff && <Callout tone="green">{t(`ticket.${said}`)}</Callout>}
      {isOff && (
        <Callout tone="amber" title={t('ticket.off')}>
          {broadcast.cancel_reason}
        </Callout>
      )}
      <Section
        title={inLanguage(broadcast.title, broadcast.title_en)}
        aside={
          <Tag tone={state === 'signed' && !isOff ? 'green' : 'neutral'}>{t(`state.${isOff ? 'off' : state}`)}</Tag>
        }
      >
        <Facts
          facts={[
            {
              label: t('ticket.time'),
              value: talkTime(new Date(broadcast.starts_at), new Date(broadcast.ends_at), i18n.language),
              note: t('ticket.china'),
            },
            {
              label: t('ticket.watch'),
              value: watch_url && <WatchLink url={watch_url} />,
            },
            { label: t('company'), value: company },
            { label: t('name'), value: name },
            { label: t('phone'), value: phone },
          ]}
        />
      </Section>
      <Row>
        {abilities.cancel && (
          <Button busy={cancel.busy} onClick={ask}>
            {t('ticket.cancel')}
          </Button>
        )}
        <ButtonLink to="/live-signup">{t('ticket.others')}</ButtonLink>
      </Row>
      {dialog}
    </Stack>
  );
}

/** The address in full, and whose it is: it leaves this site. */
function WatchLink({ url }: { url: string }) {
  const { t } = useTranslation('live');
  return (
    <>
      <a href={url} target="_blank" rel="noreferrer" style={{ overflowWrap: 'anywhere' }}>
        {url}
      </a>
      <Hint as="div">{t('ticket.host', { host: new URL(url).host })}</Hint>
    </>
  );
}
