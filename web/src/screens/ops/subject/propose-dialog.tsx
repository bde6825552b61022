import type { ReviewReason } from '@qinghe/contract/company/review.ts';
import type { InputOf } from '@qinghe/contract/endpoint.ts';
import { limits } from '@qinghe/contract/limits.ts';
import type { Proposal, ProposalAction, propose } from '@qinghe/contract/ops/proposals.ts';
import { companyNotice } from '@qinghe/contract/texts/decisions.ts';
import { usePropose } from '../../../domains/ops/api/subjects.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Callout } from '../../../ui/callout/callout.tsx';
import { TextArea } from '../../../ui/field/text-area.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { useApiForm } from '../../../ui/form/use-api-form.ts';
import { effectOf, isHard } from './effect-of.ts';
import styles from './subject.module.css';

const schema = async () => (await import('@qinghe/contract/ops/proposals.ts')).propose.input;

interface ProposeDialogProps {
  kind: 'company' | 'account';
  subject: { uuid: string; version: number; name: string };
  action: ProposalAction;
  /** At fields of the papers, where these are withdrawn. */
  reasons?: ReviewReason[];
  onClose: () => void;
  onProposed?: () => void;
}

/** Proposes what another operator has to confirm. */
export function ProposeDialog({ kind, subject, action, reasons = [], onClose, onProposed }: ProposeDialogProps) {
  const { t } = useTranslation('ops');
  const { uuid, version, name } = subject;
  const form = useApiForm<{ reason: string; target: string; coins: string }, Proposal, InputOf<typeof propose>>({
    key: `ops:propose:${uuid}:${action}`,
    drafts: 'memory',
    initial: { reason: '', target: '', coins: '' },
    // What was chosen on the page counts as it is now, not as it was when the reason was typed.
    input: ({ coins, ...typed }) => ({
      ...{ uuid, version, kind, action, reasons, ...typed },
      coins: action === 'give_coins' ? Number(coins) : null,
    }),
    schema,
    save: usePropose(),
    said: t('proposals.made'),
    onSaved: () => {
      onProposed?.();
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t(`proposals.title.${action}`, { name })}
      submit={t('proposals.propose')}
      danger={isHard(action)}
      onClose={onClose}
    >
      <Callout>{t(effectOf(kind, action))}</Callout>
      {action === 'move' && (
        <TextField
          label={t('proposals.target')}
          hint={t('proposals.targetHint')}
          maxLength={limits.creditCode}
          {...form.field('target')}
        />
      )}
      {action === 'give_coins' && (
        <TextField
          label={t('proposals.coins')}
          hint={t('proposals.coinsHint')}
          inputMode="numeric"
          maxLength={6}
          {...form.field('coins')}
        />
      )}
      <TextArea
        label={t('proposals.reason')}
        hint={t('proposals.reasonHint')}
        rows={3}
        maxLength={limits.message}
        {...form.field('reason')}
      />
      {action === 'withdraw' && (
        <Callout title={t('proposals.masterReads')}>
          <p lang="zh-CN" className={styles.words}>
            {companyNotice({ name, outcome: 'withdraw', reasons }, 'email').body}
          </p>
        </Callout>
      )}
    </FormDialog>
  );
}
