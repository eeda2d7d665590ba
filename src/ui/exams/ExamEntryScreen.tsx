import { HStack } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { examResultPage } from '../../domain/addresses';
import {
  type examEntry,
  selectForm,
  selectIsChanged,
  selectSaved,
} from '../../machines/exams/examEntry';
import { BackLink } from '../parts/BackLink';
import { Button } from '../parts/Button';
import { NothingYet } from '../parts/Emptiness';
import { LinkButton } from '../parts/LinkButton';
import { PageHead } from '../parts/PageHead';
import { PassFocus } from '../parts/PassFocus';
import { RecordView } from '../parts/RecordView';
import { Status } from '../parts/Status';
import { Text } from '../parts/Text';
import { useToldName } from '../parts/useToldName';
import { ExamMarksForm } from './ExamMarksForm';
import { paperName } from './paperName';

interface ExamEntryScreenProps {
  readonly actor: ActorRefFrom<typeof examEntry>;
}

/** Enters a student's marks of a paper, or changes them [ROUTE-059, CALL-183]. */
export function ExamEntryScreen({ actor }: ExamEntryScreenProps) {
  const { t } = useTranslation(['exams', 'students', 'scores', 'shell']);
  const form = useSelector(actor, selectForm);
  const isChanged = useSelector(actor, selectIsChanged);
  const title = t(isChanged ? 'marks.change' : 'marks.title');
  return (
    <>
      <BackLink to="/examAnalysis/paperInformationEntry">{t('marks.back')}</BackLink>
      <PageHead title={title} />
      <RecordView
        actor={actor}
        loading={title}
        rows={8}
        failed={t('marks.failed')}
        absent={<NothingYet title={t('absent.title')}>{t('absent.text')}</NothingYet>}
      >
        {({ paper, questions }) => (
          <>
            <Text as="p" mb={4}>
              {paperName(t, paper)}
            </Text>
            {form === undefined ? null : <ExamMarksForm {...{ form, questions, isChanged }} />}
          </>
        )}
      </RecordView>
      <Saved actor={actor} />
    </>
  );
}

/** Whose result was saved, the way to its report, and the next one. */
function Saved({ actor }: ExamEntryScreenProps) {
  const { t } = useTranslation('exams');
  const told = useToldName();
  const saved = useSelector(actor, selectSaved);
  const isChanged = useSelector(actor, selectIsChanged);
  if (saved === null) return null;
  const report = examResultPage(saved.report_id);
  return (
    <>
      <Status kind="good">{t('marks.saved', { name: told(saved.name) })}</Status>
      <HStack gap={3} mt={4}>
        <LinkButton to={report} kind="primary">
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
