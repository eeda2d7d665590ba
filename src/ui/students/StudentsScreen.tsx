import { useSelector } from '@xstate/react';
import { BellRing, Coins, PenLine } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { mostReminded } from '../../domain/home';
import { assignmentLimits } from '../../domain/homework';
import { rewardedAtOnce } from '../../domain/limits';
import { nameIn } from '../../domain/named';
import { auditionLists, type StudentRow } from '../../domain/students';
import { selectAddressIfAny } from '../../machines/parts/collection/selectors';
import {
  type students,
  selectClasses,
  selectCourses,
  selectHasAudition,
  selectHasClasses,
  selectList,
  selectMayAssign,
  selectMayReward,
  selectReminder,
} from '../../machines/students/students';
import type { ActorProps } from '../parts/actorProps';
import { ListScreen } from '../parts/collection/ListScreen';
import { LinkButton } from '../parts/LinkButton';
import { MarkingDialog } from './MarkingDialog';
import { ReminderDialogs } from './ReminderDialogs';
import { studentActions } from './studentActions';
import { studentColumnsOf } from './studentColumns';

const nothing = (list: string) => (list === 'hidden' ? 'nothing.hidden' : 'nothing');

/** What only students of trial classes are told apart by. */
const auditionFilters = ['trial'];

const idsOf = (named: readonly { readonly id: number }[]) => named.map(({ id }) => String(id));

/** The student lists. */
export function StudentsScreen({ actor }: ActorProps<typeof students>) {
  const list = useSelector(actor, selectList);
  const hasAudition = useSelector(actor, selectHasAudition);
  const hasClasses = useSelector(actor, selectHasClasses);
  const { t } = useTranslation('students');
  const asks = useMemo(
    () => ({
      auditioned: (ids: readonly number[]) => {
        actor.send({ type: 'marking.requested', ids });
      },
    }),
    [actor],
  );
  const mayAssign = useSelector(actor, selectMayAssign);
  const mayReward = useSelector(actor, selectMayReward);
  const reminder = useSelector(actor, selectReminder);
  const begins = useMemo(() => {
    const assign = {
      ...{
        icon: PenLine,
        verb: t('act.homework'),
        isInRows: true,
        most: assignmentLimits.students,
      },
      on: (ids: readonly number[]) => {
        actor.send({ type: 'homework.requested', ids });
      },
    };
    const reward = {
      ...{ icon: Coins, verb: t('act.reward'), isInRows: true, most: rewardedAtOnce },
      on: (ids: readonly number[], students: readonly StudentRow[]) => {
        actor.send({ type: 'reward.requested', ids, students });
      },
    };
    return [
      ...(mayAssign ? [assign] : []),
      {
        ...{ icon: BellRing, verb: t('act.remind'), isInRows: true, most: mostReminded },
        on: (ids: readonly number[], students: readonly StudentRow[]) => {
          actor.send({ type: 'reminder.requested', ids, students });
        },
      },
      ...(mayReward ? [reward] : []),
    ];
  }, [actor, mayAssign, mayReward, t]);
  const address = useSelector(list, selectAddressIfAny);
  const columns = useMemo(() => studentColumnsOf(address), [address]);
  const courses = useSelector(list, selectCourses);
  const classes = useSelector(list, selectClasses);
  if (list === undefined) return null;
  return (
    <>
      <ListScreen
        actor={list}
        columns={columns}
        tabs="list"
        hiddenTabs={hasAudition ? undefined : auditionLists}
        hiddenFilters={hasAudition ? undefined : auditionFilters}
        counts={({ counts }) => counts}
        words={{ nothing, values: { course: nameIn(courses), class: nameIn(classes) } }}
        choices={{ course: idsOf(courses), class: idsOf(classes) }}
        actions={{ ...studentActions, asks, begins }}
        action={hasClasses ? <LinkButton to="/classes/list">{t('classes')}</LinkButton> : null}
      />
      <MarkingDialog actor={actor} list={list} />
      {reminder === undefined ? null : <ReminderDialogs actor={reminder} />}
    </>
  );
}
