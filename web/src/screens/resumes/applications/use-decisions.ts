import type { Stage } from '@qinghe/contract/resumes/stages.ts';
import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Detail, move, reject, type Seen, undo } from '../../../domains/resumes/api/decide.ts';
import { applicationQuery } from '../../../domains/resumes/api/get-application.ts';
import type { ApplicationPage } from '../../../domains/resumes/api/list-applications.ts';
import { hasCode, isApiError } from '../../../lib/api-error.ts';
import { toast } from '../../../ui/toast/toast.ts';

export type Decision =
  | { to: Exclude<Stage, 'reject'>; reason: string }
  | { to: 'reject'; reason: string; message: string };

/** What the record and the bar of the phone need to offer decisions on an application. */
export interface Acts {
  detail: Detail;
  /** Stage whose list the person is in; the application may have gone on meanwhile. */
  listed: Stage;
  busy: boolean;
  onDecide: (decision: Decision) => void;
  onReject: () => void;
}

/** What of an application a dialog about it names. */
export type Named = Pick<Detail, 'uuid' | 'name' | 'job_title' | 'withdrawn_at'>;

export interface Person extends Seen {
  name: string;
}

/** Sends decisions, takes them back, and keeps list, counts and record in step with the answers. */
export function useDecisions(onDecided: (uuid: string) => void, onUndone: (uuid: string) => void) {
  const client = useQueryClient();
  const { t } = useTranslation('resumes');
  const [deciding, setDeciding] = useState<string | null>(null);

  const keep = useCallback(
    (detail: Detail) => {
      client.setQueryData(applicationQuery(detail.uuid).queryKey, detail);
      void client.invalidateQueries({ queryKey: ['resumes', 'list'] });
      void client.invalidateQueries({ queryKey: ['resumes', 'counts'] });
      void client.invalidateQueries({ queryKey: ['company', 'overview'] });
    },
    [client],
  );

  const takeBack = useCallback(
    async (detail: Detail) => {
      try {
        keep(await undo(detail));
        onUndone(detail.uuid);
      } catch (error) {
        adopt(error, keep);
      }
    },
    [keep, onUndone],
  );

  const decide = useCallback(
    async (person: Person, decision: Decision): Promise<boolean> => {
      setDeciding(person.uuid);
      try {
        const detail =
          decision.to === 'reject'
            ? await reject(person, decision.reason, decision.message)
            : await move(person, decision.to, decision.reason);
        // Gone from this list at once; the refreshed list says the same a moment later.
        onDecided(person.uuid);
        client.setQueriesData<InfiniteData<ApplicationPage>>({ queryKey: ['resumes', 'list'] }, (data) =>
          without(data, person.uuid),
        );
        keep(detail);
        const text = t(decision.to === 'reject' ? 'decided.rejected' : 'decided.moved', {
          name: person.name,
          stage: t(`stage.${decision.to}`),
        });
        toast.undo(text, () => void takeBack(detail));
        return true;
      } catch (error) {
        adopt(error, keep);
        return false;
      } finally {
        setDeciding(null);
      }
    },
    [client, keep, onDecided, t, takeBack],
  );

  return { decide, deciding };
}

/** A stale version comes back with the state as it is now: show that, nothing is overwritten. */
function adopt(error: unknown, keep: (detail: Detail) => void): void {
  if (hasCode(error, 40901) && error.data) keep(error.data as Detail);
  else if (!isApiError(error)) throw error;
}

function without(data: InfiniteData<ApplicationPage> | undefined, uuid: string) {
  return (
    data && {
      ...data,
      pages: data.pages.map((page) => ({ ...page, items: page.items.filter((item) => item.uuid !== uuid) })),
    }
  );
}
