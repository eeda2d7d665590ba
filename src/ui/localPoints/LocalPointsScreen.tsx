import { Box } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { isDifferent } from '../../domain/localMarking';
import type { localCoursePoints } from '../../machines/localPoints/localCoursePoints';
import {
  type localMarking,
  selectDraft,
  selectIsNarrowed,
  selectIsSubmitting,
  selectMarks,
  selectPaste,
  selectPoints,
} from '../../machines/localPoints/localMarking';
import {
  selectAnswer,
  selectFailure,
  selectIsAbsent,
  selectIsLoading,
} from '../../machines/parts/record';
import { Checkbox } from '../parts/Checkbox';
import { useDates } from '../parts/dates';
import { DraftOffer } from '../parts/draft/DraftOffer';
import { DraftState } from '../parts/draft/DraftState';
import { Failed, NothingForFilter, NothingYet } from '../parts/Emptiness';
import { BusyFormContext } from '../parts/fieldControl';
import { LinkButton } from '../parts/LinkButton';
import { Loading } from '../parts/Loading';
import { PageHead } from '../parts/PageHead';
import { RecordOutdated } from '../parts/RecordOutdated';
import { MarkingBar } from './MarkingBar';
import { PasteDialog } from './PasteDialog';
import { PointsTable } from './PointsTable';

interface LocalPointsScreenProps {
  readonly actor: ActorRefFrom<typeof localMarking>;
}

/** The knowledge points of a course, marked as the campus examines them [ROUTE-074, SCREEN-148]. */
export function LocalPointsScreen({ actor }: LocalPointsScreenProps) {
  const { t } = useTranslation('localPoints');
  const points = useSelector(actor, selectPoints);
  const paste = useSelector(actor, selectPaste);
  return (
    <>
      <Box ms={-3}>
        <LinkButton to="/localManager/index" kind="quiet" icon={ArrowLeft}>
          {t('back')}
        </LinkButton>
      </Box>
      {points === undefined ? null : <Points actor={actor} points={points} />}
      {paste === undefined ? null : (
        <PasteDialog actor={paste} onCancel={() => actor.send({ type: 'paste.cancelled' })} />
      )}
    </>
  );
}

interface PointsProps extends LocalPointsScreenProps {
  readonly points: ActorRefFrom<typeof localCoursePoints>;
}

function Points({ actor, points }: PointsProps) {
  const { t } = useTranslation(['localPoints', 'parts']);
  const { moment } = useDates();
  const answer = useSelector(points, selectAnswer);
  const failure = useSelector(points, selectFailure);
  const isLoading = useSelector(points, selectIsLoading);
  const isAbsent = useSelector(points, selectIsAbsent);
  const draft = useSelector(actor, selectDraft);
  const isBusy = useSelector(actor, selectIsSubmitting);
  if (isAbsent) return <NothingYet title={t('absent.title')}>{t('absent.text')}</NothingYet>;
  if (answer === null) {
    if (isLoading) return <Loading label={t('loading')} rows={12} />;
    const retry = () => points.send({ type: 'load.retried' });
    return <Failed title={t('pointsFailed')} failure={failure} onRetry={retry} />;
  }
  const { course, list, as_of: asOf } = answer;
  return (
    <>
      <PageHead
        title={course.name}
        count={t('pointCount', { count: list.length })}
        asOf={t('parts:asOf', { time: moment(asOf) })}
      />
      <RecordOutdated actor={points} />
      <BusyFormContext value={isBusy}>
        {draft === undefined ? null : <DraftOffer actor={draft} />}
      </BusyFormContext>
      {list.length === 0 ? (
        <NothingYet title={t('noPoints.title')}>{t('noPoints.text')}</NothingYet>
      ) : (
        <Marking actor={actor} list={list} />
      )}
      {draft === undefined ? null : <DraftState actor={draft} />}
    </>
  );
}

interface MarkingProps extends LocalPointsScreenProps {
  readonly list: Parameters<typeof PointsTable>[0]['points'];
}

function Marking({ actor, list }: MarkingProps) {
  const { t } = useTranslation('localPoints');
  const marks = useSelector(actor, selectMarks);
  const isNarrowed = useSelector(actor, selectIsNarrowed);
  const different = list.filter((point) => isDifferent(point, marks));
  const shown = isNarrowed ? different : list;
  const narrow = () => actor.send({ type: 'narrowing.switched' });
  return (
    <>
      <MarkingBar actor={actor} points={shown} />
      <Checkbox checked={isNarrowed} onChange={narrow}>
        {t('narrow', { count: different.length })}
      </Checkbox>
      {shown.length === 0 ? (
        <NothingForFilter filter={t('narrow', { count: 0 })} onClear={narrow} />
      ) : (
        <PointsTable actor={actor} points={shown} />
      )}
    </>
  );
}
