import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { ReadyGrading } from '../../machines/grading/readyWork';
import { useDates } from '../parts/dates';
import { Formula } from '../parts/Formula';
import { Photo } from '../parts/Photo';
import { TextLink } from '../parts/TextLink';
import { useToldName } from '../parts/useToldName';
import { gradingPage } from './gradingPage';

const Texts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: 5,
    rowGap: 2,
    '& dt': { textStyle: 'small', color: 'fg.muted' },
    '& dd': { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  },
});

/** The question and the answer that a grading is about, and the way to change it. */
export function ReadyAnswer({ row }: { readonly row: ReadyGrading }) {
  const { t } = useTranslation('grading');
  const told = useToldName();
  const { moment } = useDates();
  const { id, stem, answer, rightAnswer, image, student, submittedAt } = row;
  return (
    <chakra.div display="grid" gap={2} pb={2}>
      <Texts>
        <div>
          <dt>{t('answers.stem')}</dt>
          <dd>
            <Formula text={stem} />
          </dd>
        </div>
        <div>
          <dt>{t('ready.answer', { time: moment(submittedAt) })}</dt>
          <dd>
            <Formula text={answer} />
          </dd>
        </div>
        {rightAnswer === '' ? null : (
          <div>
            <dt>{t('answers.rightAnswer')}</dt>
            <dd>
              <Formula text={rightAnswer} />
            </dd>
          </div>
        )}
      </Texts>
      {image === null ? null : (
        <Photo src={image} alt={t('answer.photo', { name: told(student) })} />
      )}
      {row.isSubmitted || row.rival !== null ? null : (
        <div>
          <TextLink to={gradingPage({ kind: 'answer', id })}>
            {t('ready.change', { name: told(student) })}
          </TextLink>
        </div>
      )}
    </chakra.div>
  );
}
