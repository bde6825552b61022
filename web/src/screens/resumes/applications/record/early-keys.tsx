import type { ApplicationSummary } from '@qinghe/contract/resumes/application.ts';
import { type Stage, stages } from '@qinghe/contract/resumes/stages.ts';
import { useKey } from '../../../../ui/key/use-key.ts';
import { stageKeys } from '../decide/stage-keys.ts';
import type { Decision } from '../decide/use-decisions.ts';

interface EarlyKeysProps {
  person: ApplicationSummary;
  onDecide: (decision: Decision) => void;
}

/** Stages to which a person may be moved who was seen in the list only; an offer wants the record. */
const targets = ['primary_screening', 'written', 'interview'] as const;

/** The keys of the stages while the record is on its way: on a slow network no key press is lost. The server judges. */
export function EarlyKeys({ person, onDecide }: EarlyKeysProps) {
  return targets.map((to) => (
    <EarlyKey key={to} to={to} enabled={goesOn(person, to)} onPress={() => onDecide({ to, reason: '' })} />
  ));
}

function EarlyKey({ to, enabled, onPress }: { to: (typeof targets)[number]; enabled: boolean; onPress: () => void }) {
  useKey(stageKeys[to], onPress, { enabled });
  return null;
}

const goesOn = ({ stage, withdrawn_at }: ApplicationSummary, to: Stage): boolean =>
  withdrawn_at === null && stage !== 'reject' && stages.indexOf(to) > stages.indexOf(stage);
