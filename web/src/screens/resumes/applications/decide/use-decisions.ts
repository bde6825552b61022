import type { ApplicationDetail, ApplicationSummary } from '@qinghe/contract/resumes/application.ts';
import type { Stage } from '@qinghe/contract/resumes/stages.ts';
import { useCallback, useContext } from 'react';
import { patchesOfMove, useDeciding } from '../../../../domains/resumes/api/decide.ts';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import type { Ticket } from '../../../../lib/queue/action-queue.ts';
import { session } from '../../../../lib/session/browser-session.ts';
import { dismissToast } from '../../../../ui/toast/toast.ts';
import { undoToast } from '../../../../ui/toast/undo-notice.tsx';
import { DeskContext, isApart } from '../desk-context.ts';
import type { DeskTab } from '../filters/desk-tabs.ts';
import { sayName } from '../words.ts';

export type Decision =
  | { to: Exclude<Stage, 'reject'>; reason: string }
  | { to: 'reject'; reason: string; message: string };

/** What the record and the bar of the phone need to offer decisions on an application. */
export interface RecordActions {
  detail: ApplicationDetail;
  /** The list that the person is in; the application may have gone on meanwhile. */
  listed: DeskTab;
  onChoose: (to: Stage) => void;
}

/** What of an application a dialog about it names. */
export type Named = Pick<ApplicationDetail, 'uuid' | 'name' | 'anonymous_as' | 'job_title' | 'stage'>;

/** What of an application a decision names: the version is the one that the person saw. */
export type Person = Pick<
  ApplicationSummary,
  'uuid' | 'version' | 'name' | 'anonymous_as' | 'kind' | 'stage' | 'parked_for'
>;

/** Takes decisions, which count at once and are sent in the background, and takes them back. */
export function useDecisions(onDecided: (uuid: string) => void, onUndone: (uuid: string) => void) {
  const { t } = useTranslation('resumes');
  const { move, reject, undo } = useDeciding();
  const parksApart = isApart(useContext(DeskContext)?.counts);

  const takeBack = useCallback(
    (person: Person, ticket: Ticket<ApplicationDetail | undefined>) => {
      onUndone(person.uuid);
      if (ticket.withdraw()) return;
      const undone = undo.queueAfter(ticket, (detail) => detail && { uuid: detail.uuid, version: detail.version }, {
        patches: [],
        takenBack: (why, current) =>
          current
            ? t('decided.notUndoneSince', {
                name: sayName(t, person),
                now: t(`stage.${current.stage}`),
                actor: moverOf(current),
              })
            : t('decided.notUndone', { name: sayName(t, person), why }),
      });
      newest.set(person.uuid, undone);
    },
    [onUndone, undo, t],
  );

  return useCallback(
    (person: Person, decision: Decision) => {
      const { uuid, version } = person;
      const words = { name: sayName(t, person), stage: t(`stage.${decision.to}`) };
      const effect = {
        patches: patchesOfMove({ ...person, parksApart }, decision.to),
        takenBack: (why: string, current: ApplicationDetail | undefined) =>
          current && current.stage !== person.stage
            ? t('decided.overtaken', { ...words, now: t(`stage.${current.stage}`), actor: moverOf(current) })
            : t('decided.takenBack', { ...words, why }),
      };
      const before = newest.get(uuid);
      const seen = (detail: ApplicationDetail | undefined) => Math.max(version, detail?.version ?? 0);
      const ticket =
        decision.to === 'reject'
          ? reject.queueAfter(
              before,
              (detail) => ({ uuid, version: seen(detail), reason: decision.reason, message: decision.message }),
              effect,
            )
          : move.queueAfter(before, (detail) => ({ uuid, version: seen(detail), ...decision }), effect);
      newest.set(uuid, ticket);
      onDecided(uuid);
      const notice = undoToast(t(decision.to === 'reject' ? 'decided.rejected' : 'decided.moved', words), () =>
        takeBack(person, ticket),
      );
      // What was refused cannot be taken back any more.
      void ticket.response.then((detail) => detail ?? dismissToast(notice));
    },
    [move, reject, onDecided, t, takeBack, parksApart],
  );
}

/**
 * The last decision of this tab on each application. What follows it was decided with it in mind: it names the version
 * that the response brings, which the screen may not have yet.
 */
const newest = new Map<string, Ticket<ApplicationDetail | undefined>>();
session.onPersonChange(() => newest.clear());

/** Who brought an application to its stage. */
export const moverOf = ({ history, stage }: ApplicationDetail): string =>
  history.find(({ to }) => to === stage)?.actor_name ?? '';
