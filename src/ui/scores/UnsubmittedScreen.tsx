import { HStack } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { resultScorePage, scoreEntryPage } from '../../domain/addresses';
import { timeLeft } from '../../domain/home';
import { noExamReasonLength, type UnsubmittedRow } from '../../domain/scores';
import { type examAbsence, selectStudent } from '../../machines/scores/examAbsence';
import { selectAnswer } from '../../machines/parts/collection/selectors';
import { selectDraft } from '../../machines/parts/form/selectors';
import {
  selectAbsence,
  selectList,
  type unsubmittedScores,
} from '../../machines/scores/unsubmittedScores';
import type { unsubmittedRows } from '../../machines/scores/unsubmittedRows';
import type { ActorProps } from '../parts/actorProps';
import { Button } from '../parts/Button';
import { ListScreen } from '../parts/collection/ListScreen';
import { actions, columnsOf } from '../parts/columns';
import { useDates } from '../parts/dates';
import { FormDialog } from '../parts/form/FormDialog';
import { TextAreaField } from '../parts/form/TextAreaField';
import { LinkButton } from '../parts/LinkButton';
import { StudentCell } from '../parts/StudentCell';
import { Text } from '../parts/Text';
import { useToldName } from '../parts/useToldName';
import { ScoreTabs } from './ScoreTabs';
import { unsubmittedKinds } from './unsubmittedColumns';

interface ActsProps extends ActorProps<typeof unsubmittedScores> {
  readonly student: UnsubmittedRow;
}

function Acts({ actor, student }: ActsProps) {
  const { t } = useTranslation('scores');
  const { exam_report: result } = student;
  const name = useToldName()(student.name);
  return (
    <HStack gap={2}>
      {result === null ? (
        <LinkButton
          to={scoreEntryPage(student.student_id)}
          size="small"
          aria-label={t('unsubmitted.recordFor', { name })}
        >
          {t('record.title')}
        </LinkButton>
      ) : (
        <LinkButton
          to={resultScorePage(result)}
          size="small"
          aria-label={t('unsubmitted.takeOverFor', { name })}
        >
          {t('unsubmitted.takeOver')}
        </LinkButton>
      )}
      <Button
        size="small"
        aria-label={t('absence.openFor', { name })}
        onClick={() => actor.send({ type: 'absence.requested', student })}
      >
        {t('absence.open')}
      </Button>
    </HStack>
  );
}

const columnsFor = (actor: ActorRefFrom<typeof unsubmittedScores>) =>
  columnsOf<UnsubmittedRow>(
    ['scores', 'students'],
    [
      ...unsubmittedKinds,
      actions('acts', (student) => <Acts {...{ actor, student }} />, { width: 68 }),
    ],
  );

interface AskedProps {
  readonly list: ActorRefFrom<typeof unsubmittedRows>;
}

/** Which exam scores are asked for, until when, and what counts. */
function Asked({ list }: AskedProps) {
  const { t } = useTranslation('scores');
  const { day } = useDates();
  const answer = useSelector(list, selectAnswer);
  if (answer === null) return null;
  const { exam, due_on: due, days_left: left } = answer.asked;
  const time = t(`unsubmitted.${timeLeft(left)}`, { day: day(due) });
  return (
    <Text as="p" muted mb={2}>
      {t(`unsubmitted.${exam}`)} {time}
    </Text>
  );
}

/** Whose score of the exam that is asked for is missing [SCREEN-133]. */
export function UnsubmittedScreen({ actor }: ActorProps<typeof unsubmittedScores>) {
  const list = useSelector(actor, selectList);
  const absence = useSelector(actor, selectAbsence);
  const columns = useMemo(() => columnsFor(actor), [actor]);
  if (list === undefined) return null;
  const cancel = () => actor.send({ type: 'absence.cancelled' });
  return (
    <>
      <ListScreen
        actor={list}
        columns={columns}
        words={{ count: 'unsubmitted.count', nothing: 'unsubmitted.nothing' }}
      >
        <ScoreTabs selected="unsubmitted" />
        <Asked list={list} />
      </ListScreen>
      {absence === undefined ? null : (
        <AbsenceDialog actor={absence} list={list} onCancel={cancel} />
      )}
    </>
  );
}

interface AbsenceDialogProps extends AskedProps {
  readonly actor: ActorRefFrom<typeof examAbsence>;
  readonly onCancel: () => void;
}

/** Why a student had no such exam: from then on no score is asked for [CALL-172]. */
function AbsenceDialog({ actor, list, onCancel }: AbsenceDialogProps) {
  const { t } = useTranslation('scores');
  const { day } = useDates();
  const exam = useSelector(list, selectAnswer)?.asked.exam;
  const student = useSelector(actor, selectStudent);
  const draft = useSelector(actor, selectDraft);
  const values = { name: useToldName()(student.name) };
  return (
    <FormDialog {...{ actor, onCancel, draft, values }} words="scores:absence">
      <StudentCell student={student} />
      {exam === undefined ? null : (
        <Text as="p">
          {t('absence.asked', { exam: t(`exam_type.${exam}`), day: day(student.due_on) })}
        </Text>
      )}
      <TextAreaField name="reason" rows={3} {...noExamReasonLength} />
    </FormDialog>
  );
}
