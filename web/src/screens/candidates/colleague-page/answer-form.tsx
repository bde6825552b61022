import type { answerByLink, LinkProblem } from '@qinghe/contract/candidates/linked-page.ts';
import type { InputOf } from '@qinghe/contract/endpoint.ts';
import { limits } from '@qinghe/contract/limits.ts';
import { linkVerdicts } from '@qinghe/contract/resumes/application.ts';
import { problemIn, useAnswer } from '../../../domains/candidates/api/linked-page.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { GroupShell } from '../../../ui/field/field-shell.tsx';
import { TextArea } from '../../../ui/field/text-area.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { useApiForm } from '../../../ui/form/use-api-form.ts';
import { Key } from '../../../ui/key/key.tsx';
import { useKey } from '../../../ui/key/use-key.ts';
import { StarButton } from '../../../ui/stars/star-button.tsx';
import type { Answered } from './answered.ts';
import styles from './colleague-page.module.css';
import { draftsOf, type Opinion } from './drafts.ts';

type Input = InputOf<typeof answerByLink>;
const schema = async () => (await import('@qinghe/contract/candidates/linked-page.ts')).answerByLink.input;
const stars = [1, 2, 3, 4, 5] as const;

interface AnswerFormProps {
  uuid: string;
  person: Pick<Answered, 'uuid' | 'answer'>;
  maker: string;
  onProblem: (problem: LinkProblem) => void;
  /** To the next one; undefined for the last. */
  onNext: (() => void) | undefined;
}

/** One of three answers (1 2 3), stars that may stay empty, words; Ctrl+Enter hands in. The draft stays in this browser. */
export function AnswerForm({ uuid, person, maker, onProblem, onNext }: AnswerFormProps) {
  const { t } = useTranslation('candidates');
  const answer = useAnswer();
  const { uuid: person_uuid } = person;
  const form = useApiForm<Opinion, unknown, Input>({
    key: `${draftsOf(uuid)}${person_uuid}`,
    drafts: 'browser',
    initial: person.answer ?? { verdict: '', stars: null, words: '' },
    input: (values) => ({ uuid, person_uuid, ...values }) as Input,
    schema,
    save: (input) =>
      answer(input).catch((error: unknown) => {
        const problem = problemIn(error);
        if (problem) onProblem(problem);
        throw error;
      }),
    said: t('answer.done', { maker }),
  });
  const verdict = form.field('verdict');
  const given = form.field('stars');
  return (
    <Form form={form}>
      <div className={styles.choice}>
        <GroupShell label={t('answer.title')} error={verdict.error}>
          {(control) => (
            <div className={styles.verdicts}>
              {linkVerdicts.map((value, index) => (
                <Verdict
                  key={value}
                  label={t(`verdict.${value}`)}
                  hint={t(`verdict.${value}Hint`)}
                  shortcut={String(index + 1)}
                  name={control.id}
                  invalid={control['aria-invalid']}
                  checked={verdict.value === value}
                  onChoose={() => verdict.onChange(value)}
                />
              ))}
            </div>
          )}
        </GroupShell>
      </div>
      <fieldset className={styles.stars}>
        <legend>{t('answer.starsLabel')}</legend>
        <span className={styles.starRow}>
          {stars.map((count) => (
            <StarButton
              key={count}
              aria-pressed={given.value !== null && count <= given.value}
              aria-label={t('answer.stars', { count })}
              onClick={() => given.onChange(given.value === count ? null : count)}
            />
          ))}
        </span>
        <span className={styles.starHint}>{t('answer.starsHint')}</span>
      </fieldset>
      <TextArea
        label={t('answer.words')}
        hint={t('answer.kept')}
        rows={3}
        maxLength={limits.note}
        {...form.field('words')}
      />
      <div className={styles.send}>
        <Button variant="primary" type="submit" wide busy={form.isSaving} aria-keyshortcuts="Control+Enter">
          {t(person.answer ? 'answer.again' : 'answer.send', { maker })}
          <Key onFilled>Ctrl ↵</Key>
        </Button>
        {person.answer && !form.isDirty && onNext && (
          <Button wide onClick={onNext}>
            {t('page.next')}
          </Button>
        )}
      </div>
    </Form>
  );
}

interface VerdictProps {
  label: string;
  hint: string;
  shortcut: string;
  name: string;
  invalid: true | undefined;
  checked: boolean;
  onChoose: () => void;
}

function Verdict({ label, hint, shortcut, name, invalid, checked, onChoose }: VerdictProps) {
  useKey(shortcut, onChoose);
  return (
    <label className={styles.verdict}>
      <input
        type="radio"
        name={name}
        checked={checked}
        aria-invalid={invalid}
        aria-keyshortcuts={shortcut}
        onChange={onChoose}
      />
      <span className={styles.verdictWords}>
        <strong>{label}</strong>
        <small>{hint}</small>
      </span>
      <Key>{shortcut}</Key>
    </label>
  );
}
