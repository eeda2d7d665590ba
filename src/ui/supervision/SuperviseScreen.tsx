import { useSelector } from '@xstate/react';
import { ExternalLink } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { teacherIn, type TeacherOption } from '../../domain/supervision';
import { selectAddressIfAny } from '../../machines/parts/collection/selectors';
import {
  selectIsAsking,
  selectList,
  selectSubjectId,
  selectTeachers,
  type supervise,
} from '../../machines/supervision/supervise';
import type { Supervised } from '../../machines/supervision/supervisedRows';
import type { superviseTeachers } from '../../machines/supervision/superviseTeachers';
import { selectAnswerIfAny } from '../../machines/parts/record';
import type { ActorProps } from '../parts/actorProps';
import { Button } from '../parts/Button';
import { ListScreen } from '../parts/collection/ListScreen';
import { LinkButton } from '../parts/LinkButton';
import { RecordView } from '../parts/RecordView';
import { Text } from '../parts/Text';
import { supervisedColumnsOf } from './supervisedColumns';

const listWords = {
  ...{ count: 'list.count', search: 'search', failed: 'list.failed' },
  label: 'list.title',
} as const;

/** The supervised students, and the ways to the supervision system and to the data board [ROUTE-038]. */
export function SuperviseScreen({ actor }: ActorProps<typeof supervise>) {
  const { t } = useTranslation(['supervision', 'students', 'shell']);
  const list = useSelector(actor, selectList);
  const teachers = useSelector(actor, selectTeachers);
  const isAsking = useSelector(actor, selectIsAsking);
  const address = useSelector(list, selectAddressIfAny);
  const answer = useSelector(teachers, selectAnswerIfAny<{ list: readonly TeacherOption[] }>);
  const subjectId = useSelector(actor, selectSubjectId);
  const ofSubject = useSelector(list, selectAnswerIfAny<Supervised>)?.of_subject;
  const known = answer?.list ?? [];
  const [own, ...colleagues] = known;
  const named = address['teacher'];
  const hasColleagues = colleagues.length > 0;
  const isColleague = named !== undefined && named !== String(own?.id);
  const columns = useMemo(
    () =>
      supervisedColumnsOf({
        isAsking,
        onSupervise: isColleague
          ? null
          : (studentId) => actor.send({ type: 'supervision.requested', studentId }),
      }),
    [actor, isAsking, isColleague],
  );
  if (list === undefined) return null;
  const nameOf = (id: string) => {
    const teacher = teacherIn(known, id);
    if (teacher === null) return t('list.unnamed');
    return teacher.hasNamesake ? t('list.namesake', { ...teacher }) : teacher.name;
  };
  return (
    <ListScreen
      actor={list}
      title={t('list.title')}
      columns={columns}
      tabs="now"
      counts={({ counts }) => counts}
      words={{
        ...listWords,
        nothing: hasColleagues ? 'list.nothingOwn' : 'list.nothing',
        none: { teacher: 'list.own' },
        values: { state: (value) => `students:supervision.${value}`, teacher: nameOf },
      }}
      choices={hasColleagues ? { teacher: colleagues.map(({ id }) => String(id)) } : undefined}
      action={
        <>
          <LinkButton to="/supervise">{t('board.title')}</LinkButton>
          <Button
            kind="primary"
            icon={ExternalLink}
            busy={isAsking}
            onClick={() => {
              if (isColleague) {
                actor.send({ type: 'teacherSupervision.requested', teacherId: Number(named) });
              } else actor.send({ type: 'supervision.requested', studentId: null });
            }}
          >
            {isColleague ? t('list.openOf', { name: nameOf(named) }) : t('list.open')}
          </Button>
        </>
      }
    >
      {teachers === undefined ? null : <Teachers actor={teachers} />}
      {ofSubject === undefined || ofSubject === subjectId ? null : (
        <Text as="p" muted mb={3}>
          {t('list.ofSubject', { subject: t(`shell:subject.${String(ofSubject)}`) })}
        </Text>
      )}
    </ListScreen>
  );
}

/** Says where the teachers to filter by could not be loaded; once they are there, the filter has them. */
function Teachers({ actor }: ActorProps<typeof superviseTeachers>) {
  const { t } = useTranslation('supervision');
  return (
    <RecordView
      actor={actor}
      loading={t('list.teachers')}
      rows={0}
      failed={t('list.teachersFailed')}
    >
      {() => null}
    </RecordView>
  );
}
