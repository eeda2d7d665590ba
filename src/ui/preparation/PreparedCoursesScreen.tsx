import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { selectScope } from '../../machines/parts/collection/selectors';
import type { preparedCourseRows } from '../../machines/preparation/preparedCourseRows';
import type { ActorProps } from '../parts/actorProps';
import { ListScreen } from '../parts/collection/ListScreen';
import { LinkButton } from '../parts/LinkButton';
import { listOf } from './addresses';
import { preparedCourseColumns } from './preparedCourseColumns';

const words = {
  taught: {},
  polishing: { nothing: 'polishing.nothing', label: 'polishing.title' },
} as const;

/** The courses that are prepared, or polished, with how far their preparation is [SCREEN-155, SCREEN-156]. */
export function PreparedCoursesScreen({ actor }: ActorProps<typeof preparedCourseRows>) {
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
