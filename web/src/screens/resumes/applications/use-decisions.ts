import type { ApplicationDetail, ApplicationSummary } from '@qinghe/contract/resumes/application.ts';
import type { Stage } from '@qinghe/contract/resumes/stages.ts';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { patchesOfMove, useDeciding } from '../../../domains/resumes/api/decide.ts';
import type { Ticket } from '../../../lib/action-queue.ts';
import { dismissToast, toast } from '../../../ui/toast/toast.ts';

export type Decision =
  | { to: Exclude<Stage, 'reject'>; reason: string }
  | { to: 'reject'; reason: string; message: string };

/** What the record and the bar of the phone need to offer decisions on an application. */
export interface RecordActions {
  detail: ApplicationDetail;
  /** Stage whose list the person is in; the application may have gone on meanwhile. */
  listed: Stage;
  onDecide: (decision: Decision) => void;
  onReject: () => void;
}

/** What of an application a dialog about it names. */
export type Named = Pick<ApplicationDetail, 'uuid' | 'name' | 'job_title' | 'withdrawn_at'>;

/** What of an application a decision names: the version is the one that the person saw. */
export type Person = Pick<ApplicationSummary, 'uuid' | 'version' | 'name' | 'kind' | 'stage'>;

/** Takes decisions, which count at once and are sent in the background, and takes them back. */
export function useDecisions(onDecided: (uuid: string) => void, onUndone: (uuid: string) => void) {
  const { t } = useTranslation('resumes');
  const { move, reject, undo } = useDeciding();

  const takeBack = useCallback(
    (person: Person, ticket: Ticket<ApplicationDetail | undefined>) => {
      onUndone(person.uuid);
      if (ticket.withdraw()) return;
      undo.queueAfter(ticket, ({ uuid, version }) => ({ uuid, version }), {
        patches: [],
        takenBack: (why) => t('decided.notUndone', { name: person.name, why }),
      });
    },
    [onUndone, undo, t],
  );

  return useCallback(
    (person: Person, decision: Decision) => {
      const { uuid, version, name } = person;
      const words = { name, stage: t(`stage.${decision.to}`) };
      const effect = {
        patches: patchesOfMove(person, decision.to),
        takenBack: (why: string, current: ApplicationDetail | undefined) =>
          current && current.stage !== person.stage
            ? t('decided.overtaken', { ...words, now: t(`stage.${current.stage}`), actor: moverOf(current) })
            : t('decided.takenBack', { ...words, why }),
      };
      const ticket =
        decision.to === 'reject'
          ? reject.queue({ uuid, version, reason: decision.reason, message: decision.message }, effect)
          : move.queue({ uuid, version, to: decision.to, reason: decision.reason }, effect);
      onDecided(uuid);
      const notice = toast.undo(t(decision.to === 'reject' ? 'decided.rejected' : 'decided.moved', words), () =>
        takeBack(person, ticket),
      );
      // What was refused cannot be taken back any more.
      void ticket.response.then((detail) => detail ?? dismissToast(notice));
    },
    [move, reject, onDecided, t, takeBack],
  );
}

/** Who brought an application to its stage. */
const moverOf = ({ history, stage }: ApplicationDetail): string =>
  history.find(({ to }) => to === stage)?.actor_name ?? '';
