import type { OutputOf } from '@qinghe/contract/endpoint.ts';
import type { getImport } from '@qinghe/contract/imports/import.ts';
import { useEffect, useRef, useState } from 'react';
import { useImportValues, useMapWords } from '../../../domains/imports/api/import-jobs.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ComboboxField } from '../../../ui/field/combobox-field.tsx';
import { Section } from '../../../ui/section/section.tsx';
import { Row } from '../../../ui/stack/stack.tsx';
import { headOf } from './column-heads.ts';
import styles from './import-result.module.css';

type Found = OutputOf<typeof getImport>;
type Word = Pick<Found['unknown'][number], 'field' | 'word' | 'shown' | 'rows'>;

/** Words that are no value of their column: one line and one choice for all rows that have one. */
export function UnknownWords({ found }: { found: Found }) {
  const { t } = useTranslation('imports');
  const choice = useChoice(found);
  return (
    <Section title={t('words.title')} flush>
      <p className={styles.note}>{t('words.lead')}</p>
      <ul className={styles.words} aria-label={t('words.title')}>
        {found.unknown.map(({ near, ...one }) => (
          <li key={keyOf(one)}>
            <span>{t('words.line', { word: one.shown, column: headOf(one.field), count: one.rows })}</span>
            {choice.isOpen(one) ? (
              choice.field(one, '')
            ) : (
              <Row>
                {near.map(({ value, name }) => (
                  <Button key={value} busy={choice.busy} onClick={() => choice.take(one, value)}>
                    {name}
                  </Button>
                ))}
                <Button
                  variant="quiet"
                  aria-label={`${t(openerOf(near))} ${t('words.choiceOf', { word: one.shown, column: headOf(one.field) })}`}
                  onClick={() => choice.open(one)}
                >
                  {t(openerOf(near))}
                </Button>
              </Row>
            )}
          </li>
        ))}
      </ul>
      {found.unknown_words > found.unknown.length && (
        <p className={styles.more}>{t('words.more', { count: found.unknown_words - found.unknown.length })}</p>
      )}
    </Section>
  );
}

/** Words that the company's earlier choices stood in for; each can be changed or forgotten. */
export function MappedWords({ found }: { found: Found }) {
  const { t } = useTranslation('imports');
  const choice = useChoice(found);
  return (
    <Section title={t('words.mapped')} flush>
      <ul className={styles.words} aria-label={t('words.mapped')}>
        {found.mapped.map((one) => (
          <li key={keyOf(one)}>
            <span>
              {t('words.mappedLine', { word: one.shown, name: one.name, column: headOf(one.field), count: one.rows })}
            </span>
            {choice.isOpen(one) ? (
              choice.field(one, one.value)
            ) : (
              <Row>
                <Button
                  variant="quiet"
                  aria-label={t('words.changeOf', { word: one.shown })}
                  onClick={() => choice.open(one)}
                >
                  {t('words.change')}
                </Button>
                <Button
                  variant="quiet"
                  busy={choice.busy}
                  aria-label={t('words.forgetOf', { word: one.shown })}
                  onClick={() => choice.take(one, null)}
                >
                  {t('words.forget')}
                </Button>
              </Row>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

const openerOf = ({ length }: Found['unknown'][number]['near']) => (length > 0 ? 'words.other' : 'words.choose');

const keyOf = ({ field, word }: Word): string => `${field} ${word}`;

/** A choice counts as soon as it is made; the field for it opens in the line of its word. */
function useChoice({ uuid, kind }: Found) {
  const { t } = useTranslation('imports');
  const map = useMapWords();
  const lists = useImportValues(kind).data?.lists ?? [];
  const [opened, setOpened] = useState<string | null>(null);
  const take = ({ field, word }: Word, value: string | null) => {
    setOpened(null);
    void map.run({ uuid, words: [{ field, word, value }] });
  };
  return {
    busy: map.busy,
    take,
    isOpen: (one: Word) => opened === keyOf(one),
    open: (one: Word) => setOpened(keyOf(one)),
    field: (one: Word, value: string) => (
      <ChoiceField
        label={t('words.choiceOf', { word: one.shown, column: headOf(one.field) })}
        options={(lists.find(({ field }) => field === one.field)?.values ?? []).map((each) => ({
          value: each.value,
          label: each.name,
        }))}
        value={value}
        onChange={(chosen) => (chosen === '' || chosen === value ? setOpened(null) : take(one, chosen))}
      />
    ),
  };
}

/** Takes the focus: whoever opened it wants to type. */
function ChoiceField(props: Parameters<typeof ComboboxField>[0]) {
  const around = useRef<HTMLDivElement>(null);
  const isReady = props.options.length > 0;
  useEffect(() => {
    if (isReady) around.current?.querySelector('input')?.focus();
  }, [isReady]);
  return (
    <div ref={around} className={styles.choice}>
      <ComboboxField {...props} />
    </div>
  );
}
