import { useTranslation } from 'react-i18next';
import type { examRows } from '../../machines/exams/examRows';
import type { ActorProps } from '../parts/actorProps';
import { ListScreen } from '../parts/collection/ListScreen';
import { LinkButton } from '../parts/LinkButton';
import { examColumns } from './examColumns';

const words = {
  values: {
    exam_type: (value: string) => `scores:exam_type.${value}`,
    grade: (value: string) => `students:grade.${value}`,
  },
};

/** The results of own students in papers, each leading to its analysis [SCREEN-139, ROUTE-058]. */
export function ExamsScreen({ actor }: ActorProps<typeof examRows>) {
  const { t } = useTranslation('exams');
  const enter = (
    <LinkButton to="/examAnalysis/paperInformationEntry" kind="primary">
      {t('enter')}
    </LinkButton>
  );
  return (
    <ListScreen actor={actor} columns={examColumns} words={words} action={enter} fill={enter} />
  );
}
