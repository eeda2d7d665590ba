import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { lastExam, resultOf, type RosterStudent, warningOf } from '../../domain/severalScores';
import { errorOf } from '../../machines/parts/form/selectors';
import {
  selectIsTaken,
  selectShown,
  selectToday,
  selectValues,
  type severalScores,
} from '../../machines/scores/severalScores';
import type { ActorProps } from '../parts/actorProps';
import { CellField } from '../parts/CellField';
import { FieldColumn } from '../parts/FieldColumn';
import { NumberInput } from '../parts/NumberInput';
import { PersonCell } from '../parts/PersonCell';
import { Status } from '../parts/Status';
import { Text } from '../parts/Text';
import { TextInput } from '../parts/TextInput';
import { useToldName } from '../parts/useToldName';
import { WorkTable } from '../parts/WorkTable';
import { saidScore } from './scoreColumns';
import { WarningText } from './WarningText';

const sameRows = (one: readonly RosterStudent[], other: readonly RosterStudent[]) =>
  one.length === other.length && one.every((student, index) => student === other[index]);

/** One row for each student: name and account, the last exam, and the result. */
export function ResultsTable({ actor }: ActorProps<typeof severalScores>) {
  const { t } = useTranslation('scores');
  const students = useSelector(actor, selectShown, sameRows);
  if (students.length === 0) return <Text as="p">{t('several.noRows')}</Text>;
  return (
    <FieldColumn
      onPaste={(text, name) => actor.send({ type: 'lines.pasted', text, studentId: Number(name) })}
    >
      <WorkTable aria-label={t('several.rows')}>
        <thead>
          <tr>
            <th scope="col">{t('several.student')}</th>
            <th scope="col" data-numeric>
              {t('several.last')}
            </th>
            <th scope="col">{t('column.score')}</th>
            <th scope="col">{t('several.note')}</th>
          </tr>
        </thead>
        <tbody>
          {students.map((student) => (
            <Row key={student.student_id} actor={actor} student={student} />
          ))}
        </tbody>
      </WorkTable>
    </FieldColumn>
  );
}

interface RowProps extends ActorProps<typeof severalScores> {
  readonly student: RosterStudent;
}

function Row({ actor, student }: RowProps) {
  const { t } = useTranslation('scores');
  const isTaken = useSelector(
    actor,
    useMemo(() => selectIsTaken(student), [student]),
  );
  const values = useSelector(actor, selectValues);
  const last = lastExam(student.exams, values.exam_date);
  const warning = warningOf(student, values, useSelector(actor, selectToday));
  return (
    <tr>
      <th scope="row">
        <PersonCell name={student.name} account={student.username} />
      </th>
      <td data-numeric>{last === undefined ? '–' : saidScore({ ...last, level: null })}</td>
      <chakra.td
        minWidth="14rem"
        css={{ '& input': { scrollMarginTop: 'var(--stuck, {spacing.header})' } }}
      >
        {isTaken ? null : <ResultCell actor={actor} student={student} />}
      </chakra.td>
      <td>
        {isTaken ? <Status kind="good">{t('several.taken')}</Status> : null}
        {warning === null || isTaken ? null : <WarningText warning={warning} />}
      </td>
    </tr>
  );
}

/** The field of a row; a wheel over it changes nothing. */
function ResultCell({ actor, student }: RowProps) {
  const { t } = useTranslation('scores');
  const told = useToldName();
  const { score_type: kind, results } = useSelector(actor, selectValues);
  const id = student.student_id;
  const path = `results.${String(id)}`;
  const rule = useSelector(actor, errorOf(path));
  const isLevel = kind === 'level';
  const control = {
    name: String(id),
    value: resultOf(results, student),
    label: t('several.of', { name: told(student.name), account: student.username }),
    onChange: (text: string) => {
      actor.send({
        type: 'result.typed',
        studentId: id,
        text,
      });
    },
    onBlur: () => {
      actor.send({ type: 'field.left', field: path });
    },
  };
  return (
    <CellField
      error={rule === undefined ? undefined : t([`several.error.${rule}`, `record.error.${rule}`])}
    >
      {isLevel ? <TextInput {...control} /> : <NumberInput {...control} />}
    </CellField>
  );
}
