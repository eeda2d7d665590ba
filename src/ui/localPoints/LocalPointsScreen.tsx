import { Box } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { isDifferent } from '../../domain/localMarking';
import type { CoursePoints, localCoursePoints } from '../../machines/localPoints/localCoursePoints';
import {
  type localMarking,
  selectDraft,
  selectIsNarrowed,
  selectIsSubmitting,
  selectMarks,
  selectPaste,
  selectPoints,
} from '../../machines/localPoints/localMarking';
import type { ActorProps } from '../parts/actorProps';
import { Checkbox } from '../parts/Checkbox';
import { useDates } from '../parts/dates';
import { DraftOffer } from '../parts/draft/DraftOffer';
import { DraftState } from '../parts/draft/DraftState';
import { NothingForFilter, NothingYet } from '../parts/Emptiness';
import { BusyFormContext } from '../parts/fieldControl';
import { LinkButton } from '../parts/LinkButton';
import { PageHead } from '../parts/PageHead';
import { RecordOutdated } from '../parts/RecordOutdated';
import { RecordView } from '../parts/RecordView';
import { DiscardDialog } from './DiscardDialog';
import { MarkingBar } from './MarkingBar';
import { OvertakenDialog } from './OvertakenDialog';
import { PasteDialog } from './PasteDialog';
import { PointsTable } from './PointsTable';

/** The knowledge points of a course, marked as the campus examines them [ROUTE-074, SCREEN-148]. */
export function LocalPointsScreen({ actor }: ActorProps<typeof localMarking>) {
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
      <OvertakenDialog actor={actor} />
      <DiscardDialog actor={actor} />
      {paste === undefined ? null : (
        <PasteDialog actor={paste} onCancel={() => actor.send({ type: 'paste.cancelled' })} />
      )}
    </>
  );
}

interface PointsProps extends ActorProps<typeof localMarking> {
  readonly points: ActorRefFrom<typeof localCoursePoints>;
}

function Points({ actor, points }: PointsProps) {
  const { t } = useTranslation('localPoints');
  return (
    <RecordView
      actor={points}
      loading={t('loading')}
      rows={12}
      failed={t('pointsFailed')}
      absent={
        <NothingYet page title={t('absent.title')}>
          {t('absent.text')}
        </NothingYet>
      }
    >
      {(answer) => (
        <>
          <Head answer={answer} />
          <RecordOutdated actor={points} />
          <Marking actor={actor} list={answer.list} />
        </>
      )}
    </RecordView>
  );
}

function Head({ answer: { course, list, as_of: asOf } }: { readonly answer: CoursePoints }) {
  const { t } = useTranslation(['localPoints', 'parts']);
  const { moment } = useDates();
  return (
    <PageHead
      title={course.name}
      count={t('pointCount', { count: list.length })}
      asOf={t('parts:asOf', { time: moment(asOf) })}
    />
  );
}

interface MarkingProps extends ActorProps<typeof localMarking> {
  readonly list: CoursePoints['list'];
}

/** The points, with the draft of what was said of them before. */
function Marking({ actor, list }: MarkingProps) {
  const { t } = useTranslation('localPoints');
  const draft = useSelector(actor, selectDraft);
  const isBusy = useSelector(actor, selectIsSubmitting);
  return (
    <>
      <BusyFormContext value={isBusy}>
        {draft === undefined ? null : <DraftOffer actor={draft} />}
      </BusyFormContext>
      {list.length === 0 ? (
        <NothingYet title={t('noPoints.title')}>{t('noPoints.text')}</NothingYet>
      ) : (
        <Marks actor={actor} list={list} />
      )}
      {draft === undefined ? null : <DraftState actor={draft} />}
    </>
  );
}

function Marks({ actor, list }: MarkingProps) {
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
