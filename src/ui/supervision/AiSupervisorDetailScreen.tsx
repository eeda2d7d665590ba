import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { studentPage } from '../../domain/addresses';
import type { RepeatedPoint } from '../../domain/dialogues';
import {
  type aiSupervisorDetail,
  assistantViews,
  selectEffects,
  selectPoints,
  selectScope,
  selectDialogues,
  selectTips,
  selectWarnings,
} from '../../machines/supervision/aiSupervisorDetail';
import type { repeatedPointRows } from '../../machines/supervision/repeatedPointRows';
import type { ActorProps } from '../parts/actorProps';
import { AbsentPage } from '../parts/AbsentPage';
import { BackLink } from '../parts/BackLink';
import { BehaviourWarnings } from '../parts/behaviour/BehaviourWarnings';
import { ListScreen } from '../parts/collection/ListScreen';
import { columnsOf, count, moment, text } from '../parts/columns';
import { useDates } from '../parts/dates';
import { PageHead } from '../parts/PageHead';
import { RecordOutdated } from '../parts/RecordOutdated';
import { RecordView } from '../parts/RecordView';
import { StudentCell } from '../parts/StudentCell';
import { Tabs } from '../parts/Tabs';
import { DialogueEffects } from './DialogueEffects';
import { StudentDialogues } from './StudentDialogues';
import { answersPage, assistantPage } from './flagWords';

const list = '/aiSupervisorAssistant/aiSupervisorAssistantList';

/** One student and the AI supervisor, in the view that the address names [SCREEN-141]. */
export function AiSupervisorDetailScreen({ actor }: ActorProps<typeof aiSupervisorDetail>) {
  const { t } = useTranslation(['supervision', 'parts']);
  const { moment: told } = useDates();
  const effects = useSelector(actor, selectEffects);
  const { view, studentId } = useSelector(actor, selectScope);
  if (effects === undefined) return null;
  return (
    <RecordView
      actor={effects}
      loading={t('detail.title')}
      rows={12}
      failed={t('detail.failed')}
      absent={
        <AbsentPage
          title={t('detail.absent.title')}
          text={t('detail.absent.text')}
          list={list}
          back={t('detail.back')}
        />
      }
    >
      {({ student, dialogue_count, open_count, as_of }) => (
        <>
          <BackLink to={list}>{t('detail.back')}</BackLink>
          <PageHead
            title={t('detail.title')}
            about={<StudentCell student={student} to={studentPage(studentId)} />}
            count={t('detail.count', { count: dialogue_count, open: open_count })}
            asOf={t('parts:asOf', { time: told(as_of) })}
          />
          <RecordOutdated actor={effects} />
          <Tabs
            label={t('detail.views')}
            selected={view}
            items={assistantViews.map((id) => ({
              ...{ id, label: t(`detail.view.${id}`), to: assistantPage(studentId, { view: id }) },
            }))}
          >
            <section aria-label={t(`detail.view.${view}`)}>
              {view === 'effect' ? <DialogueEffects actor={effects} /> : <View actor={actor} />}
            </section>
          </Tabs>
        </>
      )}
    </RecordView>
  );
}

/** What a view shows beside the effect. */
function View({ actor }: ActorProps<typeof aiSupervisorDetail>) {
  const { studentId } = useSelector(actor, selectScope);
  const dialogues = useSelector(actor, selectDialogues);
  const warnings = useSelector(actor, selectWarnings);
  const tips = useSelector(actor, selectTips);
  const points = useSelector(actor, selectPoints);
  if (dialogues !== undefined) return <StudentDialogues actor={dialogues} page={actor} />;
  if (points !== undefined) return <Points actor={points} studentId={studentId} />;
  if (warnings === undefined || tips === undefined) return null;
  return (
    <BehaviourWarnings
      {...{ actor: warnings, tips }}
      page={(query) =>
        `/student/detail?${String(new URLSearchParams({ student_id: String(studentId), ...query }))}`
      }
    />
  );
}

interface PointsProps {
  readonly actor: ActorRefFrom<typeof repeatedPointRows>;
  readonly studentId: number;
}

const words = {
  ...{ count: 'errors.count', label: 'detail.view.errors' },
  ...{ nothing: 'errors.nothing', failed: 'errors.failed' },
};

/** The points that are got wrong repeatedly, each as the way to the wrong answers [SCREEN-143]. */
function Points({ actor, studentId }: PointsProps) {
  const { t } = useTranslation('supervision');
  return (
    <ListScreen
      inTab
      {...{ actor, words }}
      period={() => t('period')}
      columns={columnsOf<RepeatedPoint>(
        'supervision',
        [
          text('point', ({ point_name }) => point_name),
          count('wrong', ({ wrong_count }) => wrong_count, {
            ...{ explained: 'errors.wrongWhy', width: 28 },
            to: ({ wrong_answer_ids: ids }) => answersPage(studentId, ids),
          }),
          count('questions', ({ question_count }) => question_count, { width: 28, yields: 1 }),
          moment('last', ({ last_wrong_at }) => last_wrong_at),
        ],
        'errors.column',
      )}
    />
  );
}
