import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { selectScope } from '../../machines/parts/collection/selectors';
import type { preparedCourseRows } from '../../machines/preparation/preparedCourseRows';
import { ListScreen } from '../parts/collection/ListScreen';
import { LinkButton } from '../parts/LinkButton';
import { listOf } from './addresses';
import { preparedCourseColumns } from './preparedCourseColumns';

const words = {
  taught: {},
  polishing: { nothing: 'polishing.nothing', label: 'polishing.title' },
} as const;

interface PreparedCoursesScreenProps {
  readonly actor: ActorRefFrom<typeof preparedCourseRows>;
}

/** The courses that are prepared, or polished, with how far their preparation is [SCREEN-155, SCREEN-156]. */
export function PreparedCoursesScreen({ actor }: PreparedCoursesScreenProps) {
  const { t } = useTranslation('preparation');
  const { kind } = useSelector(actor, selectScope);
  const isPolishing = kind === 'polishing';
  return (
    <ListScreen
      actor={actor}
      columns={preparedCourseColumns}
      title={isPolishing ? t('polishing.title') : undefined}
      words={words[kind]}
      action={
        <LinkButton to={listOf(isPolishing ? 'taught' : 'polishing')}>
          {t(isPolishing ? 'title' : 'polishing.title')}
        </LinkButton>
      }
    />
  );
}
