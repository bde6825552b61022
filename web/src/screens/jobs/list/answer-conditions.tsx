import { limits } from '@qinghe/contract/limits.ts';
import {
  type AnswerCondition,
  answerMeasures,
  MAX_ANSWER_NUMBER,
  MAX_ANSWER_WORDS,
  type ScreeningConditions,
  type ScreeningRule,
} from '@qinghe/contract/resumes/screening.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { NumberField } from '../../../ui/field/number-field.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { TagsField } from '../../../ui/field/tags-field.tsx';
import type { ApiForm } from '../../../ui/form/api-form.ts';
import { Hint } from '../../../ui/text/hint.tsx';
import styles from './answer-conditions.module.css';

type Measure = (typeof answerMeasures)[number];

/** A condition on an answer while it is typed: words and number stay, whichever of them is asked for. */
interface TypedCondition {
  question: string;
  measure: Measure;
  words: string[];
  number: number | null;
}

export type TypedRule = Omit<ScreeningConditions, 'answers'> & {
  job_uuid: string;
  version: number;
  answers: TypedCondition[];
};

/** As the form takes them: of the answers those whose question the job asks. */
export const toTyped = ({ abilities: _abilities, questions, answers, ...rule }: ScreeningRule) => ({
  ...rule,
  answers: answers
    .filter(({ question }) => questions.includes(question))
    .map((one): TypedCondition => ({ words: [], number: null, ...one })),
});

/** As they are saved; a number that is missing is for the contract to say. */
export const fromTyped = <Rule extends { answers: TypedCondition[] }>({ answers, ...rule }: Rule) => ({
  ...rule,
  answers: answers.map(
    ({ question, measure, words, number }): AnswerCondition =>
      measure === 'words' ? { question, measure, words } : { question, measure, number: number as number },
  ),
});

/** What the answers to the job's own questions must be, and which conditions count no more since their question changed. */
export function AnswerConditions({ form, rule }: { form: ApiForm<TypedRule>; rule: ScreeningRule }) {
  const { t } = useTranslation('jobs', { keyPrefix: 'screening' });
  const { value: answers, onChange } = form.field('answers');
  const gone = rule.answers.filter(({ question }) => !rule.questions.includes(question));
  const measureBy = (question: string, measure: string) => {
    const others = answers.filter((one) => one.question !== question);
    const before = answers.find((one) => one.question === question) ?? { question, words: [], number: null };
    onChange(measure === '' ? others : [...others, { ...before, measure: measure as Measure }]);
  };
  return (
    <>
      {rule.questions.map((question) => {
        const at = answers.findIndex((one) => one.question === question);
        return (
          <fieldset key={question} aria-label={question} className={styles.question}>
            <SelectField
              label={t('answer', { question })}
              value={answers[at]?.measure ?? ''}
              options={[
                { value: '', label: t('any') },
                ...answerMeasures.map((value) => ({ value, label: t(`measure.${value}`) })),
              ]}
              onChange={(measure) => measureBy(question, measure)}
            />
            {answers[at]?.measure === 'words' && (
              <TagsField
                label={t('answerWords')}
                hint={t('answerWordsHint')}
                max={MAX_ANSWER_WORDS}
                maxLength={limits.major}
                {...form.field(`answers.${at}.words`)}
              />
            )}
            {answers[at] && answers[at].measure !== 'words' && (
              <NumberField
                label={t('answerNumber')}
                hint={t('answerNumberHint')}
                max={MAX_ANSWER_NUMBER}
                {...form.field(`answers.${at}.number`)}
              />
            )}
          </fieldset>
        );
      })}
      {gone.map(({ question }) => (
        <Hint as="p" key={question}>
          {t('answerGone', { question })}
        </Hint>
      ))}
    </>
  );
}
