import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { answerGradingPage } from '../../domain/addresses';
import type { HomeworkAnswer } from '../../machines/grading/personWork';
import { PassageText } from '../parts/answers/PassageText';
import { QuestionOptions } from '../parts/answers/QuestionOptions';
import { Formula } from '../parts/Formula';
import { PutAsideMark } from '../parts/PutAside';
import { Status } from '../parts/Status';
import { TextLink } from '../parts/TextLink';
import { WorkTable } from '../parts/WorkTable';

/** The answers of adaptive homework, to be read. */
export function AnswersTable({ answers }: { readonly answers: readonly HomeworkAnswer[] }) {
  const { t } = useTranslation('grading');
  const right = answers.filter(({ is_right }) => is_right).length;
  const heads = ['stem', 'answer', 'rightAnswer', 'result'] as const;
  return (
    <>
      <chakra.p mb={3} fontVariantNumeric="tabular-nums">
        {t('answers.count', { right, count: answers.length })}
      </chakra.p>
      <chakra.div overflowX="auto">
        <WorkTable aria-label={t('answers.label')}>
          <thead>
            <tr>
              <th scope="col" data-numeric>
                {t('answers.number')}
              </th>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {t(`answers.${head}`)}
                </th>
              ))}
              <th scope="col" data-numeric>
                {t('answers.seconds')}
              </th>
            </tr>
          </thead>
          <tbody>
            {answers.map((answer, index) => (
              <tr key={answer.answer_id}>
                <td data-numeric>{index + 1}</td>
                <td>
                  {answer.passage === null ? null : (
                    <details>
                      <summary>{t('answers.passage', { title: answer.passage.title })}</summary>
                      <PassageText of={answer.passage} />
                    </details>
                  )}
                  <Formula text={answer.stem} />
                  <QuestionOptions options={answer.options} />
                </td>
                <td>
                  <Formula text={answer.answer} />
                </td>
                <td>
                  <Formula text={answer.right_answer} />
                </td>
                <td data-result>
                  <Status kind={answer.is_right ? 'good' : 'act'}>
                    {t(answer.is_right ? 'answers.right' : 'answers.wrong')}
                  </Status>
                  {answer.is_graded === null ? null : (
                    <TextLink to={answerGradingPage(answer.answer_id)}>
                      {t(answer.is_graded ? 'answers.graded' : 'answers.grade', {
                        number: index + 1,
                      })}
                    </TextLink>
                  )}
                  <PutAsideMark answerId={answer.answer_id} />
                </td>
                <td data-numeric>{answer.seconds}</td>
              </tr>
            ))}
          </tbody>
        </WorkTable>
      </chakra.div>
    </>
  );
}
