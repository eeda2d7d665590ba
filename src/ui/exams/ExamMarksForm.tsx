import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { type ExamQuestion, marksSoFar, questionKinds } from '../../domain/exams';
import { typedStudentLength } from '../../domain/limits';
import type { NamedStudent } from '../../domain/students';
import type { EnteredResult } from '../../machines/exams/examEntry';
import type { examMarks } from '../../machines/exams/examMarks';
import { selectDraft, selectValues } from '../../machines/parts/form/selectors';
import { Button } from '../parts/Button';
import { FieldColumn } from '../parts/FieldColumn';
import { BoundFailure, BoundForm } from '../parts/form/BoundForm';
import { BindingContext, useFormState } from '../parts/form/binding';
import { DateField } from '../parts/form/DateField';
import { NumberField } from '../parts/form/NumberField';
import { TextField } from '../parts/form/TextField';
import { Section } from '../parts/Section';
import { StudentCell } from '../parts/StudentCell';
import { Text } from '../parts/Text';
import { useToldName } from '../parts/useToldName';
import { useExamExcerpt } from './examExcerpt';
import { MarksRefusal } from './MarksRefusal';

const Fields = chakra('div', {
  base: {
    display: 'grid',
    gap: 4,
    gridTemplateColumns: 'repeat(auto-fill, minmax(12rem, 1fr))',
    alignItems: 'start',
  },
});

interface ExamMarksFormProps {
  readonly form: ActorRefFrom<typeof examMarks>;
  readonly questions: readonly ExamQuestion[];
  /** The result that is changed, and whose it stays; null for a new one. */
  readonly entered: EnteredResult | null;
  /** The student with whom a new one begins; null where the address names nobody. */
  readonly named: NamedStudent | null;
}

/** Whose result it is, and the mark of each question, section by section. */
export function ExamMarksForm({ form, questions, entered, named }: ExamMarksFormProps) {
  const { t } = useTranslation('exams');
  const draft = useSelector(form, selectDraft);
  const { isBusy } = useFormState(form);
  return (
    <BoundForm
      actor={form}
      words="exams:marks"
      label={t(entered === null ? 'marks.title' : 'marks.change')}
      draft={draft}
      excerpt={useExamExcerpt()}
      actions={
        <>
          <SoFar form={form} questions={questions} />
          <Button kind="primary" type="submit" busy={isBusy}>
            {t('marks.verb')}
          </Button>
        </>
      }
    >
      <Fields>
        {entered === null ? (
          <StudentField {...{ form, named }} />
        ) : (
          <StudentCell student={{ ...entered, username: entered.student }} />
        )}
        <DateField name="exam_date" />
      </Fields>
      <FieldColumn>
        {questionKinds.map((kind) => (
          <Marks key={kind} {...{ form, kind, questions }} />
        ))}
      </FieldColumn>
      <BoundFailure />
      <MarksRefusal form={form} />
    </BoundForm>
  );
}

/** Whose result it is; of the student with whom it begins it says name, account and grade. */
function StudentField({ form, named }: Pick<ExamMarksFormProps, 'form' | 'named'>) {
  const { t } = useTranslation(['scores', 'students']);
  const told = useToldName();
  const { student } = useSelector(form, selectValues);
  const isNamed = named !== null && [named.username, named.name].includes(student.trim());
  const reason = isNamed
    ? t('record.whose', {
        ...{ name: told(named.name), account: named.username },
        grade: t(`students:grade.${String(named.grade)}`),
      })
    : undefined;
  return <TextField name="student" maximum={typedStudentLength} reason={reason} />;
}

interface MarksProps extends Pick<ExamMarksFormProps, 'form' | 'questions'> {
  readonly kind: ExamQuestion['kind'];
}

/** The marks of the questions of a kind, each with its full marks and its point. */
function Marks({ form, questions, kind }: MarksProps) {
  const { t } = useTranslation('exams');
  const { marks } = useSelector(form, selectValues);
  const own = questions
    .map((question, index) => ({ ...question, index }))
    .filter((question) => question.kind === kind);
  if (own.length === 0) return null;
  const change = (field: string, value: unknown) => {
    const changed = Number(field.replace('marks.', ''));
    const next = marks.map((mark, index) => (index === changed ? String(value) : mark));
    form.send({ type: 'field.changed', field: 'marks', value: next });
  };
  return (
    <Section title={t(`kind.${kind}`)} count={own.length} mt={5}>
      <Fields>
        {own.map(({ index, number, full_marks: full, point_name: point }) => (
          <BindingContext
            key={number}
            value={{ ...{ actor: form, words: 'exams:marks', change }, values: { number, full } }}
          >
            <NumberField
              name={`marks.${String(index)}`}
              word="mark"
              reason={t('marks.of', { full, point })}
            />
          </BindingContext>
        ))}
      </Fields>
    </Section>
  );
}

/** The total of the marks that are typed so far. */
function SoFar({ form, questions }: Pick<ExamMarksFormProps, 'form' | 'questions'>) {
  const { t } = useTranslation('exams');
  const { marks } = useSelector(form, selectValues);
  const full = questions.map((question) => question.full_marks);
  const { sum, count } = marksSoFar(marks, full);
  const all = full.reduce((total, one) => total + one, 0);
  return (
    <Text figures role="status">
      {t('marks.soFar', { sum, all, count, questions: questions.length })}
    </Text>
  );
}
