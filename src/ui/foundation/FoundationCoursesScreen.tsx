import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import {
  type chineseCourseRows,
  type englishCourseRows,
  type foundationCourseRows,
  selectMayExport,
} from '../../machines/foundation/foundationCourseRows';
import { ListScreen } from '../parts/collection/ListScreen';
import { courseColumns, type CourseVariant } from './courseColumns';
import { FoundationTabs } from './FoundationTabs';

interface CoursesScreenProps<Chart extends typeof foundationCourseRows> {
  readonly actor: ActorRefFrom<Chart>;
}

const words = {
  ...{ count: 'courses.count', search: 'search', failed: 'courses.failed' },
  nothing: 'courses.nothing',
  values: {
    health: (value: string) => `students:health.${value}`,
    grade: (value: string) => `students:grade.${value}`,
  },
};

interface VariantProps extends CoursesScreenProps<typeof foundationCourseRows> {
  readonly variant: CourseVariant;
}

function Variant({ actor, variant }: VariantProps) {
  const { t } = useTranslation('foundation');
  const mayExport = useSelector(actor, selectMayExport);
  return (
    <ListScreen
      {...{ actor, mayExport, words }}
      columns={courseColumns[variant]}
      title={t('title')}
      tabs="list"
    >
      <FoundationTabs selected="courses" />
    </ListScreen>
  );
}

/** The students' foundation courses [SCREEN-105, SCREEN-108]. */
export function FoundationCoursesScreen({
  actor,
}: CoursesScreenProps<typeof foundationCourseRows>) {
  return <Variant actor={actor} variant="generic" />;
}

/** The Chinese variant [SCREEN-106]. */
export function ChineseCoursesScreen({ actor }: CoursesScreenProps<typeof chineseCourseRows>) {
  return <Variant actor={actor} variant="chinese" />;
}

/** The English variant [SCREEN-107]. */
export function EnglishCoursesScreen({ actor }: CoursesScreenProps<typeof englishCourseRows>) {
  return <Variant actor={actor} variant="english" />;
}
