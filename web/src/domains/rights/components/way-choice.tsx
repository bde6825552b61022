import type { UnitQuote } from '@qinghe/contract/rights/quote.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { useCostWords } from './use-cost-words.ts';
import styles from './way-choice.module.css';
import type { Obstacle, OfferedWay, OnlineCost, Way } from './ways.ts';

interface WayChoiceProps {
  cost: OnlineCost;
  ways: readonly OfferedWay[];
  way: Way | undefined;
  /** The job that would go offline. */
  leaving: OnlineCost['offline'][number] | undefined;
  onChoose: (way: Way) => void;
  onLeaving: (uuid: string) => void;
}

/** The ways to get a place, one below the other, each with what it takes or why it cannot be taken. */
export function WayChoice({ cost, ways, way, leaving, onChoose, onLeaving }: WayChoiceProps) {
  const { t } = useTranslation('rights');
  const group = useRef<HTMLDivElement>(null);
  // Enter takes the marked one.
  useEffect(() => group.current?.querySelector<HTMLElement>('input:checked')?.focus(), []);
  return (
    <div ref={group} role="radiogroup" aria-label={t('place.ways')} className={styles.ways}>
      {ways.map(({ way: one, obstacle }) => (
        <div key={one} className={styles.way}>
          <label className={styles.label}>
            <input
              type="radio"
              name="way"
              checked={one === way}
              disabled={obstacle !== null}
              onChange={() => onChoose(one)}
            />
            <span className={styles.name}>{t(`place.way.${one}`)}</span>
            <span className={styles.note}>{t(`place.what.${one}`)}</span>
            <span className={styles.note}>
              <Takes way={one} obstacle={obstacle} cost={cost} />
            </span>
          </label>
          {obstacle === 'missing' && (
            <Link className={styles.more} to="/recruitment-props/mall-of-rights?acCoin">
              {t('place.mall')}
            </Link>
          )}
          {one === 'offline' && way === 'offline' && leaving && (
            <div className={styles.more}>
              <SelectField
                label={t('place.off')}
                value={leaving.uuid}
                options={cost.offline.map(({ uuid, title }) => ({ value: uuid, label: title }))}
                onChange={onLeaving}
              />
            </div>
          )}
        </div>
      ))}
    </div>
  );
}

function Takes({ way, obstacle, cost }: { way: Way; obstacle: Obstacle; cost: OnlineCost }): ReactNode {
  const { t } = useTranslation('rights');
  if (obstacle === 'limit' || obstacle === 'uncertified') return t(`place.why.${obstacle}`);
  if (way === 'offline') return obstacle && t('place.noOffline');
  return <TakesRight right={way} obstacle={obstacle} quote={cost[way]} owner={cost.owner ?? ''} />;
}

interface TakesRightProps {
  right: 'unlock' | 'expansion';
  obstacle: Obstacle;
  quote: UnitQuote;
  /** Who may spend coins. */
  owner: string;
}

function TakesRight({ right, obstacle, quote, owner }: TakesRightProps): ReactNode {
  const { t } = useTranslation('rights');
  const { before } = useCostWords(right);
  const { price, missing } = quote;
  if (obstacle === 'askOwner') return t('place.askOwner', { price, owner });
  if (obstacle === 'missing') return t('place.missing', { price, count: missing });
  return before(quote).join(' ');
}
