import { HStack } from '@chakra-ui/react';
import { shallowEqual, useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { examEntryPage, examReportPage } from '../../domain/addresses';
import {
  type examEntry,
  selectForm,
  selectIsChanged,
  selectNext,
  selectReportId,
  selectSaved,
} from '../../machines/exams/examEntry';
import type { ActorProps } from '../parts/actorProps';
import { Button } from '../parts/Button';
import { LinkButton } from '../parts/LinkButton';
import { PassFocus } from '../parts/PassFocus';
import { RecordScreen } from '../parts/RecordScreen';
import { Status } from '../parts/Status';
import { Text } from '../parts/Text';
import { useOrigin } from '../parts/useOrigin';
import { useToldName } from '../parts/useToldName';
import { ExamMarksForm } from './ExamMarksForm';
import { paperName } from './paperName';

/** Enters a student's marks of a paper, or changes them [ROUTE-059, CALL-183]. */
export function ExamEntryScreen({ actor }: ActorProps<typeof examEntry>) {
  const { t } = useTranslation(['exams', 'students', 'scores', 'shell']);
  const form = useSelector(actor, selectForm);
  const isChanged = useSelector(actor, selectIsChanged);
  const reportId = useSelector(actor, selectReportId);
  const told = useToldName();
  return (
    <>
      <RecordScreen
        actor={actor}
        words="exams:marks"
        title={isChanged ? t('marks.change') : undefined}
        back={
          reportId > 0
            ? { to: examReportPage(reportId), label: t('marks.toReportBack') }
            : { to: '/examAnalysis/paperInformationEntry', label: t('marks.back') }
        }
        dated={false}
      >
        {({ paper, questions, entered, named }) => (
          <>
            <Text as="p" mb={4}>
              {paperName(t, paper)}
            </Text>
            {form === undefined || entered === null || reportId > 0 ? null : (
              <Text as="p" mb={4}>
                {t('marks.already', { name: told(entered.name) })}
              </Text>
            )}
            {form === undefined ? null : <ExamMarksForm {...{ form, questions, entered, named }} />}
          </>
        )}
      </RecordScreen>
      <Saved actor={actor} />
    </>
  );
}

/** Whose result was saved, the way to its report, and the next one. */
function Saved({ actor }: ActorProps<typeof examEntry>) {
  const { t } = useTranslation('exams');
  const told = useToldName();
  const saved = useSelector(actor, selectSaved);
  const isChanged = useSelector(actor, selectIsChanged);
  const next = useSelector(actor, selectNext, shallowEqual);
  // The way back of each student after the first leads to where the first was chosen.
  const origin = useOrigin();
  if (saved === null) return null;
  return (
    <>
      <Status kind="good">{t('marks.saved', { name: told(saved.name) })}</Status>
      <HStack gap={3} mt={4} wrap="wrap">
        {next === null ? null : (
          <LinkButton
            kind="primary"
            origin={origin}
            to={examEntryPage(
              next.paperId,
              `&student=${encodeURIComponent(next.student)}&exam_date=${next.examDate}`,
            )}
          >
            {t('marks.next', { name: told(next.name), missing: next.missing })}
          </LinkButton>
        )}
        <LinkButton
          to={examReportPage(saved.report_id)}
          kind={next === null ? 'primary' : undefined}
        >
          {t('marks.toReport')}
        </LinkButton>
        {isChanged ? null : (
          <PassFocus to="main form input">
            <Button onClick={() => actor.send({ type: 'another.requested' })}>
              {t('marks.another')}
            </Button>
          </PassFocus>
        )}
        <LinkButton to="/examAnalysis/index">{t('marks.toList')}</LinkButton>
      </HStack>
    </>
  );
}
